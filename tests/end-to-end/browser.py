# SPDX-License-Identifier: Apache-2.0
"""Chromium without a window, as chromedriver drives it over plain HTTP (WebDriver, and Chromium's own DevTools commands)."""
import base64
import contextlib
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

STARTED = "started successfully on port ([0-9]+)"


def missing():
    """The programs that are not installed."""
    return [name for name in ("chromium", "chromedriver", "mosquitto", "zbarimg") if not shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")]


# What `blocked` says of a page that loads and reaches nothing but what it brought along.
FOREIGN = sorted(["script-src-elem inline"] + [f"{what} 192.0.2.1" for what in (
    "connect-src", "frame-src", "img-src", "media-src", "object-src", "script-src-elem", "style-src-elem")])


class Browser:
    def __init__(self, width=360, height=740, dark=False, language="en"):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                       start_new_session=True, env=os.environ | {"HOME": self.folder.name, "TMPDIR": self.folder.name})
        try:
            for line in self.driver.stdout:
                if found := re.search(STARTED, line):
                    self.port = int(found[1])
                    break
            arguments = ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", f"--lang={language}", "--no-first-run",
                         "--disable-background-networking", f"--user-data-dir={self.folder.name}/profile"]
            if os.geteuid() == 0:
                arguments.append("--no-sandbox")  # Chromium's own rule for root
            wishes = {"browserName": "chrome", "goog:loggingPrefs": {"browser": "ALL"}, "goog:chromeOptions": {
                "binary": shutil.which("chromium"), "args": arguments, "prefs": {"intl.accept_languages": language}}}
            self.session = None
            self.session = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": wishes}})["sessionId"]
            self.size(width, height)
            self.theme(dark)
        except BaseException:
            self.close()
            raise

    def ask(self, method, path, body=None, patience=60):
        if self.session:
            path = f"/session/{self.session}{path}"
        data = None if method in ("GET", "DELETE") else json.dumps(body or {}).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=patience) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode()[:2000]}") from None

    def devtools(self, command, **parameters):
        return self.ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def size(self, width, height):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 1000)

    def theme(self, dark):
        self.devtools("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def open(self, address):
        # Another fragment alone would not load the page again.
        self.ask("POST", "/url", {"url": "about:blank"})
        self.ask("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def until(self, script, *arguments, patience=20):
        """The value of a script once it is true; its last value in the error otherwise."""
        end = time.monotonic() + patience
        while not (value := self.run(script, *arguments)):
            if time.monotonic() > end:
                raise AssertionError(f"never true: {script} {arguments}; the page says {self.run('return document.body.innerText')[:1500]!r}")
            time.sleep(0.05)
        return value

    def console(self):
        """What the page has complained about since the last call."""
        return [entry["message"] for entry in self.ask("POST", "/se/log", {"type": "browser"}) if entry["level"] in ("SEVERE", "WARNING")]

    def blocked(self):
        """What the page's content policy forbids of a foreign script and of everything else that a page could load or reach."""
        blocked = self.ask("POST", "/execute/async", {"args": [], "script": """
            const done = arguments[0], blocked = new Set();
            document.addEventListener("securitypolicyviolation", event =>
              blocked.add(event.effectiveDirective + " " + (event.blockedURI === "inline" ? "inline" : new URL(event.blockedURI).host)));
            const inline = document.createElement("script");
            inline.textContent = "window.broken = 1";
            document.body.append(inline);
            new Image().src = "http://192.0.2.1/picture.png";
            for (const [name, field] of [["script", "src"], ["iframe", "src"], ["link", "href"], ["audio", "src"], ["object", "data"]]) {
              const made = document.createElement(name);
              if (name === "link") made.rel = "stylesheet";
              made[field] = "http://192.0.2.1/" + name;
              document.body.append(made);
            }
            fetch("http://192.0.2.1/fetch").catch(() => 0);
            try { new WebSocket("ws://192.0.2.1/socket"); } catch (error) { }
            setTimeout(() => done([...blocked].sort()), 1000);"""})
        return blocked if not self.run("return Boolean(window.broken)") else ["the foreign script ran"]

    def accessible(self):
        """The accessibility tree: each node that a screen reader meets."""
        self.devtools("Accessibility.enable")
        nodes = self.devtools("Accessibility.getFullAXTree")["nodes"]
        self.devtools("Accessibility.disable")  # to keep the tree up to date takes time
        return [node for node in nodes if not node.get("ignored")]

    def picture(self, path, whole=False):
        if whole:
            data = self.devtools("Page.captureScreenshot", captureBeyondViewport=True)["data"]
        else:
            data = self.ask("GET", "/screenshot")
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def tab(self):
        """Opens another tab in front of the page, which is hidden then; `show` brings the page back."""
        page = self.ask("GET", "/window")
        other = self.ask("POST", "/window/new", {"type": "tab"})["handle"]
        self.show(other)
        return page, other

    def show(self, handle):
        self.ask("POST", "/window", {"handle": handle})
        self.devtools("Page.bringToFront")

    def close(self):
        if getattr(self, "session", None):
            with contextlib.suppress(RuntimeError, OSError):
                self.ask("DELETE", "", patience=10)
        self.driver.terminate()
        self.driver.wait()
        self.driver.stdout.close()
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

# SPDX-License-Identifier: Apache-2.0
"""A club's hall for tests: scripts/hall.sh with its real broker, and somebody who reads what its tables say."""
import json
import os
import pathlib
import signal
import socket
import struct
import subprocess
import tempfile
import time

from phone import Phone, packet, text

SOURCE = pathlib.Path(__file__).resolve().parents[2]
PATH = f"{os.environ['PATH']}:/usr/sbin"


def free_ports(count):
    taken = [socket.socket() for _ in range(count)]
    for each in taken:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in taken]
    for each in taken:
        each.close()
    return ports


class Hall:
    """`page`: the assembled page of the build."""

    def __init__(self, page, name="Club night"):
        self.name = name
        self.kept = tempfile.TemporaryDirectory(prefix="watchfire-hall-")
        self.folder = pathlib.Path(self.kept.name)
        # The script takes the page from beside itself.
        for file in (SOURCE / "scripts/hall.sh", page):
            (self.folder / pathlib.Path(file).name).write_bytes(pathlib.Path(file).read_bytes())
        self.page_port, self.port, self.tls_port = free_ports(3)
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            ["bash", self.folder / "hall.sh", self.name, "--in", self.folder / "broker", "--address", "127.0.0.1", "--page-port",
             str(self.page_port), "--port", str(self.port), "--tls-port", str(self.tls_port)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ | {"PATH": PATH})
        self.said = self.read_said()
        self.wait()

    def read_said(self):
        said = []
        for line in self.process.stdout:
            said.append(line)
            if "ca=ca.pem" in line:
                break
        self.process.stdout.close()
        return "".join(said)

    def wait(self, patience=20):
        end = time.monotonic() + patience
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.page_port), timeout=1).close()
                return
            except OSError:
                assert time.monotonic() < end and self.process.poll() is None, "the broker does not come up"
                time.sleep(0.02)

    def brokers(self):
        """What runs below the script: its broker; nothing once `again` has started the broker itself."""
        pid = self.process.pid
        return [int(child) for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]

    def kill(self):
        brokers = self.brokers()
        self.process.send_signal(signal.SIGKILL)  # first the script, which would start its broker again
        self.process.wait()
        for broker in brokers:
            os.kill(broker, signal.SIGKILL)
        end = time.monotonic() + 20
        while self.answers():
            assert time.monotonic() < end, "the broker does not end"
            time.sleep(0.01)

    def answers(self):
        try:
            socket.create_connection(("127.0.0.1", self.page_port), timeout=1).close()
            return True
        except OSError:
            return False

    def again(self):
        """The same broker once more, as fast as its operator could."""
        self.process = subprocess.Popen(["mosquitto", "-c", self.folder / "broker/mosquitto.conf"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, env=os.environ | {"PATH": PATH})
        self.wait()

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
        self.kept.cleanup()

    def secret(self, user):
        return (self.folder / "broker" / f"{user}.secret").read_text().strip()

    def url(self, table, tls=False, user="table", password=None):
        secret = password or self.secret(user)
        hall = self.name.replace(" ", "%20")
        if tls:
            return f"mqtts://{user}:{secret}@127.0.0.1:{self.tls_port}/{hall}/{table}?ca={self.folder}/broker/ca.pem"
        return f"mqtt://{user}:{secret}@127.0.0.1:{self.port}/{hall}/{table}"

    def page(self):
        return next(line.strip() for line in self.said.splitlines() if line.strip().startswith("http://"))

    def reader(self, user="hall", password=None):
        return Reader(self, user, password or self.secret(user))


class Reader(Phone):
    """Reads everything that the tables say."""

    def __init__(self, hall, user, password):
        self.prefix = f"watchfire/{hall.name}/"
        self.events = []
        super().__init__(f"http://127.0.0.1:{hall.page_port}/#{password}", user=user)
        self.send(packet(0x82, struct.pack("!H", 2) + text(self.prefix + "#") + b"\0"))

    def take(self):
        before = dict(self.topics)
        super().take()
        for topic, payload in self.topics.items():
            if topic.endswith("/event") and before.get(topic) is not payload:
                self.events.append((topic, json.loads(payload)))

    def said(self, table, what):
        payload = self.topics.get(f"{self.prefix}{table}/{what}")
        if not payload:
            return None
        return payload.decode() if what == "alive" else json.loads(payload)

    def results(self, table):
        return (self.said(table, "result") or {}).get("results", [])


class PlainReader(Reader):
    """The same over plain MQTT: mosquitto gives a WebSocket a long message in pieces of 4 kB, ten in a second."""

    def __init__(self, hall, what=None):
        """`what`: the topics that it wants; otherwise those of the hall."""
        self.prefix = f"watchfire/{hall.name}/"
        self.events, self.told, self.topics, self.views, self.rest = [], [], {}, [], b""
        self.socket = socket.create_connection(("127.0.0.1", hall.port), timeout=20)
        self.send(packet(0x10, text("MQTT") + bytes([4, 0xC2]) + struct.pack("!H", 600) + text(f"reader-{os.urandom(4).hex()}") +
                         text("hall") + text(hall.secret("hall"))))
        self.send(packet(0x82, struct.pack("!H", 2) + text(what or self.prefix + "#") + b"\0"))

    def send(self, data):
        self.socket.sendall(data)

    def read(self):
        self.rest += self.received()
        self.take()

    def listen(self, seconds):
        """Takes whatever comes in that time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.socket.settimeout(max(0.01, left))
            try:
                self.read()
            except socket.timeout:
                return

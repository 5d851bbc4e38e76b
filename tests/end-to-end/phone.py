# SPDX-License-Identifier: Apache-2.0
"""A phone without a screen: MQTT 3.1.1 in a WebSocket, as the page speaks it, and more than the page would ever say."""
import base64
import json
import os
import socket
import struct
import time

VIEW, ALIVE, ASK, TOLD = "watchfire/view", "watchfire/alive", "watchfire/ask/", "watchfire/told/"
CONNACK, PUBLISH, SUBACK = 2, 3, 9


class Refused(Exception):
    """The broker did not let it in; the argument is MQTT's code."""


def text(value):
    data = value.encode()
    return struct.pack("!H", len(data)) + data


def packet(kind, body):
    length, head = len(body), bytes([kind])
    while True:
        length, digit = divmod(length, 128)
        head += bytes([digit | 128 if length else digit])
        if not length:
            return head + body


class Phone:
    def __init__(self, link, user=None, patience=20):
        """`link`: what the code says, http://ADDRESS:PORT/#TOKEN, of a player's own phone #SEAT.TOKEN."""
        address, _, self.token = link.removeprefix("http://").partition("/#")
        seat, dot, token = self.token.partition(".")
        self.seat = f"seat-{seat}" if dot else None
        self.token = token if dot else self.token
        user = (self.seat or "phone") if user is None else user
        host, _, port = address.partition(":")
        self.told = []
        self.topics, self.views, self.rest = {}, [], b""
        self.socket = socket.create_connection((host, int(port)), timeout=patience)
        self.socket.settimeout(patience)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /mqtt HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n").encode())
        self.raw = b""
        while b"\r\n\r\n" not in self.raw:
            self.raw += self.received()
        head, _, self.raw = self.raw.partition(b"\r\n\r\n")
        assert b" 101 " in head.splitlines()[0], head
        flags = 2 | (0x80 | 0x40 if self.token else 0)
        body = text("MQTT") + bytes([4, flags]) + struct.pack("!H", 30) + text(f"phone-{os.urandom(4).hex()}")
        self.send(packet(0x10, body + (text(user) + text(self.token) if self.token else b"")))
        self.until(lambda: hasattr(self, "code"), patience)
        if self.code:
            self.socket.close()
            raise Refused(self.code)
        self.send(packet(0x82, struct.pack("!H", 1) + b"".join(text(topic) + b"\0" for topic in (f"{VIEW}/+", ALIVE, f"{TOLD}+"))))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def received(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the broker has hung up")
        return data

    def send(self, data):
        mask = os.urandom(4)
        length = len(data)
        head = bytes([0x82, 0x80 | length]) if length < 126 else \
            bytes([0x82, 0xFE]) + struct.pack("!H", length) if length < 65536 else bytes([0x82, 0xFF]) + struct.pack("!Q", length)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def publish(self, topic, payload, retain=True):
        self.send(packet(0x31 if retain else 0x30, text(topic) + payload))

    def frames(self):
        """The payloads of the WebSocket frames that have come."""
        while len(self.raw) >= 2:
            length, at = self.raw[1] & 127, 2
            if length == 126 and len(self.raw) >= 4:
                length, at = struct.unpack("!H", self.raw[2:4])[0], 4
            elif length == 127 and len(self.raw) >= 10:
                length, at = struct.unpack("!Q", self.raw[2:10])[0], 10
            elif length > 125:
                return
            if len(self.raw) < at + length:
                return
            kind, data, self.raw = self.raw[0] & 15, self.raw[at:at + length], self.raw[at + length:]
            if kind == 8:
                raise ConnectionError("the broker closes the connection")
            if kind == 2:
                yield data

    def read(self):
        """Takes what has come; waits for something if nothing has."""
        self.raw += self.received()
        for data in self.frames():
            self.rest += data
            self.take()

    def take(self):
        while True:
            length, shift, at = 0, 0, 1
            while True:
                if at >= len(self.rest):
                    return
                digit = self.rest[at]
                length |= (digit & 127) << shift
                shift, at = shift + 7, at + 1
                if digit < 128:
                    break
            if len(self.rest) < at + length:
                return
            kind, body, self.rest = self.rest[0] >> 4, self.rest[at:at + length], self.rest[at + length:]
            if kind == CONNACK:
                self.code = body[1]
            elif kind == PUBLISH:
                size = struct.unpack("!H", body[:2])[0]
                topic, payload = body[2:2 + size].decode(), body[2 + size:]
                self.topics[topic] = payload
                if topic.startswith(TOLD):
                    self.told.append(json.loads(payload))
                if topic.startswith(VIEW + "/"):
                    self.join(payload)

    def join(self, latest):
        """Takes a snapshot once all of its parts are there; an empty part was taken away."""
        if not latest:
            return
        head = latest.partition(b"\n")[0]
        parts = [self.topics.get(f"{VIEW}/{i}", b"").partition(b"\n") for i in range(int(head.split()[1]))]
        if all(part[0] == head for part in parts):
            self.views.append(json.loads(b"".join(part[2] for part in parts)))

    def until(self, holds, patience=20):
        end = time.monotonic() + patience
        while not holds():
            self.socket.settimeout(max(0.01, end - time.monotonic()))
            try:
                self.read()
            except socket.timeout:
                raise AssertionError(f"nothing came: {sorted(self.topics)}, {len(self.views)} views") from None
        return self

    def proposal(self, **what):
        """A proposal for the game and revision that this phone is shown."""
        what = {key.rstrip("_"): value for key, value in what.items()}
        return {"watchfire-ask": 1, "id": os.urandom(6).hex(), "game": self.view["game"], "revision": self.view["revision"]} | what

    def propose(self, **what):
        """What the table says to that at first."""
        made = self.proposal(**what)
        self.publish(ASK + self.seat, json.dumps(made).encode(), retain=False)
        return self.answer(made["id"])

    def act(self, act, *touches):
        """What the table says to an act with these touches."""
        return self.propose(do="act", act=act, touches=list(touches))

    def answer(self, made, state=None):
        """The latest answer to a proposal, or the one with that state."""
        found = lambda: [each for each in self.told if each["id"] == made and state in (None, each["state"])]  # noqa: E731
        self.until(found)
        return found()[-1]

    @property
    def offer(self):
        """What the table offers this seat."""
        return next(offer for offer in self.view["offers"] if f"seat-{offer['seat']}" == self.seat)

    @property
    def view(self):
        return self.views[-1] if self.views else None

# SPDX-License-Identifier: Apache-2.0
"""A tower as PROTOCOL.md describes it ("What a tower does"), without hardware, threads or clock: bytes and the time go
in, bytes come out. Written from that page alone, to show that a firmware can be."""
from collections import deque

from watchfire_link import VERSION, Decoder, Message, encode

QUEUE = 8
FIRST_PAUSE = 50
HEARD_PAUSE = 200
SILENT_PAUSE = 2000
SILENCE = 3000
STATUS_EVERY = 60000


WHO = {"name": "Python-Tower", "firmware": "1", "serial": "PY-000001", "caps": "lamp,simulated"}


class Tower:
    def __init__(self, send, boot, now, who=WHO):
        """`send` takes bytes; `boot` is this start's id, never used before; times are milliseconds of one clock."""
        self._send = send
        self._boot = "%08x" % boot
        self._who = who
        self._started = self._status_at = now
        self._sequence = 0
        self._queue = deque()  # ROLL messages, oldest first
        self._last = None  # the last ROLL
        self._decoder = Decoder("host")
        self._heard_at = None
        self._pause = FIRST_PAUSE
        self._sent_at = None  # of the oldest roll; None: not yet
        self._rolls = self._resends = self._refused = 0
        self.effect = "idle"
        send(b"\n")
        self._say("HELLO", **self._identity())

    @property
    def held(self):
        return len(self._queue)

    def roll(self, dice, now):
        """A list of (faces, value). False: the queue is full, and the roll is refused."""
        if len(self._queue) == QUEUE:
            self._refused += 1
            return False
        self._last = self._message("ROLL", dice=",".join(f"d{faces}:{value}" for faces, value in dice))
        self._queue.append(self._last)
        self._rolls += 1
        if len(self._queue) == 1:
            self._hurry(now)
        return True

    def cocked(self, count):
        self._say("COCKED", count=str(count))

    def receive(self, data, now):
        if not data:
            return
        was_heard = self._is_heard(now)
        self._heard_at = now
        if not was_heard:
            self._hurry(now)
        for outcome in self._decoder.feed(data):
            if isinstance(outcome, Message):
                self._take(outcome, now)

    def poll(self, now):
        """Does what is due. Call it every few milliseconds."""
        if self._queue and now - self._sent_at >= self._pause:
            limit = HEARD_PAUSE if self._is_heard(now) else SILENT_PAUSE
            self._pause = min(2 * self._pause, limit)
            self._resends += 1
            self._send_oldest(now)
        if self._is_heard(now) and now - self._status_at >= STATUS_EVERY:
            self._say_status(now)

    def _take(self, message, now):
        if message.word == "HELLO?":
            self._say("HELLO", **self._identity())
            self._say_status(now)
            self._hurry(now)
        elif message.word == "PING":
            self._say("PONG", token=message.fields["token"])
        elif message.word == "LAMP" and message.fields["effect"] != "unknown":
            self.effect = message.fields["effect"]
        elif message.word == "ACK" and self._queue:
            oldest = self._queue[0].fields
            if message.fields == {"boot": oldest["boot"], "seq": oldest["seq"]}:
                self._queue.popleft()
                self._sent_at = None
                self._hurry(now)

    def _is_heard(self, now):
        return self._heard_at is not None and now - self._heard_at < SILENCE

    def _hurry(self, now):
        """Sends the oldest roll at once and restarts its pauses."""
        self._pause = FIRST_PAUSE
        if self._queue:
            self._resends += self._sent_at is not None
            self._send_oldest(now)

    def _send_oldest(self, now):
        self._sent_at = now
        self._send(encode(self._queue[0]))

    def _message(self, word, **fields):
        self._sequence += 1
        return Message(word, {"boot": self._boot, "seq": str(self._sequence), **fields})

    def _say(self, word, **fields):
        self._send(encode(self._message(word, **fields)))

    def _identity(self):
        last = self._last.fields if self._last else {"seq": "0", "dice": "-"}
        return {"version": VERSION, **self._who, "held": str(self.held), "last-seq": last["seq"], "last": last["dice"]}

    def _say_status(self, now):
        self._status_at = now
        self._say("STATUS", battery="-", uptime=str(int(now - self._started) // 1000), rolls=str(self._rolls),
                  resends=str(self._resends), refused=str(self._refused), bad=str(self._decoder.bad))

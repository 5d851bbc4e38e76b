# SPDX-License-Identifier: Apache-2.0
"""A way to a broker that fails as networks do: it cuts connections, cuts them for one side only, stalls, and gets slow."""
import asyncio
import random
import threading

CHUNK = 65536
SLOW_TICK = 0.05


class Way:
    """One connection through it."""

    def __init__(self, table, broker):
        self.table, self.broker = table, broker  # writers
        self.rate = None  # bytes a second in each direction
        self.moves = asyncio.Event()
        self.moves.set()
        self.dead_end = False  # only one side knows that it is over

    async def carry(self, reader, writer):
        try:
            while data := await reader.read(CHUNK if self.rate is None else max(1, int(self.rate * SLOW_TICK))):
                await self.moves.wait()
                writer.write(data)
                await writer.drain()
                if self.rate is not None:
                    await asyncio.sleep(len(data) / self.rate)
        except OSError:
            pass
        if not self.dead_end:
            self.cut()

    def cut(self):
        self.table.transport.abort()
        self.broker.transport.abort()


class RoughWay:
    """Listens on `port` and leads to a broker on `to`; `calm()` ends all faults, `rough()` begins them again."""

    KINDS = ("cut", "table not told", "broker not told", "stall", "slow")

    def __init__(self, to, seed=1, every=0.2):
        self.to, self.every, self.random = to, every, random.Random(seed)
        self.ways, self.asleep = set(), set()
        self.is_rough = False
        self.counts = dict.fromkeys(self.KINDS, 0)
        self.bytes = 0
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.port = self.inside(self.listen())

    def inside(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    async def listen(self):
        self.server = await asyncio.start_server(self.came, "127.0.0.1", 0)
        self.faults = asyncio.create_task(self.fail())
        return self.server.sockets[0].getsockname()[1]

    async def came(self, reader, table):
        try:
            from_broker, broker = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:  # it is dead just now
            table.transport.abort()
            return
        way = Way(table, broker)
        self.ways.add(way)
        await asyncio.gather(way.carry(reader, broker), way.carry(from_broker, table))
        if not way.dead_end:  # the others last until the network works again
            self.ways.discard(way)

    async def fail(self):
        while True:
            await asyncio.sleep(self.every)
            usable = [way for way in self.ways if way.rate is None and way.moves.is_set() and not way.dead_end]
            if self.is_rough and usable:
                kind = self.random.choice(self.KINDS)
                self.counts[kind] += 1
                task = asyncio.create_task(self.spoil(self.random.choice(usable), kind))
                self.asleep.add(task)
                task.add_done_callback(self.asleep.discard)

    async def spoil(self, way, kind):
        if kind == "cut":
            way.cut()
        elif kind == "table not told":
            way.dead_end = True
            way.broker.transport.abort()
        elif kind == "broker not told":
            way.dead_end = True
            way.table.transport.abort()
        elif kind == "stall":
            way.moves.clear()
            await asyncio.sleep(self.random.uniform(0.5, 12))
            way.moves.set()
        elif kind == "slow":
            way.rate = self.random.choice((2_000, 10_000, 50_000))
            await asyncio.sleep(self.random.uniform(1, 6))
            way.rate = None

    def rough(self):
        async def begin():
            self.is_rough = True
        self.inside(begin())

    def calm(self):
        """A network that works again: what waited goes on, and whoever still thinks that he is connected is told when he speaks. A
        broker that was not told hears nothing."""
        async def end():
            self.is_rough = False
            for way in list(self.ways):
                way.rate = None
                way.moves.set()
                if way.dead_end:
                    way.table.transport.abort()
                    self.ways.discard(way)
        self.inside(end())

    def close(self):
        async def end():
            self.faults.cancel()
            self.server.close()
            for way in list(self.ways):
                way.cut()
        self.inside(end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

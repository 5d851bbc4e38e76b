# SPDX-License-Identifier: Apache-2.0
"""Reads a trace of the program (`--trace`): which hops a roll took from the port to the picture, in their order."""
import json
from typing import NamedTuple

# In the order in which they begin; docs/performance.md says what each is.
HOPS = ["bytes read", "line decoded", "journal commit", "command", "rules", "steps told", "models", "frame"]


class Hop(NamedTuple):
    name: str
    begin: float  # microseconds of the steady clock
    end: float
    thread: str


def read(path):
    """The events of a trace, also of one that a killed program left open."""
    text = path.read_text(encoding="utf-8")
    return json.loads(text if text.endswith("]\n") else text + "\n]")


def rolls(events):
    """The rolls that became commands, by their names in the trace, in order."""
    return [event["args"]["roll"] for event in sorted(events, key=lambda e: e.get("ts", 0))
            if event["name"] == "command" and "roll" in event.get("args", {})]


def hops_of(events, roll):
    """The hops of a roll by name."""
    threads = {event["tid"]: event["args"]["name"] for event in events if event["name"] == "thread_name"}
    spans = [(Hop(e["name"], e["ts"], e["ts"] + e["dur"], threads[e["tid"]]), e.get("args", {}).get("roll"))
             for e in sorted(events, key=lambda e: e.get("ts", 0)) if e["ph"] == "X"]

    def all_of(name):
        return [hop for hop, _ in spans if hop.name == name]

    found = {hop.name: hop for hop, of in spans if of == roll}
    found["bytes read"] = [hop for hop in all_of("bytes read") if hop.end <= found["line decoded"].begin][-1]
    command = found["command"]
    for name in ("rules", "steps told", "models"):
        within = [hop for hop in all_of(name) if command.begin <= hop.begin and hop.end <= command.end]
        found[name] = within[-1 if name == "models" else 0]  # what the program draws by itself is shown in between
    found["frame"] = next(hop for hop in all_of("frame") if hop.begin >= found["models"].end)
    return {name: found[name] for name in HOPS}

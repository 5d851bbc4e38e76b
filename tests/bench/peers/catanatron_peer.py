# SPDX-License-Identifier: Apache-2.0
"""Plays whole random games of four with catanatron, which has to be importable. peers.sh starts it."""
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

games = int(sys.argv[1])
players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
spent, passed = time.process_time(), time.perf_counter()
turns = won = 0
for seed in range(games):
    random.seed(seed)
    game = Game(players, seed=seed)
    won += game.play() is not None
    turns += game.state.num_turns
spent, passed = time.process_time() - spent, time.perf_counter() - passed
print(f"game {spent / games * 1e9:.1f} ns, {passed / games * 1e9:.1f} by the clock")
print(f"# {turns / games:.0f} turns a game; {won} of {games} won")

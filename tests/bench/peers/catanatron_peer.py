# SPDX-License-Identifier: Apache-2.0
"""Plays whole random games of four with catanatron, which has to be importable. peers.sh starts it."""
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

games = int(sys.argv[1])
players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
start, turns = time.process_time(), 0
for seed in range(games):
    random.seed(seed)
    game = Game(players, seed=seed)
    game.play()
    turns += game.state.num_turns
spent = time.process_time() - start
print(f"catanatron: {games / spent:.0f} whole random games a second of one core, {turns / games:.0f} turns a game")

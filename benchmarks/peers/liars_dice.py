"""Random matches of OpenSpiel's C++ liars_dice stepped from Python; prints player decisions a second of CPU time.

usage: python liars_dice.py SECONDS      (a Python with open_spiel)
"""

import random
import sys
import time

import pyspiel  # pyright: ignore[reportMissingImports]

SECONDS = float(sys.argv[1])
game, rng = pyspiel.load_game("liars_dice"), random.Random(1)
moves, start_s = 0, time.process_time()
while (spent_s := time.process_time() - start_s) < SECONDS:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
print(moves / spent_s)

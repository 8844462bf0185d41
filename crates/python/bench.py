"""Random stepping with mask and observation on two threads, beside other libraries where they are installed.

`python bench.py [SECONDS]` prints a line for each game: decisions a second, chance resolved on the way.
"""

import sys
import time

import numpy as np

import tafelrunde

MATCHES = 4096
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0


def steps_a_second(step, count):
    """How often something happens in a second that happens `count` times a call."""
    step()
    begun, calls = time.perf_counter(), 0
    while time.perf_counter() - begun < SECONDS:
        step()
        calls += 1
    return calls * count / (time.perf_counter() - begun)


def vectorised(game, scope, threads):
    env = tafelrunde.VectorEnv(game, MATCHES, seed=1, scope=scope, threads=threads)
    env.reset()
    return steps_a_second(lambda: env.step(env.sample()), MATCHES)


def single(game):
    """Nanoseconds of a copy, and of a step with its list of moves."""
    state, dice = tafelrunde.Game(game).start(), tafelrunde.Dice(1)
    state.settle(dice)
    turns = 20_000
    begun = time.perf_counter()
    for _ in range(turns):
        state.clone()
    copied = time.perf_counter()
    positions = [state.clone() for _ in range(turns)]
    before = time.perf_counter()
    for position in positions:
        position.play(0)
    return 1e9 * (copied - begun) / turns, 1e9 * (time.perf_counter() - before) / turns


def zoo_chess():
    from pettingzoo.classic import chess_v6

    env = chess_v6.env()
    env.reset(seed=1)
    random = np.random.default_rng(1)

    def step():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
        else:
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))

    return steps_a_second(step, 1)


def spiel_backgammon():
    import pyspiel

    game = pyspiel.load_game("backgammon")
    random, states = np.random.default_rng(1), [game.new_initial_state()]

    def step():
        state = states[0]
        if state.is_terminal():
            states[0] = game.new_initial_state()
        elif state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.observation_tensor()
            state.apply_action(int(random.choice(state.legal_actions())))

    return steps_a_second(step, 1)


for info in tafelrunde.games():
    for scope in ("own", "all"):
        print(f"{info['id']:16} {scope:4} {vectorised(info['id'], scope, 2):14,.0f} steps/s")
    copy, play = single(info["id"])
    print(f"{info['id']:16} one  {copy:10.0f} ns a copy, {play:.0f} ns a step")
for name, measure in (("PettingZoo chess", zoo_chess), ("OpenSpiel backgammon", spiel_backgammon)):
    try:
        print(f"{name:21} {measure():14,.0f} steps/s")
    except ImportError as missing:
        print(f"{name:21} not measured: {missing}")

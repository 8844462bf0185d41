"""Proximal policy optimisation in numpy alone: a linear policy over features and moves learns a game by playing itself.

`python ppo.py [GAME] [SECONDS]` prints a line now and then: how often it is first against players who choose at random, of whom
each has a fair share. Everything that learns is here; the environment steps all matches at once.
"""

import sys
import time

import numpy as np

import tafelrunde

MATCHES, STEPS, EPOCHS, RATE, CLIP = 256, 64, 3, 2.0, 0.2


class Policy:
    """The logit of a move is the sum of the weights of its number with every feature that is set."""

    def __init__(self, features, numbers, seed=0):
        self.weights = np.zeros((features + 1, numbers), np.float32)
        self.random = np.random.default_rng(seed)

    def logits(self, features, numbers):
        """For each match and offer; `features` and `numbers` hold -1 in unused places."""
        rows = np.where(features < 0, self.weights.shape[0] - 1, features)
        known = (features >= 0)[:, :, None]
        offered = np.maximum(numbers, 0)
        weights = self.weights[rows[:, :, None], offered[:, None, :]] * known
        bias = self.weights[-1, offered]
        return np.where(numbers >= 0, weights.sum(1) + bias, -1e9)

    def chances(self, features, numbers):
        logits = self.logits(features, numbers)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True)

    def choose(self, chances):
        drawn = self.random.random((len(chances), 1))
        return np.minimum((chances.cumsum(1) < drawn).sum(1), (chances > 0).sum(1) - 1).astype(np.int32)

    def learn(self, features, numbers, actions, before, advantage):
        """One step uphill on the clipped objective, by the mean of the decisions."""
        chances = self.chances(features, numbers)
        at = np.arange(len(actions))
        ratio = chances[at, actions] / before
        clipped = ((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0))
        pull = np.where(clipped, 0.0, advantage * ratio)[:, None]
        gradient = -chances * pull
        gradient[at, actions] += pull[:, 0]
        gradient *= RATE / len(actions)
        match, place, offer = np.nonzero((features >= 0)[:, :, None] & (numbers >= 0)[:, None, :])
        np.add.at(self.weights, (features[match, place], numbers[match, offer]), gradient[match, offer])
        match, offer = np.nonzero(numbers >= 0)
        np.add.at(self.weights[-1], numbers[match, offer], gradient[match, offer])


def trimmed(env):
    """Features and numbers without columns that nobody uses."""
    numbers = env.numbers()[:, : int(env.count.max())]
    features = env.features[:, : int((env.features >= 0).sum(1).max())]
    return features.copy(), numbers


def gather(env, policy):
    """Plays on in every match; returns what was decided, and what each decision led to."""
    decided, waiting = [], [[] for _ in range(len(env))]
    for _ in range(STEPS):
        features, numbers = trimmed(env)
        chances = policy.chances(features, numbers)
        actions = policy.choose(chances)
        seats = env.seat.copy()
        env.step(actions)
        step = [features, numbers, actions, chances[np.arange(len(actions)), actions], np.full(len(actions), np.nan)]
        decided.append(step)
        for match, seat in enumerate(seats):
            waiting[match].append((step, seat))
        for match in np.flatnonzero(env.done):
            for step, seat in waiting[match]:
                step[4][match] = env.rewards[match, seat]
            waiting[match].clear()
    return decided


def first_share(game, policy, matches=200, seed=99):
    """How often the policy is first in seat 0 against random players."""
    env = tafelrunde.VectorEnv(game, matches, seed=seed, reward="first")
    env.reset()
    won, counted = 0.0, np.zeros(matches, bool)
    while not counted.all():
        features, numbers = trimmed(env)
        own = policy.choose(policy.chances(features, numbers))
        env.step(np.where(env.seat == 0, own, env.sample()))
        ended = env.done & ~counted
        won += float(env.rewards[ended, 0].sum())
        counted |= ended
    return won / matches


def learn(game, seconds, report=print):
    """Learns for the given number of seconds; returns the share of first places at the beginning and at the end."""
    env = tafelrunde.VectorEnv(game, MATCHES, seed=1, reward="rank")
    env.reset()
    policy = Policy(game.features, game.numbers)
    shares, begun = [first_share(game, policy)], time.monotonic()
    report(f"{0.0:6.1f} s  first in {100 * shares[0]:5.1f} % of matches against random players")
    while time.monotonic() - begun < seconds:
        for _ in range(5):
            for _ in range(EPOCHS if (decided := gather(env, policy)) else 0):
                for features, numbers, actions, before, reward in decided:
                    known = ~np.isnan(reward)
                    if known.any():
                        advantage = reward[known] - np.nanmean(reward)
                        policy.learn(features[known], numbers[known], actions[known], before[known], advantage)
        shares.append(first_share(game, policy))
        report(f"{time.monotonic() - begun:6.1f} s  first in {100 * shares[-1]:5.1f} % of matches against random players")
    return shares[0], shares[-1]


if __name__ == "__main__":
    words = sys.argv[1:]
    learn(tafelrunde.Game(words[0] if words else "pebbles"), float(words[1]) if len(words) > 1 else 120.0)

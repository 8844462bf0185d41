"""Expert iteration: a policy learns to choose what a search would choose, in positions that the policy itself reaches.

`python expert_iteration.py [GAME] [ROUNDS]` prints how often the policy agrees with its teacher, before and after each round.
"""

import sys

import numpy as np

import tafelrunde
from tafelrunde._seen import Seen

TEACHER, POSITIONS, RATE = "search:100", 300, 1.0


class Policy:
    """Weights of every number with every feature."""

    def __init__(self, seen):
        self.seen = seen
        self.weights = np.zeros((seen.size, seen.actions), np.float32)

    def chances(self, state):
        numbers, features = state.numbers(), state.observe(None, self.seen.scope)
        logits = self.weights[features][:, np.maximum(numbers, 0)].sum(0)
        odds = np.exp(logits - logits.max()) * (numbers >= 0)
        return odds / odds.sum(), numbers, features

    def learn(self, state, taught):
        chances, numbers, features = self.chances(state)
        wish = -chances
        wish[taught] += 1.0
        for feature in features:
            self.weights[feature, numbers] += RATE * wish / len(features)


def lesson(game, policy, seed):
    """Positions on the way of the policy, and what the teacher does there."""
    random, dice, examples = np.random.default_rng(seed), tafelrunde.Dice(seed), []
    while len(examples) < POSITIONS:
        state = game.start()
        teachers = [game.bot(TEACHER, seat, seed + len(examples)) for seat in range(game.seats)]
        while not state.is_over:
            if state.is_chance:
                state.sample(dice)
                continue
            if state.count() > 1:
                examples.append((state.clone(), teachers[state.asked].choose(state)))
            state.play(int(random.choice(state.count(), p=policy.chances(state)[0])))
    return examples


def agreement(policy, examples):
    """How much of the policy's chance falls on what the teacher does."""
    return float(np.mean([policy.chances(state)[0][taught] for state, taught in examples]))


def learn(game, rounds, report=print):
    policy = Policy(Seen(game))
    unseen = lesson(game, policy, 1000)
    course = [agreement(policy, unseen)]
    for nth in range(rounds):
        examples = lesson(game, policy, nth)
        for _ in range(5):
            for state, taught in examples:
                policy.learn(state, taught)
        course.append(agreement(policy, unseen))
        report(f"round {nth + 1}: {100 * course[-1]:.1f} % as the teacher, {100 * course[0]:.1f} % at first")
    return course


if __name__ == "__main__":
    words = sys.argv[1:]
    learn(tafelrunde.Game(words[0] if words else "pebbles"), int(words[1]) if len(words) > 1 else 5)

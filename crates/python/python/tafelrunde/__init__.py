"""Modern board games for programs that learn.

A match at random, by hand:

>>> import tafelrunde
>>> pebbles = tafelrunde.Game("pebbles", "seats 2")
>>> state, dice = pebbles.start(), tafelrunde.Dice(1)
>>> while not state.is_over:
...     if state.is_chance:
...         state.sample(dice)
...     else:
...         state.play(dice.below(state.count()))
>>> sorted(state.ranks)
[1, 2]

Thousands at once, into arrays that are made once:

>>> env = tafelrunde.VectorEnv("pebbles", 1000, options="seats 2", seed=7)
>>> env.reset()
>>> for _ in range(100):
...     env.step(env.sample())
>>> bool(env.count.min() >= 1)
True
"""

import json as _json
from importlib import resources as _resources

from . import _native
from ._native import Bot, Contest, Dice, Match, Simulation, State
from .vector import VectorEnv

__all__ = [
    "Bot",
    "Contest",
    "Dice",
    "Game",
    "Match",
    "Simulation",
    "State",
    "VectorEnv",
    "arena",
    "games",
    "replay",
    "simulate",
    "verify",
]


def _vocabulary(id):
    """The moves of a game that have numbers, a line each."""
    file = _resources.files(__package__).joinpath("vocabulary", f"{id}.txt")
    return file.read_text() if file.is_file() else ""


class Game(_native.Game):
    """A game with the options agreed on, such as ``Game("settlement", "seats 2")``."""

    def __new__(cls, id, options=""):
        return super().__new__(cls, id, options, _vocabulary(id))

    def __reduce__(self):
        return (Game, (self.id, self.options))


def games():
    """All games with their options: a list of dictionaries.

    >>> [game["id"] for game in games()][-1]
    'pebbles'
    """
    return _json.loads(_native.games())


def simulate(game, bots, matches, options="", seed=0, numbers=None):
    """Plays matches between bots, one for each seat or one for all, on all cores.

    ``numbers`` names the matches of the series that are played, for parts that are joined by :meth:`Simulation.merge`.

    >>> whole = simulate("pebbles", ["greedy"], 10)
    >>> parts = [simulate("pebbles", ["greedy"], 10, numbers=range(nth, 10, 2)) for nth in (0, 1)]
    >>> parts[1].merge(parts[0]) == whole
    True
    """
    numbers = list(range(matches) if numbers is None else numbers)
    return _native.simulate(game, list(bots), numbers, options, seed)


def arena(game, bots, deals, options="", seed=0, numbers=None):
    """Lets bots meet over duplicate deals: the same luck in every seating.

    >>> outcome = arena("pebbles", ["greedy", "random"], 10, options="seats 2").outcome()
    >>> outcome["bots"][0]["elo_low"] > outcome["bots"][1]["elo_high"]
    True
    """
    numbers = list(range(deals) if numbers is None else numbers)
    return _native.contest(game, list(bots), numbers, options, seed)


def replay(record, seat=None):
    """A record line by line, as a seat or (if none) the public saw it."""
    return _json.loads(_native.replay(record, seat))


def verify(record):
    """Checks a record and every draw against its seed; returns how many draws there were."""
    return _native.verify(record)


def _view(self, seat=None):
    """What a seat, or (if none) the public, knows: a dictionary."""
    return _json.loads(self.view_json(seat))


def _points_of(self):
    """How the points of each seat are spread: mean with its interval, deviation, quantiles."""
    return _json.loads(self.points_json())


def _outcome(self):
    """Ratings, first places and points of each bot, with intervals."""
    return _json.loads(self.outcome_json())


State.view = _view
Match.view = _view
Simulation.points = _points_of
Contest.outcome = _outcome

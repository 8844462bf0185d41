"""Many matches of one game, stepped at once."""

import numpy as np


class VectorEnv:
    """``matches`` matches of one game. What is observed is in arrays that are allocated once and
    overwritten by every step:

    - ``seat``: who is asked (int8)
    - ``count``: how many moves there are (int32); an action is a number below it
    - ``features``: what the seat that is asked sees, as numbers of features; unused places hold -1 (int32)
    - ``mask``: which actions are moves (bool)
    - ``rewards``: what each seat got with the last step (float32)
    - ``done``: whether a match ended with the last step; the next one has begun then (bool)

    Arrays of your own are written instead if you pass a dictionary of them as ``out``: no copy is made.
    """

    def __init__(
        self,
        game,
        matches,
        options="",
        seed=0,
        scope="own",
        reward="rank",
        threads=None,
        out=None,
    ):
        from . import Game

        self.game = game if not isinstance(game, str) else Game(game, options)
        self._native = self.game.matches(matches, seed, scope, reward, threads)
        shapes = self.shapes(matches, self._native.width, self.game.most_offers)
        out = out or {}
        for name, (shape, kind) in shapes.items():
            array = out.get(name)
            if array is None:
                array = np.zeros(shape, kind)
            if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
                raise ValueError(f"{name} has to be a C-contiguous array of {kind} with shape {shape}")
            setattr(self, name, array)
        self._out = tuple(getattr(self, name) for name in shapes)
        self._actions = np.zeros(matches, np.int32)

    @staticmethod
    def shapes(matches, width, most_offers):
        """The arrays by name, in their order: shape and type."""
        return {
            "seat": ((matches,), np.dtype(np.int8)),
            "count": ((matches,), np.dtype(np.int32)),
            "features": ((matches, width), np.dtype(np.int32)),
            "mask": ((matches, most_offers), np.dtype(np.bool_)),
            "rewards": ((matches, 5), np.dtype(np.float32)),
            "done": ((matches,), np.dtype(np.bool_)),
        }

    def __len__(self):
        return len(self._native)

    def reset(self):
        """Begins all matches anew, from the first of the series."""
        self._native.reset(*self._out)

    def step(self, actions):
        """Plays one move in each match; nothing is played if one of the actions is no move."""
        self._native.step(np.ascontiguousarray(actions, np.int32), *self._out)

    def sample(self):
        """A random move for each match, in an array that the next call writes again."""
        self._native.sample(self._actions)
        return self._actions

    def numbers(self, out=None):
        """The numbers of the moves of each match, which mean the same in every position; -1 where there is none."""
        if out is None:
            out = np.empty((len(self), self.game.most_offers), np.int32)
        self._native.numbers(out)
        return out

    def offers(self, place):
        """The moves of one match, in notation."""
        return self._native.offers(place)

"""What the adapters have in common: dense observations, masks over numbered moves, rewards."""

import numpy as np


class Seen:
    """How a game looks to libraries that want arrays of one shape."""

    def __init__(self, game, scope="own"):
        self.game = game
        self.scope = scope
        self.places = game.most_seats if scope == "all" else 1
        self.size = game.features * self.places
        self.actions = game.numbers

    def __deepcopy__(self, memo):
        return self

    def observation(self, state, seat):
        """One number for each feature: how often it is set."""
        dense = np.zeros(self.size, np.float32)
        np.add.at(dense, state.observe(seat, self.scope), 1.0)
        return dense

    def offers(self, state):
        """The place among the offers by the number of the move."""
        return {int(number): place for place, number in enumerate(state.numbers()) if number >= 0}

    def mask(self, state, kind=np.int8):
        """Which numbers are moves of the seat that is asked."""
        mask = np.zeros(self.actions, kind)
        mask[list(self.offers(state))] = 1
        return mask


def reward(state, seat):
    """From 1 for the first to 0 for the last, once the match is over; alone, whether it was won."""
    ranks = state.ranks
    if ranks is None:
        return 0.0
    if len(ranks) == 1:
        return 1.0 if ranks[0] == 1 else 0.0
    return (len(ranks) - ranks[seat]) / (len(ranks) - 1)

"""Gymnasium: one seat of a game, against bots.

>>> env = SeatEnv("pebbles", opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
5
"""

import gymnasium
import numpy as np

from . import Dice, Game
from ._seen import Seen, reward


class SeatEnv(gymnasium.Env):
    """Actions are numbers of moves (`Game.numbers`); `info["action_mask"]` says which of them are legal. An action that is not
    legal counts as the first legal one, and `info["illegal"]` says so."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game, options="", seat=0, opponents="random", scope="own", render_mode=None):
        self.game = Game(game, options) if isinstance(game, str) else game
        self.seat, self.opponents, self.render_mode = seat, opponents, render_mode
        self.seen = Seen(self.game, scope)
        self.observation_space = gymnasium.spaces.Box(0.0, 64.0, (self.seen.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.seen.actions)
        self.state = None

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.dice = Dice(number)
        self.bots = {
            seat: self.game.bot(self.opponents, seat, number)
            for seat in range(self.game.seats)
            if seat != self.seat
        }
        self.state = self.game.start()
        self._go_on()
        return self._observation(), self._info()

    def step(self, action):
        offers = self.seen.offers(self.state)
        illegal = int(action) not in offers
        self.state.play(next(iter(offers.values())) if illegal else offers[int(action)])
        self._go_on()
        info = self._info()
        info["illegal"] = illegal
        return self._observation(), reward(self.state, self.seat), self.state.is_over, False, info

    def render(self):
        return "\n".join(self.state.offers()) if self.render_mode == "ansi" else None

    def _go_on(self):
        """Chance and bots decide until the seat is asked."""
        while not self.state.is_over and self.state.asked != self.seat:
            if self.state.is_chance:
                self.state.sample(self.dice)
            else:
                self.state.play(self.bots[self.state.asked].choose(self.state))

    def _observation(self):
        return self.seen.observation(self.state, self.seat)

    def _info(self):
        if self.state.is_over:
            return {"action_mask": np.zeros(self.seen.actions, np.int8), "points": self.state.points}
        return {"action_mask": self.seen.mask(self.state)}

"""OpenSpiel: a game as `pyspiel.Game`, with chance as a player of its own. `load("pebbles", "seats 2")` makes it.

Observations are information states of the seat that looks: a tensor of features, and the view as text.
"""

import json

import numpy as np
import pyspiel

from . import Game, games
from ._seen import Seen, reward


#: No deck or bag of any game has more different outcomes.
MOST_OUTCOMES = 4096


def load(game, options=""):
    """The game with its options, for OpenSpiel's algorithms; `pyspiel.load_game("tafelrunde_pebbles")` is the same."""
    return pyspiel.load_game(_name(game), {"options": options})


def _name(game):
    return f"tafelrunde_{game.replace('-', '_')}"


def _kind(info):
    return pyspiel.GameType(
        short_name=_name(info["id"]),
        long_name=f"Tafelrunde: {info['id']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info["seats_max"],
        min_num_players=info["seats_min"],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"options": ""},
    )


class SpielGame(pyspiel.Game):
    """One of the games; `info` is set by the classes that are registered."""

    info = None

    def __init__(self, params=None):
        params = params or {}
        self.tafelrunde = Game(self.info["id"], params.get("options", ""))
        self.seen = Seen(self.tafelrunde)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.seen.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.tafelrunde.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=10_000,
        )
        super().__init__(_kind(self.info), about, params)

    def new_initial_state(self):
        return SpielState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Observer(self.seen)


class Held:
    """A position that travels as what led to it: the record is the truth."""

    def __init__(self, game, steps=()):
        self.game, self.state, self.steps = game, game.start(), []
        for place in steps:
            self.go(place)

    def go(self, place):
        """Plays the offer, or lets the outcome happen, in this place."""
        if self.state.is_chance:
            self.state.resolve(place)
        else:
            self.state.play(place)
        self.steps.append(place)

    def __deepcopy__(self, memo):
        copy = Held(self.game)
        copy.state, copy.steps = self.state.clone(), self.steps[:]
        return copy

    def __reduce__(self):
        return (Held, (self.game, self.steps))


class SpielState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.seen = game.seen
        self.held = Held(game.tafelrunde)

    @property
    def state(self):
        """The position."""
        return self.held.state

    def current_player(self):
        if self.state.is_over:
            return pyspiel.PlayerId.TERMINAL
        if self.state.is_chance:
            return pyspiel.PlayerId.CHANCE
        return self.state.asked

    def _legal_actions(self, player):
        return sorted(self.seen.offers(self.state))

    def chance_outcomes(self):
        chances = self.state.chances()
        total = sum(weight for _, weight in chances)
        return [(place, weight / total) for place, (_, weight) in enumerate(chances)]

    def _apply_action(self, action):
        self.held.go(action if self.state.is_chance else self.seen.offers(self.state)[action])

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return self.state.chances()[action][0]
        return self.state.offers()[self.seen.offers(self.state)[action]]

    def is_terminal(self):
        return self.state.is_over

    def returns(self):
        return [reward(self.state, seat) for seat in range(self.state.seats)]

    def __str__(self):
        return json.dumps(self.state.view(), separators=(",", ":"))


class Observer:
    """What a seat sees."""

    def __init__(self, seen):
        self.seen = seen
        self.tensor = np.zeros(seen.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = self.seen.observation(state.state, player)

    def string_from(self, state, player):
        return json.dumps(state.state.view(player), separators=(",", ":"))


for _info in games():
    _class = type(f"Spiel_{_info['id'].replace('-', '_')}", (SpielGame,), {"info": _info, "__module__": __name__})
    globals()[_class.__name__] = _class
    pyspiel.register_game(_kind(_info), _class)

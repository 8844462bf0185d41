"""PettingZoo: every seat is an agent. `aec_env` asks them one by one, `parallel_env` all who are awaited at once.

>>> env = aec_env("pebbles", "seats 2")
>>> env.reset(seed=1)
>>> env.agents
['seat_0', 'seat_1']
"""

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from . import Dice, Game
from ._seen import Seen, reward


def _spaces(env, actions):
    observation = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0.0, 64.0, (env.seen.size,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    env.observation_spaces = {agent: observation for agent in env.possible_agents}
    env.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in env.possible_agents}


def _seat(agent):
    return int(agent.removeprefix("seat_"))


class _Seats:
    """What both kinds share."""

    def __init__(self, game, options="", scope="own", render_mode=None):
        super().__init__()
        self.game = Game(game, options) if isinstance(game, str) else game
        self.seen = Seen(self.game, scope)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._random = np.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def render(self):
        if self.render_mode == "ansi":
            return "\n".join(self.state.offers())
        return None

    def close(self):
        pass

    def _begin(self, seed):
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.dice = Dice(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.state = self.game.start()
        self.state.settle(self.dice)


class aec_env(_Seats, AECEnv):
    metadata = {"name": "tafelrunde_aec", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, *args, **more):
        super().__init__(*args, **more)
        _spaces(self, self.seen.actions)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = f"seat_{self.state.asked}"

    def observe(self, agent):
        is_asked = not self.state.is_over and self.state.asked == _seat(agent)
        mask = self.seen.mask(self.state) if is_asked else np.zeros(self.seen.actions, np.int8)
        return {"observation": self.seen.observation(self.state, _seat(agent)), "action_mask": mask}

    def step(self, action):
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            return self._was_dead_step(action)
        agent = self.agent_selection
        offers = self.seen.offers(self.state)
        if int(action) not in offers:
            raise ValueError(f"action {action} of {agent} is not legal; the mask says which are")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state.play(offers[int(action)])
        self.state.settle(self.dice)
        if self.state.is_over:
            self.rewards = {agent: reward(self.state, _seat(agent)) for agent in self.agents}
            self.terminations = {agent: True for agent in self.agents}
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        else:
            self.agent_selection = f"seat_{self.state.asked}"
        self._accumulate_rewards()


class parallel_env(_Seats, ParallelEnv):
    """In each step everybody who is awaited chooses, without seeing what the others do; the last action, for which the mask is
    set alone, is that of a seat that waits."""

    metadata = {"name": "tafelrunde_parallel", "render_modes": ["ansi"]}

    def __init__(self, *args, **more):
        super().__init__(*args, **more)
        _spaces(self, self.seen.actions + 1)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions):
        awaited = set(self.state.awaited)
        # Those who choose at the same time are asked one after the other; nobody is told of it.
        while awaited and not self.state.is_over and self.state.asked in awaited:
            seat = self.state.asked
            awaited.discard(seat)
            offers = self.seen.offers(self.state)
            action = int(actions[f"seat_{seat}"])
            self.state.play(offers.get(action, 0))
            if self.state.is_chance:
                break
        self.state.settle(self.dice)
        is_over = self.state.is_over
        rewards = {agent: reward(self.state, _seat(agent)) for agent in self.agents}
        observations = self._observations()
        infos = {agent: {} for agent in self.agents}
        over = {agent: is_over for agent in self.agents}
        cut = {agent: False for agent in self.agents}
        if is_over:
            self.agents = []
        return observations, rewards, over, cut, infos

    def _observations(self):
        awaited = set() if self.state.is_over else set(self.state.awaited)
        return {agent: self._observed(_seat(agent), awaited) for agent in self.agents}

    def _observed(self, seat, awaited):
        mask = np.zeros(self.seen.actions + 1, np.int8)
        if seat in awaited:
            mask[:-1] = self._mask_of(seat)
        else:
            mask[-1] = 1
        return {"observation": self.seen.observation(self.state, seat), "action_mask": mask}

    def _mask_of(self, seat):
        """What a seat may do: the same, whatever those before it chose."""
        mask = np.zeros(self.seen.actions, np.int8)
        numbers = self.state.numbers(seat)
        mask[[int(number) for number in numbers if number >= 0]] = 1
        return mask

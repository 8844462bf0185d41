"""The checkers of other libraries are the tests of the adapters."""

import subprocess
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest
import tafelrunde

EXAMPLES = Path(__file__).parent.parent / "examples"
ALL = [info["id"] for info in tafelrunde.games()]


@pytest.mark.parametrize("id", ALL)
def test_gymnasium(id):
    from gymnasium.utils.env_checker import check_env
    from tafelrunde.gym import SeatEnv

    env = SeatEnv(id)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)
    _, info = env.reset(seed=4)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert info["illegal"] is False
    assert 0.0 <= reward <= 1.0 and len(info["points"]) == env.game.seats


@pytest.mark.parametrize("id", ["pebbles", "settlement", "tales-of-glory"])
def test_pettingzoo(id):
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from tafelrunde.zoo import aec_env, parallel_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(id), num_cycles=300)
        seed_test(lambda: aec_env(id), num_cycles=100)
        parallel_api_test(parallel_env(id), num_cycles=100)


def test_secret_choices_are_made_at_once():
    from tafelrunde.zoo import parallel_env

    env = parallel_env("tales-of-glory", "seats 3")
    observations, _ = env.reset(seed=1)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if observations[agent]["action_mask"][-1] == 0]
        together += len(asked) > 1
        actions = {a: int(np.flatnonzero(observations[a]["action_mask"])[0]) for a in env.agents}
        observations, rewards, *_ = env.step(actions)
    assert together > 5 and max(rewards.values()) == 1.0


@pytest.mark.parametrize("id", ALL)
def test_openspiel_plays_at_random_and_reads_back_what_it_wrote(id):
    import pyspiel
    from tafelrunde.spiel import load

    pyspiel.random_sim_test(load(id), num_sims=1, serialize=True, verbose=False)


def test_openspiel_sees_chance_moves_and_results():
    import pyspiel
    from tafelrunde.spiel import load

    game = load("pebbles", "seats 2")
    for seed in range(3):
        random, state = np.random.default_rng(seed), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                assert abs(sum(weights) - 1) < 1e-9
                state.apply_action(int(random.choice(outcomes, p=weights)))
                continue
            legal = state.legal_actions()
            assert legal == sorted(set(legal)) and state.legal_actions_mask().count(1) == len(legal)
            assert state.action_to_string(state.current_player(), legal[0]) in state.state.offers()
            copy = state.clone()
            state.apply_action(int(random.choice(legal)))
            assert str(copy) != str(state) or copy.state != state.state
        assert max(state.returns()) == 1.0 and len(state.returns()) == 2
        # Serialisation is the history: a match is what was decided in it.
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert again.state == state.state
    assert isinstance(game, pyspiel.Game)


def test_records_become_rows(tmp_path):
    import polars
    from tafelrunde.data import decisions, played, to_parquet

    records = [played("pebbles", "greedy,random", seed, "seats 2") for seed in range(3)]
    rows = decisions(records[0])
    assert {row["seat"] for row in rows} == {0, 1} and all(0 <= row["place"] < row["offers"] for row in rows)
    to_parquet(records, tmp_path / "rows.parquet")
    table = polars.read_parquet(tmp_path / "rows.parquet")
    assert table["match"].n_unique() == 3 and table.filter(polars.col("rank") == 1)["points"].min() is not None
    golden = Path(__file__).parents[2] / "games/pebbles/tests/records/two-players.rec"
    assert len(decisions(golden.read_text())) > 10


def run(example, *words):
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *words], capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_ppo_learns():
    said = run("ppo.py", "pebbles", "15")
    first, last = (float(line.split("first in")[1].split("%")[0]) for line in (said[0], said[-1]))
    assert last > first + 5, said


def test_expert_iteration_learns():
    said = run("expert_iteration.py", "pebbles", "3")
    after, before = (float(part.split("%")[0].split()[-1]) for part in said[-1].split(","))
    assert after > before + 5, said


def test_league_games_are_read():
    records = sorted((EXAMPLES.parents[1] / "games/terra-mystica/tests/records").glob("*.rec"))[:2]
    said = run("league.py", *map(str, records))
    assert any(line.startswith("pick ") for line in said) and len(said) > 50
    assert "nan" not in "".join(said)


def test_a_balance_study_has_intervals():
    said = run("balance.py", "pebbles", "60", "hasty")
    assert len(said) == 3 and all("first in" in line and line.endswith("fair") for line in said)

"""The package as its readers use it."""

import copy
import pickle
import random

import numpy as np
import pytest
import tafelrunde

ALL = [info["id"] for info in tafelrunde.games()]


def positions(game, seed=1):
    """The positions of a random match at which a seat is asked."""
    state, dice = game.start(), tafelrunde.Dice(seed)
    while not state.is_over:
        if state.is_chance:
            state.sample(dice)
        else:
            yield state
            state.play(dice.below(state.count()))


@pytest.mark.parametrize("id", ALL)
def test_a_match_is_played_by_hand(id):
    game = tafelrunde.Game(id)
    asked = 0
    for state in positions(game):
        asked += 1
        assert len(state.offers()) == state.count() == len(state.numbers())
        assert state.asked in state.awaited
        assert state.view(state.asked)["me"] == state.asked
    assert asked > 10


@pytest.mark.parametrize("id", ALL)
def test_numbers_are_stable_and_the_vocabulary_is_nearly_complete(id):
    game = tafelrunde.Game(id)
    listed = tafelrunde._vocabulary(id).splitlines()
    assert game.numbers == len(listed) + 64 and len(set(listed)) == len(listed)
    met = spare = 0
    for seed in range(20):
        for state in positions(game, seed + 500):
            for offer, number in zip(state.offers(), state.numbers()):
                met += 1
                is_listed = 0 <= number < len(listed)
                spare += not is_listed
                assert not is_listed or listed[number] == offer
    assert spare / met < 0.002, f"{spare} of {met} offers are not in the vocabulary"


def test_a_copy_is_tried_out():
    state = next(positions(tafelrunde.Game("pebbles", "seats 2")))
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert other == state and hash(other) == hash(state)
        other.play("bid 5")
        assert other != state
    with pytest.raises(ValueError, match="is not a move of pebbles"):
        state.play("castle")
    with pytest.raises(ValueError, match="no number 77"):
        state.play(77)


def test_chance_is_a_player():
    state = tafelrunde.Game("pebbles").start()
    outcomes = state.chances()
    assert state.is_chance and sum(weight for _, weight in outcomes) > 0 and state.asked is None
    state.resolve(len(outcomes) - 1)
    with pytest.raises(ValueError):
        state.resolve(10_000)


def test_a_match_has_a_record_that_replays():
    game = tafelrunde.Game("pebbles", "seats 2")
    match, state = game.open(seed="ab" * 32), None
    first = match.offers(0)
    assert match.why(0, "take red") and match.why(0, first[0]) is None
    assert "§" in match.why(0, "take red")
    match.submit(0, first[0])
    match.undo(0)
    assert match.offers(0) == first
    while not match.is_over:
        seat = match.awaited[0]
        match.submit(seat, match.offers(seat)[0])
    assert tafelrunde.verify(match.record()) > 0
    frames = tafelrunde.replay(match.record(), 0)["frames"]
    assert len(frames) == len(match.lines()) + 1
    with pytest.raises(ValueError, match="over"):
        match.submit(0, "bid 1")


def test_bots_are_named_as_everywhere(tmp_path):
    game = tafelrunde.Game("pebbles", "seats 2")
    for name in ("random", "greedy", "expert", "search:20"):
        state = next(positions(game))
        assert game.bot(name, state.asked).choose(state) < state.count()
    script = tmp_path / "bot.sh"
    script.write_text(
        "while read -r word rest; do case $word in tafelrunde) echo hello ;; go) echo move 1 ;; quit) exit ;; esac; done\n"
    )
    state = next(positions(game))
    assert game.bot(f"cmd:sh {script}", state.asked).choose(state) == 1
    with pytest.raises(ValueError, match="is not a bot"):
        game.bot("clever")


@pytest.mark.parametrize("id", ALL)
def test_many_matches_fill_the_arrays_of_the_caller(id):
    game = tafelrunde.Game(id)
    shapes = tafelrunde.VectorEnv.shapes(64, game.most_features, game.most_offers)
    own = {name: np.full(shape, 1, kind) for name, (shape, kind) in shapes.items()}
    env = tafelrunde.VectorEnv(game, 64, seed=3, out=own)
    env.reset()
    assert env.features is own["features"] and (env.mask.sum(1) == env.count).all()
    ended = 0
    for _ in range(400):
        env.step(env.sample())
        assert (env.rewards[~env.done] == 0).all()
        assert (env.numbers()[env.mask] >= 0).all()
        for match in np.flatnonzero(env.done):
            ended += 1
            assert env.rewards[match].max() == 1.0 or game.seats == 1
    assert ended or id == "terra-mystica"
    features = env.features[env.features >= 0]
    assert features.max() < game.features


def test_who_is_asked_decides_what_is_seen_and_threads_do_not():
    runs = []
    for threads in (1, 3):
        env = tafelrunde.VectorEnv("settlement", 200, seed=5, threads=threads, options="seats 2")
        env.reset()
        for _ in range(50):
            env.step(env.sample())
        runs.append([env.seat.copy(), env.features.copy(), env.count.copy()])
    assert all((one == other).all() for one, other in zip(*runs))


def test_wrong_arrays_and_actions_are_refused():
    env = tafelrunde.VectorEnv("pebbles", 4)
    env.reset()
    before = env.offers(0)
    for wrong in ([0, 0, 0], [0, 0, 0, 99], [-1, 0, 0, 0]):
        with pytest.raises(ValueError):
            env.step(wrong)
    assert env.offers(0) == before
    with pytest.raises(ValueError, match="C-contiguous"):
        tafelrunde.VectorEnv("pebbles", 4, out={"seat": np.zeros(4)})
    for wrong in ({"scope": "mine"}, {"reward": "fame"}, {"options": "seats 9"}):
        with pytest.raises(ValueError):
            tafelrunde.VectorEnv("pebbles", 4, **wrong)
    with pytest.raises(ValueError):
        tafelrunde.VectorEnv("chess", 4)


def test_runs_travel_and_join():
    whole = tafelrunde.simulate("pebbles", ["greedy", "random"], 12, options="seats 2", seed=4)
    parts = [
        pickle.loads(pickle.dumps(tafelrunde.simulate("pebbles", ["greedy", "random"], 12, "seats 2", 4, range(nth, 12, 3))))
        for nth in random.Random(1).sample(range(3), 3)
    ]
    assert parts[0].merge(parts[1]).merge(parts[2]) == whole
    with pytest.raises(ValueError, match="different parts"):
        parts[0].merge(parts[0])
    assert whole.points()[0]["mean"] > whole.points()[1]["mean"]
    assert whole.first_shares()[0][0] > 0.5

"""A cluster plays what one process plays, to the digit, and loses nothing when a worker dies."""

import os

import pytest
import tafelrunde

ray = pytest.importorskip("ray")

BOTS = ["greedy", "random"]


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def test_parts_of_a_cluster_join_to_the_very_digits():
    from tafelrunde import cluster

    whole = tafelrunde.simulate("pebbles", BOTS, 20, options="seats 2", seed=3)
    assert cluster.simulate("pebbles", BOTS, 20, options="seats 2", seed=3, parts=4) == whole
    contest = tafelrunde.arena("pebbles", BOTS, 6, options="seats 2", seed=3)
    played = cluster.arena("pebbles", BOTS, 6, options="seats 2", seed=3, parts=3)
    assert played == contest and played.outcome() == contest.outcome()


def test_a_worker_that_dies_costs_its_part_again_and_nothing_else(tmp_path):
    from tafelrunde import cluster

    def dies_once(game, bots, count, options, seed, numbers):
        mark = tmp_path / f"part-{numbers[0]}"
        with open(mark, "a") as times:
            times.write("x")
        if numbers[0] == 1 and mark.read_text() == "x":
            os._exit(1)
        return tafelrunde.simulate(game, bots, count, options=options, seed=seed, numbers=numbers)

    played = cluster.joined(dies_once, "pebbles", BOTS, 12, parts=3, options="seats 2", seed=5)
    assert played == tafelrunde.simulate("pebbles", BOTS, 12, options="seats 2", seed=5)
    assert [len((tmp_path / f"part-{part}").read_text()) for part in range(3)] == [1, 2, 1]

"""Ray: simulations and contests over a cluster. Parts are played by tasks and joined to the very digits of one process; a
worker that dies costs its part again and nothing else.
"""

import ray

from . import arena as _arena
from . import simulate as _simulate


def joined(play, game, bots, count, parts=None, options="", seed=0, retries=3):
    """Plays `count` matches or deals in parts by tasks of `play`, which is called like :func:`tafelrunde.simulate`."""
    parts = max(1, min(parts or int(ray.cluster_resources().get("CPU", 1)) * 4, count))
    task = ray.remote(max_retries=retries, retry_exceptions=False)(play)
    pending = [
        task.remote(game, bots, count, options=options, seed=seed, numbers=range(nth, count, parts))
        for nth in range(parts)
    ]
    whole = None
    while pending:
        done, pending = ray.wait(pending)
        for part in ray.get(done):
            whole = part if whole is None else whole.merge(part)
    return whole


def simulate(game, bots, matches, options="", seed=0, parts=None, retries=3):
    """What :func:`tafelrunde.simulate` returns, played by a cluster."""
    return joined(_simulate, game, bots, matches, parts, options, seed, retries)


def arena(game, bots, deals, options="", seed=0, parts=None, retries=3):
    """What :func:`tafelrunde.arena` returns, played by a cluster."""
    return joined(_arena, game, bots, deals, parts, options, seed, retries)

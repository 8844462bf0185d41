"""Records as tables: one row for each decision.

>>> from tafelrunde import Game
>>> game = Game("pebbles", "seats 2")
>>> match, bots = game.open(3), None
>>> rows = list(decisions(played("pebbles", "greedy", seed=3, options="seats 2")))
>>> rows[0]["offers"]
5
"""

from . import Game, replay


def played(game, bots, seed=0, options=""):
    """The record of a match between bots: one for each seat, separated by commas, or one for all."""
    agreed = Game(game, options)
    names = bots.split(",")
    names = names * agreed.seats if len(names) == 1 else names
    seated = [agreed.bot(name, seat, seed) for seat, name in enumerate(names)]
    match, state = agreed.open(seed), agreed.start()
    for line in match.lines():
        _follow(state, line)
    while not match.is_over:
        seat = state.asked
        chosen = state.offers()[seated[seat].choose(state)]
        for line in match.submit(seat, chosen):
            _follow(state, line)
    return match.record()


def _follow(state, line):
    """Lets a line of a record happen."""
    actor, _, rest = line.partition(" ")
    if actor != "*":
        state.play(rest, int(actor))
        return
    outcomes = [outcome for outcome, _ in state.chances()]
    state.resolve(outcomes.index(rest))


def decisions(record, scope="own"):
    """A row for each decision of a record: who decided, what was offered and chosen, what was seen, and how it ended."""
    lines = [line for line in record.splitlines() if line and not line.startswith("#")]
    head, options = lines[0].split(), lines[1]
    game = Game(head[0], options)
    state, rows = game.start(), []
    for nth, line in enumerate(line for line in lines[2:] if line[0] in "*01234" and line[1] == " "):
        actor, _, rest = line.partition(" ")
        if actor != "*":
            offers = state.offers(int(actor))
            place = offers.index(rest)
            rows.append(
                {
                    "line": nth,
                    "seat": int(actor),
                    "offers": len(offers),
                    "move": rest,
                    "place": place,
                    "number": int(state.numbers(int(actor))[place]),
                    "features": state.observe(int(actor), scope).tolist(),
                    "points_now": sum(points for _, points in state.tally(int(actor))),
                }
            )
        _follow(state, line)
    for row in rows:
        row["points"] = state.points[row["seat"]] if state.points else None
        row["rank"] = state.ranks[row["seat"]] if state.ranks else None
    return rows


def to_parquet(records, path, scope="own"):
    """Writes the decisions of records to a file that polars and others read; needs `tafelrunde[data]`."""
    import polars

    rows = [dict(row, match=nth) for nth, record in enumerate(records) for row in decisions(record, scope)]
    polars.DataFrame(rows).write_parquet(path)


__all__ = ["decisions", "played", "replay", "to_parquet"]

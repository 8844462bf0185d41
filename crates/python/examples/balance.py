"""Is a game fair to every seat? Plays many matches between equal bots and says which seats are certainly off their share.

`python balance.py [GAME] [MATCHES] [BOT]`
"""

import sys

import tafelrunde


def balance(game, matches, bot):
    """For each seat: points with their interval, share of first places with its interval, and what would be fair."""
    played = tafelrunde.simulate(game, [bot], matches)
    fair = 1 / len(played.bots)
    for seat, (points, first) in enumerate(zip(played.points(), played.first_shares())):
        share, low, high = first
        verdict = "fair" if low <= fair <= high else "more than fair" if low > fair else "less than fair"
        yield seat, points, (share, low, high), verdict


if __name__ == "__main__":
    words = sys.argv[1:] + [None] * 3
    for seat, points, (share, low, high), verdict in balance(words[0] or "pebbles", int(words[1] or 500), words[2] or "greedy"):
        spread = f"{points['mean']:6.1f} points ({points['mean_low']:.1f} to {points['mean_high']:.1f})"
        print(f"seat {seat}: {spread}, first in {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}): {verdict}")

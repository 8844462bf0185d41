"""Reads recorded matches: what was played how often, and how those who played it fared.

`python league.py FILE.rec … ` prints a line for each verb and its first word. Games of the well-known Terra Mystica site become such
files by `tafel snellman import LOG.txt > FILE.rec`.
"""

import sys
from collections import defaultdict
from pathlib import Path

from tafelrunde.data import decisions


def study(records):
    """By the first two words of a move: how many seats played it, how often, and their mean points."""
    seats, times = defaultdict(dict), defaultdict(int)
    for match, record in enumerate(records):
        for row in decisions(record):
            words = " ".join(row["move"].split()[:2])
            times[words] += 1
            seats[words][match, row["seat"]] = row["points"]
    for words, points in seats.items():
        known = [value for value in points.values() if value is not None]
        yield words, len(points), times[words], sum(known) / len(known) if known else float("nan")


if __name__ == "__main__":
    print(f"{'move':28} {'seats':>6} {'times':>6} {'points':>7}")
    for words, seats, times, points in sorted(study(Path(file).read_text() for file in sys.argv[1:])):
        print(f"{words:28} {seats:6} {times:6} {points:7.1f}")

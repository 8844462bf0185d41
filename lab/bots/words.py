#!/usr/bin/env python3
"""A bot that learns nothing and knows no game: it counts which words of its moves it has played, and tries others.

Needs nothing but Python. docs/BOTS.md describes what is said; `tafel arena pebbles --bots cmd:lab/bots/words.py,random` plays it.
"""

import json
import random
import sys


def choose(view, offers, played, dice):
    """The place of the chosen offer: one whose words were played least; `view` is what the seat knows."""
    assert view["me"] is not None
    times = [sum(played.get(word, 0) for word in offer.split()) for offer in offers]
    return dice.choice([nth for nth, seen in enumerate(times) if seen == min(times)])


def main():
    offers, played, view, dice = [], {}, None, random.Random(0)
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "tafelrunde":
            print("hello words", flush=True)
        elif word == "match":
            played = {}
        elif word == "dice":
            dice = random.Random(int(rest))
        elif word == "view":
            view, offers = json.loads(rest), []
        elif word == "offer":
            offers.append(rest.partition(" ")[2])
        elif word == "go":
            chosen = choose(view, offers, played, dice)
            for said in offers[chosen].split():
                played[said] = played.get(said, 0) + 1
            print("move", chosen, flush=True)
        elif word == "quit":
            return


main()

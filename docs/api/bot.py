#!/usr/bin/env python3
"""A bot for Tafelrunde that needs nothing but Python: it plays its seats at every table where it sits.

    TAFEL_TOKEN=… python3 bot.py http://127.0.0.1:8080 [--once]
"""
import json
import os
import random
import sys
import urllib.error
import urllib.request

SERVER = sys.argv[1]
ONCE = "--once" in sys.argv
TOKEN = os.environ["TAFEL_TOKEN"]


def call(method, path, body=None):
    """Sends a request; returns the answer, or the failure with its stable code."""
    request = urllib.request.Request(SERVER + path, method=method)
    request.add_header("Authorization", f"Bearer {TOKEN}")
    request.add_header("Content-Type", "application/json")
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, data, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as failed:
        return json.load(failed)


def choose(position):
    """Here is where a bot becomes a good one: `position["view"]` is all that the seat knows."""
    return random.choice(position["offers"])


def play(table, me):
    """Answers every question that is open at a table."""
    for seat, sitting in enumerate(table["seats"]):
        while sitting["player"] == me and not sitting["bot"]:
            position = call("GET", f"/api/tables/{table['id']}/position?seat={seat}")
            if position.get("ask") is None:
                break
            move = {"seat": seat, "ask": position["ask"], "move": choose(position)}
            refused = call("POST", f"/api/tables/{table['id']}/moves", move).get("code")
            # Somebody took back meanwhile, or the clock ran out: look again.
            if refused not in (None, "stale", "not-your-turn"):
                sys.exit(f"refused: {refused}")


def playing():
    return [table for table in call("GET", "/api/me/tables") if table["status"] == "playing"]


me = call("GET", "/api/me")["id"]
events = urllib.request.Request(SERVER + "/api/me/tables/events", headers={"Authorization": f"Bearer {TOKEN}"})
with urllib.request.urlopen(events) as stream:
    # The stream is open before the first look, so that nothing happens in between unseen.
    while True:
        for table in playing():
            play(table, me)
        if ONCE and not playing():
            break
        for line in stream:
            if line.startswith(b"data:"):
                break

#!/bin/sh
# The ladder of the bots, the same digits on every machine: ladder.sh PROGRAM [DEALS] [GAME…]
# Prints a table for each game: ratings, first places and points with 95 % intervals. Every budget counts iterations, not time.
set -eu
program=$1
deals=${2:-50}
[ $# -lt 2 ] && shift || shift 2
[ $# -gt 0 ] || set -- $("$program" games --all --json | tr '{' '\n' | sed -n 's/^"id":"\([^"]*\)".*/\1/p')
bots=random,hasty,greedy,apprentice,journeyman,expert
for game; do
    echo "# $game, $deals deals, seed 1"
    # Alone every bot plays each deal once; else two sit at the table, so that every pair meets.
    fewest=$("$program" games --all | awk -v game="$game" '$1 == game { print $2 }')
    "$program" arena "$game" --options "seats $fewest" --bots $bots --deals "$deals" --seed 1 --csv
    echo
done

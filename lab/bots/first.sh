#!/bin/sh
# The smallest bot: always the first offer. docs/BOTS.md describes what is said.
while read -r word rest; do
    case $word in
    tafelrunde) echo "hello first" ;;
    go) echo "move 0" ;;
    quit) exit ;;
    esac
done

//! One test a numbered rule of RULES.md, chapter by chapter, as little scripts.

mod action_cards;
mod actions;
mod attacks;
mod board;
mod bots;
mod buildings;
mod conditions;
mod facts;
mod fields;
mod mines;
mod player_cards;
mod result;
mod setup;
mod table;
mod turn;

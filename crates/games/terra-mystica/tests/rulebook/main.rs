//! One test or more for every numbered rule, as little scripts.

mod actions;
mod building;
mod common;
mod cults;
mod factions;
mod facts;
mod fire_and_ice;
mod points;
mod power;
mod rounds;
mod set_up;
mod terrain;
mod towns;

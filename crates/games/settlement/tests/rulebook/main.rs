//! One test a numbered rule of RULES.md, as a little script; chapter by chapter.

mod artifacts;
mod building;
mod examples;
mod exchange;
mod exploring;
mod facts;
mod forts;
mod heroes;
mod monsters;
mod passing;
mod regions;
mod rounds;
mod scoring;
mod set_up;
mod settlers;
mod solo;
mod streets;
mod supply;
mod table;
mod turns;

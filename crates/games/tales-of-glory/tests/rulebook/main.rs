//! One test or more a numbered rule of RULES.md, as little scripts.

mod ending;
mod facts;
mod keys;
mod obtaining;
mod paying;
mod placing;
mod quests;
mod rewards;
mod rounds;
mod setup;
mod table;
mod tiles;

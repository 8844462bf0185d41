//! What the server and its clients say to each other, as types: the bodies of requests and the messages of a table.
//!
//! There is no logic here. Ids of tables and players are text for clients; views and effects are whatever the game
//! makes of them.

mod live;
mod people;
mod tables;

pub use live::{ChatLine, ClockState, FromClient, Position, Refused, Standing, ToClient};
pub use people::{Credentials, Me, Named, NewToken, PlayerResult, SignUp, Token, TokenMade};
pub use tables::{
    BotLevel, Clock, Failure, GameInfo, GameOption, Hint, Joining, Moved, NewSeat, NewTable, Played,
    PlayedMove, Replay, Replayed, SeatAction, SeatInfo, TableInfo, TableStatus, Visibility,
};

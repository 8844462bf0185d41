//! What the server and its clients say to each other, as types: the bodies of requests and the messages of a table.
//!
//! There is no logic here. Ids of tables and players are text for clients; views and effects are whatever the game
//! makes of them.

mod code;
mod editions;
mod games;
mod live;
mod people;
mod review;
mod tables;

pub use code::Code;
pub use editions::{
    EditionChecked, EditionComponents, EditionDraft, EditionForm, FormField, FormPart, Misprint, Takes,
};
pub use games::{Credit, EditionInfo, Frame, GameInfo, GameOption, Replay, Replayed, Source};
pub use live::{
    ChatLine, ClockState, FromClient, Lack, PlanEnd, Planned, Position, Refused, Standing, TakeBackAsked,
    ToClient, WhyNot,
};
pub use people::{
    About, Confirmation, Credentials, Me, Named, NewPassword, NewReport, NewToken, PlayerResult, Recovery,
    RecoveryCode, SignInWith, SignUp, Token, TokenMade,
};
pub use review::{
    Alternative, Expectation, ExpectationError, Lapse, Reason, Review, ReviewDepth, ReviewState,
    ReviewedDecision, ReviewedLine, SeatReview,
};
pub use tables::{
    Advised, BotLevel, Brought, Clock, EndedBy, Failure, Foreseen, Hint, Joining, Moved, MyTable, NewSeat,
    NewTable, Origin, Played, PlayedMove, Scores, SeatAction, SeatInfo, Shelf, TableInfo, TableStatus, Talk,
    Visibility,
};

//! What the server and the page say to each other.

use crate::File;
use crate::declarations::Declarations;
use tafel_wire::{
    About, BotLevel, Brought, Confirmation, Credentials, EditionChecked, EditionComponents, EditionDraft,
    EditionForm, Failure, Foreseen, FromClient, GameInfo, Hint, Joining, Me, Moved, MyTable, Named,
    NewPassword, NewReport, NewTable, NewToken, Planned, Played, PlayedMove, PlayerResult, Recovery,
    RecoveryCode, Replay, Replayed, ReviewState, SeatAction, Shelf, SignUp, TableInfo, ToClient, Token,
    TokenMade, WhyNot,
};

/// The bodies of requests and answers, and the messages of a table.
pub(crate) fn file() -> File {
    let mut declarations = Declarations::default();
    declarations.add::<GameInfo>();
    declarations.add::<EditionComponents>();
    declarations.add::<EditionDraft>();
    declarations.add::<EditionChecked>();
    declarations.add::<EditionForm>();
    declarations.add::<Named>();
    declarations.add::<SignUp>();
    declarations.add::<Credentials>();
    declarations.add::<Me>();
    declarations.add::<NewPassword>();
    declarations.add::<Confirmation>();
    declarations.add::<RecoveryCode>();
    declarations.add::<Recovery>();
    declarations.add::<About>();
    declarations.add::<NewReport>();
    declarations.add::<NewToken>();
    declarations.add::<Token>();
    declarations.add::<TokenMade>();
    declarations.add::<PlayerResult>();
    declarations.add::<NewTable>();
    declarations.add::<Brought>();
    declarations.add::<TableInfo>();
    declarations.add::<MyTable>();
    declarations.add::<Shelf>();
    declarations.add::<Joining>();
    declarations.add::<BotLevel>();
    declarations.add::<SeatAction>();
    declarations.add::<PlayedMove>();
    declarations.add::<Moved>();
    declarations.add::<Hint>();
    declarations.add::<Foreseen>();
    declarations.add::<WhyNot>();
    declarations.add::<Planned>();
    declarations.add::<Replay>();
    declarations.add::<Replayed>();
    declarations.add::<ReviewState>();
    declarations.add::<Played>();
    declarations.add::<Failure>();
    declarations.add::<FromClient>();
    declarations.add::<ToClient>();
    let text = format!(
        "// Made from crates/wire by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.\n\n{}",
        declarations.text()
    );
    File { name: "api.ts".to_owned(), text }
}

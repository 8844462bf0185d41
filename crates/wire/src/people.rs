//! People: guests, accounts, their tokens and results.

use serde::{Deserialize, Serialize};

/// A name, as others at the table see it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// 1 to 32 characters.
    #[cfg_attr(
        feature = "openapi",
        schema(
            min_length = 1,
            max_length = 32,
            pattern = "^[^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$"
        )
    )]
    pub name: String,
}

/// The details of a new account.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// The name that others see; a guest who opens an account may leave it out to keep their name.
    #[cfg_attr(
        feature = "openapi",
        schema(
            min_length = 1,
            max_length = 32,
            pattern = "^[^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$"
        )
    )]
    pub name: Option<String>,
    /// 3 to 64 letters, digits and `.-_@`.
    #[cfg_attr(feature = "openapi", schema(min_length = 3, max_length = 64, pattern = "^[A-Za-z0-9.@_-]+$"))]
    pub login: String,
    /// 8 to 256 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 8, max_length = 256))]
    pub password: String,
}

/// The login and password for signing in.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub login: String,
    /// Its password.
    #[cfg_attr(feature = "openapi", schema(max_length = 256))]
    pub password: String,
}

/// The person that the server recognises in the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The player's id.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// The account's login; none for a guest, and for an account that signs in elsewhere.
    pub login: Option<String>,
    /// Whether this is an account: it outlives its session.
    pub account: bool,
    /// Whether a recovery code was made and not used yet.
    pub recovery: bool,
}

/// A change of password. All sessions and tokens end; the caller gets a new session.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The present password.
    #[cfg_attr(feature = "openapi", schema(max_length = 256))]
    pub password: String,
    /// The password from now on: 8 to 256 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 8, max_length = 256))]
    pub new: String,
}

/// The present password, where something needs more than a session.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The present password.
    #[cfg_attr(feature = "openapi", schema(max_length = 256))]
    pub password: String,
}

/// A code to be printed and kept: with it a forgotten password can be replaced once. It is shown this once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecoveryCode {
    /// Five groups of five letters and digits, separated by hyphens.
    pub code: String,
}

/// A new password for an account whose password is forgotten. All sessions and tokens end, and the code is used up.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The account.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub login: String,
    /// The printed code; case, hyphens and blanks do not matter.
    #[cfg_attr(feature = "openapi", schema(max_length = 64))]
    pub code: String,
    /// The password from now on: 8 to 256 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 8, max_length = 256))]
    pub password: String,
}

/// What a page has to know about a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// By whom people can sign in besides login and password: a browser goes to `/api/oidc/start?return=PATH`.
    pub sign_in_with: Option<SignInWith>,
}

/// A provider that vouches for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignInWith {
    /// What people know them by.
    pub name: String,
}

/// Something that the operator of the server should look at.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The table where it happened.
    #[cfg_attr(feature = "openapi", schema(max_length = 12))]
    pub table: Option<String>,
    /// The number of the message at that table.
    pub line: Option<u32>,
    /// The person.
    #[cfg_attr(feature = "openapi", schema(max_length = 12))]
    pub player: Option<String>,
    /// What is wrong, in 1 to 1000 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 1000))]
    pub text: String,
}

/// What a token for a program is called.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// 1 to 32 characters, to know it by.
    #[cfg_attr(
        feature = "openapi",
        schema(
            min_length = 1,
            max_length = 32,
            pattern = "^[^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*$"
        )
    )]
    pub label: String,
}

/// A token for programs, without its secret.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Token {
    /// The token's id.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// When it was made: milliseconds since 1970.
    pub created_at: i64,
}

/// A token that was just made; its secret is shown this once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenMade {
    /// The token's id.
    pub id: String,
    /// What is sent as `Authorization: Bearer …`.
    pub secret: String,
}

/// How a player did in one match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerResult {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended: milliseconds since 1970.
    pub over_at: i64,
    /// The player's seat.
    pub seat: u8,
    /// The points it got.
    pub points: i64,
    /// Its rank; 1 is first.
    pub rank: i64,
}

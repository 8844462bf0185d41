//! Why a request is not answered as wished: one code for each reason, which has its status.

use crate::openid::NotVouched;
use crate::store::StoreError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tafel_engine::CannotReplay;
use tafel_rules::Unreadable;
use tafel_table::{Fault, Problem};
use tafel_wire::{Code, Failure, Refused};

/// Why a request is not answered as wished.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Nobody is signed in.
    #[error("a session or token is needed")]
    NotSignedIn,
    /// The login or the password is wrong; which of them is not said.
    #[error("login or password is wrong")]
    WrongCredentials,
    /// Whoever runs the server has shut this person out.
    #[error("this account is banned")]
    Banned,
    /// The request comes from another site's page.
    #[error("requests from other sites are not answered")]
    OtherSite,
    /// It is not the caller's to do.
    #[error("{0}")]
    Forbidden(&'static str),
    /// There is no such thing, or the caller may not know of it.
    #[error("there is no such thing")]
    NotFound,
    /// The place is there, but this cannot be done with it.
    #[error("this method is not answered here")]
    NotAnswered,
    /// It cannot be done as things stand.
    #[error("{message}")]
    Conflict {
        /// The word for it.
        code: Code,
        /// The sentence.
        message: &'static str,
    },
    /// Nobody vouches for the caller.
    #[error(transparent)]
    NotVouched(#[from] NotVouched),
    /// Something in the request cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// The request is too long.
    #[error("the request is too long")]
    TooLong,
    /// The body is not JSON by its content type.
    #[error("the content type must be application/json")]
    NotJson,
    /// The edition of a table or record is not here.
    #[error("this edition is not here")]
    UnknownEdition,
    /// A record cannot be replayed.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The table refuses.
    #[error("{}", .0.message)]
    Refused(Refused),
    /// Too many requests, tables or reports.
    #[error("{message}")]
    TooMany {
        /// Of what.
        message: &'static str,
        /// How long until there may be one more; none if waiting does not help.
        wait: Option<Duration>,
    },
    /// Too much waits to be thought about.
    #[error("too much waits here; try again soon")]
    TooBusy,
    /// The server cannot answer now.
    #[error("try again later")]
    Unavailable,
    /// There is a mistake in the rules, or in the server.
    #[error("the server failed")]
    Failed,
    /// The database failed.
    #[error("the server failed")]
    Store(StoreError),
}

impl Error {
    /// The word for it.
    pub(crate) fn code(&self) -> Code {
        match self {
            Error::NotSignedIn => Code::NotSignedIn,
            Error::WrongCredentials => Code::WrongCredentials,
            Error::Banned => Code::Banned,
            Error::OtherSite => Code::OtherSite,
            Error::Forbidden(_) => Code::Forbidden,
            Error::NotFound => Code::NotFound,
            Error::NotAnswered => Code::MethodNotAllowed,
            Error::Conflict { code, .. } => *code,
            Error::NotVouched(not) => not.code(),
            Error::Unreadable(_) => Code::Unreadable,
            Error::TooLong => Code::TooLong,
            Error::NotJson => Code::NotJson,
            Error::UnknownEdition
            | Error::Fault(Fault { problem: Problem::Edition { record: Some(_), .. }, .. }) => {
                Code::UnknownEdition
            }
            Error::Fault(_) => Code::FaultyRecord,
            Error::Refused(refused) => refused.code,
            Error::TooMany { .. } => Code::TooMany,
            Error::TooBusy => Code::TooBusy,
            Error::Unavailable => Code::Unavailable,
            Error::Failed | Error::Store(_) => Code::Internal,
        }
    }

    /// Too many, until so long from now.
    pub(crate) fn too_many(message: &'static str, wait: Duration) -> Error {
        Error::TooMany { message, wait: Some(wait) }
    }

    /// The rules of a match are not here any more.
    pub(crate) fn rules_changed() -> Error {
        Error::Conflict {
            code: Code::RulesChanged,
            message: "the rules have changed since this match was made, and the old ones are no longer here",
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Conflict => {
                Error::Conflict { code: Code::Conflict, message: "somebody else was first" }
            }
            StoreError::Closed => Error::Unavailable,
            StoreError::Database(_)
            | StoreError::Sqlite(_)
            | StoreError::Unusable(_)
            | StoreError::Backup(_) => Error::Store(error),
        }
    }
}

impl From<CannotReplay> for Error {
    fn from(cannot: CannotReplay) -> Error {
        match cannot {
            CannotReplay::Faulty(fault) => Error::Fault(fault),
            CannotReplay::TooLong => Error::TooLong,
            CannotReplay::NoSuchSeat | CannotReplay::NoSuchLine | CannotReplay::Over => {
                Error::Unreadable(cannot.to_string())
            }
        }
    }
}

impl From<Unreadable> for Error {
    fn from(unreadable: Unreadable) -> Error {
        Error::Unreadable(unreadable.to_string())
    }
}

/// When to try again where it depends on what people do, and not on time.
const A_WHILE: Duration = Duration::from_secs(60);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Error::Store(error) = &self {
            tracing::error!(%error, "the database failed");
        }
        let (rule, lacks) = match &self {
            Error::Refused(refused) => (refused.rule.clone(), refused.lacks.clone()),
            _ => (None, vec![]),
        };
        let code = self.code();
        let failure = Failure { code, message: self.to_string(), rule, lacks };
        let status = StatusCode::from_u16(code.status()).expect("the status of a code is one of HTTP's");
        let mut response = (status, Json(failure)).into_response();
        response.extensions_mut().insert(code);
        if let Error::TooMany { wait, .. } = self {
            let wait = wait.unwrap_or(A_WHILE);
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

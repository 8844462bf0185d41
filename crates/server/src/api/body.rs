//! Reading what a request brings: bodies, ids, texts within bounds.

use crate::error::Error;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use std::str::FromStr;

/// A body in JSON, and nothing but JSON by its content type: pages of other sites cannot send that.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Error::NotJson),
            Err(JsonRejection::BytesRejection(_)) => Err(Error::TooLong),
            Err(unreadable) => Err(Error::Unreadable(unreadable.body_text())),
        }
    }
}

/// An id from a path.
pub(super) fn id<T: FromStr>(text: &str) -> Result<T, Error> {
    text.parse().map_err(|_| Error::NotFound)
}

/// A name or label: 1 to 32 characters, none of them invisible, no blanks around.
pub(super) fn name(text: &str) -> Result<String, Error> {
    let name = text.trim();
    let length = name.chars().count();
    if (1..=32).contains(&length) && !name.chars().any(char::is_control) {
        Ok(name.to_owned())
    } else {
        Err(Error::Unreadable("a name has 1 to 32 characters".into()))
    }
}

//! Reading what a request brings: bodies, queries, paths, ids, texts within bounds. What cannot be read is answered as
//! everything else is: with a code.

use crate::error::Error;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
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

/// What stands behind the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Error> {
        match extract::Query::from_request_parts(parts, state).await {
            Ok(extract::Query(query)) => Ok(Query(query)),
            Err(unreadable) => Err(Error::Unreadable(unreadable.body_text())),
        }
    }
}

/// What stands in the places of a path; what cannot be read names nothing.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Error> {
        let path = extract::Path::from_request_parts(parts, state).await.map_err(|_| Error::NotFound)?;
        Ok(Path(path.0))
    }
}

/// An id from a path.
pub(super) fn id<T: FromStr>(text: &str) -> Result<T, Error> {
    text.parse().map_err(|_| Error::NotFound)
}

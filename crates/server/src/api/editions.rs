//! Editions: what those of a match say, and a form in which somebody writes one. Nothing of that is stored.

use super::body::{Body, Path};
use crate::app::App;
use crate::error::Error;
use crate::turns::in_turn;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use tafel_engine::{Equipped, edition_info};
use tafel_rules::{DataFile, Edition, MAX_EDITION_BYTES, Part};
use tafel_table::Packed;
use tafel_wire::{
    EditionChecked, EditionComponents, EditionDraft, EditionForm, Failure, FormField, FormPart, Misprint,
    Takes,
};

/// Tells what is printed on the components of an edition that tables are or were played with.
#[utoipa::path(get, path = "/api/games/{game}/editions/{digest}",
    params(("game" = String, Path), ("digest" = String, Path)),
    responses((status = OK, body = EditionComponents), (status = NOT_FOUND, body = Failure)))]
pub(super) async fn components(
    State(app): State<Arc<App>>,
    Path((game, digest)): Path<(String, String)>,
) -> Result<Json<EditionComponents>, Error> {
    let digest = digest.parse().map_err(|_| Error::NotFound)?;
    let equipped = app.edition(&game, digest).await?.ok_or(Error::NotFound)?;
    Ok(Json(EditionComponents {
        edition: edition_info(equipped.edition.id()),
        components: (*equipped.components).to_owned(),
    }))
}

/// Shows every value of an edition, component by component: of the built-in one, or of one that is sent along. Nothing is
/// stored.
#[utoipa::path(post, path = "/api/games/{game}/editions/form", request_body = EditionDraft, params(("game" = String, Path)),
    responses((status = OK, body = EditionForm), (status = NOT_FOUND, body = Failure),
        (status = UNPROCESSABLE_ENTITY, body = Failure, description = "what is sent along is no edition of this game")))]
pub(super) async fn form(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Body(draft): Body<EditionDraft>,
) -> Result<Json<EditionForm>, Error> {
    let files = app.games.files(&game).ok_or(Error::NotFound)?;
    let form = in_turn(&app.replays, move || {
        let edition = base(&game, files, &draft)?
            .filled(&draft.values)
            .map_err(|misprint| Error::Unreadable(misprint.to_string()))?;
        Ok(EditionForm {
            name: edition.id().name.clone(),
            parts: edition.form().into_iter().map(part).collect(),
        })
    });
    form.await.map(Json)
}

/// Checks an edition that somebody writes, as `tafel edition check` does, and returns it as one file. Nothing is stored.
#[utoipa::path(post, path = "/api/games/{game}/editions/check", request_body = EditionDraft, params(("game" = String, Path)),
    responses((status = OK, body = EditionChecked), (status = NOT_FOUND, body = Failure),
        (status = UNPROCESSABLE_ENTITY, body = Failure, description = "what is sent along is no edition of this game")))]
pub(super) async fn check(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Body(draft): Body<EditionDraft>,
) -> Result<Json<EditionChecked>, Error> {
    let files = app.games.files(&game).ok_or(Error::NotFound)?;
    let checked = in_turn(&app.replays, move || {
        let base = base(&game, files, &draft)?;
        let equipped =
            base.filled(&draft.values).map_err(Into::into).and_then(|edition| Equipped::of(&game, edition));
        match equipped {
            Ok(equipped) => Ok(EditionChecked {
                wrong: None,
                edition: Some(edition_info(equipped.edition.id())),
                built_in: equipped.edition.named_in_records().is_none(),
                components: Some((*equipped.components).to_owned()),
                file: Some(Packed::text(&game, &equipped.edition).to_string()),
            }),
            Err(tafel_engine::CannotVisit::Misprint(misprint)) => Ok(EditionChecked {
                wrong: Some(Misprint {
                    file: misprint.file,
                    line: misprint.line.map(|line| line as u32),
                    path: misprint.path,
                    reason: misprint.reason,
                }),
                edition: None,
                built_in: false,
                components: None,
                file: None,
            }),
            Err(tafel_engine::CannotVisit::Unknown(_)) => Err(Error::NotFound),
        }
    });
    checked.await.map(Json)
}

/// The edition that a draft is made from, by the name that it is to have.
fn base(game: &str, files: &'static [DataFile], draft: &EditionDraft) -> Result<Edition, Error> {
    let edition = match &draft.from {
        None => Edition::built_in(files),
        // Every line has a mark in front of it.
        Some(text) if text.len() > 2 * MAX_EDITION_BYTES => return Err(Error::TooLong),
        Some(text) => {
            let packed = Packed::read(text)?;
            if packed.game != game {
                return Err(Error::Unreadable(format!("this is an edition of `{}`", packed.game)));
            }
            packed.edition(files).map_err(|misprint| Error::Unreadable(misprint.to_string()))?
        }
    };
    Ok(match &draft.name {
        Some(name) => edition.named(name),
        None => edition,
    })
}

fn part(part: Part) -> FormPart {
    let field = |field: tafel_rules::Field| FormField {
        path: field.path,
        names: field.names,
        text: field.text,
        example: field.example,
        takes: match field.takes {
            tafel_rules::Takes::Number => Takes::Number,
            tafel_rules::Takes::Word(words) => Takes::Words(words),
            tafel_rules::Takes::Text => Takes::Text,
        },
    };
    FormPart {
        file: part.file.to_owned(),
        kind: part.kind,
        id: part.id,
        fields: part.fields.into_iter().map(field).collect(),
    }
}

//! Editions: what is printed on components, as somebody enters it in a form, and as it is drawn.

use crate::EditionInfo;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// What is printed on the components of an edition.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EditionComponents {
    /// The edition.
    pub edition: EditionInfo,
    /// Constants by their names, as the page has them of the built-in edition.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Box<RawValue>,
}

/// An edition that somebody is writing: what differs from another one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EditionDraft {
    /// What it is to be called; without it, as the edition that it is made from.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(max_length = 100))]
    pub name: Option<String>,
    /// The edition that it is made from, as one file; without it, the built-in one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(max_length = 524288))]
    pub from: Option<String>,
    /// Values by their paths, as data files write them; an empty one takes away what is there.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub values: BTreeMap<String, String>,
}

/// An edition that was looked at. If nothing is wrong with it, it can be played with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EditionChecked {
    /// What is wrong with it, if anything.
    pub wrong: Option<Misprint>,
    /// What it is called and says.
    pub edition: Option<EditionInfo>,
    /// Whether it says the same as the built-in one.
    pub built_in: bool,
    /// What is printed on its components.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub components: Option<Box<RawValue>>,
    /// The edition as one file.
    pub file: Option<String>,
}

/// What is wrong with an edition, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Misprint {
    /// The file: `heroes.ron`.
    pub file: String,
    /// The line of the file.
    pub line: Option<u32>,
    /// The path of the value, or of the nearest around it: `heroes.hero.h07.cost.gold`.
    pub path: Option<String>,
    /// A sentence in English.
    pub reason: String,
}

/// Every value of an edition, component by component.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EditionForm {
    /// What the edition is called.
    pub name: String,
    /// Components, and numbers that belong to none.
    pub parts: Vec<FormPart>,
}

/// A component, or the numbers of a file that belong to none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FormPart {
    /// The file: `heroes.ron`.
    pub file: String,
    /// What it is a component of: `hero`; the name of the file for what is no component.
    pub kind: String,
    /// The component's id: `h07`.
    pub id: Option<String>,
    /// Its values.
    pub fields: Vec<FormField>,
}

/// A value of an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FormField {
    /// Where it stands: `heroes.hero.h07.cost.gold`.
    pub path: String,
    /// The names below the component: `cost`, `gold`.
    pub names: Vec<String>,
    /// What the file says there; empty where it says nothing.
    pub text: String,
    /// What it says of another component, where it says nothing of this one.
    pub example: Option<String>,
    /// What can be entered.
    pub takes: Takes,
}

/// What can be entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// A whole number.
    Number,
    /// One of these words, as the files write them: `"green"`.
    Words(Vec<String>),
    /// Anything that data files can say.
    Text,
}

//! The document that describes the API to programs. What holds for many routes alike is added to what they say themselves: names
//! that no two share, who may call, how anything can fail, and the live connection.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use utoipa::openapi::OpenApi;

/// The parts of the API, by the first word of their paths.
const PARTS: &[(&str, &str)] = &[
    ("about", "the server itself"),
    ("accounts", "accounts and their passwords"),
    ("games", "the games, their options and rules of agreement"),
    ("guests", "people without an account"),
    ("me", "the person who calls: tables, results, events"),
    ("tables", "tables and the matches at them"),
    ("tokens", "secrets by which programs act for a person"),
];

/// The whole document.
pub(super) fn complete(document: &OpenApi) -> Value {
    let mut document = serde_json::to_value(document).expect("the document can be written as JSON");
    document["paths"]["/api/tables/{id}/live"] = live();
    let uses = operation_uses(&document);
    let mut parts: BTreeMap<String, &str> = BTreeMap::new();
    for (path, methods) in object(&mut document["paths"]) {
        let part = path.split('/').nth(2).unwrap_or("about").to_owned();
        for (_, operation) in object(methods).iter_mut().filter(|(key, _)| *key != "parameters") {
            let own = operation["operationId"].as_str().unwrap_or_default().to_owned();
            if uses.get(&own).is_some_and(|&uses| uses > 1) {
                operation["operationId"] = json!(format!("{own}_{part}"));
            }
            operation["tags"] = json!([part]);
            complete_responses(&mut operation["responses"]);
        }
        let about = PARTS.iter().find(|(known, _)| *known == part).map_or("", |(_, about)| about);
        parts.insert(part, about);
    }
    let tag = |(name, about): (&String, &&str)| match *about {
        "" => json!({ "name": name }),
        about => json!({ "name": name, "description": about }),
    };
    document["tags"] = parts.iter().map(tag).collect();
    document["security"] = json!([{ "session": [] }, { "token": [] }, {}]);
    document["components"]["securitySchemes"] = json!({
        "session": { "type": "apiKey", "in": "cookie", "name": "tafel",
            "description": "set by signing in, or by becoming a guest" },
        "token": { "type": "http", "scheme": "bearer", "description": "the secret of a token of yours" },
    });
    document
}

/// How often each name of an operation occurs.
fn operation_uses(document: &Value) -> BTreeMap<String, usize> {
    let mut uses = BTreeMap::new();
    let paths = document["paths"].as_object().into_iter().flatten();
    for (_, operation) in paths.flat_map(|(_, methods)| methods.as_object().into_iter().flatten()) {
        let own = operation["operationId"].as_str().unwrap_or_default();
        *uses.entry(own.to_owned()).or_default() += 1;
    }
    uses
}

/// A request can be too long, too many or unreadable, and the body says why; every answer has a word about it.
fn complete_responses(responses: &mut Value) {
    let why_not = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Failure" } } });
    let responses = object(responses);
    let too_many = responses.entry("429").or_insert_with(|| json!({ "content": why_not }));
    too_many["headers"] = json!({ "Retry-After": {
        "description": "after how many seconds to try again", "schema": { "type": "integer", "minimum": 0 }
    } });
    responses.insert("default".to_owned(), json!({ "content": why_not }));
    for (status, response) in responses.iter_mut() {
        if response["description"].as_str().unwrap_or_default().is_empty() {
            response["description"] = json!(meaning(status));
        }
    }
}

/// What a status means here.
fn meaning(status: &str) -> &'static str {
    match status {
        "101" => "the connection is open",
        "200" | "201" | "204" => "done",
        "303" | "302" => "go there",
        "304" => "as it was before",
        "401" => "nobody has signed in",
        "403" => "you may not",
        "404" => "there is none, or you may not know of it",
        "409" => "not as things are",
        "413" => "too long",
        "422" => "not readable, or nothing that can be",
        "429" => "too many; the header says when to try again",
        "503" => "not now",
        _ => "why not",
    }
}

/// The live connection, which no description of HTTP covers: the messages are schemas.
fn live() -> Value {
    let query = |name: &str, kind: Value, about: &str| json!({ "name": name, "in": "query", "required": false, "description": about, "schema": kind });
    json!({ "get": {
        "operationId": "live",
        "summary": "Opens a live connection to a table",
        "description": "A WebSocket. Every message is JSON in a text frame: the client sends `FromClient`, the server `ToClient`. \
            It sends a position at once and after every line. docs/API.md describes how they follow each other.",
        "parameters": [
            { "name": "id", "in": "path", "required": true, "schema": { "type": "string" } },
            query("since", json!({ "type": "integer", "minimum": 0 }), "the last line that the client has seen"),
            query("seat", json!({ "type": "integer", "minimum": 0, "maximum": 4 }), "one of several own seats"),
            query("link", json!({ "type": "string" }), "the key of a private table"),
        ],
        "responses": { "101": { "description": "" }, "404": { "description": "" } },
        "x-websocket": {
            "sends": { "$ref": "#/components/schemas/FromClient" },
            "receives": { "$ref": "#/components/schemas/ToClient" },
        },
    } })
}

fn object(value: &mut Value) -> &mut Map<String, Value> {
    value.as_object_mut().expect("the document is made of objects")
}

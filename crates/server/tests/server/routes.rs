//! What the page may ask of the server, as types, made from the document that describes the routes.

use crate::support::Running;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

#[tokio::test]
async fn the_page_asks_for_routes_as_the_server_describes_them() {
    let document = Running::fresh().await.stranger().get("/api/openapi.json").await.json();
    let text = Routes::default().file(&document);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/routes.ts");
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &text).expect("the file can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == text,
        "routes.ts differs from the server; UPDATE=1 cargo test -p tafel-server --test server routes writes it anew"
    );
}

/// Routes as TypeScript, and the names of the types that they need.
#[derive(Default)]
struct Routes {
    names: BTreeSet<String>,
}

impl Routes {
    fn file(mut self, document: &Value) -> String {
        let mut routes = String::new();
        // The live connection has types of its own in the page.
        let routes_of_http = entries(&document["paths"]).filter(|(path, _)| !path.ends_with("/live"));
        for (path, methods) in routes_of_http {
            let path = path.strip_prefix("/api").expect("all routes are under /api");
            for (method, operation) in entries(methods) {
                let parts = self.operation(operation);
                routes += &format!("  '{} {path}': {{ {parts} }};\n", method.to_uppercase());
            }
        }
        let names: String = self.names.iter().map(|name| format!("  {name},\n")).collect();
        format!(
            "// Made from the server's description of itself by \
             `UPDATE=1 cargo test -p tafel-server --test server routes`; do not edit.\n\n\
             import type {{\n{names}}} from './api';\n\n\
             /** By route, what a request carries, and the answer. */\nexport interface Routes {{\n{routes}}}\n"
        )
    }

    /// What one request carries, and its answer.
    fn operation(&mut self, operation: &Value) -> String {
        let mut parts = vec![];
        for place in ["path", "query"] {
            let of_place = |parameter: &&Value| parameter["in"] == place;
            let named = operation["parameters"].as_array().into_iter().flatten().filter(of_place);
            let fields: Vec<String> = named.map(|parameter| self.parameter(parameter)).collect();
            if !fields.is_empty() {
                let optional = if place == "query" { "?" } else { "" };
                parts.push(format!("{place}{optional}: {{ {} }}", fields.join("; ")));
            }
        }
        if let Some(body) = operation["requestBody"]["content"]["application/json"].get("schema") {
            parts.push(format!("body: {}", self.schema(body)));
        }
        parts.push(format!("answer: {}", self.answer(&operation["responses"])));
        parts.join("; ")
    }

    fn parameter(&mut self, parameter: &Value) -> String {
        let name = parameter["name"].as_str().expect("a parameter has a name");
        let schema = self.schema(&parameter["schema"]);
        let required = parameter["required"] == true;
        if required { format!("{name}: {schema}") } else { format!("{name}?: {schema} | null") }
    }

    /// What comes with success; nothing comes as `null`.
    fn answer(&mut self, responses: &Value) -> String {
        let content = entries(&responses["200"]["content"]).next();
        content.map_or("null".to_owned(), |(_, content)| self.schema(&content["schema"]))
    }

    fn schema(&mut self, schema: &Value) -> String {
        if let Some(path) = schema["$ref"].as_str() {
            let name = path.rsplit('/').next().unwrap_or(path).to_owned();
            self.names.insert(name.clone());
            return name;
        }
        if let Some(kinds) = schema["oneOf"].as_array() {
            return self.union(kinds);
        }
        match &schema["type"] {
            Value::Array(kinds) => {
                let kinds: Vec<Value> =
                    kinds.iter().map(|kind| serde_json::json!({ "type": kind })).collect();
                self.union(&kinds)
            }
            Value::String(kind) => match kind.as_str() {
                "array" => format!("{}[]", self.schema(&schema["items"])),
                "integer" => "number".to_owned(),
                "string" | "boolean" | "null" => kind.clone(),
                _ => panic!("a route names no type of its own: {schema}"),
            },
            _ => panic!("not a type: {schema}"),
        }
    }

    fn union(&mut self, kinds: &[Value]) -> String {
        let mut kinds: Vec<String> = kinds.iter().map(|kind| self.schema(kind)).collect();
        kinds.sort_by_key(|kind| kind == "null");
        kinds.join(" | ")
    }
}

fn entries(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}

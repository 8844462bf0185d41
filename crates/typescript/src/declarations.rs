//! The declarations that a type needs, each once.

use std::any::TypeId;
use std::collections::BTreeSet;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations in the order of their names: the order in which types name what they are made of changes from build to
/// build.
#[derive(Default)]
pub(crate) struct Declarations {
    seen: Vec<TypeId>,
    texts: BTreeSet<String>,
}

impl Declarations {
    /// Adds a type and all that it is made of.
    pub(crate) fn add<T: TS + 'static>(&mut self) {
        self.visit::<T>();
    }

    /// All of them, for a file of their own.
    pub(crate) fn text(&self) -> String {
        self.texts.iter().map(|text| format!("export {text}\n")).collect()
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Containers have no name of their own, but what is in them may have.
        let is_declared = T::output_path().is_some();
        let named = TypeId::of::<T::WithoutGenerics>();
        if is_declared && !self.seen.contains(&named) {
            self.seen.push(named);
            self.texts.insert(T::decl(&config()));
            T::visit_dependencies(self);
        }
        T::visit_generics(self);
    }
}

/// How types are written: every number of the rules is a safe one on the page.
pub(crate) fn config() -> Config {
    Config::new().with_large_int("number")
}

//! What a game has read of an edition.

use super::{DataFile, Edition, EditionId, Misprint};
use std::ops::Deref;
use std::sync::Arc;

/// The components of a game as it has read them, and the edition that they are of. Clones share them.
pub struct Components<D> {
    data: Arc<D>,
    edition: Option<EditionId>,
}

impl<D> Components<D> {
    /// Those of an edition.
    ///
    /// # Errors
    /// If `read` refuses it.
    pub fn of(
        edition: &Edition,
        read: impl FnOnce(&Edition) -> Result<D, Misprint>,
    ) -> Result<Self, Misprint> {
        Ok(Components { data: Arc::new(read(edition)?), edition: edition.named_in_records() })
    }

    /// Those that the program was built with.
    ///
    /// # Panics
    /// If `read` refuses them.
    pub fn built_in(files: &'static [DataFile], read: impl FnOnce(&Edition) -> Result<D, Misprint>) -> Self {
        Components::of(&Edition::built_in(files), read).unwrap_or_else(|misprint| panic!("{misprint}"))
    }

    /// The edition, unless it is the built-in one.
    pub fn edition(&self) -> Option<&EditionId> {
        self.edition.as_ref()
    }
}

impl<D> Deref for Components<D> {
    type Target = D;

    #[inline]
    fn deref(&self) -> &D {
        &self.data
    }
}

// By hand, since deriving would ask the same of `D`.
impl<D> Clone for Components<D> {
    fn clone(&self) -> Self {
        Components { data: self.data.clone(), edition: self.edition.clone() }
    }
}

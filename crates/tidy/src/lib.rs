//! Tests about the repository itself; there is nothing here but `tests/`.

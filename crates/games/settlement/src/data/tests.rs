//! The data is sound, and unsound data is refused with the reason.

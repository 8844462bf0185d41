//! How many files, and with them connections, the system lets the server have.

/// Asks for as many as the system allows at all: the usual number is made for programs that talk to few.
pub(crate) fn raise_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current == maximum {
            return;
        }
        match setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
            Ok(()) => tracing::debug!(?current, ?maximum, "raised the number of files"),
            Err(error) => tracing::warn!(%error, ?current, "the number of files could not be raised"),
        }
    }
}

//! The settings of a server, as options.

use crate::failure::Failure;
use clap::{ArgAction, value_parser};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tafel_server::{Bounds, Config, OpenId};

/// Everything that can be set but for the database and where to listen.
#[derive(clap::Args)]
pub(crate) struct Settings {
    /// Where to serve metrics of the running server (`/metrics`) and its health (`/healthz`); nowhere by default
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// Whether people reach this server over HTTPS only (through a proxy)
    #[arg(long, value_name = "YES", action = ArgAction::Set, num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true")]
    https: bool,
    /// Whether a proxy stands in front of this server: the last address in X-Forwarded-For is then the caller's
    #[arg(long, value_name = "YES", action = ArgAction::Set, num_args = 0..=1, require_equals = true, default_value = "false", default_missing_value = "true")]
    behind_proxy: bool,
    /// The address at which people reach this server: `https://tafel.example`; needed for signing in elsewhere
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// The NATS server (`nats://host:4222`) by which servers on one PostgreSQL ring each other; by default the database
    #[arg(long, value_name = "URL")]
    doorbell: Option<String>,
    /// A folder with editions of games that are offered at new tables; by default `editions` beside the SQLite file, if it is there
    #[arg(long, value_name = "DIR")]
    pub(crate) editions: Option<PathBuf>,
    #[command(flatten)]
    limits: Limits,
    #[command(flatten)]
    kept: Kept,
    #[command(flatten)]
    oidc: Oidc,
}

/// How much one address, person or connection may ask for.
#[derive(clap::Args)]
struct Limits {
    /// Requests a second that one address may make, on average
    #[arg(long, value_name = "N", default_value_t = Config::default().requests_per_second, value_parser = value_parser!(u32).range(1..))]
    requests_per_second: u32,
    /// Passwords a minute that one address may try
    #[arg(long, value_name = "N", default_value_t = Config::default().passwords_per_minute, value_parser = value_parser!(u32).range(1..))]
    passwords_per_minute: u32,
    /// Guests a minute that may come from one address
    #[arg(long, value_name = "N", default_value_t = Config::default().guests_per_minute, value_parser = value_parser!(u32).range(1..))]
    guests_per_minute: u32,
    /// Tables a minute that one address may make; one person may make a third of that
    #[arg(long, value_name = "N", default_value_t = Config::default().tables_per_minute, value_parser = value_parser!(u32).range(1..))]
    tables_per_minute: u32,
    /// Reports an hour that one person may make
    #[arg(long, value_name = "N", default_value_t = Config::default().reports_per_hour, value_parser = value_parser!(u32).range(1..))]
    reports_per_hour: u32,
    /// Connections in total
    #[arg(long, value_name = "N", default_value_t = Config::default().connections)]
    connections: usize,
    /// Connections that one address may hold
    #[arg(long, value_name = "N", default_value_t = Config::default().connections_per_address)]
    connections_per_address: usize,
    /// Tables that one person may have made and not finished
    #[arg(long, value_name = "N", default_value_t = Config::default().tables_per_person, value_parser = value_parser!(i64).range(1..))]
    tables_per_person: i64,
    /// Messages a second that one person may send to one table, on average
    #[arg(long, value_name = "N", default_value_t = Config::default().messages_per_second, value_parser = value_parser!(u32).range(1..))]
    messages_per_second: u32,
    /// Seconds that a connection may take to send its request
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().header_patience.as_secs(), value_parser = value_parser!(u64).range(1..=3600))]
    header_patience: u64,
    /// Seconds after which a client that reads nothing is disconnected
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().write_patience.as_secs(), value_parser = value_parser!(u64).range(1..=3600))]
    write_patience: u64,
    /// Seconds that a bot which stands in for somebody waits before each decision
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().stand_in_pause.as_secs(), value_parser = value_parser!(u64).range(0..=3600))]
    stand_in_pause: u64,
}

/// How long things are kept, and how many.
#[derive(clap::Args)]
struct Kept {
    /// Days after their last visit that guests without a finished match are kept; 0: for ever
    #[arg(long, value_name = "DAYS", default_value_t = Bounds::default().guest_days)]
    guest_days: u32,
    /// Days that tables whose match has not started are kept; 0: for ever
    #[arg(long, value_name = "DAYS", default_value_t = Bounds::default().waiting_days)]
    waiting_days: u32,
    /// Days that chat and closed reports are kept; 0: for ever
    #[arg(long, value_name = "DAYS", default_value_t = Bounds::default().chat_days)]
    chat_days: u32,
    /// Days that unfinished matches of guests alone are kept; 0: for ever
    #[arg(long, value_name = "DAYS", default_value_t = Bounds::default().unfinished_days)]
    unfinished_days: u32,
    /// The most guests without a finished match that are kept; the longest absent are deleted first
    #[arg(long, value_name = "N", default_value_t = Bounds::default().guests, value_parser = value_parser!(i64).range(1..))]
    most_guests: i64,
    /// The most finished matches of guests alone that are kept; the oldest are deleted first
    #[arg(long, value_name = "N", default_value_t = Bounds::default().guest_matches, value_parser = value_parser!(i64).range(1..))]
    most_guest_matches: i64,
    /// The most chat lines that are kept for one table; the oldest are deleted first
    #[arg(long, value_name = "N", default_value_t = Bounds::default().chat_lines, value_parser = value_parser!(i64).range(1..))]
    most_chat_lines: i64,
    /// The most reports that are kept; the oldest are deleted first
    #[arg(long, value_name = "N", default_value_t = Bounds::default().reports, value_parser = value_parser!(i64).range(1..))]
    most_reports: i64,
    /// The most browsers in which one person can be signed in; the oldest are signed out first
    #[arg(long, value_name = "N", default_value_t = Bounds::default().sessions, value_parser = value_parser!(i64).range(1..))]
    most_sessions: i64,
}

/// Signing in elsewhere.
#[derive(clap::Args)]
struct Oidc {
    /// The issuer URL of an OpenID Connect provider with which people can sign in; none by default
    #[arg(long, value_name = "URL")]
    oidc_issuer: Option<String>,
    /// The client id that the provider gave this server
    #[arg(long, value_name = "ID")]
    oidc_client: Option<String>,
    /// The client secret with which this server identifies itself to the provider
    #[arg(long, value_name = "SECRET", hide = true)]
    oidc_secret: Option<String>,
    /// The provider's name as people see it
    #[arg(long, value_name = "NAME", default_value = "OpenID")]
    oidc_name: String,
}

impl Settings {
    /// As the server takes them.
    pub(crate) fn config(&self) -> Result<Config, Failure> {
        let (limits, kept) = (&self.limits, &self.kept);
        Ok(Config {
            https: self.https,
            behind_proxy: self.behind_proxy,
            requests_per_second: limits.requests_per_second,
            passwords_per_minute: limits.passwords_per_minute,
            guests_per_minute: limits.guests_per_minute,
            tables_per_minute: limits.tables_per_minute,
            reports_per_hour: limits.reports_per_hour,
            connections: limits.connections,
            connections_per_address: limits.connections_per_address,
            tables_per_person: limits.tables_per_person,
            messages_per_second: limits.messages_per_second,
            header_patience: Duration::from_secs(limits.header_patience),
            write_patience: Duration::from_secs(limits.write_patience),
            stand_in_pause: Duration::from_secs(limits.stand_in_pause),
            bounds: Bounds {
                guest_days: kept.guest_days,
                waiting_days: kept.waiting_days,
                chat_days: kept.chat_days,
                unfinished_days: kept.unfinished_days,
                guests: kept.most_guests,
                guest_matches: kept.most_guest_matches,
                chat_lines: kept.most_chat_lines,
                reports: kept.most_reports,
                sessions: kept.most_sessions,
            },
            doorbell: self.doorbell.clone(),
            openid: self.openid()?,
            ..Config::default()
        })
    }

    fn openid(&self) -> Result<Option<OpenId>, Failure> {
        let oidc = &self.oidc;
        let Some(issuer) = &oidc.oidc_issuer else { return Ok(None) };
        let (Some(client), Some(here)) = (&oidc.oidc_client, &self.public_url) else {
            return Err(Failure::Input("oidc-issuer needs oidc-client and public-url".into()));
        };
        let openid = OpenId::new(here, issuer, client, oidc.oidc_secret.as_deref(), &oidc.oidc_name);
        openid.map(Some).map_err(|error| Failure::Input(error.to_string()))
    }
}

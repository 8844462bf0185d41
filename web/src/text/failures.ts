//! The words by which a wish is refused: the server's codes, and our own for when it is not reached. Every language has a
//! sentence for each.

/** The server was not reached. */
type OwnCode = 'offline';

/** What the server answers, to requests (`crates/server/src/error.rs`) and on live connections (`crates/server/src/tables`). */
type ServerCode =
  | 'not-signed-in'
  | 'wrong-credentials'
  | 'banned'
  | 'other-site'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'unreadable'
  | 'too-long'
  | 'not-json'
  | 'too-many'
  | 'too-busy'
  | 'unavailable'
  | 'internal'
  | 'faulty-record'
  | 'rules-changed'
  | 'conflict'
  | 'cannot-start'
  | 'not-started'
  | 'not-over'
  | 'login-taken'
  | 'has-account'
  | 'provider-unreachable'
  | 'sign-in-denied'
  | 'sign-in-expired'
  | 'sign-in-unproved'
  | 'no-password'
  | 'seat-taken'
  | 'seat-empty'
  | 'seat-changed'
  | 'no-bot'
  | 'not-seated'
  | 'muted'
  | 'hint-waiting'
  | 'stale'
  | 'illegal'
  | 'impossible'
  | 'no-chance'
  | 'not-your-turn'
  | 'nothing-to-take-back'
  | 'nothing-asked'
  | 'time-up'
  | 'over';

/** A word for why something was not done. */
export type FailureCode = OwnCode | ServerCode;

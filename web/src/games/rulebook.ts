//! The shape of a game's rules in one language.

/** Every numbered rule of a game's RULES.md for players, each readable alone as the answer to a forbidden attempt. */
export interface Rulebook<Chapter extends string, RuleNumber extends string> {
  /** Headings by chapter number. */
  chapters: Record<Chapter, string>;
  /** The rules by number, without the § sign: plain text, with `*emphasis*` at most. */
  rules: Record<RuleNumber, string>;
  /** Chapters that are not from the published rulebook but a reconstruction or a design of our own. */
  reconstructed: readonly Chapter[];
}

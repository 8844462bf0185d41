/**
 * A game's rules in one language: every numbered rule of its RULES.md as a sentence or two for players, each of which
 * can be read alone as the answer to an attempt that the rules forbid.
 */
export interface Rulebook<Chapter extends string, RuleNumber extends string> {
  /** Headings by chapter number. */
  chapters: Record<Chapter, string>;
  /** The rules by number, without the § sign: plain text, with `*emphasis*` at most. */
  rules: Record<RuleNumber, string>;
  /** Chapters that are not from the published rulebook but a reconstruction or a design of our own. */
  reconstructed: readonly Chapter[];
}

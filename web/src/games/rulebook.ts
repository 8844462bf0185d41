//! The shape of a game's rules: in English made from its RULES.md, in other languages written beside its board.

/** The rules as they are read: each can be read alone, as the answer to a forbidden attempt. */
export interface Rulebook {
  /** Headings by chapter number. */
  chapters: Record<string, string>;
  /** The rules by number, without the § sign: plain text, with `*emphasis*` at most. */
  rules: Record<string, string>;
  /** Chapters that are not from the published rulebook but a reconstruction or a design of our own. */
  reconstructed: readonly string[];
}

/** Every chapter and rule in another language; a missing one does not compile. */
export interface Translation<English extends Rulebook> {
  chapters: Record<keyof English['chapters'], string>;
  rules: Record<keyof English['rules'], string>;
}

//! Completing a typed move: by its notation first, then by its words.

/** How many completions are shown at most. */
export const MOST = 8;

/** The offered lines that a typed text may mean, the likeliest first. */
export function completions(offers: readonly string[], say: (line: string) => string, typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return offers.slice(0, MOST);
  const words = wanted.split(/\s+/);
  const rank = (line: string): number => {
    const notation = line.toLowerCase();
    if (notation.startsWith(wanted)) return 0;
    if (words.every((word) => notation.split(' ').some((part) => part.startsWith(word)))) return 1;
    const sentence = say(line).toLowerCase();
    return words.every((word) => sentence.includes(word)) ? 2 : 3;
  };
  return offers
    .map((line) => ({ line, rank: rank(line) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ line }) => line);
}

//! Enums of the rules as the page gets them: a word, or an object whose one key is the word and holds what belongs to it.

/** The words of an enum. */
export type Kind<T> = T extends string ? T : T extends object ? keyof T & string : never;

/** What belongs to a word; nothing, where it stands alone. */
export type Held<T, K extends string> = T extends Record<K, infer H> ? H : never;

/** Something that is said of every word of an enum. */
export type ByKind<T, R> = { [K in Kind<T>]: (held: Held<T, K>) => R };

/** The word of a value. */
export function kindOf<T extends string | object>(value: T): Kind<T> {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as Kind<T>;
}

/** What is said of a value. */
export function byKind<T extends string | object, R>(value: T, said: ByKind<T, R>): R {
  const kind = kindOf(value);
  const held = typeof value === 'string' ? undefined : (value as Record<string, unknown>)[kind];
  return (said[kind] as (held: unknown) => R)(held);
}

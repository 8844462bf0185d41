//! Reads the data files of the rules (RON), so that tests can hold the page's facts against them.

/** What a data file holds: structs and maps become objects, tuples and lists arrays, a variant with content `{ kind, … }`. */
export type Ron = null | boolean | number | string | Ron[] | { [key: string]: Ron };

/** The value that a whole file holds. */
export function readRon(text: string): Ron {
  const tokens = [...text.matchAll(TOKEN)].map((match) => match[0]).filter((token) => !/^(\s|\/\/)/.test(token));
  const reader = new Reader(tokens);
  const value = reader.value();
  reader.end();
  return value;
}

const TOKEN = /\s+|\/\/[^\n]*|"[^"]*"|'[^']'|-?\d+|\w+|[()[\]{}:,]/g;

class Reader {
  private at = 0;

  constructor(private readonly tokens: string[]) {}

  value(): Ron {
    const token = this.next();
    if (/^["']/.test(token)) return token.slice(1, -1);
    if (/^-?\d/.test(token)) return Number(token);
    if (token === '[') return this.list(']');
    if (token === '{') return this.fields('}');
    if (token === '(') return this.content();
    return this.named(token);
  }

  end(): void {
    if (this.at !== this.tokens.length) throw new Error(`more than one value, from ${this.tokens[this.at]}`);
  }

  private named(name: string): Ron {
    if (name === 'None') return null;
    if (name === 'true' || name === 'false') return name === 'true';
    if (this.tokens[this.at] !== '(') return name;
    this.at += 1;
    const inner = this.content();
    if (name !== 'Some') return { kind: name, ...(isFields(inner) ? inner : { of: single(inner) }) };
    return single(inner);
  }

  /** What stands in round brackets: fields if a name comes first or nothing is there, else a tuple. */
  private content(): Ron {
    const named = /^[a-z_]\w*$/.test(this.tokens[this.at] ?? '') && this.tokens[this.at + 1] === ':';
    return named || this.tokens[this.at] === ')' ? this.fields(')') : this.list(')');
  }

  private list(close: string): Ron[] {
    const items: Ron[] = [];
    while (!this.closes(close)) items.push(this.value());
    return items;
  }

  private fields(close: string): { [key: string]: Ron } {
    const fields: { [key: string]: Ron } = {};
    while (!this.closes(close)) {
      const key = this.next().replace(/"/g, '');
      if (this.next() !== ':') throw new Error(`no value for ${key}`);
      fields[key] = this.value();
    }
    return fields;
  }

  private closes(close: string): boolean {
    if (this.tokens[this.at] === ',') this.at += 1;
    if (this.tokens[this.at] !== close) return false;
    this.at += 1;
    return true;
  }

  private next(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw new Error('the file ends too early');
    this.at += 1;
    return token;
  }
}

const isFields = (value: Ron): value is { [key: string]: Ron } => typeof value === 'object' && value !== null && !Array.isArray(value);
const single = (value: Ron): Ron => (Array.isArray(value) && value.length === 1 ? (value[0] ?? null) : value);

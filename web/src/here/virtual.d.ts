/** Whether the page was built with the engine. */
declare const __ENGINE__: boolean;

/** The engine as `crates/browser/src/bindings.rs` offers it. Answers are JSON unless they say otherwise; failures are strings. */
declare module 'virtual:engine' {
  /** A match on this machine. */
  interface Table {
    seats(): number;
    lines(from: number): string[];
    position(viewer: string, since?: number): string;
    submit(seat: number, notation: string): number;
    takeBack(seat: number): void;
    why(seat: number, notation: string): string | undefined;
    record(): string;
    tally(): string;
    replay(viewer: string): string;
    free(): void;
  }

  interface Engine {
    Table: {
      open(game: string, options: string, seed: string): Table;
      resume(game: string, options: string, inherited: number, lines: string, seed: string): Table;
    };
    games(): string;
    agree(game: string, options: string): string;
    replay(record: string, viewer: string): string;
    takeOver(record: string, lines: number): string;
    unpack(record: string): string;
    foresee(game: string, seat: number, view: string, notation: string): string | undefined;
    answer(game: string, seat: number, view: string, level: string, seed: string): string;
    advise(game: string, seat: number, view: string, level: string, seed: string): string;
  }

  /** With vectors or without them. */
  export function load(simd: boolean): Promise<{ engine: Engine; memory: WebAssembly.Memory }>;
}

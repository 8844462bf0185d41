//! The texts of the form in which somebody enters printed components.

export interface Text {
  title: (game: string) => string;
  about: string;
  how: string;
  name: string;
  open: string;
  again: string;
  sure: string;
  kind: string;
  value: string;
  nothing: string;
  example: (text: string) => string;
  reconstructed: string;
  entered: (values: number) => string;
  checking: string;
  playable: string;
  builtIn: string;
  wrong: string;
  reason: string;
  toValue: string;
  download: string;
  howToUse: (file: string) => string;
  cards: string;
}

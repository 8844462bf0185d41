//! What the page says about tables on this device, about moves before they are made, and about positions for others.

export interface HereText {
  here: {
    where: string;
    atServer: string;
    onDevice: string;
    you: string;
    badge: string;
    explain: string;
    save: string;
    keep: string;
    move: string;
    moveMore: string;
    brought: string;
    broughtMore: string;
  };
  /** What a move would do. */
  foresight: {
    would: string;
    points: (gains: readonly string[]) => string;
    chance: string;
  };
  /** A position for others. */
  sharing: {
    title: string;
    link: string;
    embed: string;
    more: string;
    tooLong: string;
    picture: (kind: string) => string;
    whole: string;
    broken: string;
  };
  update: { ready: string; load: string };
}

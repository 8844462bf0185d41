//! The texts of the shell: what every language must say. A missing key does not compile.

import type { Theme } from '../style/theme.svelte';

/** The games that the home page has cards for. */
export type GameId = 'settlement' | 'terra-mystica' | 'tales-of-glory' | 'guilds';

/** The words by which the server says why something was not done. */
export type FailureCode =
  | 'offline'
  | 'not-signed-in'
  | 'wrong-credentials'
  | 'forbidden'
  | 'not-found'
  | 'unreadable'
  | 'too-long'
  | 'too-many'
  | 'unavailable'
  | 'internal'
  | 'faulty-record'
  | 'conflict'
  | 'cannot-start'
  | 'login-taken'
  | 'has-account'
  | 'provider-unreachable'
  | 'sign-in-denied'
  | 'sign-in-expired'
  | 'sign-in-unproved'
  | 'seat-taken'
  | 'stale'
  | 'illegal'
  | 'not-your-turn'
  | 'over';

/** The strengths of bots, from weak to strong. */
export type LevelId = 'apprentice' | 'journeyman' | 'expert' | 'master';

export interface Text {
  app: {
    tagline: string;
    skip: string;
    home: string;
    rules: string;
    account: string;
    language: string;
    theme: string;
    themes: Record<Theme, string>;
    close: string;
    cancel: string;
    copy: string;
    copied: string;
    loading: string;
    missing: string;
    missingMore: string;
  };
  games: Record<GameId, { name: string; sentence: string; picture: string }>;
  levels: Record<LevelId, string>;
  home: {
    welcome: string;
    playNow: string;
    playNowAt: (game: string) => string;
    others: string;
    othersAt: (game: string) => string;
    rulesOf: (game: string) => string;
    players: (least: number, most: number) => string;
    minutes: (least: number, most: number) => string;
    mine: string;
    open: string;
    finished: string;
    noneOpen: string;
    noneFinished: string;
    yourMove: string;
    gathering: string;
    free: (seats: number) => string;
    join: string;
    sit: string;
    watch: string;
    replay: string;
    record: string;
  };
  making: {
    title: (game: string) => string;
    seats: string;
    count: string;
    seat: (number: number) => string;
    me: string;
    room: string;
    open: string;
    bot: string;
    level: string;
    options: string;
    time: string;
    timeless: string;
    live: string;
    days: string;
    bank: string;
    increment: string;
    deadline: string;
    who: string;
    everybody: string;
    friends: string;
    start: string;
    invite: string;
    minutes: (count: number) => string;
    seconds: (count: number) => string;
    daysCount: (count: number) => string;
  };
  gathering: {
    title: string;
    explain: string;
    take: string;
    leave: string;
    bot: string;
    removeBot: string;
    start: string;
    free: string;
    host: string;
    you: string;
    waiting: string;
  };
  links: {
    title: string;
    invite: string;
    watch: string;
    inviteMore: string;
    watchMore: string;
  };
  table: {
    yourMove: string;
    waiting: (names: readonly string[]) => string;
    choosing: string;
    moves: string;
    noMoves: string;
    watching: string;
    count: (moves: number) => string;
    chosen: (names: string) => string;
    clear: string;
    more: string;
    allGroups: string;
    mat: string;
    others: string;
    board: string;
    log: string;
    nothing: string;
    chat: string;
    say: string;
    send: string;
    silent: string;
    takeBack: string;
    asksBack: (name: string) => string;
    waitsBack: string;
    agree: string;
    decline: string;
    lookBack: string;
    toNow: string;
    hint: string;
    hintTitle: string;
    thinking: string;
    expects: (points: string) => string;
    noHint: string;
    resign: string;
    resignAsk: string;
    resignYes: string;
    return: string;
    standIn: (name: string) => string;
    rules: string;
    menu: string;
    help: string;
    bot: string;
    you: string;
    awaited: string;
    clock: (left: string) => string;
    reconnecting: string;
    pending: string;
    refused: string;
    refusedRule: (rule: string) => string;
    readRule: string;
    notation: string;
    notationHelp: string;
    notationNone: string;
    points: (points: number) => string;
    round: (round: string) => string;
    result: string;
    knowledge: string;
  };
  curtain: {
    title: (name: string) => string;
    explain: string;
    open: (name: string) => string;
  };
  help: {
    title: string;
    arrows: string;
    enter: string;
    numbers: string;
    next: string;
    escape: string;
    slash: string;
    back: string;
    hint: string;
    rules: string;
    chat: string;
    question: string;
    lookBack: string;
  };
  end: {
    title: string;
    won: (names: readonly string[]) => string;
    lost: string;
    standing: string;
    rank: (rank: number) => string;
    source: string;
    total: string;
    chart: string;
    chartTold: (names: readonly string[]) => string;
    seed: string;
    commitment: string;
    checked: (draws: number) => string;
    matches: string;
    rematch: string;
    toRematch: string;
    download: string;
    replay: string;
  };
  replay: {
    title: (game: string) => string;
    slider: string;
    first: string;
    back: string;
    forth: string;
    last: string;
    turnBack: string;
    turnForth: string;
    run: string;
    pause: string;
    eyes: string;
    everybody: string;
    from: string;
    fromMore: string;
    start: string;
    chance: string;
    hidden: string;
    at: (line: number, lines: number) => string;
    open: string;
    openMore: string;
    choose: string;
    paste: string;
    show: string;
  };
  reading: {
    title: (game: string) => string;
    chapters: string;
    rules: string;
    components: string;
    reconstructed: string;
    reconstructedMore: string;
    none: string;
    find: string;
    found: (rules: number) => string;
  };
  account: {
    title: string;
    guest: (name: string) => string;
    signedIn: (login: string) => string;
    nobody: string;
    name: string;
    save: string;
    saved: string;
    signUp: string;
    signUpMore: string;
    signIn: string;
    signOut: string;
    signOutGuest: string;
    login: string;
    loginRule: string;
    password: string;
    passwordRule: string;
    tokens: string;
    tokensMore: string;
    label: string;
    make: string;
    secret: string;
    revoke: string;
    delete: string;
    deleteMore: string;
    deleteAsk: string;
  };
  failures: Record<FailureCode, string>;
  failed: string;
  guestNames: readonly [string, ...string[]];
}

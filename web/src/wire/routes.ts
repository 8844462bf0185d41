// Made from the server's description of itself by `UPDATE=1 cargo test -p tafel-server --test server routes`; do not edit.

import type {
  About,
  BotLevel,
  Brought,
  Confirmation,
  Credentials,
  EditionChecked,
  EditionComponents,
  EditionDraft,
  EditionForm,
  GameInfo,
  Hint,
  Joining,
  Me,
  Moved,
  MyTable,
  Named,
  NewPassword,
  NewReport,
  NewTable,
  NewToken,
  Planned,
  Played,
  PlayedMove,
  PlayerResult,
  Position,
  Recovery,
  RecoveryCode,
  Replay,
  Replayed,
  ReviewDepth,
  ReviewState,
  SeatAction,
  Shelf,
  SignUp,
  TableInfo,
  Token,
  TokenMade,
  WhyNot,
} from './api';

/** By route, what a request carries, and the answer. */
export interface Routes {
  'GET /about': { answer: About };
  'POST /accounts': { body: SignUp; answer: Me };
  'GET /games': { answer: GameInfo[] };
  'POST /games/{game}/editions/check': { path: { game: string }; body: EditionDraft; answer: EditionChecked };
  'POST /games/{game}/editions/form': { path: { game: string }; body: EditionDraft; answer: EditionForm };
  'GET /games/{game}/editions/{digest}': { path: { game: string; digest: string }; answer: EditionComponents };
  'POST /guests': { body: Named; answer: Me };
  'GET /matches': { query?: { before?: number | null }; answer: Played[] };
  'GET /me': { answer: Me | null };
  'DELETE /me': { answer: null };
  'PATCH /me': { body: Named; answer: Me };
  'PUT /me/password': { body: NewPassword; answer: Me };
  'POST /me/recovery': { body: Confirmation; answer: RecoveryCode };
  'GET /me/tables': { query?: { shelf?: Shelf | null; game?: string | null; before?: number | null }; answer: MyTable[] };
  'GET /me/tables/events': { answer: string };
  'PUT /me/tables/{id}/archive': { path: { id: string }; answer: null };
  'DELETE /me/tables/{id}/archive': { path: { id: string }; answer: null };
  'GET /oidc/callback': { query?: { code?: string | null; state?: string | null; error?: string | null; iss?: string | null }; answer: null };
  'GET /oidc/start': { query?: { return?: string | null }; answer: null };
  'GET /players/{id}/results': { path: { id: string }; answer: PlayerResult[] };
  'POST /recovery': { body: Recovery; answer: Me };
  'POST /replay': { body: Replay; answer: Replayed };
  'POST /reports': { body: NewReport; answer: null };
  'POST /session': { body: Credentials; answer: Me };
  'DELETE /session': { answer: null };
  'DELETE /sessions': { answer: null };
  'GET /tables': { query?: { game?: string | null; search?: string | null; free?: boolean | null; after?: string | null }; answer: TableInfo[] };
  'POST /tables': { body: NewTable; answer: TableInfo };
  'POST /tables/brought': { body: Brought; answer: TableInfo };
  'GET /tables/{id}': { path: { id: string }; query?: { link?: string | null }; answer: TableInfo };
  'GET /tables/{id}/hint': { path: { id: string }; query?: { seat?: number | null; level?: string | null }; answer: Hint };
  'POST /tables/{id}/moves': { path: { id: string }; body: PlayedMove; answer: Moved };
  'PUT /tables/{id}/mutes/{player}': { path: { id: string; player: string }; answer: null };
  'DELETE /tables/{id}/mutes/{player}': { path: { id: string; player: string }; answer: null };
  'GET /tables/{id}/plan': { path: { id: string }; query?: { moves: string; seat?: number | null }; answer: Planned };
  'GET /tables/{id}/position': { path: { id: string }; query?: { seat?: number | null; link?: string | null }; answer: Position };
  'GET /tables/{id}/record': { path: { id: string }; query?: { link?: string | null; enclose?: boolean | null }; answer: string };
  'POST /tables/{id}/rematch': { path: { id: string }; answer: TableInfo };
  'GET /tables/{id}/replay': { path: { id: string }; query?: { viewer?: string | null; link?: string | null }; answer: Replayed };
  'POST /tables/{id}/resign': { path: { id: string }; body: SeatAction; answer: Moved };
  'GET /tables/{id}/review': { path: { id: string }; query?: { depth?: ReviewDepth | null; open?: boolean | null; link?: string | null }; answer: ReviewState };
  'PUT /tables/{id}/seats/{seat}': { path: { id: string; seat: number }; body: Joining; answer: TableInfo };
  'DELETE /tables/{id}/seats/{seat}': { path: { id: string; seat: number }; answer: null };
  'PUT /tables/{id}/seats/{seat}/bot': { path: { id: string; seat: number }; body: BotLevel; answer: TableInfo };
  'DELETE /tables/{id}/seats/{seat}/bot': { path: { id: string; seat: number }; answer: TableInfo };
  'POST /tables/{id}/start': { path: { id: string }; answer: TableInfo };
  'POST /tables/{id}/take-back': { path: { id: string }; body: SeatAction; answer: Moved };
  'GET /tables/{id}/why': { path: { id: string }; query?: { moves: string; seat?: number | null }; answer: WhyNot[] };
  'GET /tokens': { answer: Token[] };
  'POST /tokens': { body: NewToken; answer: TokenMade };
  'DELETE /tokens/{id}': { path: { id: string }; answer: null };
}

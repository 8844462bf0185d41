// Made from crates/wire by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type About = { 
/**
 * By whom people can sign in besides login and password: a browser goes to `/api/oidc/start?return=PATH`.
 */
sign_in_with: SignInWith | null, };
export type Advised = { 
/**
 * A legal move in notation.
 */
move: string, 
/**
 * The final points that the bot expects for this seat after it, in hundredths.
 */
points: number, 
/**
 * The points that it brings at once, by the words of the rules for their sources; what is expected beyond them
 * comes later.
 */
now: Array<Source>, };
export type Alternative = { 
/**
 * The move, in notation, and how the turn would best have gone on.
 */
made: Array<string>, 
/**
 * By how much better it is than what was decided, in hundredths of a point.
 */
gain: number, 
/**
 * Where that comes from; the parts add up to the gain, but for rounding.
 */
reasons: Array<Reason>, };
export type BotLevel = { 
/**
 * The level.
 */
level: string, };
export type Brought = { 
/**
 * The text of its record, with the seed that decided chance in it.
 */
record: string, 
/**
 * Who sits where: all seats, and none of them open.
 */
seats: Array<NewSeat>, };
export type ChatLine = { 
/**
 * Counted from 1 at each table.
 */
number: number, 
/**
 * Who said it, by id; none if that person is gone.
 */
player: string | null, 
/**
 * What that person was called then; empty if that person is gone.
 */
name: string, 
/**
 * What was said.
 */
text: string, 
/**
 * When: milliseconds since 1970.
 */
at: number, };
export type Clock = { "kind": "live", 
/**
 * The bank of each seat, in seconds.
 */
bank_s: number, 
/**
 * Free seconds for each decision.
 */
increment_s: number, } | { "kind": "days", 
/**
 * How long a decision may take, in seconds.
 */
deadline_s: number, };
export type ClockState = { 
/**
 * Milliseconds until a bot takes over, if the seat does nothing.
 */
left_ms: number, 
/**
 * Whether it runs now.
 */
running: boolean, };
export type Code = "not-signed-in" | "wrong-credentials" | "banned" | "other-site" | "forbidden" | "not-found" | "method-not-allowed" | "unreadable" | "faulty-record" | "unknown-edition" | "too-long" | "not-json" | "too-many" | "too-busy" | "unavailable" | "internal" | "conflict" | "rules-changed" | "cannot-start" | "not-started" | "not-over" | "login-taken" | "has-account" | "no-password" | "provider-unreachable" | "sign-in-denied" | "sign-in-expired" | "sign-in-unproved" | "seat-taken" | "seat-empty" | "seat-changed" | "no-bot" | "not-seated" | "muted" | "players-talk" | "no-hints" | "hint-waiting" | "review-waiting" | "stale" | "illegal" | "impossible" | "no-chance" | "not-your-turn" | "nothing-to-take-back" | "nothing-asked" | "time-up" | "over";
export type Confirmation = { 
/**
 * The present password.
 */
password: string, };
export type Credentials = { 
/**
 * The account.
 */
login: string, 
/**
 * Its password.
 */
password: string, };
export type Credit = { 
/**
 * The source of the tally that it is a part of.
 */
source: string, 
/**
 * The id of the card, tile, building or place.
 */
by: string, 
/**
 * How many points.
 */
points: number, };
export type EditionChecked = { 
/**
 * What is wrong with it, if anything.
 */
wrong: Misprint | null, 
/**
 * What it is called and says.
 */
edition: EditionInfo | null, 
/**
 * Whether it says the same as the built-in one.
 */
built_in: boolean, 
/**
 * What is printed on its components.
 */
components: unknown, 
/**
 * The edition as one file.
 */
file: string | null, };
export type EditionComponents = { 
/**
 * The edition.
 */
edition: EditionInfo, 
/**
 * Constants by their names, as the page has them of the built-in edition.
 */
components: unknown, };
export type EditionDraft = { 
/**
 * What it is to be called; without it, as the edition that it is made from.
 */
name?: string, 
/**
 * The edition that it is made from, as one file; without it, the built-in one.
 */
from?: string, 
/**
 * Values by their paths, as data files write them; an empty one takes away what is there.
 */
values?: { [key in string]: string }, };
export type EditionForm = { 
/**
 * What the edition is called.
 */
name: string, 
/**
 * Components, and numbers that belong to none.
 */
parts: Array<FormPart>, };
export type EditionInfo = { 
/**
 * What it is called.
 */
name: string, 
/**
 * What it says, in short: 64 hexadecimal digits.
 */
digest: string, };
export type EndedBy = "rules-changed";
export type Expectation = { 
/**
 * The points that it will end with, in hundredths.
 */
points: number, 
/**
 * The chance of being first, in ten-thousandths; shared firsts count in part. None alone, where nobody else can be.
 */
first: number | null, };
export type ExpectationError = { 
/**
 * From which line on.
 */
from: number, 
/**
 * The root of the mean square of the difference, in hundredths of a point.
 */
points: number, };
export type Failure = { 
/**
 * A stable word to act on.
 */
code: Code, 
/**
 * A sentence for developers.
 */
message: string, 
/**
 * The rule that forbids it, as numbered in the game's rulebook.
 */
rule?: string, 
/**
 * What is missing where having more would help.
 */
lacks?: Array<Lack>, };
export type Foreseen = { 
/**
 * What the seat would hear.
 */
effects: Array<unknown>, 
/**
 * What it would know then.
 */
view: unknown, 
/**
 * The points that it would have gained and lost, by source.
 */
gains: Array<Source>, 
/**
 * Whether chance would decide next.
 */
chance: boolean, };
export type FormField = { 
/**
 * Where it stands: `heroes.hero.h07.cost.gold`.
 */
path: string, 
/**
 * The names below the component: `cost`, `gold`.
 */
names: Array<string>, 
/**
 * What the file says there; empty where it says nothing.
 */
text: string, 
/**
 * What it says of another component, where it says nothing of this one.
 */
example: string | null, 
/**
 * What can be entered.
 */
takes: Takes, };
export type FormPart = { 
/**
 * The file: `heroes.ron`.
 */
file: string, 
/**
 * What it is a component of: `hero`; the name of the file for what is no component.
 */
kind: string, 
/**
 * The component's id: `h07`.
 */
id: string | null, 
/**
 * Its values.
 */
fields: Array<FormField>, };
export type Frame = { 
/**
 * The line: `0 take red`, `* draw red`. None for the first frame and, while the match runs, for what others did.
 */
line: string | null, 
/**
 * What the viewer heard of it.
 */
effects: Array<unknown>, 
/**
 * What the viewer knows after it.
 */
view: unknown, 
/**
 * Who is awaited after it.
 */
awaited: Array<number>, 
/**
 * The points of each seat, as if the match ended there. They count secrets too, so there are none while it runs.
 */
points: Array<number> | null, };
export type FromClient = { "type": "move", 
/**
 * The question that is answered.
 */
ask: number, 
/**
 * The move in notation.
 */
move: string, } | { "type": "take-back" } | { "type": "agree" } | { "type": "decline" } | { "type": "chat", 
/**
 * 1 to 500 characters.
 */
text: string, } | { "type": "return" };
export type GameInfo = { 
/**
 * The game's id.
 */
id: string, 
/**
 * The version of its rules.
 */
version: number, 
/**
 * `players`, or `developers` for the template.
 */
audience: string, 
/**
 * The fewest players.
 */
seats_min: number, 
/**
 * The most players.
 */
seats_max: number, 
/**
 * How many minutes a short match among people takes.
 */
minutes_min: number, 
/**
 * How many minutes a long one takes.
 */
minutes_max: number, 
/**
 * What can be agreed on before play.
 */
options: Array<GameOption>, 
/**
 * The levels that its bots have for people, the weakest first.
 */
levels: Array<string>, 
/**
 * Which of its components are reconstructed, not the printed values: the names of their data files.
 */
reconstructed: Array<string>, 
/**
 * The editions with other components that a new table can be played with.
 */
editions: Array<EditionInfo>, };
export type GameOption = { 
/**
 * The word it is called by.
 */
key: string, 
/**
 * The possible answers; the first is the default.
 */
values: Array<string>, };
export type Hint = { 
/**
 * The question that it answers.
 */
ask: number, 
/**
 * The best moves that the bot sees, at most three, those with the most points first; none where it did not compare any.
 */
moves: Array<Advised>, };
export type Joining = { 
/**
 * The key from the link.
 */
link?: string, };
export type Lack = { 
/**
 * Its word in the rules of the game.
 */
what: string, 
/**
 * How much the move takes.
 */
needed: number, 
/**
 * How much there is.
 */
there: number, };
export type Lapse = "inaccuracy" | "mistake" | "blunder";
export type Me = { 
/**
 * The player's id.
 */
id: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * The account's login; none for a guest, and for an account that signs in elsewhere.
 */
login: string | null, 
/**
 * Whether this is an account: it outlives its session.
 */
account: boolean, 
/**
 * Whether a recovery code was made and not used yet.
 */
recovery: boolean, };
export type Misprint = { 
/**
 * The file: `heroes.ron`.
 */
file: string, 
/**
 * The line of the file.
 */
line: number | null, 
/**
 * The path of the value, or of the nearest around it: `heroes.hero.h07.cost.gold`.
 */
path: string | null, 
/**
 * A sentence in English.
 */
reason: string, };
export type Moved = { 
/**
 * The journal's length after it.
 */
line: number, };
export type MyTable = { 
/**
 * Whether it waits for the caller.
 */
my_move: boolean, 
/**
 * When the time of whoever is awaited is up: milliseconds since 1970. The caller's own, where it is their move.
 */
deadline: number | null, 
/**
 * When something last happened: milliseconds since 1970.
 */
changed_at: number, 
/**
 * The round, where the game counts rounds.
 */
round: number | null, 
/**
 * The points of the caller's first seat, as far as that seat knows them.
 */
points: number | null, 
/**
 * The result, once the match is over.
 */
result: Scores | null, 
/**
 * Whether the caller has put it away.
 */
archived: boolean, 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * What was agreed on.
 */
options: string, 
/**
 * The edition that is played with, if it is another than the built-in one.
 */
edition: EditionInfo | null, 
/**
 * Who may find it.
 */
visibility: Visibility, 
/**
 * How long people may think.
 */
clock: Clock | null, 
/**
 * Whether players may ask for hints although several people play.
 */
hints: boolean, 
/**
 * Who may write in the chat.
 */
talk: Talk, 
/**
 * Where it stands.
 */
status: TableStatus, 
/**
 * The player who made it.
 */
host: string, 
/**
 * When it was made: milliseconds since 1970.
 */
created_at: number, 
/**
 * When the match ended: milliseconds since 1970.
 */
over_at: number | null, 
/**
 * Why it ended, if it ended without a result.
 */
ended_by: EndedBy | null, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * The key for friends, `?link=…`; only people at the table get it.
 */
link: string | null, 
/**
 * SHA-256 of the seed, once the match has started.
 */
commitment: string | null, 
/**
 * The seed, once the match is over.
 */
seed: string | null, 
/**
 * Whether the match was begun on somebody's own device, where its seed was known: it counts among nobody's results.
 */
brought: boolean, 
/**
 * The table of the rematch, once there is one.
 */
rematch: string | null, 
/**
 * Players whom the host does not let speak at this table.
 */
muted: Array<string>, };
export type Named = { 
/**
 * 1 to 32 characters.
 */
name: string, };
export type NewPassword = { 
/**
 * The present password.
 */
password: string, 
/**
 * The password from now on: 8 to 256 characters.
 */
new: string, };
export type NewReport = { 
/**
 * The table where it happened.
 */
table?: string, 
/**
 * The number of the message at that table.
 */
line?: number, 
/**
 * The person.
 */
player?: string, 
/**
 * What is wrong, in 1 to 1000 characters.
 */
text: string, };
export type NewSeat = "me" | { "named": string } | "open" | { "bot": string };
export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The options agreed on: `seats 3; map base`. What is not named takes its default.
 */
options?: string, 
/**
 * The digest of the edition to play with, one of those that the game lists; without it, the built-in one.
 */
edition?: string, 
/**
 * Who sits where; seats not named are: me first, then open.
 */
seats?: Array<NewSeat>, 
/**
 * Who may find it.
 */
visibility?: Visibility, 
/**
 * How long people may think; without it, as long as they like.
 */
clock?: Clock, 
/**
 * Whether players may ask for hints where several people play; all see who did. Somebody who plays alone always may.
 */
hints?: boolean, 
/**
 * Who may write in the chat.
 */
talk?: Talk, 
/**
 * Whether to start at once, if no seat is open.
 */
start?: boolean, 
/**
 * Where to go on; without it, the match begins at the beginning.
 */
from?: Origin, 
/**
 * The seed of the dice: 64 hexadecimal digits. Only where the table starts at once and nobody but me and bots plays: who
 * knows it knows how chance will fall.
 */
seed?: string, };
export type NewToken = { 
/**
 * 1 to 32 characters, to know it by.
 */
label: string, };
export type Origin = { 
/**
 * The text of the record; game and options are those of the record.
 */
record: string, 
/**
 * After how many lines of play.
 */
lines: number, };
export type PlanEnd = "turn" | "chance" | "secret" | "over";
export type Planned = { 
/**
 * How many of the moves are possible, one after the other.
 */
made: number, 
/**
 * Why one cannot plan on after them; none if one can, or if the next move is refused.
 */
ends: PlanEnd | null, 
/**
 * Why the move after them is not possible.
 */
refused: Refused | null, 
/**
 * What the seat would know then. A move that discloses something, or ends the match, is not shown.
 */
view: unknown, 
/**
 * What would have been heard.
 */
effects: Array<unknown>, 
/**
 * What could be planned next.
 */
offers: Array<string>, };
export type Played = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Points by seat.
 */
points: Array<number>, 
/**
 * Ranks by seat; 1 is first.
 */
ranks: Array<number>, };
export type PlayedMove = { 
/**
 * Which of the caller's seats; without it, the only one.
 */
seat?: number, 
/**
 * The question that is answered.
 */
ask: number, 
/**
 * The move in notation.
 */
move: string, };
export type PlayerResult = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * When it ended: milliseconds since 1970.
 */
over_at: number, 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The points it got.
 */
points: number, 
/**
 * Its rank; 1 is first.
 */
rank: number, };
export type Position = { 
/**
 * The journal's length: what a client names as `since` when it comes back.
 */
line: number, 
/**
 * The viewer's seat; none for spectators.
 */
seat: number | null, 
/**
 * What happened since the last message or the line named as `since`, as this viewer heard it.
 */
effects: Array<unknown>, 
/**
 * Whether lines were taken back, so that what was heard before no longer stands.
 */
taken_back: boolean, 
/**
 * What the viewer knows.
 */
view: unknown, 
/**
 * Who is awaited.
 */
awaited: Array<number>, 
/**
 * The number of the viewer's open question; none, if nothing is asked.
 */
ask: number | null, 
/**
 * The viewer's legal moves.
 */
offers: Array<string>, 
/**
 * Who asks all people to let them take back beyond what the rules of take-back allow.
 */
take_back: TakeBackAsked | null, 
/**
 * Time left, where there is a clock.
 */
clock: Array<ClockState> | null, 
/**
 * SHA-256 of the seed.
 */
commitment: string, 
/**
 * The seed, once the match is over.
 */
seed: string | null, 
/**
 * The result, once the match is over.
 */
result: Standing | null, 
/**
 * Where the points come from, by seat, once the match is over.
 */
tally: Array<Array<Source>> | null, };
export type Reason = { 
/**
 * The source of points, as in the tally; or `to-come`, points that are only expected, `rivals`, what the best opponent
 * gets, and `win`.
 */
source: string, 
/**
 * The difference, in hundredths of a point.
 */
points: number, };
export type Recovery = { 
/**
 * The account.
 */
login: string, 
/**
 * The printed code; case, hyphens and blanks do not matter.
 */
code: string, 
/**
 * The password from now on: 8 to 256 characters.
 */
password: string, };
export type RecoveryCode = { 
/**
 * Five groups of five letters and digits, separated by hyphens.
 */
code: string, };
export type Refused = { 
/**
 * The question that it answered, where it named one.
 */
ask: number | null, 
/**
 * A stable word to act on.
 */
code: Code, 
/**
 * The rule that forbids it.
 */
rule: string | null, 
/**
 * What is missing where having more would help.
 */
lacks: Array<Lack>, 
/**
 * A sentence for developers.
 */
message: string, };
export type Replay = { 
/**
 * The text of the record.
 */
record: string, 
/**
 * The viewer: a seat's number, or `-` for the public, which is also meant if nothing is said.
 */
viewer?: string, };
export type Replayed = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What was agreed on.
 */
options: string, 
/**
 * The edition that was played with, if it is another than the built-in one.
 */
edition: EditionInfo | null, 
/**
 * What is printed on its components: the constants of `GET /games/{game}/editions/{digest}`.
 */
components: unknown, 
/**
 * How many seats play.
 */
seats: number, 
/**
 * The seat through whose eyes it is seen; none for the public.
 */
viewer: number | null, 
/**
 * The table after each line of play; the first is the table before the first line, so that frame `n` comes after
 * `n` lines.
 */
frames: Array<Frame>, 
/**
 * How many of the first lines were taken over from another match.
 */
inherited: number, 
/**
 * The result, if the record leads to the end.
 */
result: Standing | null, 
/**
 * Where the points come from, by seat, if the record leads to the end.
 */
tally: Array<Array<Source>> | null, 
/**
 * Which components the points come from, by seat, if the record leads to the end. For a source of the tally that is
 * named here they add up to its points.
 */
credits: Array<Array<Credit>> | null, 
/**
 * SHA-256 of the seed, where it is known.
 */
commitment: string | null, 
/**
 * The seed, where it is known.
 */
seed: string | null, 
/**
 * How many draws were checked against the seed; none, if the seed is not known.
 */
verified_draws: number | null, };
export type Review = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What was agreed on.
 */
options: string, 
/**
 * How many seats play.
 */
seats: number, 
/**
 * How thorough it is.
 */
depth: ReviewDepth, 
/**
 * The number that its dice follow from.
 */
seed: number, 
/**
 * Whether expectations are those of somebody who saw all cards; otherwise each seat's are from what it knew.
 */
open: boolean, 
/**
 * What each seat could expect before the first line.
 */
start: Array<Expectation>, 
/**
 * What happened, line by line.
 */
lines: Array<ReviewedLine>, 
/**
 * What was decided where there was a choice, in order.
 */
decisions: Array<ReviewedDecision>, 
/**
 * What it comes to for each seat.
 */
totals: Array<SeatReview>, 
/**
 * How far expectations were from the result, by tenths of the match.
 */
errors: Array<ExpectationError>, };
export type ReviewDepth = "quick" | "deep";
export type ReviewState = { 
/**
 * How many of its parts are done.
 */
done: number, 
/**
 * How many parts it has.
 */
parts: number, 
/**
 * The review, once all are done; ask again until then.
 */
review: Review | null, };
export type ReviewedDecision = { 
/**
 * Which line it is, from 0.
 */
line: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * What, in notation.
 */
mv: string, 
/**
 * How the turn would best have gone on.
 */
made: Array<string>, 
/**
 * How many moves were legal.
 */
offers: number, 
/**
 * The points lost compared with the best alternative, in hundredths; by chance it may be a little below 0.
 */
loss: number, 
/**
 * The 95 % interval of the loss.
 */
low: number, 
/**
 * Its upper end.
 */
high: number, 
/**
 * How bad that is, if it is beyond doubt.
 */
lapse: Lapse | null, 
/**
 * How often each alternative was tried, and the move that was made as often.
 */
trials: number, 
/**
 * The best alternatives, the best first; empty where the move that was made is what came to mind first.
 */
alternatives: Array<Alternative>, };
export type ReviewedLine = { 
/**
 * The line: `0 take red`, `* draw red`.
 */
line: string, 
/**
 * Who decided; none where chance did.
 */
seat: number | null, 
/**
 * What each seat can expect after it. What chance changed is luck.
 */
after: Array<Expectation>, 
/**
 * How much of what changed, by seat and in hundredths of a point, is due to others having chosen at the same time; empty
 * where nobody did.
 */
met: Array<number>, 
/**
 * Of how many ways in which chance could fall the expectation before the line is the mean; 0 where chance did not
 * decide.
 */
ways: number, 
/**
 * Whether these are all ways there are.
 */
all_ways: boolean, };
export type Scores = { 
/**
 * By seat.
 */
points: Array<number>, 
/**
 * By seat; 1 is first.
 */
ranks: Array<number>, };
export type SeatAction = { 
/**
 * The seat.
 */
seat?: number, };
export type SeatInfo = { 
/**
 * The player's id; none for bots and open seats.
 */
player: string | null, 
/**
 * The player's name, or what this seat was named for somebody at the same screen.
 */
name: string | null, 
/**
 * The level of the bot that plays this seat: its own, or one that stands in for the player.
 */
bot: string | null, 
/**
 * Whether a bot that stood in has decided for the player in this match.
 */
stood_in: boolean, 
/**
 * How many hints were asked for on this seat in this match.
 */
hints: number, };
export type SeatReview = { 
/**
 * The points expected before the first line, in hundredths.
 */
start: number, 
/**
 * The points at the end, in hundredths.
 */
result: number, 
/**
 * What chance brought.
 */
luck: number, 
/**
 * What the seat's own decisions changed.
 */
own: number, 
/**
 * What the open decisions of each other seat brought.
 */
taken_from: Array<number>, 
/**
 * What choices that others made at the same time brought.
 */
met: number, 
/**
 * The result less luck.
 */
adjusted: number, 
/**
 * The points lost in all decisions together.
 */
lost: number, 
/**
 * In how many decisions there was a choice that counts.
 */
decisions: number, 
/**
 * How many of them were inaccuracies, mistakes and blunders.
 */
lapses: [number, number, number], 
/**
 * The mean worth of a decision in per mille: 1000 for nothing lost, 0 for a blunder.
 */
accuracy: number, };
export type Shelf = "current" | "over" | "archived";
export type SignInWith = { 
/**
 * What people know them by.
 */
name: string, };
export type SignUp = { 
/**
 * The name that others see; a guest who opens an account may leave it out to keep their name.
 */
name?: string, 
/**
 * 3 to 64 letters, digits and `.-_@`.
 */
login: string, 
/**
 * 8 to 256 characters.
 */
password: string, };
export type Source = { 
/**
 * The word of the rules for it.
 */
source: string, 
/**
 * How many points.
 */
points: number, };
export type Standing = { 
/**
 * By seat.
 */
points: Array<number>, 
/**
 * By seat; 1 is first.
 */
ranks: Array<number>, };
export type TableInfo = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * What was agreed on.
 */
options: string, 
/**
 * The edition that is played with, if it is another than the built-in one.
 */
edition: EditionInfo | null, 
/**
 * Who may find it.
 */
visibility: Visibility, 
/**
 * How long people may think.
 */
clock: Clock | null, 
/**
 * Whether players may ask for hints although several people play.
 */
hints: boolean, 
/**
 * Who may write in the chat.
 */
talk: Talk, 
/**
 * Where it stands.
 */
status: TableStatus, 
/**
 * The player who made it.
 */
host: string, 
/**
 * When it was made: milliseconds since 1970.
 */
created_at: number, 
/**
 * When the match ended: milliseconds since 1970.
 */
over_at: number | null, 
/**
 * Why it ended, if it ended without a result.
 */
ended_by: EndedBy | null, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * The key for friends, `?link=…`; only people at the table get it.
 */
link: string | null, 
/**
 * SHA-256 of the seed, once the match has started.
 */
commitment: string | null, 
/**
 * The seed, once the match is over.
 */
seed: string | null, 
/**
 * Whether the match was begun on somebody's own device, where its seed was known: it counts among nobody's results.
 */
brought: boolean, 
/**
 * The table of the rematch, once there is one.
 */
rematch: string | null, 
/**
 * Players whom the host does not let speak at this table.
 */
muted: Array<string>, };
export type TableStatus = "gathering" | "playing" | "over";
export type TakeBackAsked = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What this viewer heard of the move: what was secret stays so.
 */
heard: Array<unknown>, };
export type Takes = "number" | { "words": Array<string> } | "text";
export type Talk = "players" | "everybody";
export type ToClient = { "type": "position" } & Position | { "type": "ok", 
/**
 * The question that it answered, where it named one.
 */
ask: number | null, } | { "type": "refused" } & Refused | { "type": "chat" } & ChatLine | { "type": "seats", 
/**
 * By seat.
 */
seats: Array<SeatInfo>, } | { "type": "presence", 
/**
 * The seats whose people are here.
 */
seats: Array<number>, 
/**
 * How many others watch.
 */
watching: number, } | { "type": "gathering", 
/**
 * By seat.
 */
seats: Array<SeatInfo>, } | { "type": "ended", 
/**
 * Why it ended.
 */
reason: EndedBy, 
/**
 * By seat.
 */
seats: Array<SeatInfo>, };
export type Token = { 
/**
 * The token's id.
 */
id: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * When it was made: milliseconds since 1970.
 */
created_at: number, };
export type TokenMade = { 
/**
 * The token's id.
 */
id: string, 
/**
 * What is sent as `Authorization: Bearer …`.
 */
secret: string, };
export type Visibility = "open" | "private";
export type WhyNot = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * Why it is not possible; none if it is.
 */
refused: Refused | null, };

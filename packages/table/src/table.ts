import type { CardOnTable } from '@overtrick/protocol/card';
import type { Policies } from '@overtrick/protocol/policies';
import { isProgram } from '@overtrick/protocol/program';
import type { RefusalCode } from '@overtrick/protocol/refusal';
import type { DirectorNote, Flag, Meaning, Pause } from '@overtrick/protocol/table';
import type { Step } from '@overtrick/rules/action';
import { assert, defined } from '@overtrick/rules/assert';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { DealtParts } from '@overtrick/rules/deals/dealt';
import type { AnyGame } from '@overtrick/rules/game';
import type { AnyMatch, Standing } from '@overtrick/rules/match';
import type { OptionValues } from '@overtrick/rules/options';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { EntryOf } from './entry.ts';
import type { PlayedMatch } from './reckoning.ts';

/** The holder of a chair. */
export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** A person's: the hash of the chair's token. */
  readonly proof?: string;
  /** A person's: the version with which they sat down. */
  readonly since?: number;
  /** Set while a bot acts for this person: they are gone, or have asked for it. */
  readonly away?: 'gone' | 'asked';
  /** A person's: the marks of the places that they come from (`marksOf`). */
  readonly marks?: readonly string[];
  /** A person's: the number of the deal that a bot plays out in their chair. */
  readonly sitsOut?: number;
  /** A person's: true if the host has muted them, perhaps in another chair. */
  readonly isMuted?: boolean;
  /** A person's: set if a computer program plays here in place of a person. */
  readonly program?: true;
}

/** True if the mark is an address, which people in one home share: see the server's `marksOf`. */
export const isOfAddress = (mark: string): boolean => mark.startsWith('address ');

/** True if two visitors come from one device, or with one account. */
export const haveDeviceInCommon = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.some((mark) => !isOfAddress(mark) && other.includes(mark));

/** True for a program of the same account: it has one chair at a table, and sees one hand. */
export const isSameProgram = (
  other: Pick<Player, 'program' | 'marks'> | Knock,
  marks: readonly string[] = [],
): boolean => isProgram(other) && haveDeviceInCommon(other.marks, marks);

/** A sitting of a tournament that is played at a table. */
export interface Sitting {
  readonly tournament: string;
  /** `A3/2` */
  readonly where: string;
  /** In the order in which they are played; a deal is written as `makeDeal` does. */
  readonly boards: readonly (DealtParts & { readonly board: number })[];
  /** Without it a computer player acts at once for a player who is missing. */
  readonly hold?: Hold;
}

/** The seats of a sitting that are held for players who have not come. */
export interface Hold {
  /** The time for which no computer player takes over, seconds from the table's opening. */
  readonly seconds: number;
  /** The chairs of players who have not been seen yet on that evening. */
  readonly unseen: readonly number[];
  /** Set if a director decides about players who are still missing then; otherwise computer players take over. */
  readonly isDirected?: true;
}

/** Visitors who have been shown the cards of a chair. */
interface Sighting {
  readonly chair: number;
  readonly marks: readonly string[];
}

/** Two chairs that have changed seats in the current deal. */
export interface Swap {
  readonly chair: number;
  readonly other: number;
  /** The version of the change. */
  readonly version: number;
}

/** Somebody who asks the host for a chair. */
interface Knock {
  /** The version with which they asked. */
  readonly knock: number;
  readonly chair: number;
  readonly name: string;
  readonly proof: string;
  readonly marks?: readonly string[] | undefined;
  readonly program?: true | undefined;
}

/** A chair to which the host has invited a computer program. */
interface Invitation {
  readonly chair: number;
  /** The mark of the program's account (`marksOf`). */
  readonly mark: string;
}

/** A step of the current deal, as the log has it. */
export interface LoggedStep extends Step {
  /** The table's version once it was made. */
  readonly version: number;
  readonly reason?: string;
  readonly by: 'person' | 'bot';
  /** The player's thinking time, milliseconds, if it is known. */
  readonly ms?: number;
  /** The meaning of a call, explained by its player, or of a computer player's card. */
  readonly meaning?: Meaning;
  /** True if computer players made it while they played the rest of the deal for everybody. */
  readonly isPlayedOut?: true;
  /** Chairs that have asked for its meaning, until it is explained. */
  readonly askedBy?: readonly number[];
}

/** An opening lead that lies face down. */
interface LeadDown extends Omit<EntryOf<'led'>, 'kind' | 'id'> {
  readonly version: number;
  /** The chairs that have no more questions. */
  readonly unasking: readonly number[];
}

/** A claim that waits for answers. */
export interface Claim {
  readonly chair: number;
  readonly tricks: number;
  readonly line?: string;
  /** The id that the claimant's page gave it. */
  readonly id: string;
  /** The version of the table at the claim. */
  readonly version: number;
  /** First the umpire judges it; then the other side answers; after a refusal it may be settled. */
  readonly stage: 'judging' | 'asked' | 'settling';
  /** Chairs that have accepted it. */
  readonly accepted: readonly number[];
}

/** A request to undo that waits for answers. */
export interface Undo {
  readonly chair: number;
  /** The version of the first step that it would remove. */
  readonly to: number;
  readonly voters: readonly number[];
  readonly id: string;
  readonly version: number;
  readonly accepted: readonly number[];
}

/** The result of a message with an id: the answer if the message comes again. */
export interface CommandResult {
  readonly version: number;
  readonly claim?: { readonly result: 'asked' | 'accepted' | 'refused'; readonly why?: string };
  readonly undo?: 'done' | 'asked' | 'refused';
}

/**
 * A table, all that its log contains. Plain data and pure functions: the state is always the fold over the entries, so
 * a table that is loaded again is the same table.
 */
export interface Table {
  readonly id: string;
  /** The number of entries of the log. */
  readonly version: number;
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly match: AnyMatch;
  readonly matchOptions: OptionValues;
  readonly policies: Policies;
  /** The level of the bots. */
  readonly level: string;
  readonly secret: string;
  /** True if other tables play the same boards, drawn from the same secret. */
  readonly isShared: boolean;
  /** The sitting of a tournament that it plays. */
  readonly sitting?: Sitting;
  /** The table deals no further deal after this number of them. */
  readonly last?: number;
  /** The wish for the deals: a script of the dealer language; any deals if left out. */
  readonly wish?: string;
  /** Imported boards, in the order in which they are played. */
  readonly given?: readonly NonNullable<EntryOf<'opened'>['boards']>[number][];
  /** True if it was opened on a device without a connection, and its deals are played there. */
  readonly isOffline: boolean;
  /**
   * The number of people that the table waits for, all together; 0 once they were there, or the host began without
   * them.
   */
  readonly people: number;
  /** By chair. */
  readonly players: readonly Player[];
  readonly knocks: readonly Knock[];
  /** The invitations that wait for an answer, one a chair. */
  readonly invitations: readonly Invitation[];
  /** The marks of the people whom the host has removed. */
  readonly removed: readonly string[];
  /** The marks of the people whom the host has muted. */
  readonly muted: readonly string[];
  /** By chair: its seat in the current deal. */
  readonly seats: readonly Seat[];
  /** A person who plays the hand of their partner, a computer player, in the current deal (`swapOf`). */
  readonly swap?: Swap | undefined;
  /** Chairs whose people vote to let computer players play the rest of the current deal. */
  readonly skips: readonly number[];
  /** The cards that partners have put on the table. */
  readonly cards: readonly CardOnTable[];
  /** Chairs whose people want to end the match now. */
  readonly ends: readonly number[];
  /** The visitors who have been shown cards in the current deal. */
  readonly seen: readonly Sighting[];
  /** The match format's own sheet; the current deal joins it when it is over. */
  readonly sheet: unknown;
  /** The number of the deal after which the current match began. */
  readonly matchBegan: number;
  /** The matches that were finished here before it. */
  readonly matches: readonly PlayedMatch[];
  /** By chair: the cards with which partners were drawn for this match. */
  readonly drawn?: readonly string[];
  /** The same sheet without the current deal. */
  readonly sheetBefore: unknown;
  /** The number of the current deal, from 1; 0 before the first. */
  readonly deal: number;
  /** The version with which that deal began. */
  readonly began: number;
  /** The salt with which the commitment to its cards is made (`fair.ts`). */
  readonly salt?: string | undefined;
  /** The game's own state of that deal. */
  readonly state: unknown;
  readonly steps: readonly LoggedStep[];
  /** The version of the last undo in this deal, else that of the deal's start. */
  readonly rewound: number;
  readonly claim?: Claim;
  readonly undo?: Undo;
  readonly lead?: LeadDown;
  /** Set while nobody may call or play. */
  readonly paused?: Pause;
  /** The version with which the last pause ended; 0 if there was none. */
  readonly unpaused: number;
  /** The last actions of the director at this table, the oldest first. */
  readonly notes: readonly DirectorNote[];
  /** The numbers of the deals that the director has ended without a result. */
  readonly stopped: readonly number[];
  /** By deal: how often the director has reopened it after its end. */
  readonly reopened: Readonly<Record<number, number>>;
  /** Calls for the host that they have not dealt with. */
  readonly flags: readonly Flag[];
  /** The number of times that the names of people who have deleted their accounts were removed. */
  readonly forgotten: number;
  /** By chair: the version of the step that others did not let it take back. */
  readonly kept: Readonly<Record<number, number>>;
  /** By chair: the number of finished tricks when its last claim was refused. */
  readonly refusals: Readonly<Record<number, number>>;
  /** Chairs that are ready for the next deal. */
  readonly ready: readonly number[];
  /** Messages done in this deal and the one before. */
  readonly done: DoneLists;
  readonly doneBefore: DoneLists;
}

/** By chair: messages done, the newest first. An action adds one, and each message is looked up only once. */
export type DoneLists = Readonly<Record<number, DoneList>>;
type DoneList = { readonly id: string; readonly done: CommandResult; readonly before: DoneList } | undefined;

/** The refusal of a command: a code, and a sentence if it says more than the code. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly why?: string;
}

/** The number in `done` of the director, who has no chair. */
export const DIRECTOR = -1;

export const resultOf = (table: Table, chair: number, id: string): CommandResult | undefined =>
  doneIn(table.done[chair], id) ?? doneIn(table.doneBefore[chair], id);

function doneIn(list: DoneList, id: string): CommandResult | undefined {
  for (let at = list; at !== undefined; at = at.before) if (at.id === id) return at.done;
  return undefined;
}

export const seatOf = (table: Table, chair: number): Seat =>
  defined(table.seats[chair], 'a chair has a seat');
export const chairOf = (table: Table, seat: Seat): number => {
  const chair = table.seats.indexOf(seat);
  assert(chair >= 0, 'a seat has a chair');
  return chair;
};
/** The seats that act in a state: a cache, since each state is asked many times. */
const acting = new WeakMap<object, readonly Seat[]>();
export function toAct({ deal, game, state, stopped }: Table): readonly Seat[] {
  if (deal === 0 || stopped.includes(deal) || typeof state !== 'object' || state === null) return [];
  const known = acting.get(state) ?? game.toAct(state);
  acting.set(state, known);
  return known;
}
/** True between deals. */
export const isBetweenDeals = (table: Table): boolean => toAct(table).length === 0;
export const isMatchOver = (table: Table): boolean =>
  isShortened(table) || table.match.next(table.sheet) === undefined;

/** True if the director has ended the current deal without a result. */
export const isStopped = ({ stopped, deal }: Table): boolean => stopped.includes(deal);

/** True if the table has played all its deals. */
const isShortened = ({ last, deal }: Table): boolean => last !== undefined && deal >= last;

/** Returns the standing of the match; it is also over if nothing more is dealt. */
export function standingOf(table: Table): Standing {
  const standing = table.match.standing(table.sheet);
  return isBetweenDeals(table) && isShortened(table) ? { ...standing, over: true } : standing;
}
/** Returns the chair that this token's hash belongs to. */
export function chairByProof(table: Table, proof: string): number | undefined {
  const chair = table.players.findIndex((player) => player.proof === proof);
  return chair < 0 ? undefined : chair;
}

/**
 * True if the person in this chair has no cards in the current deal, since they may have seen others in it. A bot plays
 * it out.
 */
export const sitsOut = (table: Table, chair: number): boolean =>
  table.players[chair]?.sitsOut === table.deal && !isBetweenDeals(table);

/** Returns the number of people that the table still waits for before the auction starts. */
export const awaitedAt = ({ people, players }: Pick<Table, 'people' | 'players'>): number =>
  Math.max(0, people - players.filter(({ kind }) => kind === 'person').length);

/** True if a person is there who plays their own cards, or would if the computers did not play them for everybody. */
const playsAt = (table: Table, chair: number): boolean => {
  const player = table.players[chair];
  return player?.kind === 'person' && player.away === undefined && !sitsOut(table, chair);
};

/**
 * Lists the chairs of people who play on while others vote to let computer players play the rest, which needs all of
 * them. Empty also if nobody has asked for it.
 */
export const playsOn = (table: Table): readonly number[] =>
  table.skips.length === 0
    ? []
    : [...table.players.keys()].filter((chair) => playsAt(table, chair) && !table.skips.includes(chair));

/** Lists the chairs of people who have not agreed to end the match now. */
export const undecidedOnEnd = (table: Table): readonly number[] =>
  [...table.players.keys()].filter((chair) => playsAt(table, chair) && !table.ends.includes(chair));

/** True if the auction is over at a table with bidding only: the deal is settled double dummy. */
export const isSettledSoon = (table: Table): boolean =>
  table.policies.bidding && !isBetweenDeals(table) && viewFor(table).phase === 'play';

/** True if computer players play the rest of the current deal for everybody. */
export const isPlayedOut = (table: Table): boolean =>
  (table.skips.length > 0 && playsOn(table).length === 0 && !isBetweenDeals(table)) || isSettledSoon(table);

/**
 * True if a bot acts in this chair: its own, or for a person who is away, sits this deal out or lets it be played out.
 */
export const isBotAt = (table: Table, chair: number): boolean =>
  table.players[chair] !== undefined && (!playsAt(table, chair) || isPlayedOut(table));
/**
 * Returns the person who has sat at the table longest; `undefined` if only computers do, and at a sitting of a
 * tournament, which has a director.
 */
export function hostOf(table: Table): number | undefined {
  if (table.sitting !== undefined) return undefined;
  const people = [...table.players.entries()].filter(
    ([, player]) => player.kind === 'person' && !isProgram(player),
  );
  return people.toSorted(([, a], [, b]) => (a.since ?? 0) - (b.since ?? 0))[0]?.[0];
}

/** The views of each state by seat, as long as the state lives: an update is made from the last view and the next. */
const views = new WeakMap<object, Map<Seat | undefined, View>>();

/** Returns that seat's view of the current deal, made once; without a seat, a spectator's. */
export function viewFor({ game, state }: Table, seat?: Seat): View {
  const made = views.get(state as object) ?? new Map<Seat | undefined, View>();
  const view = made.get(seat) ?? game.view(state, seat);
  if (made.size === 0) views.set(state as object, made);
  made.set(seat, view);
  return view;
}

/** Counts the finished tricks of the current deal. */
export const tricksFinished = (table: Table, state: unknown = table.state): number =>
  (state === table.state ? viewFor(table) : table.game.view(state)).tricks.length;

/** Returns the state of the current deal at an earlier version. */
export const stateAt = (table: Table, version: number): unknown =>
  table.steps
    .filter((made) => made.version <= version)
    .reduce(
      (state, { seat, action }) => table.game.apply(state, seat, action),
      table.game.start(table.game.setupOf(table.state), table.options),
    );

/** Lists the chairs that have not answered a request to undo. */
export const undecidedOn = ({ voters, accepted }: Undo): readonly number[] =>
  voters.filter((chair) => !accepted.includes(chair));

/**
 * Returns the person who may play on in the seat of their partner, a computer player, and that player's chair: where
 * the table allows it, a person alone with computer players plays that hand as soon as their own is open as the dummy.
 */
export function swapOf(table: Table): Omit<Swap, 'version'> | undefined {
  const { players, policies, seats, sitting, swap } = table;
  if (!policies.declares || sitting !== undefined || swap !== undefined || isBetweenDeals(table))
    return undefined;
  const [chair, second] = players.flatMap(({ kind }, i) => (kind === 'person' ? [i] : []));
  if (chair === undefined || second !== undefined || isBotAt(table, chair)) return undefined;
  const view = viewFor(table);
  const seat = seatOf(table, chair);
  const declarer = view.controls[seat];
  const isDummy = declarer !== seat && seats.includes(declarer) && isTeam(view, seat, declarer);
  if (!isDummy || view.hands[seat].cards === undefined) return undefined;
  return { chair, other: chairOf(table, declarer) };
}

/** Returns the seats after two chairs have changed theirs. */
export const changedSeats = (
  seats: readonly Seat[],
  { chair, other }: Omit<Swap, 'version'>,
): readonly Seat[] =>
  seats.map((seat, i) => (i === chair ? seats[other] : i === other ? seats[chair] : undefined) ?? seat);

/** Returns the version of the last change of the position in the deal. */
export const positionSince = (table: Table): number =>
  Math.max(table.steps.at(-1)?.version ?? 0, table.rewound);

/**
 * Lists the chairs that must agree to a claim (R-GEN-9.2, 9.3): each opponent who plays a hand; and if it concedes
 * tricks, a partner who plays a hand of their own. Dummy's player has no vote.
 */
export function votersOf(table: Table, claimant: number, tricks: number): readonly number[] {
  const { game, state } = table;
  const seat = seatOf(table, claimant);
  const view = viewFor(table);
  const concedes = tricks < (game.claimable(state, seat) ?? tricks);
  return table.seats.flatMap((voter, chair) => {
    const plays = SEATS.some((hand) => view.controls[hand] === voter);
    const isAsked = concedes || !isTeam(view, voter, seat);
    return chair !== claimant && plays && isAsked ? [chair] : [];
  });
}

/**
 * True if others must answer the claim: not before the umpire has looked at it, and not if the umpire alone decides.
 */
export const isAsked = ({ policies }: Table, { stage }: Claim): boolean =>
  stage === 'asked' && policies.claims !== 'settled';

/** Lists the chairs that have not answered the claim. */
export const waitingFor = (table: Table, claim: Claim): readonly number[] =>
  votersOf(table, claim.chair, claim.tricks).filter((chair) => !claim.accepted.includes(chair));

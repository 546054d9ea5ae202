import type { Policies } from '@overtrick/protocol/policies';
import type { RefusalCode } from '@overtrick/protocol/refusal';
import type { Flag, Meaning } from '@overtrick/protocol/table';
import type { Step } from '@overtrick/rules/action';
import { assert, defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import type { AnyMatch, Standing } from '@overtrick/rules/match';
import type { OptionValues } from '@overtrick/rules/options';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import { isTeam, type View } from '@overtrick/rules/view';
import type { EntryOf } from './entry.ts';

/** The holder of a chair. */
export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** A person's: the hash of the chair's token. */
  readonly proof?: string;
  /** A person's: the version with which they sat down. */
  readonly since?: number;
  /** A bot acts for this person: they are gone, or have asked for it. */
  readonly away?: 'gone' | 'asked';
  /** A person's: from where they came (`marksOf`). */
  readonly marks?: readonly string[];
  /** A person's: the number of the deal that a bot plays out in their chair. */
  readonly sitsOut?: number;
  /** A person's: the host has muted them, perhaps when they sat in another chair. */
  readonly isMuted?: boolean;
}

/** People in one home have this mark in common: see the server's `marksOf`. */
export const isOfAddress = (mark: string): boolean => mark.startsWith('address ');

/** Have two visitors come from one device, or with one account? */
export const haveDeviceInCommon = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.some((mark) => !isOfAddress(mark) && other.includes(mark));

/** A sitting of a tournament that is played at a table. */
export interface Sitting {
  readonly tournament: string;
  /** `A3/2` */
  readonly where: string;
  /** In the order in which they are played; a deal is written as `makeDeal` does. */
  readonly boards: readonly { readonly board: number; readonly deal: string }[];
}

/** Visitors who have been shown the cards of a chair. */
interface Sighting {
  readonly chair: number;
  readonly marks: readonly string[];
}

/** Two chairs that have changed seats in the deal that is on. */
export interface Swap {
  readonly chair: number;
  readonly other: number;
  /** The version with which they did. */
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
}

/** A step of the deal that is on, as the log has it. */
export interface Made extends Step {
  /** The table's version once it was made. */
  readonly version: number;
  readonly reason?: string;
  readonly by: 'person' | 'bot';
  /** The time that the player thought, milliseconds, where it is known. */
  readonly ms?: number;
  /** The meaning of a call, said by its maker, or of a computer player's card. */
  readonly meaning?: Meaning;
  /** Made when computer players played the rest of the deal for everybody. */
  readonly isPlayedOut?: true;
  /** Chairs that have asked what it means, until it is explained. */
  readonly askedBy?: readonly number[];
}

/** A claim that waits for answers. */
export interface Claim {
  readonly chair: number;
  readonly tricks: number;
  readonly line?: string;
  /** The id that the claimant's page gave it. */
  readonly id: string;
  /** The version of the table that asked. */
  readonly version: number;
  /** First the umpire judges it; then the other side is asked; refused, it may be settled. */
  readonly stage: 'judging' | 'asked' | 'settling';
  /** Chairs that have accepted it. */
  readonly accepted: readonly number[];
}

/** A wish to take something back that waits for answers. */
export interface Undo {
  readonly chair: number;
  /** The version of the first step that would go. */
  readonly to: number;
  readonly voters: readonly number[];
  readonly id: string;
  readonly version: number;
  readonly accepted: readonly number[];
}

/** The result of a message with an id: its answer when it is sent again. */
export interface Done {
  readonly version: number;
  readonly claim?: { readonly result: 'asked' | 'accepted' | 'refused'; readonly why?: string };
  readonly undo?: 'done' | 'asked' | 'refused';
}

/**
 * A table, all that its log tells. Plain data and pure functions: the state is always the fold over the entries, so a
 * table that is loaded again is the same table.
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
  /** Do other tables play the same boards, drawn from the same secret? */
  readonly isShared: boolean;
  /** The sitting of a tournament that it plays. */
  readonly sitting?: Sitting;
  /** No deal begins any more once so many have. */
  readonly last?: number;
  /** The kind of deals that are dealt there: a script of the dealer language; any deals when it is left out. */
  readonly wish?: string;
  /** The boards that somebody brought along, in the order in which they are played. */
  readonly given?: readonly NonNullable<EntryOf<'opened'>['boards']>[number][];
  /** Was it opened on a device without a connection, and are its deals played there? */
  readonly isOffline: boolean;
  /** For so many people, all together, the table waits; 0 once they were there, or the host began without them. */
  readonly people: number;
  /** By chair. */
  readonly players: readonly Player[];
  readonly knocks: readonly Knock[];
  /** The marks of those whom the host has removed. */
  readonly removed: readonly string[];
  /** The marks of those whom the host has muted. */
  readonly muted: readonly string[];
  /** By chair: where it sits in the deal that is on. */
  readonly seats: readonly Seat[];
  /** A person who plays the hand of their partner, a computer player, in the deal that is on (`swapOf`). */
  readonly swap?: Swap | undefined;
  /** Chairs whose people would have computer players play the rest of the deal that is on. */
  readonly skips: readonly number[];
  /** The visitors who have been shown cards in the deal that is on. */
  readonly seen: readonly Sighting[];
  /** The match form's own sheet; the deal that is on joins it when it is over. */
  readonly sheet: unknown;
  /** The number of the deal that is on, from 1; 0 before the first. */
  readonly deal: number;
  /** The version with which that deal began. */
  readonly began: number;
  /** The salt with which the commitment to its cards is made (`fair.ts`). */
  readonly salt?: string | undefined;
  /** The game's own state of that deal. */
  readonly state: unknown;
  readonly steps: readonly Made[];
  /** The version with which something was taken back last in this deal, else with which it began. */
  readonly rewound: number;
  readonly claim?: Claim;
  readonly undo?: Undo;
  /** Calls for the host that they have not seen to. */
  readonly flags: readonly Flag[];
  /** The number of times that the names of people who have deleted their accounts were taken away. */
  readonly forgotten: number;
  /** By chair: the version of the step that others would not let it take back. */
  readonly kept: Readonly<Record<number, number>>;
  /** By chair: how many tricks were finished when its last claim was refused. */
  readonly refusals: Readonly<Record<number, number>>;
  /** Chairs that are ready for the next deal. */
  readonly ready: readonly number[];
  /** Messages done in this deal and the one before. */
  readonly done: DoneLists;
  readonly doneBefore: DoneLists;
}

/** By chair: messages done, the newest first. An action adds one, and a message is looked up but once. */
export type DoneLists = Readonly<Record<number, DoneList>>;
type DoneList = { readonly id: string; readonly done: Done; readonly before: DoneList } | undefined;

/** The refusal of a command: a code, and a sentence where that says more than the code. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly why?: string;
}

export const doneOf = (table: Table, chair: number, id: string): Done | undefined =>
  doneIn(table.done[chair], id) ?? doneIn(table.doneBefore[chair], id);

function doneIn(list: DoneList, id: string): Done | undefined {
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
/** The seats that act in a state: asked many times for each that there is. */
const acting = new WeakMap<object, readonly Seat[]>();
export function toAct({ deal, game, state }: Table): readonly Seat[] {
  if (deal === 0 || typeof state !== 'object' || state === null) return [];
  const known = acting.get(state) ?? game.toAct(state);
  acting.set(state, known);
  return known;
}
/** Is no deal going on? */
export const isBetweenDeals = (table: Table): boolean => toAct(table).length === 0;
export const isMatchOver = (table: Table): boolean =>
  isShortened(table) || table.match.next(table.sheet) === undefined;

/** Have all the deals been played that were left to it? */
const isShortened = ({ last, deal }: Table): boolean => last !== undefined && deal >= last;

/** The standing of the match; it is over too where nothing more is dealt. */
export function standingOf(table: Table): Standing {
  const standing = table.match.standing(table.sheet);
  return isBetweenDeals(table) && isShortened(table) ? { ...standing, over: true } : standing;
}
/** The chair that this token's hash belongs to. */
export function chairByProof(table: Table, proof: string): number | undefined {
  const chair = table.players.findIndex((player) => player.proof === proof);
  return chair < 0 ? undefined : chair;
}

/**
 * Has the person in this chair no cards in the deal that is on, since they may have seen others in it? A bot plays it
 * out.
 */
export const sitsOut = (table: Table, chair: number): boolean =>
  table.players[chair]?.sitsOut === table.deal && !isBetweenDeals(table);

/** The number of people that the table still waits for before anything is called. */
export const awaitedAt = ({ people, players }: Pick<Table, 'people' | 'players'>): number =>
  Math.max(0, people - players.filter(({ kind }) => kind === 'person').length);

/** Is a person there who plays their own cards, or would if all did not have them played? */
const playsAt = (table: Table, chair: number): boolean => {
  const player = table.players[chair];
  return player?.kind === 'person' && player.away === undefined && !sitsOut(table, chair);
};

/**
 * Chairs of people who would play on while others would have computer players play the rest: it takes them all. Empty
 * also where nobody has asked for it.
 */
export const playsOn = (table: Table): readonly number[] =>
  table.skips.length === 0
    ? []
    : [...table.players.keys()].filter((chair) => playsAt(table, chair) && !table.skips.includes(chair));

/** Is the auction over at a table where cards are not played: is the deal settled double dummy? */
export const isSettledSoon = (table: Table): boolean =>
  table.policies.bidding && !isBetweenDeals(table) && viewFor(table).phase === 'play';

/** Do computer players play the rest of the deal that is on for everybody? */
export const isPlayedOut = (table: Table): boolean =>
  (table.skips.length > 0 && playsOn(table).length === 0 && !isBetweenDeals(table)) || isSettledSoon(table);

/** Does a bot act in this chair: its own, or for a person who is away, sits this deal out or lets it be played out? */
export const isBotAt = (table: Table, chair: number): boolean =>
  table.players[chair] !== undefined && (!playsAt(table, chair) || isPlayedOut(table));
/** The person who has sat at the table longest; `undefined` when only bots do, and where a director sees to it. */
export function hostOf(table: Table): number | undefined {
  if (table.sitting !== undefined) return undefined;
  const people = [...table.players.entries()].filter(([, player]) => player.kind === 'person');
  return people.toSorted(([, a], [, b]) => (a.since ?? 0) - (b.since ?? 0))[0]?.[0];
}

interface Seen {
  readonly state: unknown;
  readonly views: Map<Seat | undefined, View>;
}

/** The views of the last state: a change is told to all who are at the table in one go. */
let seen: Seen = { state: undefined, views: new Map() };

/**
 * The view of that seat of the deal that is on; without a seat a spectator's. Made once for all who ask while a table
 * is told.
 */
export function viewFor({ game, state }: Table, seat?: Seat): View {
  if (seen.state !== state) seen = { state, views: new Map() };
  const view = seen.views.get(seat) ?? game.view(state, seat);
  seen.views.set(seat, view);
  return view;
}

/** Finished tricks of the deal that is on. */
export const tricksFinished = (table: Table, state: unknown = table.state): number =>
  (state === table.state ? viewFor(table) : table.game.view(state)).tricks.length;

/** The state of the deal that is on as it was at an earlier version. */
export const stateAt = (table: Table, version: number): unknown =>
  table.steps
    .filter((made) => made.version <= version)
    .reduce(
      (state, { seat, action }) => table.game.apply(state, seat, action),
      table.game.start(table.game.setupOf(table.state), table.options),
    );

/** Chairs whose answer to a wish to take something back is still missing. */
export const undecidedOn = ({ voters, accepted }: Undo): readonly number[] =>
  voters.filter((chair) => !accepted.includes(chair));

/**
 * The person who may play on in the seat of their partner, a computer player, and the chair of that one: where the
 * table has it so, whoever is alone with computer players plays the hand as soon as their own is open as the dummy.
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

/** The seats with those of two chairs changed. */
export const changedSeats = (
  seats: readonly Seat[],
  { chair, other }: Omit<Swap, 'version'>,
): readonly Seat[] =>
  seats.map((seat, i) => (i === chair ? seats[other] : i === other ? seats[chair] : undefined) ?? seat);

/** The version since which the position in the deal is what it is. */
export const positionSince = (table: Table): number =>
  Math.max(table.steps.at(-1)?.version ?? 0, table.rewound);

/**
 * Chairs that must agree to a claim (R-GEN-9.2, 9.3): each opponent who plays a hand; and when tricks are conceded, a
 * partner who plays a hand of their own. Dummy's player has no vote.
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

/** Is the claim put to others? Not before the umpire has looked at it, and not where the umpire alone decides. */
export const isAsked = ({ policies }: Table, { stage }: Claim): boolean =>
  stage === 'asked' && policies.claims !== 'settled';

/** Chairs whose answer to the claim is still missing. */
export const waitingFor = (table: Table, claim: Claim): readonly number[] =>
  votersOf(table, claim.chair, claim.tricks).filter((chair) => !claim.accepted.includes(chair));

import type { RefusalCode } from '@overtrick/protocol/messages';
import { parseStep, type Step } from '@overtrick/rules/action';
import { assert, defined, unreachable } from '@overtrick/rules/assert';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import type { AnyMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import type { OptionValues } from '@overtrick/rules/options';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import { parseSetup } from '@overtrick/rules/setup';
import { isTeam } from '@overtrick/rules/view';
import { botName } from './botName.ts';
import type { Entry, EntryOf } from './entry.ts';

/** Who holds a chair. */
export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** A person's: the hash of the chair's token. */
  readonly proof?: string;
}

/** A step of the deal that is on, as the log has it. */
export interface Made extends Step {
  /** The table's version once it was made. */
  readonly version: number;
  readonly reason?: string;
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
  /** Chairs that have accepted it. */
  readonly accepted: readonly number[];
}

/** What came of a message with an id: its answer when it is sent again. */
export interface Done {
  readonly version: number;
  readonly claim?: { readonly result: 'asked' | 'accepted' | 'refused'; readonly why?: string };
}

/**
 * A table, all that its log tells. Plain data and pure functions: the state is always the fold over the entries, so a
 * table that is loaded again is the same table.
 */
export interface Table {
  readonly id: string;
  /** How many entries the log has. */
  readonly version: number;
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly match: AnyMatch;
  readonly matchOptions: OptionValues;
  /** The level of the bots. */
  readonly level: string;
  readonly secret: string;
  /** By chair. */
  readonly players: readonly Player[];
  /** By chair: where it sits in the deal that is on. */
  readonly seats: readonly Seat[];
  /** The match form's own sheet; the deal that is on joins it when it is over. */
  readonly sheet: unknown;
  /** The number of the deal that is on, from 1; 0 before the first. */
  readonly deal: number;
  /** The version with which that deal began. */
  readonly began: number;
  /** The game's own state of that deal. */
  readonly state: unknown;
  readonly steps: readonly Made[];
  readonly claim?: Claim;
  /** By chair: how many tricks were finished when its last claim was refused. */
  readonly refusals: Readonly<Record<number, number>>;
  /** Chairs that are ready for the next deal. */
  readonly ready: readonly number[];
  /** Messages done in this deal and the one before, by `doneKey`. */
  readonly done: ReadonlyMap<string, Done>;
  readonly doneBefore: ReadonlyMap<string, Done>;
}

/** Why the server refuses something: a code, and what is to be said more exactly than by the code. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly why?: string;
}

export const doneKey = (chair: number, id: string): string => `${chair} ${id}`;
export const doneOf = (table: Table, chair: number, id: string): Done | undefined =>
  table.done.get(doneKey(chair, id)) ?? table.doneBefore.get(doneKey(chair, id));

export const seatOf = (table: Table, chair: number): Seat =>
  defined(table.seats[chair], 'a chair has a seat');
export const chairOf = (table: Table, seat: Seat): number => {
  const chair = table.seats.indexOf(seat);
  assert(chair >= 0, 'a seat has a chair');
  return chair;
};
export const toAct = (table: Table): readonly Seat[] =>
  table.deal === 0 ? [] : table.game.toAct(table.state);
/** Is no deal going on? */
export const isBetweenDeals = (table: Table): boolean => toAct(table).length === 0;
export const isMatchOver = (table: Table): boolean => table.match.next(table.sheet) === undefined;
/** The chair that this token's hash belongs to. */
export function chairByProof(table: Table, proof: string): number | undefined {
  const chair = table.players.findIndex((player) => player.proof === proof);
  return chair < 0 ? undefined : chair;
}

/** Finished tricks of the deal that is on. */
export const tricksFinished = (table: Table, state: unknown = table.state): number =>
  table.game.view(state).tricks.length;

/** The state of the deal that is on as it was at an earlier version. */
export const stateAt = (table: Table, version: number): unknown =>
  table.steps
    .filter((made) => made.version <= version)
    .reduce(
      (state, { seat, action }) => table.game.apply(state, seat, action),
      table.game.start(table.game.setupOf(table.state), table.options),
    );

/** The version since which the position in the deal is what it is. */
export const positionSince = (table: Table): number => table.steps.at(-1)?.version ?? table.began;

/**
 * Chairs that must agree to a claim (R-GEN-9.2, 9.3): each opponent who plays a hand; and when tricks are conceded, a partner
 * who plays a hand of his own. Dummy's player has no vote.
 */
export function votersOf(table: Table, claimant: number, tricks: number): readonly number[] {
  const { game, state } = table;
  const seat = seatOf(table, claimant);
  const view = game.view(state);
  const concedes = tricks < (game.claimable(state, seat) ?? tricks);
  return table.seats.flatMap((voter, chair) => {
    const plays = SEATS.some((hand) => view.controls[hand] === voter);
    const isAsked = concedes || !isTeam(view, voter, seat);
    return chair !== claimant && plays && isAsked ? [chair] : [];
  });
}

/** Chairs whose answer to the claim is still missing. */
export const waitingFor = (table: Table, claim: Claim): readonly number[] =>
  votersOf(table, claim.chair, claim.tricks).filter((chair) => !claim.accepted.includes(chair));

/** The table that a log tells of. Throws for a log that no server wrote: a bug, or a damaged store. */
export function tableOf(id: string, entries: readonly Entry[]): Table {
  const [first, ...rest] = entries;
  assert(first?.kind === 'opened', "a table's log begins with its opening");
  return rest.reduce(added, openedTable(id, first));
}

export function openedTable(id: string, entry: EntryOf<'opened'>): Table {
  const game = defined(findGame(entry.game), 'the game is in the list');
  const match = defined(findMatch(entry.match), 'the match form is in the list');
  return {
    id,
    version: 1,
    game,
    options: entry.options,
    match,
    matchOptions: entry.matchOptions,
    level: entry.level,
    secret: entry.secret,
    players: game.seats.map((_, chair) => ({ kind: 'bot', name: botName(chair) })),
    seats: game.seats,
    sheet: match.start(entry.matchOptions, partiesOf(game), game.dealers),
    deal: 0,
    began: 1,
    state: undefined,
    steps: [],
    refusals: {},
    ready: [],
    done: new Map(),
    doneBefore: new Map(),
  };
}

/** The table after one more entry. Trusts the entry, as `Game.apply` trusts an action. */
export function added(before: Table, entry: Entry): Table {
  const table = { ...before, version: before.version + 1 };
  switch (entry.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'sat':
      return withPlayer(table, entry.chair, { kind: 'person', name: entry.name, proof: entry.proof });
    case 'left':
      return {
        ...withPlayer(table, entry.chair, { kind: 'bot', name: botName(entry.chair) }),
        ready: table.ready.filter((chair) => chair !== entry.chair),
      };
    case 'dealt':
      return withDeal(table, entry);
    case 'acted':
      return withStep(
        withDone(table, actor(table, entry.step), entry.id),
        defined(parseStep(entry.step), 'a step in the log is a step'),
        entry.reason,
      );
    case 'claimed':
      return withClaim(table, entry);
    case 'answered':
      return withAnswer(withDone(table, entry.chair, entry.id), entry);
    case 'readied':
      return { ...table, ready: [...table.ready, entry.chair] };
    default:
      return unreachable(entry);
  }
}

const actor = (table: Table, step: string): number =>
  chairOf(table, defined(parseStep(step), 'a step in the log is a step').seat);

/** Ids belong to the person who gave them: the next in the chair may use them again. */
const withPlayer = (table: Table, chair: number, player: Player): Table => ({
  ...table,
  players: table.players.map((old, at) => (at === chair ? player : old)),
  done: withoutChair(table.done, chair),
  doneBefore: withoutChair(table.doneBefore, chair),
});

const withoutChair = (done: Table['done'], chair: number): Table['done'] =>
  new Map([...done].filter(([key]) => !key.startsWith(`${chair} `)));

function withDone(table: Table, chair: number, id: string | undefined, claim?: Done['claim']): Table {
  if (id === undefined) return table;
  const done: Done = { version: table.version, ...(claim !== undefined && { claim }) };
  return { ...table, done: new Map(table.done).set(doneKey(chair, id), done) };
}

function withDeal(table: Table, entry: EntryOf<'dealt'>): Table {
  const setup = parseSetup(entry.setup);
  assert(setup.ok, 'a setup in the log is a setup');
  return {
    ...table,
    deal: table.deal + 1,
    began: table.version,
    seats: setup.value.seating ?? table.game.seats,
    state: table.game.start(setup.value, table.options),
    steps: [],
    refusals: {},
    ready: [],
    done: new Map(),
    doneBefore: table.done,
  };
}

function withStep(table: Table, { seat, action }: Step, reason?: string): Table {
  const state = table.game.apply(table.state, seat, action);
  const made: Made = { seat, action, version: table.version, ...(reason !== undefined && { reason }) };
  const outcome = table.game.outcome(state);
  return {
    ...table,
    state,
    steps: [...table.steps, made],
    sheet: outcome === undefined ? table.sheet : table.match.add(table.sheet, outcome),
  };
}

function withClaim(table: Table, { chair, tricks, line, id }: EntryOf<'claimed'>): Table {
  const claim: Claim = {
    chair,
    tricks,
    ...(line !== undefined && { line }),
    id,
    version: table.version,
    accepted: [],
  };
  return { ...withDone(table, chair, id, { result: 'asked' }), claim };
}

function withAnswer(table: Table, { chair, accept, reason }: EntryOf<'answered'>): Table {
  const { claim, ...rest } = table;
  assert(claim !== undefined, 'an answer has a claim');
  const why = reason === undefined ? {} : { why: reason };
  if (!accept) {
    const refused = { ...rest, refusals: { ...table.refusals, [claim.chair]: tricksFinished(table) } };
    return withDone(refused, claim.chair, claim.id, { result: 'refused', ...why });
  }
  const asked = { ...claim, accepted: [...claim.accepted, chair] };
  if (waitingFor(table, asked).length > 0) return { ...table, claim: asked };
  const agreed: Step = {
    seat: seatOf(table, claim.chair),
    action: { kind: 'claim', tricks: claim.tricks },
  };
  return withStep(withDone(rest, claim.chair, claim.id, { result: 'accepted', ...why }), agreed);
}

// The state of a table as visitors know it, part by part: each part has the function that makes it, and its sources.
import { type Difference, differenceOf } from '@overtrick/protocol/difference';
import type { Chair, TableInfo } from '@overtrick/protocol/openTable';
import type {
  Fair,
  Knock,
  LeadDown,
  OpenClaim,
  OpenUndo,
  Skipping,
  TableState,
} from '@overtrick/protocol/table';
import { makeAction, parseStep, type Step } from '@overtrick/rules/action';
import type { Seat } from '@overtrick/rules/cards/seat';
import { recalled, type View } from '@overtrick/rules/views/view';
import { cardsOn } from '../commands/card.ts';
import { whyNoEnd } from '../commands/ending.ts';
import { announcedAt, cardMeaningsFor, flagsFor, meaningsFor, questionsFor } from '../commands/explain.ts';
import { whyNoRematch } from '../commands/rematch.ts';
import { whyNoSkip } from '../commands/skip.ts';
import { stepsGone, undoable } from '../commands/undo.ts';
import { askersOf, leaderOf } from '../lead.ts';
import type { Platform } from '../platform.ts';
import { reckoningOf } from '../reckoning.ts';
import {
  awaitedAt,
  hostOf,
  isAsked,
  isBetweenDeals,
  isBotAt,
  isSettledSoon,
  playsOn,
  seatOf,
  sitsOut,
  standingOf,
  type Table,
  undecidedOn,
  undecidedOnEnd,
  viewFor,
  waitingFor,
} from '../table.ts';
import { sealedOf } from './fair.ts';

/** A table from the standpoint of one visitor. */
export interface Standpoint {
  readonly table: Table;
  /** Chairs of people who are connected. */
  readonly present: ReadonlySet<number>;
  /** The visitor's own chair; absent for a spectator. */
  readonly chair?: number | undefined;
  /** True for the director of the evening, who has no chair. */
  readonly directs?: boolean | undefined;
  readonly platform: Platform;
}

/** The parts of a table's state that everyone sees alike. */
export type Shared = Pick<
  TableState,
  | 'chairs'
  | 'sheet'
  | 'standing'
  | 'awaited'
  | 'claim'
  | 'undo'
  | 'skip'
  | 'ending'
  | 'cards'
  | 'announced'
  | 'ready'
  | 'policies'
  | 'reckoning'
  | 'drawn'
  | 'paused'
  | 'notes'
  | 'history'
  | 'reasons'
  | 'fair'
>;
/** The parts that depend on the visitor. */
type Own = Pick<
  TableState,
  | 'view'
  | 'knocks'
  | 'invited'
  | 'canUndo'
  | 'canSkip'
  | 'canEnd'
  | 'canRematch'
  | 'meanings'
  | 'cardMeanings'
  | 'questions'
  | 'lead'
  | 'directs'
  | 'flags'
>;

/** Parts of the state that changed, and those that no longer exist. */
export interface Changes<Parts> {
  /** The parts that the receiver lacks, or that are other values. */
  readonly news: Partial<Parts>;
  /** The other parts that changed, whole. */
  readonly changed: Partial<Parts>;
  /** The differences from the parts before to those. */
  readonly changes: { readonly [Key in keyof Parts]?: Difference };
  readonly gone: readonly (keyof Parts & keyof TableState)[];
}

/** The function that makes a part of the state, and its source: while that stays the same object, so does the part. */
interface Part<T> {
  readonly from: (standpoint: Standpoint) => readonly unknown[];
  readonly make: (standpoint: Standpoint) => T | undefined;
}
type Parts<Of> = { readonly [Key in keyof Of]-?: Part<Of[Key]> };

/** Returns the sources of whose turn it is, of the seat of each chair, and of who plays this deal for themselves. */
const turnOf = ({ state, stopped, players, seats }: Table): readonly unknown[] => [
  state,
  stopped,
  players,
  seats,
];

export const SHARED_PARTS: Parts<Shared> = {
  chairs: {
    from: ({ table, present }) => [
      table.players,
      table.seats,
      present,
      // a number, because a person may begin to play in their chair without a new player object
      table.players.findIndex((_, chair) => sitsOut(table, chair)),
    ],
    make: ({ table, present }) => chairsOf(table, present),
  },
  sheet: { from: ({ table }) => [table.sheet], make: ({ table }) => table.match.rows(table.sheet) },
  standing: {
    from: ({ table }) => [table.sheet, table.last, isBetweenDeals(table)],
    make: ({ table }) => standingOf(table),
  },
  awaited: { from: ({ table }) => [awaitedAt(table)], make: ({ table }) => awaitedAt(table) || undefined },
  claim: {
    from: ({ table }) => [table.claim, table.players, table.seats, table.policies],
    make: ({ table }) => claimOf(table),
  },
  undo: { from: ({ table }) => [table.undo, table.steps, table.seats], make: ({ table }) => undoOf(table) },
  cards: {
    from: ({ table }) => [table.cards, table.seats],
    make: ({ table }) => {
      const cards = cardsOn(table);
      return cards.length === 0 ? undefined : cards;
    },
  },
  ending: {
    from: ({ table }) => [table.ends, ...turnOf(table)],
    make: ({ table }) =>
      table.ends.length === 0 ? undefined : { chairs: table.ends, waiting: undecidedOnEnd(table) },
  },
  skip: {
    from: ({ table }) => [table.skips, table.policies, ...turnOf(table)],
    make: ({ table }) => skipOf(table),
  },
  ready: { from: ({ table }) => [table.ready], make: ({ table }) => table.ready },
  policies: { from: ({ table }) => [table.policies], make: ({ table }) => table.policies },
  reckoning: {
    from: ({ table }) => [table.matches, table.sheet, table.last, isBetweenDeals(table)],
    make: ({ table }) => reckoningOf(table),
  },
  drawn: { from: ({ table }) => [table.drawn], make: ({ table }) => table.drawn },
  paused: { from: ({ table }) => [table.paused], make: ({ table }) => table.paused },
  notes: {
    from: ({ table }) => [table.notes],
    make: ({ table }) => (table.notes.length === 0 ? undefined : table.notes),
  },
  fair: { from: ({ table }) => [table.began, isBetweenDeals(table)], make: fairOf },
  announced: {
    from: ({ table }) => [table.steps, table.state, table.policies],
    make: ({ table }) => announcedAt(table),
  },
  history: { from: ({ table }) => [table.steps, ...turnOf(table)], make: ({ table }) => historyOf(table) },
  reasons: { from: ({ table }) => [table.steps, ...turnOf(table)], make: ({ table }) => reasonsOf(table) },
};

export const OWN_PARTS: Parts<Own> = {
  view: {
    from: (standpoint) => [standpoint.table.state, seatSeen(standpoint)],
    // a table on a device has visitors before its first deal
    make: (standpoint) => (standpoint.table.deal === 0 ? undefined : viewOf(standpoint)),
  },
  knocks: { from: ({ table, chair }) => [table.knocks, table.players, chair], make: knocksFor },
  invited: { from: ({ table, chair }) => [table.invitations, table.players, chair], make: invitedFor },
  canUndo: {
    from: ({ table, chair }) => [
      ...turnOf(table),
      table.steps,
      table.skips,
      table.policies,
      table.kept,
      table.undo,
      table.claim,
      table.lead,
      chair,
    ],
    make: canUndo,
  },
  canEnd: {
    from: ({ table, chair }) => [...turnOf(table), table.sheet, table.last, table.ends, chair],
    make: ({ table, chair }) =>
      chair === undefined || table.ends.includes(chair) || whyNoEnd(table) !== undefined ? undefined : true,
  },
  canRematch: {
    from: ({ table, chair, present }) => [...turnOf(table), table.sheet, table.last, present, chair],
    make: canRematch,
  },
  canSkip: {
    from: ({ table, chair }) => [...turnOf(table), table.skips, table.people, chair],
    make: ({ table, chair }) =>
      chair === undefined || table.skips.includes(chair) || whyNoSkip(table, chair) !== undefined
        ? undefined
        : true,
  },
  meanings: {
    from: ({ table, chair }) => [table.steps, ...turnOf(table), table.policies, chair],
    make: (standpoint) => meaningsFor(standpoint.table, ownChair(standpoint)),
  },
  cardMeanings: {
    from: ({ table, chair }) => [table.steps, ...turnOf(table), table.policies, chair],
    make: (standpoint) => cardMeaningsFor(standpoint.table, ownChair(standpoint)),
  },
  questions: {
    from: ({ table, chair }) => [table.steps, table.players, table.seats, chair],
    make: (standpoint) => questionsFor(standpoint.table, ownChair(standpoint)),
  },
  lead: {
    from: ({ table, chair }) => [table.lead, ...turnOf(table), table.skips, table.policies, chair],
    make: leadFor,
  },
  directs: { from: ({ directs }) => [directs], make: ({ directs }) => (directs === true ? true : undefined) },
  flags: {
    from: ({ table, chair, directs }) => [table.flags, table.players, chair, directs],
    make: ({ table, chair, directs }) => flagsFor(table, chair, directs),
  },
};

/** Returns the parts of the state that all visitors share and that changed. */
export const changesOf = (before: Standpoint, after: Standpoint): Changes<Shared> =>
  changesIn(SHARED_PARTS, before, after);

export function changesIn<Of extends Partial<TableState>>(
  parts: Parts<Of>,
  before: Standpoint,
  after: Standpoint,
): Changes<Of> {
  const news: Partial<Of> = {};
  const changed: Partial<Of> = {};
  const changes: { [Key in keyof Of]?: Difference } = {};
  const gone: (keyof Of & keyof TableState)[] = [];
  for (const key in parts) {
    const { from, make } = parts[key];
    const old = from(before);
    if (from(after).every((source, i) => source === old[i])) continue;
    const [was, part] = [make(before), make(after)];
    if (part === undefined) {
      if (was !== undefined) gone.push(key as keyof Of & keyof TableState);
      continue;
    }
    const difference = differenceOf(was, part);
    if (difference === undefined) continue;
    if ('to' in difference) news[key] = part;
    else {
      changed[key] = part;
      changes[key] = difference;
    }
  }
  return { news, changed, changes, gone };
}

export function partsOf<Of>(parts: Parts<Of>, standpoint: Standpoint): Partial<Of> {
  const all: Partial<Of> = {};
  for (const key in parts) {
    const part = parts[key].make(standpoint);
    if (part !== undefined) all[key] = part;
  }
  return all;
}

/** Returns the view that a page may show from the chair's knowledge (R-CB-2). */
export function viewOf(standpoint: Standpoint): View {
  return recalled(viewFor(standpoint.table, seatSeen(standpoint)));
}

/** Returns the chair whose cards the visitor sees: a person who sits a deal out sees what a spectator does. */
const ownChair = ({ table, chair }: Standpoint): number | undefined =>
  chair === undefined || sitsOut(table, chair) ? undefined : chair;

export const seatSeen = (standpoint: Standpoint): Seat | undefined => {
  const chair = ownChair(standpoint);
  return chair === undefined ? undefined : seatOf(standpoint.table, chair);
};

export const youOf = ({ chair }: Standpoint): { you?: number } => (chair === undefined ? {} : { you: chair });

export const infoOf = (table: Table, present: ReadonlySet<number>): TableInfo => ({
  table: table.id,
  game: table.game.id,
  options: table.options,
  match: table.match.id,
  matchOptions: table.matchOptions,
  policies: table.policies,
  chairs: chairsOf(table, present),
  ...(table.wish !== undefined && { deals: table.wish }),
  ...(table.sitting && { sitting: { tournament: table.sitting.tournament, where: table.sitting.where } }),
});

function chairsOf(table: Table, present: ReadonlySet<number>): readonly Chair[] {
  const host = hostOf(table);
  return table.players.map(({ kind, name, away, isMuted, program }, chair) => ({
    chair,
    seat: seatOf(table, chair),
    kind,
    name,
    present: kind === 'bot' || present.has(chair),
    ...(away !== undefined && { away: true }),
    ...(sitsOut(table, chair) && { sitsOut: true }),
    ...(table.swap?.chair === chair && { swapped: true }),
    ...(chair === host && { host: true }),
    ...(isMuted === true && { muted: true }),
    ...(program !== undefined && { program }),
  }));
}

/** Returns the requests for chairs; only the host sees them. */
function knocksFor({ table, chair }: Standpoint): readonly Knock[] | undefined {
  if (chair === undefined || table.knocks.length === 0 || hostOf(table) !== chair) return undefined;
  return table.knocks.map(({ knock, chair: wanted, name, program }) => ({
    knock,
    chair: wanted,
    name,
    ...(program !== undefined && { program }),
  }));
}

/** Returns the chairs to which programs are invited; only the host sees them. */
function invitedFor({ table, chair }: Standpoint): readonly number[] | undefined {
  if (chair === undefined || table.invitations.length === 0 || hostOf(table) !== chair) return undefined;
  return table.invitations.map((invitation) => invitation.chair);
}

function claimOf(table: Table): OpenClaim | undefined {
  const { claim } = table;
  if (claim === undefined) return undefined;
  const { chair, tricks, line } = claim;
  return {
    chair,
    seat: seatOf(table, chair),
    tricks,
    ...(line !== undefined && { line }),
    waiting: isAsked(table, claim) ? waitingFor(table, claim) : [],
  };
}

function undoOf(table: Table): OpenUndo | undefined {
  if (table.undo === undefined) return undefined;
  const { chair } = table.undo;
  return { chair, seat: seatOf(table, chair), steps: stepsGone(table), waiting: undecidedOn(table.undo) };
}

/** Returns the lead that lies face down, and who may still ask; only its player knows the card. */
function leadFor({ table, chair }: Standpoint): LeadDown | undefined {
  if (table.lead === undefined) return undefined;
  const leader = leaderOf(table);
  const step = parseStep(table.lead.step);
  return {
    seat: seatOf(table, leader),
    ...(chair === leader && step !== undefined && { card: makeAction(step.action) }),
    waiting: askersOf(table),
  };
}

const skipOf = (table: Table): Skipping | undefined => {
  if (isSettledSoon(table)) return { chairs: [...table.players.keys()], waiting: [] };
  return table.skips.length === 0 || isBetweenDeals(table)
    ? undefined
    : { chairs: table.skips, waiting: playsOn(table) };
};

function canUndo({ table, chair }: Standpoint): true | undefined {
  const isOpen = table.undo === undefined && table.claim === undefined;
  if (chair === undefined || !isOpen || isBotAt(table, chair)) return undefined;
  return undoable(table, chair).ok ? true : undefined;
}

/**
 * Returns whether the visitor can start another match: true for the host, and for anybody at the table while the host
 * is away; `undefined` while nobody can.
 */
function canRematch({ table, chair, present }: Standpoint): boolean | undefined {
  if (chair === undefined || whyNoRematch(table) !== undefined) return undefined;
  const host = hostOf(table);
  return host === chair || host === undefined || !present.has(host);
}

/** Returns the commitment to the cards while they are hidden; once they are open, also the text behind it. */
function fairOf({ table, platform }: Standpoint): Fair | undefined {
  if (table.salt === undefined) return undefined;
  const sealed = sealedOf(table.game.setupOf(table.state), table.salt);
  return { commitment: platform.sha256(sealed), ...(isBetweenDeals(table) && { opened: sealed }) };
}

/** Returns the steps of a deal that is over, including those that were hidden during it. */
const historyOf = (table: Table): readonly Step[] | undefined =>
  isBetweenDeals(table) ? table.steps.map(({ seat, action }) => ({ seat, action })) : undefined;

/** Returns the bots' reasons after the end of the deal; before, they would reveal cards. */
function reasonsOf(table: Table): Readonly<Record<number, string>> | undefined {
  if (!isBetweenDeals(table)) return undefined;
  return Object.fromEntries(
    table.steps.flatMap(({ reason }, index) => (reason === undefined ? [] : [[index, reason]])),
  );
}

import type { Answer } from '@overtrick/protocol/messages';
import type {
  Chair,
  ClaimAsked,
  Entered,
  Heard,
  TableInfo,
  TableState,
  TableUpdate,
} from '@overtrick/protocol/table';
import type { Step } from '@overtrick/rules/action';
import { recalled, type View } from '@overtrick/rules/view';
import { isBetweenDeals, seatOf, type Table, waitingFor } from './table.ts';

/** A table as one visitor stands before it. */
export interface Standpoint {
  readonly table: Table;
  /** Chairs of people who are connected. */
  readonly present: ReadonlySet<number>;
  /** The visitor's own chair; absent for a spectator. */
  readonly chair?: number | undefined;
}

/** A part that a table tells everyone alike. */
type Shared = Pick<TableState, 'chairs' | 'sheet' | 'standing' | 'claim' | 'ready' | 'history' | 'reasons'>;

/**
 * Something that a visitor may be told of a table. Only this class makes one, and it has but a standpoint to make it from:
 * the sockets take nothing else, so that a table, a game's state or a setup cannot be sent by mistake.
 */
export class Told<T> {
  readonly #message: T;

  private constructor(message: T) {
    this.#message = message;
  }

  /** Called where the message is written to the socket. */
  toJSON(): T {
    return this.#message;
  }

  /** What a visitor gets on entering: the state, and the steps of this deal that the page at version `have` missed. */
  static entered(standpoint: Standpoint, have?: number): Told<Answer<'enter'>> {
    const { table } = standpoint;
    const state: TableState = {
      ...infoOf(table, standpoint.present),
      version: table.version,
      ...youOf(standpoint),
      deal: table.deal,
      view: viewOf(standpoint),
      ...sharedOf(standpoint),
    };
    const isOfThisDeal = have !== undefined && have >= table.began && have <= table.version;
    const missed = isOfThisDeal ? heardSince(standpoint, have) : undefined;
    const entered: Entered = { state, ...(missed !== undefined && { missed }) };
    return new Told({ ok: true, ...entered });
  }

  /** What a table is at all: no card of any deal. */
  static info(table: Table, present: ReadonlySet<number>): Told<TableInfo> {
    return new Told(infoOf(table, present));
  }

  /**
   * What changed between two standpoints of one visitor. `shared` are the parts that changed for everyone
   * (`changesOf`), so that they are found once for all visitors.
   */
  static update(before: Standpoint, after: Standpoint, shared: Changes): Told<TableUpdate> {
    const { table } = after;
    const isOther = before.chair !== after.chair;
    const isMoved = isOther || before.table.state !== table.state;
    const gone: (keyof TableState)[] = [...shared.gone];
    if (isOther && after.chair === undefined) gone.push('you');
    return new Told({
      table: table.id,
      version: table.version,
      deal: table.deal,
      steps: heardSince(after, before.table.version),
      state: {
        ...(isOther && youOf(after)),
        ...(isMoved && { view: viewOf(after) }),
        ...shared.state,
      },
      ...(gone.length > 0 && { gone }),
    });
  }
}

export interface Changes {
  readonly state: Partial<Shared>;
  readonly gone: readonly (keyof Shared)[];
}

/** How a part of the state is made, and from what: while that stays the same object, so does the part. */
interface Part<T> {
  readonly from: (standpoint: Standpoint) => readonly unknown[];
  readonly make: (standpoint: Standpoint) => T | undefined;
}

const PARTS: { readonly [Key in keyof Shared]-?: Part<Shared[Key]> } = {
  chairs: {
    from: ({ table, present }) => [table.players, table.seats, present],
    make: ({ table, present }) => chairsOf(table, present),
  },
  sheet: { from: ({ table }) => [table.sheet], make: ({ table }) => table.match.rows(table.sheet) },
  standing: { from: ({ table }) => [table.sheet], make: ({ table }) => table.match.standing(table.sheet) },
  claim: { from: ({ table }) => [table.claim], make: ({ table }) => claimOf(table) },
  ready: { from: ({ table }) => [table.ready], make: ({ table }) => table.ready },
  history: { from: ({ table }) => [table.state], make: ({ table }) => historyOf(table) },
  reasons: { from: ({ table }) => [table.state], make: ({ table }) => reasonsOf(table) },
};

const KEYS = ['chairs', 'sheet', 'standing', 'claim', 'ready', 'history', 'reasons'] as const;

/** The parts of the state that all visitors share and that changed. */
export function changesOf(before: Standpoint, after: Standpoint): Changes {
  const changed = KEYS.filter((key) => {
    const old = PARTS[key].from(before);
    return PARTS[key].from(after).some((source, i) => source !== old[i]);
  });
  const parts = changed.map((key) => [key, PARTS[key].make(after)] as const);
  return {
    state: Object.fromEntries(parts.filter(([, part]) => part !== undefined)),
    gone: parts.flatMap(([key, part]) =>
      part === undefined && PARTS[key].make(before) !== undefined ? [key] : [],
    ),
  };
}

function sharedOf(standpoint: Standpoint): Shared {
  const { match, sheet, ready } = standpoint.table;
  const claim = claimOf(standpoint.table);
  const history = historyOf(standpoint.table);
  const reasons = reasonsOf(standpoint.table);
  return {
    chairs: chairsOf(standpoint.table, standpoint.present),
    sheet: match.rows(sheet),
    standing: match.standing(sheet),
    ...(claim !== undefined && { claim }),
    ready,
    ...(history !== undefined && { history }),
    ...(reasons !== undefined && { reasons }),
  };
}

/** What a page may show of what the chair may know (R-CB-2). */
function viewOf({ table, chair }: Standpoint): View {
  const seat = chair === undefined ? undefined : seatOf(table, chair);
  return recalled(table.game.view(table.state, seat));
}

const youOf = ({ chair }: Standpoint): { you?: number } => (chair === undefined ? {} : { you: chair });

const infoOf = (table: Table, present: ReadonlySet<number>): TableInfo => ({
  table: table.id,
  game: table.game.id,
  options: table.options,
  match: table.match.id,
  matchOptions: table.matchOptions,
  chairs: chairsOf(table, present),
});

const chairsOf = (table: Table, present: ReadonlySet<number>): readonly Chair[] =>
  table.players.map(({ kind, name }, chair) => ({
    chair,
    seat: seatOf(table, chair),
    kind,
    name,
    present: kind === 'bot' || present.has(chair),
  }));

function claimOf(table: Table): ClaimAsked | undefined {
  const { claim } = table;
  if (claim === undefined) return undefined;
  const { chair, tricks, line } = claim;
  return {
    chair,
    seat: seatOf(table, chair),
    tricks,
    ...(line !== undefined && { line }),
    waiting: waitingFor(table, claim),
  };
}

/** What was done without being heard is open too once the deal is over. */
const historyOf = (table: Table): readonly Step[] | undefined =>
  isBetweenDeals(table) ? table.steps.map(({ seat, action }) => ({ seat, action })) : undefined;

/** Bots' reasons tell of their cards: nobody hears them before the end of the deal. */
function reasonsOf(table: Table): Readonly<Record<number, string>> | undefined {
  if (!isBetweenDeals(table)) return undefined;
  return Object.fromEntries(
    table.steps.flatMap(({ reason }, index) => (reason === undefined ? [] : [[index, reason]])),
  );
}

/** What this visitor may hear of what was done since a version. */
const heardSince = ({ table, chair }: Standpoint, version: number): readonly Heard[] => {
  const viewer = chair === undefined ? undefined : seatOf(table, chair);
  return table.steps
    .filter((made) => made.version > version && table.game.conceals?.(made, viewer) !== true)
    .map(({ seat, action, version: at }) => ({ seat, action, version: at }));
};

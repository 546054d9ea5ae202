// The messages about a table to its visitors, each made from the standpoint of one of them.
import type { Answer } from '@overtrick/protocol/messages';
import type { TableInfo } from '@overtrick/protocol/openTable';
import type {
  ChatLine,
  Entered,
  NumberedStep,
  ShortUpdate,
  TableState,
  TableUpdate,
} from '@overtrick/protocol/table';
import { mayHear } from '../commands/chatter.ts';
import { standingOf, type Table } from '../table.ts';

import {
  type Changes,
  changesIn,
  infoOf,
  OWN_PARTS,
  partsOf,
  SHARED_PARTS,
  type Shared,
  type Standpoint,
  seatSeen,
  viewOf,
  youOf,
} from './parts.ts';

/**
 * Something that a visitor may know of a table. Only this class makes one, and only from a standpoint: the sockets
 * accept nothing else, so that a table, a game's state or a setup cannot be sent by mistake.
 */
export class TableMessage<T> {
  readonly #message: T;
  readonly #short: TableMessage<T> | undefined;
  #text: string | undefined;

  private constructor(message: T, short?: TableMessage<T>) {
    this.#message = message;
    this.#short = short;
  }

  /** Returns the message; called when it is written to the socket. */
  toJSON(): T {
    return this.#message;
  }

  /** The message for a connection that keeps the state: of an update, the short one. */
  get short(): TableMessage<T> {
    return this.#short ?? this;
  }

  /** The message as JSON, made once for everybody who receives it. */
  get text(): string {
    this.#text ??= JSON.stringify(this.#message);
    return this.#text;
  }

  /**
   * Builds the message to a visitor who enters: the state, and the steps of this deal that the page at version `have`
   * missed.
   */
  static entered(
    standpoint: Standpoint,
    have?: number,
    said: readonly ChatLine[] = [],
  ): TableMessage<Answer<'enter'>> {
    const { table, chair } = standpoint;
    const state: TableState = {
      ...infoOf(table, standpoint.present),
      version: table.version,
      ...youOf(standpoint),
      deal: table.deal,
      view: viewOf(standpoint),
      sheet: table.match.rows(table.sheet),
      standing: standingOf(table),
      ready: table.ready,
      ...partsOf(SHARED_PARTS, standpoint),
      ...partsOf(OWN_PARTS, standpoint),
    };
    const isOfThisDeal = have !== undefined && have >= table.rewound && have <= table.version;
    const missed = isOfThisDeal ? heardSince(standpoint, have) : undefined;
    const chat = said.filter((line) => mayHear(table, chair, line));
    const entered: Entered = {
      state,
      ...(missed !== undefined && { missed }),
      ...(chat.length > 0 && { chat }),
    };
    return new TableMessage({ ok: true, ...entered });
  }

  /** Builds the description of a table, without any card of a deal. */
  static info(table: Table, present: ReadonlySet<number>): TableMessage<TableInfo> {
    return new TableMessage(infoOf(table, present));
  }

  /**
   * Builds the changes between two standpoints of one visitor. `shared` are the parts that changed for everyone
   * (`changesOf`), so that they are found once for all visitors. `undefined` if nothing changed.
   */
  static update(
    before: Standpoint,
    after: Standpoint,
    shared: Changes<Shared>,
  ): TableMessage<TableUpdate> | undefined {
    const { table } = after;
    const isOther = before.chair !== after.chair;
    const own = changesIn(OWN_PARTS, before, after);
    const gone: (keyof TableState)[] = [...shared.gone, ...own.gone];
    if (isOther && after.chair === undefined) gone.push('you');
    const news = { ...(isOther && youOf(after)), ...shared.news, ...own.news };
    const changed = { ...shared.changed, ...own.changed };
    const isQuiet = gone.length === 0 && Object.keys({ ...news, ...changed }).length === 0;
    if (isQuiet && !isOther && before.table.version === table.version) return undefined;
    const common = {
      table: table.id,
      version: table.version,
      deal: table.deal,
      steps: heardSince(after, before.table.version),
      ...(gone.length > 0 && { gone }),
    };
    const changes = { ...shared.changes, ...own.changes };
    const short: ShortUpdate = {
      ...common,
      since: before.table.version,
      state: news,
      ...(Object.keys(changes).length > 0 && { changes }),
    };
    return new TableMessage<TableUpdate>(
      { ...common, state: { ...news, ...changed } },
      new TableMessage(short),
    );
  }
}

/** Returns the steps since a version that this visitor may hear of. */
const heardSince = (standpoint: Standpoint, version: number): readonly NumberedStep[] => {
  const { table } = standpoint;
  const viewer = seatSeen(standpoint);
  return table.steps
    .filter((made) => made.version > version && table.game.conceals?.(made, viewer) !== true)
    .map(({ seat, action, version: at }) => ({ seat, action, version: at }));
};

import { createHmac } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@overtrick/protocol/invite/code';
import type { InviteCode } from '@overtrick/protocol/invite/messages';
import type { Table } from '@overtrick/table/table';
import type { Logger } from 'pino';
import { proofOf } from '../base/token.ts';
import type { Invitations } from '../live/services.ts';
import { logOf } from '../store/logKinds.ts';
import { AppendConflict, type Store } from '../store/store.ts';
import { type CodeEntry, codeAfter, type Opening } from './codeLog.ts';

const DAY_MS = 86_400_000;
/**
 * The number of codes that a table can have: with a million codes in use, hardly one table in ten thousand gets none.
 */
const CANDIDATES = 6;
const HASH_LETTERS = 24;
/** The bytes above this value are skipped, because they would make the first letters likelier than the others. */
const FAIR_BYTES = 256 - (256 % CODE_LETTERS.length);

/**
 * Returns the codes that a table can have; the first free one is used. They are derived from its secret, so that
 * nothing else is stored and every process finds the same ones.
 */
export function codesOf({ id, secret }: Pick<Table, 'id' | 'secret'>): readonly string[] {
  return Array.from({ length: CANDIDATES }, (_, i) => {
    const drawn = createHmac('sha256', secret).update(`code ${i} of ${id}`).digest();
    const letters = [...drawn].filter((byte) => byte < FAIR_BYTES).slice(0, CODE_LENGTH);
    return letters.map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
  });
}

/** Returns the name of a code's log, which contains only its hash: no file and no error reveals a code. */
const logOfCode = (code: string): string => logOf('code', proofOf(code).slice(0, HASH_LETTERS));

interface Known {
  readonly code: string;
  readonly length: number;
  readonly open: Opening | undefined;
}

/** The codes by which friends find the tables to which they are invited. */
export class Codes implements Invitations {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #codesOf: typeof codesOf;

  /** @param candidates the codes that a table can have, in order */
  constructor(store: Store, log: Logger, now: () => number = Date.now, candidates = codesOf) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
    this.#codesOf = candidates;
  }

  /**
   * Opens the table's code for a day unless it is already open, and returns it. Returns `undefined` if other tables
   * have all its candidates.
   */
  async open(table: Table): Promise<InviteCode | undefined> {
    const until = this.#now() + DAY_MS;
    for (const code of this.#codesOf(table)) {
      const open = await this.#claim(code, { table: table.id, until });
      if (open.table === table.id) return { code, until: open.until };
    }
    return undefined;
  }

  /** Returns the table to which a code leads. */
  async tableOf(code: string): Promise<string | undefined> {
    return (await this.#known(code)).open?.table;
  }

  closed(table: Table): void {
    this.end(table).catch((error: unknown) =>
      this.#log.warn({ err: error, table: table.id }, 'the code of a table could not be ended'),
    );
  }

  /** Ends the table's codes, so that they lead nowhere. */
  async end(table: Table): Promise<void> {
    for (const code of this.#codesOf(table)) {
      const { open, length } = await this.#known(code);
      if (open?.table === table.id) await this.#append(code, length, { kind: 'ended' });
    }
  }

  /** Opens a code if it is free. Returns its current opening, which may be another table's. */
  async #claim(code: string, wanted: Opening): Promise<Opening> {
    for (;;) {
      const { open, length } = await this.#known(code);
      if (open !== undefined) return open;
      if (await this.#append(code, length, { kind: 'opened', ...wanted })) return wanted;
    }
  }

  async #known(code: string): Promise<Known> {
    const bodies = await this.#store.read(logOfCode(code));
    const last = codeAfter(bodies);
    const open = last !== undefined && last.until > this.#now() ? last : undefined;
    return { code, length: bodies.length, open };
  }

  /** Appends an entry. Returns false if another process was faster. */
  async #append(code: string, length: number, entry: CodeEntry): Promise<boolean> {
    try {
      await this.#store.append({ log: logOfCode(code), length, bodies: [JSON.stringify(entry)] });
      return true;
    } catch (error) {
      if (error instanceof AppendConflict) return false;
      throw error;
    }
  }
}

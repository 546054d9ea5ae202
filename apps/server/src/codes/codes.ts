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
/** A table has one of so many: with a million of them given at once, hardly one table in ten thousand has none. */
const CANDIDATES = 6;
const HASH_LETTERS = 24;
/** A byte from here on would make the first letters likelier than the others. */
const FAIR_BYTES = 256 - (256 % CODE_LETTERS.length);

/**
 * The codes that a table may have, the first that is free: drawn from its secret, so that nothing else need be kept,
 * and every process finds the same ones.
 */
export function codesOf({ id, secret }: Pick<Table, 'id' | 'secret'>): readonly string[] {
  return Array.from({ length: CANDIDATES }, (_, i) => {
    const drawn = createHmac('sha256', secret).update(`code ${i} of ${id}`).digest();
    const letters = [...drawn].filter((byte) => byte < FAIR_BYTES).slice(0, CODE_LENGTH);
    return letters.map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
  });
}

/** The name of a code's log, which has its hash: no file and no error tells a code. */
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

  /** @param candidates the codes that a table may have, in order */
  constructor(store: Store, log: Logger, now: () => number = Date.now, candidates = codesOf) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
    this.#codesOf = candidates;
  }

  /** The table's code, which is opened for a day unless it is open; `undefined` where others have all that it could. */
  async open(table: Table): Promise<InviteCode | undefined> {
    const until = this.#now() + DAY_MS;
    for (const code of this.#codesOf(table)) {
      const open = await this.#claim(code, { table: table.id, until });
      if (open.table === table.id) return { code, until: open.until };
    }
    return undefined;
  }

  /** The table to which a code leads. */
  async tableOf(code: string): Promise<string | undefined> {
    return (await this.#known(code)).open?.table;
  }

  closed(table: Table): void {
    this.end(table).catch((error: unknown) =>
      this.#log.warn({ err: error, table: table.id }, 'the code of a table could not be ended'),
    );
  }

  /** The table's codes lead nowhere any more. */
  async end(table: Table): Promise<void> {
    for (const code of this.#codesOf(table)) {
      const { open, length } = await this.#known(code);
      if (open?.table === table.id) await this.#append(code, length, { kind: 'ended' });
    }
  }

  /** Opens a code where it is free; the opening that it has then, perhaps another table's. */
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

  /** False where another process was in time. */
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

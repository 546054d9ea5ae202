import type { AccountNews, TableOfAccount } from '@overtrick/protocol/me';
import {
  awaitedAt,
  chairByProof,
  hostOf,
  isBotAt,
  isMatchOver,
  isSameProgram,
  seatOf,
  type Table,
  viewFor,
} from '@overtrick/table/table';
import type { Account, OwnChair } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Tournaments } from '../../evenings/tournaments.ts';
import { marksOf } from '../../live/marks.ts';
import type { Tables } from '../../live/tables.ts';
import { unlessDamaged } from '../../store/pages.ts';
import { isDirecting, shownOfDesk } from '../routes/deskRoutes.ts';
import { idOfAccount } from '../routes/personal.ts';

/** The latest chairs and evenings of an account that its stream follows. */
const MOST_CHAIRS = 20;
const MOST_EVENINGS = 5;

/** The latest invitations that are looked at. */
const MOST_OPEN = 20;

export interface NewsParts {
  readonly accounts: Pick<Accounts, 'invitations'>;
  readonly tables: Pick<Tables, 'peek'>;
  readonly tournaments: Pick<Tournaments, 'find'>;
}

type Say = <Name extends keyof AccountNews>(name: Name, news: AccountNews[Name]) => void;

/** Says what changes for an account: at its tables, and at the evenings that it directs. */
export class News {
  readonly #parts: NewsParts;
  readonly #say: Say;
  /** The lines said last, by table. */
  readonly #tables = new Map<string, string>();
  readonly #evenings = new Set<string>();
  /** The chairs of the open invitations that were said, by table. */
  readonly #invitations = new Map<string, number>();

  constructor(parts: NewsParts, say: Say) {
    this.#parts = parts;
    this.#say = say;
  }

  /** Looks at everything that concerns the account, and says what has changed since the last look. */
  async look(account: Account): Promise<void> {
    const tables = new Set<string>();
    for (const own of account.chairs.slice(0, MOST_CHAIRS)) {
      if (tables.has(own.table)) continue;
      const found = await unlessDamaged(this.#lookAt(own));
      if (found !== undefined) tables.add(own.table);
      if (found !== undefined) this.#sayTable(found);
    }
    for (const table of this.#tables.keys()) await this.#sayLeft(account, table);
    await this.#lookForInvitations(account);
    for (const desk of account.desks.slice(0, MOST_EVENINGS)) {
      const live = await unlessDamaged(this.#parts.tournaments.find(desk.tournament));
      const isOn = live?.tournament.state === 'playing' && isDirecting(live, desk);
      if (!isOn) this.#evenings.delete(desk.tournament);
      else if (!this.#evenings.has(desk.tournament)) {
        this.#evenings.add(desk.tournament);
        this.#say('evening', shownOfDesk(live));
      }
    }
  }

  /** Says each open invitation once, and that it is over unless the program sits there; it can be made again. */
  async #lookForInvitations(account: Account): Promise<void> {
    const { accounts, tables } = this.#parts;
    const latest = accounts.invitations(account).slice(0, MOST_OPEN);
    for (const id of new Set([...latest.map(({ table }) => table), ...this.#invitations.keys()])) {
      const table = (await unlessDamaged(tables.peek(id)))?.table;
      const marks = table === undefined ? [] : marksOf(table.secret, { account: idOfAccount(account) });
      const open = table?.invitations.find(({ mark }) => marks.includes(mark));
      const host = table && hostOf(table);
      if (table === undefined || open === undefined || host === undefined) {
        const chair = this.#invitations.get(id);
        this.#invitations.delete(id);
        if (chair !== undefined && table?.players.every((player) => !isSameProgram(player, marks)))
          this.#say('uninvited', { table: id, chair });
      } else if (this.#invitations.get(id) !== open.chair) {
        this.#invitations.set(id, open.chair);
        const { game, match, players } = table;
        const from = players[host]?.name ?? '';
        this.#say('invitation', { table: id, chair: open.chair, game: game.id, match: match.id, from });
      }
    }
  }

  async #lookAt({ table, proof }: OwnChair): Promise<TableOfAccount | undefined> {
    const live = await this.#parts.tables.peek(table);
    const chair = live && chairByProof(live.table, proof);
    return live === undefined || chair === undefined ? undefined : tableOf(live.table, chair);
  }

  #sayTable(now: TableOfAccount): void {
    const line = JSON.stringify(now);
    if (this.#tables.get(now.table) === line) return;
    this.#tables.set(now.table, line);
    this.#say('table', now);
  }

  /** Says that the account has left a table; a table that is no longer in memory says nothing. */
  async #sayLeft({ chairs }: Account, table: string): Promise<void> {
    const live = await unlessDamaged(this.#parts.tables.peek(table));
    if (live === undefined) return;
    const isThere = chairs.some(
      (own) => own.table === table && chairByProof(live.table, own.proof) !== undefined,
    );
    if (isThere) return;
    this.#tables.delete(table);
    this.#say('left', { table });
  }
}

function tableOf(table: Table, chair: number): TableOfAccount {
  const { id, game, match, deal } = table;
  return {
    ...{ table: id, chair, game: game.id, match: match.id, deal },
    turn: isOnTurn(table, chair),
    ...(isMatchOver(table) && { over: true }),
  };
}

/** True if the chair is to call or play now, and nothing holds the table up. */
function isOnTurn(table: Table, chair: number): boolean {
  const { claim, undo, lead, paused } = table;
  const isHeldUp = [claim, undo, lead, paused].some((one) => one !== undefined) || awaitedAt(table) > 0;
  return !isHeldUp && !isBotAt(table, chair) && viewFor(table, seatOf(table, chair)).legal.length > 0;
}

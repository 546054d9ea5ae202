import type { Answer, Answers, Message, MessageName } from '@overtrick/protocol/messages';
import type { RefusalCode, Refused } from '@overtrick/protocol/refusal';
import * as chairs from '@overtrick/table/commands/chairs';
import { whyUnsaid } from '@overtrick/table/commands/chatter';
import * as says from '@overtrick/table/commands/explain';
import type { Decided } from '@overtrick/table/commands/play';
import * as commands from '@overtrick/table/commands/play';
import * as undos from '@overtrick/table/commands/undo';
import {
  awaitedAt,
  chairByProof,
  doneOf,
  positionSince,
  seatOf,
  sitsOut,
  type Table,
  toAct,
} from '@overtrick/table/table';
import type { Told } from '@overtrick/table/tell/tell';
import type { LiveTable } from '../live/liveTable.ts';
import { marksOf, type Origin } from '../live/marks.ts';
import type { Tables } from '../live/tables.ts';
import type { Visitor } from '../live/visitors.ts';
import { FloodGate } from './flood.ts';
import { newToken, proofOf } from './token.ts';
import { refused } from './words.ts';

/** How fast somebody may talk. */
const LINES_PER_SECOND = 0.5;
const LINES_AT_ONCE = 5;

/** What a message is answered with when it is not refused. The state of a table goes out only as told. */
type Granted = {
  [Name in MessageName]: Name extends 'enter' ? Told<Answer<'enter'>> : { readonly ok: true } & Answers[Name];
};

type Handlers = {
  [Name in MessageName]: (message: Message<Name>) => Promise<Granted[Name] | Refused>;
};

interface Addressed {
  readonly table: string;
  readonly token: string;
  readonly id?: string;
}

type Decide = (table: Table, chair: number, live: LiveTable) => Decided;

interface Made {
  readonly ok: true;
  readonly live: LiveTable;
  readonly chair: number;
}

/** What one connection does: it looks at one table at a time, and may act in any chair that it has the token of. */
export class Visit {
  readonly #tables: Tables;
  readonly #send: Pick<Visitor, 'send' | 'hear'>;
  readonly #talk = new FloodGate(LINES_PER_SECOND, LINES_AT_ONCE, performance.now());
  readonly #lagMs: () => number;
  readonly #from: Origin;
  #at: { readonly live: LiveTable; readonly visitor: Visitor } | undefined;
  #isOver = false;

  readonly #handlers: Handlers = {
    enter: (message) => this.#enter(message),
    sit: (message) => this.#sit(message),
    start: (message) =>
      this.#act(message, (table, chair, live) => chairs.start(table, chair, live.isHostThere)),
    leave: (message) => this.#act(message, (table, chair) => chairs.leave(table, chair)),
    rest: (message) => this.#act(message, (table, chair) => chairs.rest(table, chair, message.away)),
    admit: (message) =>
      this.#act(message, (table, chair) => chairs.admit(table, chair, message.knock, message.accept)),
    act: (message) => this.#play(message),
    claim: (message) => this.#claim(message),
    answer: (message) =>
      this.#act(
        message,
        playing((table, chair) => commands.answer(table, { ...message, chair })),
      ),
    undo: (message) => this.#undo(message),
    agree: (message) =>
      this.#act(
        message,
        playing((table, chair) => undos.agree(table, { ...message, chair })),
      ),
    withdraw: (message) =>
      this.#act(
        message,
        playing((table, chair) => undos.withdraw(table, { ...message, chair })),
      ),
    explain: (message) =>
      this.#act(
        message,
        playing((table, chair) => says.explain(table, { ...message, chair })),
      ),
    ask: (message) =>
      this.#act(
        message,
        playing((table, chair) => says.ask(table, { ...message, chair })),
      ),
    hint: (message) => this.#hint(message),
    flag: (message) => this.#act(message, (table, chair) => says.flag(table, { ...message, chair })),
    unflag: (message) => this.#act(message, (table, chair) => says.unflag(table, chair, message.flag)),
    say: (message) => this.#say(message),
    next: (message) => this.#act(message, (table, chair) => commands.next(table, chair, message.deal)),
  };

  /** `lagMs` gives how long a message takes there and back, milliseconds. */
  constructor(tables: Tables, send: Pick<Visitor, 'send' | 'hear'>, lagMs: () => number, from: Origin = {}) {
    this.#tables = tables;
    this.#send = send;
    this.#lagMs = lagMs;
    this.#from = from;
  }

  handle<Name extends MessageName>(name: Name, message: Message<Name>): Promise<Granted[Name] | Refused> {
    return this.#handlers[name](message);
  }

  /** The connection has ended. */
  end(): void {
    this.#isOver = true;
    this.#at?.live.exit(this.#at.visitor);
    this.#at = undefined;
  }

  async #enter({ table: id, token, have }: Message<'enter'>): Promise<Granted['enter'] | Refused> {
    const live = await this.#tables.find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const proof = token === undefined ? undefined : proofOf(token);
    const closed = whyNotEnter(live.table, proof);
    if (closed !== undefined) return refused({ code: closed }, live.table.version);
    const looked = await this.#look(live, proof);
    if (!looked.ok) return refused(looked, live.table.version);
    await live.chat.load();
    if (this.#isOver) return refused({ code: 'ERR_BUSY' });
    if (proof !== undefined) this.#tables.came(id, this.#from);
    const before = this.#at;
    this.#at = { live, visitor: { proof, ...this.#send } };
    const entered = live.enter(this.#at.visitor, have);
    before?.live.exit(before.visitor);
    return entered;
  }

  /** Before the cards of a chair are shown, it is stored to whom. */
  async #look(live: LiveTable, proof: string | undefined): Promise<Decided> {
    const marks = marksOf(live.table.secret, this.#from);
    const look = (table: Table): Decided => {
      const chair = proof === undefined ? undefined : chairByProof(table, proof);
      return chair === undefined ? { ok: true, value: [] } : chairs.look(table, chair, marks);
    };
    const isKnown = look(live.table);
    return isKnown.ok && isKnown.value.length === 0 ? isKnown : live.change(look);
  }

  async #sit({ table: id, chair, name }: Message<'sit'>): Promise<Granted['sit'] | Refused> {
    const live = await this.#tables.find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const visitor = this.#at?.live === live ? this.#at.visitor : undefined;
    if (visitor?.proof !== undefined && chairByProof(live.table, visitor.proof) !== undefined)
      return refused({ code: 'ERR_SEATED' }, live.table.version);
    const token = newToken();
    const proof = proofOf(token);
    // before the change, so that its update shows the visitor his own hand
    if (visitor !== undefined) visitor.proof = proof;
    const decided = await live.change((table) => {
      const marks = marksOf(table.secret, this.#from);
      return chairs.sit(table, chair, { name, proof, marks });
    });
    if (!decided.ok) return refused(decided, live.table.version);
    const isWaiting = decided.value.some(({ kind }) => kind === 'knocked');
    return { ok: true, table: id, chair, token, ...(isWaiting && { waiting: true }) };
  }

  /** A call or a card: it is heard when the table's pace lets it. */
  async #play(message: Message<'act'>): Promise<Granted['act'] | Refused> {
    const received = performance.now();
    const live = await this.#tables.find(message.table);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const ms = live.thought(received, this.#lagMs());
    await live.paced();
    return this.#act(
      message,
      playing((table, chair) => commands.act(table, { ...message, chair, ms })),
    );
  }

  async #claim(message: Message<'claim'>): Promise<Granted['claim'] | Refused> {
    const made = await this.#change(
      message,
      playing((table, chair) => commands.claim(table, { ...message, chair })),
    );
    if (!made.ok) return made;
    const done = await made.live.judged(made.chair, message.id);
    if (done?.claim === undefined) return refused({ code: 'ERR_BUSY' }, made.live.table.version);
    return { ok: true, version: done.version, ...done.claim };
  }

  async #undo(message: Message<'undo'>): Promise<Granted['undo'] | Refused> {
    const made = await this.#change(
      message,
      playing((table, chair) => undos.undo(table, { ...message, chair })),
    );
    if (!made.ok) return made;
    const done = doneOf(made.live.table, made.chair, message.id);
    if (done?.undo === undefined) return refused({ code: 'ERR_STALE' }, made.live.table.version);
    return { ok: true, version: done.version, result: done.undo };
  }

  async #hint({ table: id, token, deal, version }: Message<'hint'>): Promise<Granted['hint'] | Refused> {
    const live = await this.#tables.find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const { table } = live;
    const chair = chairByProof(table, proofOf(token));
    if (chair === undefined) return refused({ code: 'ERR_TOKEN' }, table.version);
    const out = playing(() => ({ ok: true, value: [] }))(table, chair, live);
    if (!out.ok) return refused(out, table.version);
    if (!table.policies.hints) return refused({ code: 'ERR_HINT' }, table.version);
    if (deal !== table.deal || version < positionSince(table))
      return refused({ code: 'ERR_STALE' }, table.version);
    if (!toAct(table).includes(seatOf(table, chair)))
      return refused({ code: 'ERR_HINT', why: 'Hints are for who is on turn.' }, table.version);
    try {
      return { ok: true, ...(await live.hint(chair)) };
    } catch {
      return refused({ code: 'ERR_HINT', why: 'The computer player has no answer.' }, table.version);
    }
  }

  async #say({ table: id, token, to, text }: Message<'say'>): Promise<Granted['say'] | Refused> {
    const live = await this.#tables.find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const { table } = live;
    const chair = token === undefined ? undefined : chairByProof(table, proofOf(token));
    if (token !== undefined && chair === undefined) return refused({ code: 'ERR_TOKEN' }, table.version);
    if (chair === undefined && this.#at?.live !== live) return refused({ code: 'ERR_UNWATCHED' });
    const no = whyUnsaid(table, { chair, to, text });
    if (no !== undefined) return refused(no, table.version);
    if (!this.#talk.pass(performance.now()))
      return refused({ code: 'ERR_BUSY', why: 'Not so fast: say it again in a moment.' }, table.version);
    const name = chair === undefined ? 'Spectator' : (table.players[chair]?.name ?? '');
    const isSaid = await live.chat.say({ ...(chair !== undefined && { chair }), name, to, text });
    return isSaid ? { ok: true, said: true } : refused({ code: 'ERR_CHAT_FULL' }, table.version);
  }

  async #act(message: Addressed, decide: Decide): Promise<{ ok: true; version: number } | Refused> {
    const made = await this.#change(message, decide);
    if (!made.ok) return made;
    const { live, chair } = made;
    const done = message.id === undefined ? undefined : doneOf(live.table, chair, message.id);
    return { ok: true, version: done?.version ?? live.table.version };
  }

  /** Changes a table in the name of the chair that the token belongs to. */
  async #change({ table: id, token }: Addressed, decide: Decide): Promise<Made | Refused> {
    const received = performance.now();
    const live = await this.#tables.find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const proof = proofOf(token);
    let chair: number | undefined;
    const decided = await live.change((table) => {
      chair = chairByProof(table, proof);
      return chair === undefined ? { ok: false, code: 'ERR_TOKEN' } : decide(table, chair, live);
    }, received);
    if (!decided.ok || chair === undefined)
      return refused(decided.ok ? { code: 'ERR_TOKEN' } : decided, live.table.version);
    return { ok: true, live, chair };
  }
}

/** What is done in a deal by who has cards in it. */
const playing =
  (decide: Decide): Decide =>
  (table, chair, live) => {
    if (awaitedAt(table) > 0) return { ok: false, code: 'ERR_AWAITED' };
    return sitsOut(table, chair) ? { ok: false, code: 'ERR_SITS_OUT' } : decide(table, chair, live);
  };

/** Why somebody may not look at the table; who has no token is a spectator. */
function whyNotEnter(table: Table, proof: string | undefined): RefusalCode | undefined {
  if (proof === undefined) return table.policies.spectators === 'off' ? 'ERR_UNWATCHED' : undefined;
  if (chairByProof(table, proof) !== undefined) return undefined;
  return table.knocks.some((knock) => knock.proof === proof) ? 'ERR_WAITING' : 'ERR_TOKEN';
}

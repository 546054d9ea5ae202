import type {
  Answer,
  Answers,
  Message,
  MessageName,
  RefusalCode,
  Refused,
} from '@overtrick/protocol/messages';
import type { LiveTable } from '../live/liveTable.ts';
import type { Tables } from '../live/tables.ts';
import type { Visitor } from '../live/visitors.ts';
import * as chairs from '../table/chairCommands.ts';
import { whyUnsaid } from '../table/chatter.ts';
import type { Decided } from '../table/commands.ts';
import * as commands from '../table/commands.ts';
import * as says from '../table/explain.ts';
import { chairByProof, doneOf, positionSince, seatOf, type Table, toAct } from '../table/table.ts';
import type { Told } from '../table/tell.ts';
import * as undos from '../table/undo.ts';
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

type Decide = (table: Table, chair: number) => Decided;

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
  #at: { readonly live: LiveTable; readonly visitor: Visitor } | undefined;
  #isOver = false;

  readonly #handlers: Handlers = {
    enter: (message) => this.#enter(message),
    sit: (message) => this.#sit(message),
    leave: (message) => this.#act(message, (table, chair) => chairs.leave(table, chair)),
    rest: (message) => this.#act(message, (table, chair) => chairs.rest(table, chair, message.away)),
    admit: (message) =>
      this.#act(message, (table, chair) => chairs.admit(table, chair, message.knock, message.accept)),
    act: (message) => this.#play(message),
    claim: (message) => this.#claim(message),
    answer: (message) => this.#act(message, (table, chair) => commands.answer(table, { ...message, chair })),
    undo: (message) => this.#undo(message),
    agree: (message) => this.#act(message, (table, chair) => undos.agree(table, { ...message, chair })),
    withdraw: (message) => this.#act(message, (table, chair) => undos.withdraw(table, { ...message, chair })),
    explain: (message) => this.#act(message, (table, chair) => says.explain(table, { ...message, chair })),
    ask: (message) => this.#act(message, (table, chair) => says.ask(table, { ...message, chair })),
    hint: (message) => this.#hint(message),
    flag: (message) => this.#act(message, (table, chair) => says.flag(table, { ...message, chair })),
    unflag: (message) => this.#act(message, (table, chair) => says.unflag(table, chair, message.flag)),
    say: (message) => this.#say(message),
    next: (message) => this.#act(message, (table, chair) => commands.next(table, chair, message.deal)),
  };

  /** `lagMs` gives how long a message takes there and back, milliseconds. */
  constructor(tables: Tables, send: Pick<Visitor, 'send' | 'hear'>, lagMs: () => number) {
    this.#tables = tables;
    this.#send = send;
    this.#lagMs = lagMs;
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
    await live.chat.load();
    if (this.#isOver) return refused({ code: 'ERR_BUSY' });
    const before = this.#at;
    this.#at = { live, visitor: { proof, ...this.#send } };
    const entered = live.enter(this.#at.visitor, have);
    before?.live.exit(before.visitor);
    return entered;
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
    const decided = await live.change((table) => chairs.sit(table, chair, name, proof));
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
    return this.#act(message, (table, chair) => commands.act(table, { ...message, chair, ms }));
  }

  async #claim(message: Message<'claim'>): Promise<Granted['claim'] | Refused> {
    const made = await this.#change(message, (table, chair) => commands.claim(table, { ...message, chair }));
    if (!made.ok) return made;
    const done = await made.live.judged(made.chair, message.id);
    if (done?.claim === undefined) return refused({ code: 'ERR_BUSY' }, made.live.table.version);
    return { ok: true, version: done.version, ...done.claim };
  }

  async #undo(message: Message<'undo'>): Promise<Granted['undo'] | Refused> {
    const made = await this.#change(message, (table, chair) => undos.undo(table, { ...message, chair }));
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
    await live.chat.say({ ...(chair !== undefined && { chair }), name, to, text });
    return { ok: true, said: true };
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
      return chair === undefined ? { ok: false, code: 'ERR_TOKEN' } : decide(table, chair);
    }, received);
    if (!decided.ok || chair === undefined)
      return refused(decided.ok ? { code: 'ERR_TOKEN' } : decided, live.table.version);
    return { ok: true, live, chair };
  }
}

/** Why somebody may not look at the table; who has no token is a spectator. */
function whyNotEnter(table: Table, proof: string | undefined): RefusalCode | undefined {
  if (proof === undefined) return table.policies.spectators === 'off' ? 'ERR_UNWATCHED' : undefined;
  if (chairByProof(table, proof) !== undefined) return undefined;
  return table.knocks.some((knock) => knock.proof === proof) ? 'ERR_WAITING' : 'ERR_TOKEN';
}

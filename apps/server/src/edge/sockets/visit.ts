import type { Answer, Answers, Message, MessageName } from '@overtrick/protocol/messages';
import type { RefusalCode, Refused } from '@overtrick/protocol/refusal';
import type { TableUpdate } from '@overtrick/protocol/table';
import { present } from '@overtrick/rules/present';
import { fail } from '@overtrick/rules/result';
import * as chairs from '@overtrick/table/commands/chairs';
import { whyNoVoice, whyUnsaid } from '@overtrick/table/commands/chatter';
import { direct } from '@overtrick/table/commands/direct';
import { whyNoHint } from '@overtrick/table/commands/hint';
import { decide, type OrderName } from '@overtrick/table/commands/orders';
import type { Decision } from '@overtrick/table/commands/play';
import { directorLog } from '@overtrick/table/messages/directorLog';
import type { TableMessage } from '@overtrick/table/messages/messages';
import { chairByProof, hostOf, isOfAddress, resultOf, type Table } from '@overtrick/table/table';
import { FloodGate } from '../../base/floodGate.ts';
import { inPlace, NO_PLACE, type Place, type Resource, Shares } from '../../base/shares.ts';
import { newToken, proofOf } from '../../base/token.ts';
import type { LiveTable } from '../../live/liveTable.ts';
import { marksOf, type Origin } from '../../live/marks.ts';
import type { Tables } from '../../live/tables.ts';
import type { Acting, Visitor } from '../../live/visitors.ts';
import { reportAt } from '../../moderation/atTable.ts';
import type { Reports } from '../../moderation/reports.ts';
import { Lookups } from '../request/lookups.ts';
import { refused } from '../request/words.ts';
import type { Turn } from './inOrder.ts';

/** The rate at which somebody may talk. */
const LINES_PER_SECOND = 0.5;
const LINES_AT_ONCE = 5;
/** The rate of signals between browsers: a call of four takes about six messages each. */
const SIGNALS_PER_SECOND = 1;
const SIGNALS_AT_ONCE = 20;
/** The rate at which a director may read logs. */
const LOGS_PER_SECOND = 1;
const LOGS_AT_ONCE = 10;
/** The rate at which somebody may report others. */
const REPORTS_PER_SECOND = 0.1;
const REPORTS_AT_ONCE = 4;

/** The answer to an accepted message. The state of a table is only sent as `Told`. */
type Granted = {
  [Name in MessageName]: Name extends 'enter'
    ? TableMessage<Answer<'enter'>>
    : { readonly ok: true; readonly update?: TableMessage<TableUpdate> } & Answers[Name];
};

type Handlers = {
  [Name in MessageName]: (message: Message<Name>, turn: Turn) => Promise<Granted[Name] | Refused>;
};

interface Changed {
  readonly ok: true;
  readonly live: LiveTable;
  readonly chair: number;
  /** The update that goes with the answer. */
  readonly update?: TableMessage<TableUpdate>;
}

/** The forms of updates that a page takes. */
export interface PageForm {
  /** True if it takes the update of its own action inside the answer. */
  readonly isTogether?: boolean;
  /** True if it keeps the table's state, and takes short updates. */
  readonly isShort?: boolean;
}

/** The account whose token a visitor shows: its name is the name at the table. */
export interface SitsAs {
  readonly name: string;
  /** Returns the token of a chair; set for a computer program, which has no other. */
  readonly tokenAt?: (table: string, chair: number) => string;
}

/** The functions that send something to a visitor. */
type Says = Pick<Visitor, 'send' | 'hear' | 'voice' | 'end'>;

/** The resources that visitors share, the tables that anybody may join, and the reports to the operator. */
export interface SharedPlaces {
  readonly shares: Shares;
  readonly reports: Pick<Reports, 'add'>;
  readonly lookups: Lookups;
  readonly isListed: (table: string) => Promise<boolean>;
}

/** The same for a connection on its own: nothing is shared, and reports are refused. */
const ALONE: SharedPlaces = {
  shares: new Shares(),
  lookups: new Lookups(),
  reports: { add: async () => fail('ERR_BUSY') },
  isListed: async () => false,
};

/** The options of a visit. Without the optional ones it shares nothing, and its visitor is unknown. */
interface VisitOptions {
  readonly tables: Tables;
  readonly says: Says;
  /** Returns the round-trip time of a message, milliseconds. */
  readonly lagMs?: () => number;
  readonly from?: Origin;
  readonly page?: PageForm;
  /** The servers that help browsers find each other for voice chat. */
  readonly voiceServers?: readonly string[];
  readonly shared?: SharedPlaces;
  readonly sitsAs?: SitsAs | undefined;
}

/** Handles one connection's messages. It watches one table at a time, and may act in any chair whose token it has. */
export class Visit {
  readonly #tables: Tables;
  readonly #shared: SharedPlaces;
  readonly #send: Says;
  readonly #talk = new FloodGate(LINES_PER_SECOND, LINES_AT_ONCE, performance.now());
  readonly #signals = new FloodGate(SIGNALS_PER_SECOND, SIGNALS_AT_ONCE, performance.now());
  readonly #reporting = new FloodGate(REPORTS_PER_SECOND, REPORTS_AT_ONCE, performance.now());
  readonly #logs = new FloodGate(LOGS_PER_SECOND, LOGS_AT_ONCE, performance.now());
  readonly #lagMs: () => number;
  readonly #from: Origin;
  readonly #page: PageForm;
  readonly #voiceServers: readonly string[];
  readonly #as: SitsAs | undefined;
  #at: { readonly live: LiveTable; readonly visitor: Visitor } | undefined;
  #isOver = false;

  readonly #handlers: Handlers = {
    enter: (message, turn) => this.#enter(message, turn),
    sit: (message) => this.#sit(message),
    start: (message, turn) => this.#order('start', message, turn),
    leave: (message, turn) => this.#order('leave', message, turn),
    rest: (message, turn) => this.#order('rest', message, turn),
    card: (message, turn) => this.#order('card', message, turn),
    end: (message, turn) => this.#order('end', message, turn),
    skip: (message, turn) => this.#order('skip', message, turn),
    admit: (message, turn) => this.#order('admit', message, turn),
    remove: (message, turn) => this.#order('remove', message, turn),
    mute: (message, turn) => this.#order('mute', message, turn),
    act: (message, turn) => this.#play(message, turn),
    claim: (message, turn) => this.#claim(message, turn),
    answer: (message, turn) => this.#order('answer', message, turn),
    undo: (message, turn) => this.#undo(message, turn),
    agree: (message, turn) => this.#order('agree', message, turn),
    withdraw: (message, turn) => this.#order('withdraw', message, turn),
    explain: (message, turn) => this.#order('explain', message, turn),
    ask: (message, turn) => this.#order('ask', message, turn),
    hint: (message) => this.#hint(message),
    face: (message, turn) => this.#order('face', message, turn),
    flag: (message, turn) => this.#order('flag', message, turn),
    unflag: (message, turn) => this.#order('unflag', message, turn),
    pause: (message, turn) => this.#order('pause', message, turn),
    rematch: (message, turn) => this.#order('rematch', message, turn),
    adjust: (message, turn) => this.#order('adjust', message, turn),
    direct: (message) => this.#direct(message),
    log: (message) => this.#log(message),
    say: (message) => this.#say(message),
    voice: (message) => this.#voice(message),
    report: (message) => this.#report(message),
    next: (message, turn) => this.#order('next', message, turn),
  };

  constructor({
    tables,
    says,
    lagMs = () => 0,
    from = {},
    page = {},
    voiceServers = [],
    shared = ALONE,
    sitsAs,
  }: VisitOptions) {
    this.#as = sitsAs;
    this.#page = page;
    this.#voiceServers = voiceServers;
    this.#tables = tables;
    this.#shared = shared;
    this.#send = { ...says, send: (update) => says.send(this.#formed(update)) };
    this.#lagMs = lagMs;
    this.#from = from;
  }

  /** Handles a message. `turn` is the answer's turn, which is taken when the answer is created from a table. */
  handle<Name extends MessageName>(
    name: Name,
    message: Message<Name>,
    turn: Turn,
  ): Promise<Granted[Name] | Refused> {
    return this.#handlers[name](message, turn);
  }

  /** Ends the visit when its connection has ended. */
  end(): void {
    this.#isOver = true;
    this.#at?.live.exit(this.#at.visitor);
    this.#at = undefined;
  }

  async #enter(
    { table: id, token, have }: Message<'enter'>,
    turn: Turn,
  ): Promise<Granted['enter'] | Refused> {
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const proof = token === undefined ? undefined : proofOf(token);
    // a player who comes late may have got their link a moment ago
    if (proof !== undefined && whyNotEnter(live.table, proof) === 'ERR_TOKEN')
      await this.#tables.seat(live.table, proof);
    const closed = whyNotEnter(live.table, proof);
    const directs =
      closed === 'ERR_TOKEN' && proof !== undefined && (await this.#tables.isDirector(live.table, proof));
    if (closed !== undefined && !directs) return refused({ code: closed }, live.table.version);
    const looked = await this.#look(live, proof);
    if (!looked.ok) return refused(looked, live.table.version);
    await live.chat.load();
    if (this.#isOver) return refused({ code: 'ERR_BUSY' });
    if (proof !== undefined) this.#tables.came(id, this.#from);
    const before = this.#at;
    this.#at = { live, visitor: { proof, ...(directs && { directs }), ...this.#send } };
    const entered = live.enter(this.#at.visitor, have);
    turn.take();
    before?.live.exit(before.visitor);
    return entered;
  }

  #find(id: string): Promise<LiveTable | undefined> {
    return this.#shared.lookups.find(this.#tables, id, this.#from.address ?? '');
  }

  /** Stores who looks before the cards of a chair are shown. */
  async #look(live: LiveTable, proof: string | undefined): Promise<Decision> {
    const marks = marksOf(live.table.secret, this.#from);
    const look = (table: Table): Decision => {
      const chair = proof === undefined ? undefined : chairByProof(table, proof);
      return chair === undefined ? { ok: true, value: [] } : chairs.look(table, chair, marks);
    };
    const isKnown = look(live.table);
    return isKnown.ok && isKnown.value.length === 0 ? isKnown : live.change(look);
  }

  async #sit({ table: id, chair, name }: Message<'sit'>): Promise<Granted['sit'] | Refused> {
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const visitor = this.#at?.live === live ? this.#at.visitor : undefined;
    if (visitor?.proof !== undefined && chairByProof(live.table, visitor.proof) !== undefined)
      return refused({ code: 'ERR_SEATED' }, live.table.version);
    const tokenAt = this.#as?.tokenAt;
    const program = tokenAt === undefined ? undefined : true;
    const place = await this.#placeAt(live, chair, program);
    if (place === undefined) return refused({ code: 'ERR_SHARE' }, live.table.version);
    const token = tokenAt?.(id, chair) ?? newToken();
    const proof = proofOf(token);
    // set before the change, so that its update shows the visitor their own hand
    if (visitor !== undefined) visitor.proof = proof;
    const decided = await inPlace(
      place,
      () =>
        live.change((table) => {
          const marks = marksOf(table.secret, this.#from);
          return chairs.sit(table, chair, { name: this.#as?.name ?? name, proof, marks, program });
        }),
      (done) => (done.ok ? proof : undefined),
    );
    if (!decided.ok) return refused(decided, live.table.version);
    const isWaiting = decided.value.some(({ kind }) => kind === 'knocked');
    return { ok: true, table: id, chair, token, ...(isWaiting && { waiting: true }) };
  }

  /**
   * Takes a place for somebody who wants to sit down: among the requests to join, or in the chairs of a table that
   * anybody may join. The host's own household needs no place.
   */
  async #placeAt({ id, table }: LiveTable, chair: number, program?: true): Promise<Place | undefined> {
    const { shares, isListed } = this.#shared;
    const isTaken = table.players[chair]?.kind === 'person';
    if (isTaken || this.#isAtHost(table)) return NO_PLACE;
    const isAsked = table.policies.join !== 'link' || chairs.joinFor(table, { program }) === 'host';
    if (isAsked) return shares.take(knocksAt(id, table), this.#from.address);
    return (await isListed(id)) ? shares.take(chairsAt(id, table), this.#from.address) : NO_PLACE;
  }

  #isAtHost(table: Table): boolean {
    const host = hostOf(table);
    const theirs = host === undefined ? undefined : table.players[host]?.marks;
    return (
      theirs?.some((mark) => isOfAddress(mark) && marksOf(table.secret, this.#from).includes(mark)) === true
    );
  }

  /**
   * Handles a call or a card. If the table's pace holds it back, it is checked and answered at once, and made when the
   * pace allows it, also if this connection ends before.
   */
  async #play(message: Message<'act'>, turn: Turn): Promise<Granted['act'] | Refused> {
    const received = performance.now();
    const live = await this.#find(message.table);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const ms = live.thought(received, this.#lagMs());
    const waits = live.waitLeft();
    if (waits === 0) return this.#order('act', message, turn, ms);
    const proof = proofOf(message.token);
    const { isHostThere } = live;
    const decideNow = (table: Table): Decision => {
      const chair = chairByProof(table, proof);
      return chair === undefined
        ? { ok: false, code: 'ERR_TOKEN' }
        : decide('act', table, message, { chair, isHostThere, ms, random: live.random });
    };
    const checked = decideNow(live.table);
    if (!checked.ok) return refused(checked, live.table.version);
    const isHeld = live.hold(proof, message.id, async () => {
      await live.change(decideNow, received);
    });
    return isHeld
      ? { ok: true, version: live.table.version, waits: Math.ceil(waits) }
      : refused({ code: 'ERR_BUSY', why: 'Your call is made when the stop is over.' }, live.table.version);
  }

  async #claim(message: Message<'claim'>, turn: Turn): Promise<Granted['claim'] | Refused> {
    const made = await this.#change('claim', message, turn);
    if (!made.ok) return made;
    const done = await made.live.judged(made.chair, message.id);
    if (done?.claim === undefined) return refused({ code: 'ERR_BUSY' }, made.live.table.version);
    return { ok: true, version: done.version, ...done.claim };
  }

  async #undo(message: Message<'undo'>, turn: Turn): Promise<Granted['undo'] | Refused> {
    const made = await this.#change('undo', message, turn);
    if (!made.ok) return made;
    const done = resultOf(made.live.table, made.chair, message.id);
    if (done?.undo === undefined) return refused({ code: 'ERR_STALE' }, made.live.table.version);
    const { update } = made;
    return { ok: true, version: done.version, result: done.undo, ...present({ update }) };
  }

  async #hint({ table: id, token, deal, version }: Message<'hint'>): Promise<Granted['hint'] | Refused> {
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const { table } = live;
    const chair = chairByProof(table, proofOf(token));
    if (chair === undefined) return refused({ code: 'ERR_TOKEN' }, table.version);
    const no = whyNoHint(table, { chair, deal, version });
    if (no !== undefined) return refused(no, table.version);
    try {
      return { ok: true, ...(await live.hint(chair)) };
    } catch {
      return refused({ code: 'ERR_HINT', why: 'The computer player has no answer.' }, table.version);
    }
  }

  /** Carries out an order of the director; whether the key is theirs is looked up each time. */
  async #direct(message: Message<'direct'>): Promise<Granted['direct'] | Refused> {
    const found = await this.#findDirected(message);
    if (!found.ok) return found;
    const { live } = found;
    const decided = await live.change((table) => direct(table, message));
    return decided.ok ? { ok: true, version: live.table.version } : refused(decided, live.table.version);
  }

  /** Reads the log of a deal for the director. */
  async #log(message: Message<'log'>): Promise<Granted['log'] | Refused> {
    const found = await this.#findDirected(message);
    if (!found.ok) return found;
    const { id, table } = found.live;
    if (!this.#logs.pass(performance.now())) return refused({ code: 'ERR_BUSY' }, table.version);
    return { ok: true, lines: await directorLog(id, this.#tables.log(id), message.deal) };
  }

  /** Finds a table of a sitting if the token is the key of a director who does not play. */
  async #findDirected({
    table: id,
    token,
  }: Pick<Message<'direct'>, 'table' | 'token'>): Promise<
    { readonly ok: true; readonly live: LiveTable } | Refused
  > {
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const directs = await this.#tables.isDirector(live.table, proofOf(token));
    return directs ? { ok: true, live } : refused({ code: 'ERR_DIRECTOR' }, live.table.version);
  }

  async #say({ table: id, token, to, text }: Message<'say'>): Promise<Granted['say'] | Refused> {
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    await live.upToDate();
    const { table } = live;
    const chair = token === undefined ? undefined : chairByProof(table, proofOf(token));
    if (token !== undefined && chair === undefined) return refused({ code: 'ERR_TOKEN' }, table.version);
    if (chair === undefined && this.#at?.live !== live) return refused({ code: 'ERR_UNWATCHED' });
    const marks = marksOf(table.secret, this.#from);
    const no = whyUnsaid(table, { chair, marks, to, text });
    if (no !== undefined) return refused(no, table.version);
    if (!this.#talk.pass(performance.now()))
      return refused({ code: 'ERR_BUSY', why: 'Not so fast: say it again in a moment.' }, table.version);
    const name = chair === undefined ? 'Spectator' : (table.players[chair]?.name ?? '');
    const from = { at: Date.now(), marks };
    const isSaid = await live.chat.say({ ...present({ chair }), name, to, text, ...from });
    return isSaid ? { ok: true, said: true } : refused({ code: 'ERR_CHAT_FULL' }, table.version);
  }

  async #report(message: Message<'report'>): Promise<Granted['report'] | Refused> {
    const { table: id, token } = message;
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const { table } = live;
    const chair = token === undefined ? undefined : chairByProof(table, proofOf(token));
    if (token !== undefined && chair === undefined) return refused({ code: 'ERR_TOKEN' }, table.version);
    if (chair === undefined && this.#at?.live !== live) return refused({ code: 'ERR_UNWATCHED' });
    await live.chat.load();
    const report = reportAt(table, live.chat.kept, chair, message);
    if (!report.ok) return refused(report, table.version);
    if (!this.#reporting.pass(performance.now())) return refused({ code: 'ERR_BUSY' }, table.version);
    const sent = await this.#shared.reports.add(report.value, this.#from);
    return sent.ok ? { ok: true, sent: true } : refused(sent, table.version);
  }

  async #voice({ table: id, token, to, signal }: Message<'voice'>): Promise<Granted['voice'] | Refused> {
    const live = await this.#find(id);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const { table } = live;
    const chair = chairByProof(table, proofOf(token));
    if (chair === undefined) return refused({ code: 'ERR_TOKEN' }, table.version);
    const no = whyNoVoice(table, chair);
    if (no !== undefined) return refused(no, table.version);
    if (!this.#signals.pass(performance.now())) return refused({ code: 'ERR_BUSY' }, table.version);
    live.voice(chair, to, signal);
    return { ok: true, sent: true, servers: this.#voiceServers };
  }

  /** Carries out an order and answers with the version of the table. */
  async #order<Name extends OrderName>(
    name: Name,
    message: Message<Name>,
    turn: Turn,
    ms?: number,
  ): Promise<{ ok: true; version: number; update?: TableMessage<TableUpdate> } | Refused> {
    const made = await this.#change(name, message, turn, ms);
    if (!made.ok) return made;
    const { live, chair, update } = made;
    const done = 'id' in message ? resultOf(live.table, chair, message.id) : undefined;
    return { ok: true, version: done?.version ?? live.table.version, ...present({ update }) };
  }

  /**
   * Returns the visitor whose update goes with the answer. The answer to a claim may come after others' updates, so it
   * is sent separately.
   */
  #actingAt(live: LiveTable, name: OrderName, turn: Turn): Acting | undefined {
    const isTogether = this.#page.isTogether === true && name !== 'claim';
    return isTogether && this.#at?.live === live
      ? { visitor: this.#at.visitor, onUpdate: turn.take }
      : undefined;
  }

  /** Changes a table for the chair to which the token belongs. `ms` is the time that its player thought. */
  async #change<Name extends OrderName>(
    name: Name,
    message: Message<Name>,
    turn: Turn,
    ms?: number,
  ): Promise<Changed | Refused> {
    const received = performance.now();
    const live = await this.#find(message.table);
    if (live === undefined) return refused({ code: 'ERR_NO_TABLE' });
    const proof = proofOf(message.token);
    let chair: number | undefined;
    const decided = await live.change(
      (table) => {
        chair = chairByProof(table, proof);
        if (chair === undefined) return { ok: false, code: 'ERR_TOKEN' };
        const { isHostThere, random } = live;
        return decide(name, table, message, { chair, isHostThere, ms, random });
      },
      received,
      this.#actingAt(live, name, turn),
    );
    if (!decided.ok || chair === undefined)
      return refused(decided.ok ? { code: 'ERR_TOKEN' } : decided, live.table.version);
    const update = decided.update && this.#formed(decided.update);
    return { ok: true, live, chair, ...present({ update }) };
  }

  /** Returns an update in the form that the page takes. */
  #formed(update: TableMessage<TableUpdate>): TableMessage<TableUpdate> {
    return this.#page.isShort === true ? update.short : update;
  }
}

/** The share of requests to join for one household: two of eight. */
const TIMES_OF_KNOCKS = 1 / 3;
/** The share of the free chairs at an open table for one household: one, and another while two are left. */
const TIMES_OF_CHAIRS = 1 / 2;

const knocksAt = (id: string, { knocks }: Table): Resource => ({
  name: `knocks ${id}`,
  most: chairs.MOST_KNOCKS,
  taken: knocks.length,
  times: TIMES_OF_KNOCKS,
  holds: (proof) => knocks.some((knock) => knock.proof === proof),
});

const chairsAt = (id: string, { players }: Table): Resource => ({
  name: `chairs ${id}`,
  most: players.length,
  taken: players.filter(({ kind }) => kind === 'person').length,
  times: TIMES_OF_CHAIRS,
  holds: (proof) => players.some((player) => player.kind === 'person' && player.proof === proof),
});

/** Returns the reason why somebody may not watch the table. Without a token they are a spectator. */
function whyNotEnter(table: Table, proof: string | undefined): RefusalCode | undefined {
  if (proof === undefined) return table.policies.spectators === 'off' ? 'ERR_UNWATCHED' : undefined;
  if (chairByProof(table, proof) !== undefined) return undefined;
  return table.knocks.some((knock) => knock.proof === proof) ? 'ERR_WAITING' : 'ERR_TOKEN';
}

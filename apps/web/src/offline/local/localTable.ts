import type { Answer, Message, MessageName } from '@overtrick/protocol/messages';
import { SEATS } from '@overtrick/rules/cards/seat';
import { entryFor } from '@overtrick/table/bots/perform';
import type { ClaimQuestion, Question, Thought, Verdict } from '@overtrick/table/bots/question';
import { entryOf, questionAt, quickEntry } from '@overtrick/table/bots/turn';
import { type Chance, dealNext } from '@overtrick/table/chance';
import { whyNoHint } from '@overtrick/table/commands/hint';
import { decide, type OrderName } from '@overtrick/table/commands/orders';
import type { Decision } from '@overtrick/table/commands/play';
import { ALL_THERE, type Duty, dutyOf, isAboutClaim, isStillDue } from '@overtrick/table/duty/duty';
import { hasEnded } from '@overtrick/table/ends';
import { type Entry, makeEntry, parseEntry } from '@overtrick/table/entry';
import { added, tableOf } from '@overtrick/table/fold';
import { whyTooLong } from '@overtrick/table/limits';
import { TableMessage } from '@overtrick/table/messages/messages';
import { changesOf, type Standpoint } from '@overtrick/table/messages/parts';
import { refuse } from '@overtrick/table/refuse';
import { isBetweenDeals, type Refusal, resultOf, type Table } from '@overtrick/table/table';
import type { Link, LinkEvents } from '../../server/link.ts';
import type { DeviceLog } from './log.ts';
import { platform } from './platform.ts';
import { ONE_TAB, type Tabs } from './tabs.ts';

/** The most times that a change is decided again because another tab has stored first. */
const MOST_TRIES = 5;
/** The time that a tab gives the leading one to do its duties at the table, milliseconds. */
const YIELD_MS = 2500;

export interface LocalTableSetup {
  readonly table: string;
  /** The chair of the person at this device. */
  readonly chair: number;
  /** Begins with the table's opening. */
  readonly log: DeviceLog;
  readonly chance: Chance;
  readonly think: (question: Question) => Thought;
  readonly judge: (question: ClaimQuestion) => Verdict;
  readonly tabs?: Tabs;
  /** Told when a deal is over, and stored. */
  readonly onFinished?: () => void;
}

/** The commands of a person at a table of their own; nobody else is there to be asked, let in or called. */
const ORDERS: ReadonlySet<MessageName> = new Set<OrderName>([
  'act',
  'skip',
  'end',
  'card',
  'claim',
  'undo',
  'withdraw',
  'explain',
  'ask',
  'next',
]);
const isOrder = (name: MessageName): name is OrderName => ORDERS.has(name);

/**
 * A table kept on this device, without a server: one person, computer players in the other chairs. It is the same fold
 * over the same entries, and speaks as the server does, so that everything above the line cannot tell the difference.
 */
export class LocalTable implements Link {
  private readonly setup: LocalTableSetup;
  private readonly tabs: Tabs;
  private table: Table | undefined;
  private loading: Promise<void> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private events: LinkEvents | undefined;
  private isWorking = false;
  private listeners: (() => void)[] = [];

  constructor(setup: LocalTableSetup) {
    this.setup = setup;
    this.tabs = setup.tabs ?? ONE_TAB;
  }

  open(events: LinkEvents): void {
    this.events = events;
    this.load().then(
      () => this.events?.onOpen(),
      () => this.events?.onLost(),
    );
  }

  close(): void {
    this.events = undefined;
  }

  retry(): void {
    this.events?.onOpen();
  }

  async send<Name extends MessageName>(name: Name, message: Message<Name>): Promise<Answer<Name>> {
    await this.load();
    const answer = await this.answerTo(name, message as Message<MessageName>);
    return answer as Answer<Name>;
  }

  /** Resolves once the log is read and the first deal is dealt. */
  private load(): Promise<void> {
    this.loading ??= this.begin();
    return this.loading;
  }

  private async begin(): Promise<void> {
    const { table: id, log, chance } = this.setup;
    this.table = tableOf(id, (await log.read(0)).map(entryIn));
    this.tabs.listen({ stored: () => void this.inTurn(() => this.catchUp()), leads: () => this.work() });
    if (this.now.deal === 0)
      await this.change((table) => ({ ok: true, value: table.deal === 0 ? [dealNext(table, chance)] : [] }));
  }

  private get now(): Table {
    if (this.table === undefined) throw new Error('the log is read first');
    return this.table;
  }

  private async answerTo(name: MessageName, message: Message<MessageName>): Promise<Answer<MessageName>> {
    if (name === 'enter') {
      // after the answer is on its way
      setTimeout(() => this.work());
      return TableMessage.entered(this.standpoint(this.now), (message as Message<'enter'>).have).toJSON();
    }
    if (name === 'hint') return this.hint(message as Message<'hint'>);
    if (name === 'leave') return { ok: true, version: this.now.version };
    return isOrder(name)
      ? this.order(name, message as Message<OrderName>)
      : this.refused(refuse('ERR_MESSAGE'));
  }

  private refused({ code, why }: Refusal): Extract<Answer<MessageName>, { ok: false }> {
    return { ok: false, code, message: why ?? code, version: this.now.version };
  }

  private async order<Name extends OrderName>(
    name: Name,
    message: Message<Name>,
  ): Promise<Answer<MessageName>> {
    const { chair } = this.setup;
    const decided = await this.change((table) => decide(name, table, message, { chair, isHostThere: true }));
    if (!decided.ok) return this.refused(decided);
    if (name === 'claim') await this.until((table) => !isAboutClaim(dutyOf(table, ALL_THERE)));
    const done = 'id' in message ? resultOf(this.now, chair, message.id) : undefined;
    const version = done?.version ?? this.now.version;
    return { ok: true, version, ...done?.claim, ...(done?.undo !== undefined && { result: done.undo }) };
  }

  private hint({ deal, version }: Message<'hint'>): Answer<'hint'> {
    const { chair, think } = this.setup;
    const no = whyNoHint(this.now, { chair, deal, version });
    if (no !== undefined) return this.refused(no);
    const { action, reason, meanings } = think({ ...questionAt(this.now, chair), isAdvice: true });
    return { ok: true, action, reason, ...(meanings !== undefined && { meanings }) };
  }

  /** Runs a function after the current work is finished. */
  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const done = this.queue.then(run);
    this.queue = done.catch(() => {});
    return done;
  }

  private change(decideOn: (table: Table) => Decision): Promise<Decision> {
    return this.inTurn(() => this.tabs.alone(() => this.changeAlone(decideOn)));
  }

  /**
   * Decides on the present table, stores the decision, and then announces it: an action that is not stored has not
   * happened.
   */
  private async changeAlone(decideOn: (table: Table) => Decision): Promise<Decision> {
    const { log, onFinished } = this.setup;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.catchUp();
      const before = this.now;
      const decided = decideOn(before);
      if (!decided.ok || decided.value.length === 0) return decided;
      const tooLong = whyTooLong(before, decided.value);
      if (tooLong !== undefined) return tooLong;
      const after = decided.value.reduce(added, before);
      const finished = after.deal - (isBetweenDeals(after) ? 0 : 1);
      if (!(await log.append(before.version, decided.value.map(makeEntry), finished))) continue;
      this.become(after);
      this.tabs.stored();
      if (hasEnded(before, after)) onFinished?.();
      return decided;
    }
    return refuse('ERR_SERVER');
  }

  /** Takes in what other tabs have stored. */
  private async catchUp(): Promise<void> {
    const bodies = await this.setup.log.read(this.now.version);
    if (bodies.length > 0) this.become(bodies.map(entryIn).reduce(added, this.now));
  }

  private become(after: Table): void {
    const before = this.now;
    this.table = after;
    const [from, to] = [this.standpoint(before), this.standpoint(after)];
    const update = TableMessage.update(from, to, changesOf(from, to))?.toJSON();
    if (update !== undefined) this.events?.onUpdate(update);
    const { listeners } = this;
    this.listeners = [];
    for (const listener of listeners) listener();
    if (before.deal > 0) this.work();
  }

  private standpoint(table: Table): Standpoint {
    const { chair } = this.setup;
    return { table, present: this.present, chair, platform };
  }

  /** The chairs with people present: all of them, because everybody who sits here holds the device. */
  private readonly present: ReadonlySet<number> = new Set(SEATS.keys());

  /** Begins what the table has to do by itself, unless it is at it. */
  private work(): void {
    if (this.isWorking) return;
    this.isWorking = true;
    this.workOn().catch((error: unknown) => {
      this.isWorking = false;
      console.error(error);
    });
  }

  private async workOn(): Promise<void> {
    for (;;) {
      const duty = dutyOf(this.now, ALL_THERE);
      if (duty === undefined) {
        this.isWorking = false;
        return;
      }
      await this.perform(duty);
    }
  }

  private async perform(duty: Duty): Promise<void> {
    const { chance } = this.setup;
    const begun = this.now;
    if (!this.tabs.leads()) {
      await this.moved(YIELD_MS);
      if (this.now !== begun) return;
    }
    if (duty.kind === 'deal') {
      const isDue = (table: Table) => dutyOf(table, ALL_THERE)?.kind === 'deal';
      await this.change((table) => ({ ok: true, value: isDue(table) ? [dealNext(table, chance)] : [] }));
      return;
    }
    const { judge } = this.setup;
    const entry = await entryFor(duty, begun, { think: this.thought, umpire: judge, asked: judge });
    await this.change((table) => ({
      ok: true,
      value: isStillDue(duty, begun, table, ALL_THERE) ? [entry] : [],
    }));
  }

  private readonly thought = (table: Table, chair: number) => {
    try {
      const entry = entryOf(table, chair, this.setup.think(questionAt(table, chair)));
      if (entry !== undefined) return entry;
    } catch (error) {
      console.error(error);
    }
    return quickEntry(table, chair, console.error);
  };

  /** Resolves when the table changes, or after a while. */
  private moved(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, ms);
      this.listeners.push(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  private async until(test: (table: Table) => boolean): Promise<void> {
    while (!test(this.now)) await new Promise<void>((resolve) => this.listeners.push(resolve));
  }
}

function entryIn(body: string): Entry {
  const entry = parseEntry(body);
  if (!entry.ok) throw new Error(entry.why);
  return entry.value;
}

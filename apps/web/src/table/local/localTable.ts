import type { Answer, Message, MessageName } from '@overtrick/protocol/messages';
import { type Action, makeAction, parseAction, type Step } from '@overtrick/rules/action';
import { step } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { voidConcession } from '@overtrick/rules/unlosable';
import type { View } from '@overtrick/rules/view';
import type { Link, LinkEvents } from '../link.ts';
import { type Judge, objection } from './claim.ts';
import type { KeptTable } from './kept.ts';
import {
  acted,
  botToAct,
  dealt,
  isOver,
  type LocalPlay,
  meaningIn,
  ownSeat,
  takenBack,
  viewFrom,
} from './play.ts';
import { heardOf, PASSING, stateOf } from './tell.ts';

/** How a computer player answers what it sees: the seed gives the same answer in the same place. */
export type Decide = (view: View, seed: string) => { readonly action: Action; readonly reason: string };

export interface LocalTableSetup {
  /** As it was kept: `localPlay`. */
  readonly play: LocalPlay;
  /** For the cards. */
  readonly random: Random;
  readonly decide: Decide;
  /** Claims stand unless somebody judges them. */
  readonly judge?: Judge;
  /** Told of each change, so that nothing is lost with the page. */
  readonly onKept?: (kept: KeptTable) => void;
}

type Refusal = Extract<Answer<MessageName>, { ok: false }>;

/**
 * A table kept on this device, without a server: one person, computer players in the other chairs. It speaks as the server does,
 * so that everything above the line cannot tell the difference.
 */
export class LocalTable implements Link {
  private readonly setup: LocalTableSetup;
  private play: LocalPlay;
  private version = 1;
  private events: LinkEvents | undefined;
  /** How many tricks were finished when a claim was refused: the next one waits for the end of the trick (R-GEN-9.5). */
  private refusedAt: number | undefined;

  constructor(setup: LocalTableSetup) {
    const { play, random } = setup;
    this.setup = setup;
    this.play = play.deal === 0 ? dealt(play, random) : play;
  }

  open(events: LinkEvents): void {
    this.events = events;
    queueMicrotask(() => events.onOpen());
  }

  close(): void {
    this.events = undefined;
  }

  retry(): void {
    this.events?.onOpen();
  }

  async send<Name extends MessageName>(name: Name, message: Message<Name>): Promise<Answer<Name>> {
    await Promise.resolve();
    const answer = this.answerTo(name, message as Message<MessageName>);
    return answer as Answer<Name>;
  }

  private answerTo(name: MessageName, message: Message<MessageName>): Answer<MessageName> {
    switch (name) {
      case 'enter':
        queueMicrotask(() => this.letBotsAct());
        return { ok: true, state: stateOf(this.play, this.version) };
      case 'next':
        return this.next();
      case 'hint':
        return this.hint();
      case 'undo':
        return this.undo();
      case 'leave':
        return this.done();
      default:
    }
    if (name === 'act' && 'action' in message) return this.act(message.version, message.action);
    if (name === 'claim' && 'tricks' in message) return this.claim(message.version, message.tricks);
    return this.refusal('ERR_MESSAGE');
  }

  private refusal(code: string, message = code): Refusal {
    return { ok: false, code, message, version: this.version };
  }

  private done(more: object = {}): Answer<MessageName> {
    return { ok: true, version: this.version, ...more } as Answer<MessageName>;
  }

  private act(version: number, text: string, more: object = {}): Answer<MessageName> {
    if (version !== this.version) return this.refusal('ERR_STALE');
    const action = parseAction(text);
    if (action === undefined) return this.refusal('ERR_MESSAGE');
    const made: Step = { seat: ownSeat(this.play), action };
    const next = step(this.play.game, this.play.state, made);
    if (!next.ok) return this.refusal(next.code, next.why);
    this.become(acted(this.play, made), true);
    queueMicrotask(() => this.letBotsAct());
    return this.done(more);
  }

  private claim(version: number, tricks: number): Answer<MessageName> {
    const { play, setup } = this;
    const finished = viewFrom(play, ownSeat(play)).tricks.length;
    if (version !== this.version) return this.refusal('ERR_STALE');
    if (this.refusedAt === finished) return this.refusal('ERR_CLAIM');
    const seat = ownSeat(play);
    const isVoid = voidConcession(viewFrom(play, seat), seat, tricks);
    if (isVoid !== undefined) return this.refusal('ERR_CONCESSION', isVoid);
    const why = setup.judge && objection(play, tricks, setup.judge);
    if (why === undefined) return this.act(version, `claim ${tricks}`, { result: 'accepted' });
    this.refusedAt = finished;
    return this.done({ result: 'refused', why });
  }

  private undo(): Answer<MessageName> {
    const before = takenBack(this.play);
    if (before === undefined) return this.refusal('ERR_UNDO');
    this.become(before);
    queueMicrotask(() => this.letBotsAct());
    return this.done({ result: 'done' });
  }

  private hint(): Answer<MessageName> {
    const { play } = this;
    const seat = ownSeat(play);
    const view = viewFrom(play, seat);
    if (view.legal.length === 0 || !play.policies.hints) return this.refusal('ERR_HINT');
    const { action, reason } = this.setup.decide(view, this.seed());
    const meanings = view.legal.flatMap((one) => {
      const { meaning } = meaningIn(play, { seat, action: one });
      return meaning === undefined ? [] : [[makeAction(one), meaning] as const];
    });
    const shown = meanings.length > 0 && { meanings: Object.fromEntries(meanings) };
    return { ok: true, action: makeAction(action), reason, ...shown };
  }

  private next(): Answer<MessageName> {
    const { match, sheet } = this.play;
    if (!isOver(this.play)) return this.refusal('ERR_DEAL_ON');
    if (match.next(sheet) === undefined) return this.refusal('ERR_MATCH_OVER');
    this.refusedAt = undefined;
    this.become(dealt(this.play, this.setup.random));
    queueMicrotask(() => this.letBotsAct());
    return this.done();
  }

  private letBotsAct(): void {
    for (;;) {
      const seat = botToAct(this.play);
      if (seat === undefined) return;
      const { action, reason } = this.setup.decide(viewFrom(this.play, seat), this.seed());
      this.become(acted(this.play, { seat, action }, reason), true);
    }
  }

  private seed(): string {
    const { kept, deal, steps } = this.play;
    return `${kept.token} deal ${deal} step ${steps.length}`;
  }

  private become(play: LocalPlay, isStep = false): void {
    this.play = play;
    this.version++;
    this.setup.onKept?.(play.kept);
    const state = stateOf(play, this.version);
    const gone = PASSING.filter((key) => state[key] === undefined);
    const steps = isStep ? heardOf(play, this.version) : [];
    const { table } = play.kept;
    this.events?.onUpdate({ table, version: this.version, deal: play.deal, steps, state, gone });
  }
}

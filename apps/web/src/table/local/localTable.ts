import type { Answer, Message, MessageName } from '@overtrick/protocol/messages';
import { POLICIES } from '@overtrick/protocol/policies';
import type { Chair, Heard, TableState } from '@overtrick/protocol/table';
import { type Action, parseAction, type Step } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type AnyGame, partiesOf, step } from '@overtrick/rules/game';
import { type AnyMatch, matchOptionsOf } from '@overtrick/rules/match';
import { type OptionValues, parseOptions, trustOptions } from '@overtrick/rules/options';
import type { Random } from '@overtrick/rules/random';
import { randomSetup } from '@overtrick/rules/setup';
import { recalled, type View } from '@overtrick/rules/view';
import type { Link, LinkEvents } from '../link.ts';

/** How a computer player answers what it sees. */
type Decide = (view: View) => { readonly action: Action; readonly reason: string };

export interface LocalTableSetup {
  readonly table: string;
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly name: string;
  readonly chair: number;
  readonly bots: readonly string[];
  readonly random: Random;
  readonly decide: Decide;
}

type Refusal = Extract<Answer<MessageName>, { ok: false }>;

/**
 * A table kept by the page itself, without a server: one person, bots in the other chairs. It speaks as the server does,
 * so that everything above the line cannot tell the difference.
 */
export class LocalTable implements Link {
  private readonly setup: LocalTableSetup;
  private readonly options: OptionValues;
  private readonly matchOptions: OptionValues;
  private sheet: unknown;
  private state: unknown;
  private deal = 0;
  private version = 0;
  private steps = 0;
  private history: readonly Step[] = [];
  private reasons: Record<number, string> = {};
  private events: LinkEvents | undefined;

  constructor(setup: LocalTableSetup) {
    this.setup = setup;
    this.options = defaultsOf(setup.game.options);
    this.matchOptions = defaultsOf(matchOptionsOf(setup.game, setup.match));
    this.sheet = setup.match.start(this.matchOptions, partiesOf(setup.game), setup.game.dealers);
    this.startDeal();
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
    if (name === 'enter') {
      const answer = { ok: true, state: this.stateNow() } as const;
      queueMicrotask(() => this.letBotsAct());
      return answer;
    }
    if (name === 'next') return this.next();
    if (name === 'act' && 'action' in message) return this.act(message.version, message.action);
    if (name === 'claim' && 'tricks' in message)
      return this.act(message.version, `claim ${message.tricks}`, { result: 'accepted' });
    return this.refusal('ERR_MESSAGE');
  }

  private refusal(code: string, message = code): Refusal {
    return { ok: false, code, message, version: this.version };
  }

  private act(version: number, action: string, more: object = {}): Answer<MessageName> {
    if (version !== this.version) return this.refusal('ERR_STALE');
    const parsed = parseAction(action);
    if (parsed === undefined) return this.refusal('ERR_MESSAGE');
    const { game, chair } = this.setup;
    const seat = defined(game.seats[chair], 'a chair has a seat');
    const next = step(game, this.state, { seat, action: parsed });
    if (!next.ok) return this.refusal(next.code, next.why);
    queueMicrotask(() => this.letBotsAct());
    this.commit({ seat, action: parsed }, next.value);
    return { ok: true, version: this.version, ...more } as Answer<MessageName>;
  }

  private next(): Answer<MessageName> {
    const { game, match } = this.setup;
    if (game.outcome(this.state) === undefined) return this.refusal('ERR_DEAL_ON');
    if (match.next(this.sheet) === undefined) return this.refusal('ERR_MATCH_OVER');
    this.startDeal();
    this.tell([]);
    queueMicrotask(() => this.letBotsAct());
    return { ok: true, version: this.version };
  }

  private startDeal(): void {
    const { game, match, random } = this.setup;
    const terms = defined(match.next(this.sheet), 'the match goes on');
    this.state = game.start(randomSetup(terms, random, game.ordered), this.options);
    this.deal++;
    this.version++;
    this.steps = 0;
    this.history = [];
    this.reasons = {};
  }

  private commit(done: Step, next: unknown): void {
    const { game, match } = this.setup;
    this.state = next;
    this.version++;
    this.steps++;
    this.history = [...this.history, done];
    const outcome = game.outcome(next);
    if (outcome) this.sheet = match.add(this.sheet, outcome);
    this.tell([{ ...done, version: this.version }]);
  }

  private letBotsAct(): void {
    const { game, chair, decide } = this.setup;
    const own = game.seats[chair];
    for (;;) {
      const seat = game.toAct(this.state).find((one) => one !== own);
      if (seat === undefined) return;
      const { action, reason } = decide(game.view(this.state, seat));
      this.reasons[this.steps] = reason;
      this.commit({ seat, action }, game.apply(this.state, seat, action));
    }
  }

  private tell(steps: readonly Heard[]): void {
    const { table } = this.setup;
    const state = this.stateNow();
    const gone = state.reasons === undefined ? (['history', 'reasons'] as const) : [];
    this.events?.onUpdate({ table, version: this.version, deal: this.deal, steps, state, gone });
  }

  private stateNow(): TableState {
    const { table, game, match, chair, name, bots } = this.setup;
    const view = recalled(game.view(this.state, game.seats[chair]));
    const chairs = game.seats.map((seat, i): Chair => {
      const person = i === chair;
      return {
        chair: i,
        seat,
        kind: person ? 'person' : 'bot',
        name: person ? name : (bots[i] ?? ''),
        present: true,
      };
    });
    return {
      table,
      game: game.id,
      options: this.options,
      match: match.id,
      matchOptions: this.matchOptions,
      policies: trustOptions(POLICIES, {}),
      chairs,
      version: this.version,
      you: chair,
      deal: this.deal,
      view,
      sheet: match.rows(this.sheet),
      standing: match.standing(this.sheet),
      ready: [],
      ...(view.phase === 'over' && { history: this.history, reasons: { ...this.reasons } }),
    };
  }
}

function defaultsOf(spec: AnyGame['options']): OptionValues {
  const parsed = parseOptions<OptionValues>(spec);
  return parsed.ok ? parsed.value : {};
}

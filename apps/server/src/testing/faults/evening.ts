import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type Random } from '@overtrick/rules/random';
import { type Evening, EveningPage, type Ordered } from '../evenings.ts';
import { Worker } from './worker.ts';

/** The longest time between two commands of one device, milliseconds. */
const BETWEEN_MS = 100;

type Next = (random: Random) => Ordered;

/** A device of an evening, with an outbox: unacknowledged commands are sent again with their id. */
export class Device extends Worker<EveningPage> {
  readonly #evening: string;
  readonly #token: string;
  readonly #next: Next;
  readonly #address: string;
  #sending: { readonly id: string; readonly command: Ordered } | undefined;

  constructor(
    urls: readonly string[],
    random: Random,
    evening: string,
    token: string,
    next: Next,
    address: string,
  ) {
    super(urls, random);
    this.#evening = evening;
    this.#token = token;
    this.#next = next;
    this.#address = address;
  }

  protected open(url: string): EveningPage {
    const page = new EveningPage(url, this.#address);
    page.isKeeping = false;
    return page;
  }

  protected seen({ version }: EveningPage): string {
    return `version ${version}`;
  }

  protected async work(page: EveningPage): Promise<void> {
    const attended = await page.attend(this.#evening, this.#token);
    if (!attended.ok) return void (await pause(BETWEEN_MS));
    while (!this.isOver) {
      this.#sending ??= { id: randomUUID(), command: this.#next(this.random) };
      const { id, command } = this.#sending;
      this.sending(id);
      const answer = await page.do(command, id);
      if (this.note(id, answer, answer.ok ? answer.number : undefined)) this.#sending = undefined;
      await pause(below(this.random, BETWEEN_MS));
    }
  }
}

/** Creates the devices of an evening: two at each table, and its desk. */
export const devicesOf = (
  { tournament, tables, director }: Evening,
  urls: readonly string[],
  address: string,
  random: Random,
): readonly Device[] => [
  ...Object.entries(tables).flatMap(([at, token]) =>
    [1, 2].map(() => new Device(urls, random, tournament, token, atTable(at), address)),
  ),
  new Device(urls, random, tournament, director, atDesk, address),
];

const RESULTS = ['3NT N 9', '4S E 10', 'PASS', '2HX S 7', 'A6040'];
const LINES = [1, 2, 3].flatMap((round) => [2 * round - 1, 2 * round].map((board) => `${round}/${board}`));

/**
 * Chooses a table's next command: it reports, agrees, withdraws, skips boards, and calls; boards of later rounds are
 * refused.
 */
const atTable =
  (place: string): Next =>
  (random) => {
    const line = `${place}/${pick(random, LINES)}`;
    const side = pick(random, ['NS', 'EW', 'both'] as const);
    switch (below(random, 6)) {
      case 0:
        return { kind: 'withdrawn', line, side: side === 'both' ? 'NS' : side };
      case 1:
        return { kind: 'agreed', line, side: side === 'both' ? 'EW' : side };
      case 2:
        return { kind: 'skipped', line, why: 'time' };
      case 3:
        return { kind: 'flagged', place, text: 'Director!' };
      default:
        return { kind: 'reported', line, result: pick(random, RESULTS), side };
    }
  };

/** Chooses a director's next command: a ruling, a new plan, or the clock. */
const atDesk: Next = (random) => {
  switch (below(random, 4)) {
    case 0:
      return {
        kind: 'ruled',
        line: `A${1 + below(random, 2)}/${pick(random, LINES)}`,
        result: pick(random, RESULTS),
        reason: 'Law 12C',
      };
    case 1:
      return {
        kind: 'plan',
        section: 'A',
        from: 1,
        movement: 'howell',
        entrants: ['c1', 'c2', 'c3', 'c4'],
        boardsPerRound: 2,
        firstBoard: 1,
      };
    case 2:
      return { kind: 'timed', section: 'A', minutesPerBoard: 5 + below(random, 5), minutesPerMove: 1 };
    default:
      return {
        kind: 'clock',
        section: 'A',
        act: pick(random, ['start', 'pause', 'resume', 'next'] as const),
      };
  }
};

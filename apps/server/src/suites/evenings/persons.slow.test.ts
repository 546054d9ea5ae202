import { type Deal, makeDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { seedFor } from '@overtrick/rules/internals/testing/length';
import { seededRandom } from '@overtrick/rules/random';
import { afterEach, expect, test } from 'vitest';
import { type Evening, type EveningPage, RESULTS, settled, startEvening } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const BOARDS = [1, 2, 3, 4, 5, 6];
const LONG = 7;

/** A deal with a long suit whose text occurs in no other deal, which identifies it. */
interface Marked {
  readonly deal: string;
  readonly mark: string;
}

function markedDeal(seed: string): Marked {
  const random = seededRandom(seedFor(seed));
  for (;;) {
    const deal: string = makeDeal(randomDeal(random) satisfies Deal);
    const mark = deal
      .slice(2)
      .split(/[ .]/)
      .find((suit) => suit.length >= LONG);
    if (mark !== undefined) return { deal, mark };
  }
}

let requests = 0;
/** Returns an address that has not sent many requests yet. */
const nextAddress = (): string => {
  requests += 1;
  return `10.${(requests >> 12) & 255}.${(requests >> 4) & 255}.7`;
};

/** Somebody with all the keys that they can get, and everything that they received. */
class Person {
  readonly name: string;
  /** The contestant for whom they play. */
  readonly plays: string | undefined;
  readonly pages: EveningPage[] = [];
  readonly files: string[] = [];
  readonly #evening: Evening;

  constructor(name: string, plays: string | undefined, evening: Evening) {
    this.name = name;
    this.plays = plays;
    this.#evening = evening;
  }

  async takes(token: string | undefined): Promise<EveningPage> {
    const page = kit.page(this.#evening.url);
    await page.attend(this.#evening.tournament, token);
    this.pages.push(page);
    return page;
  }

  /** Requests a key with the join link, and keeps it if it is given. */
  async joins(wish: object): Promise<void> {
    const page = kit.page(this.#evening.url);
    const answer = await page.say('join', {
      ...{ tournament: this.#evening.tournament, token: this.#evening.join, id: crypto.randomUUID() },
      ...wish,
    });
    if (answer.ok) await this.takes(answer.token);
  }

  /** Creates every key that one of their keys may create, and further keys with those. */
  async makesAll(by: EveningPage, depth = 2): Promise<void> {
    for (const wish of wishes) {
      const answer = await by.do({ kind: 'grant', ...wish });
      if (!answer.ok || answer.token === undefined) continue;
      const page = await this.takes(answer.token);
      if (depth > 1 && wish.role === 'director') await this.makesAll(page, depth - 1);
    }
  }

  /** Fetches every file that exists, with every key and without one. */
  async fetches(): Promise<void> {
    const { url, tournament } = this.#evening;
    for (const token of new Set([undefined, ...this.pages.map((page) => page.token)]))
      for (const path of ['', '/log', '/devices', ...FORMATS.map((format) => `/export/${format}`)]) {
        const response = await fetch(`${url}/api/tournaments/${tournament}${path}`, {
          headers: {
            'x-forwarded-for': nextAddress(),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
        });
        // if the server limited the requests of this address, nothing would be found
        expect(response.status).not.toBe(429);
        if (response.ok) this.files.push(await response.text());
      }
  }

  /** Returns everything that they received. */
  get texts(): string {
    return [...this.pages.flatMap(({ received }) => received), ...this.files].join('\n');
  }

  get frames(): number {
    return this.pages.reduce((sum, { received }) => sum + received.length, 0);
  }
}

const FORMATS = ['json', 'pbn', 'usebio', 'csv', 'html'];

const PAIRS = ['c1', 'c2', 'c3', 'c4'];

/** Keys of every kind; those of places come last, because a key for a place replaces its holder's. */
const wishes: readonly { readonly role: string; readonly [more: string]: unknown }[] = [
  { role: 'director' },
  ...PAIRS.map((plays) => ({ role: 'director', plays })),
  { role: 'scorer' },
  { role: 'screen' },
  ...PAIRS.map((contestant) => ({ role: 'player', contestant, player: 2 })),
  { role: 'table', place: 'A9' },
];

/** Returns the contestants at each line of the plan. */
const seated = (page: EveningPage): ReadonlyMap<string, readonly string[]> =>
  new Map([...page.read.lines.values()].map(({ line, ns, ew }) => [line, [ns, ew]]));

test('nobody is sent the hands of a board that they have still to play, whatever keys they get hold of', async () => {
  const { url } = await kit.server();
  const evening = await startEvening(url, kit.page(url));
  const { desk, director, tables } = evening;
  const deals = new Map(BOARDS.map((board) => [board, markedDeal(`persons ${board}`)]));
  for (const [board, { deal }] of deals) await desk.done({ kind: 'dealt', board, deal, source: 'server' });
  const honest = PAIRS.map((contestant) => new Person(`a player of ${contestant}`, contestant, evening));
  for (const player of honest) await player.joins({ contestant: player.plays, player: 1 });
  const opener = new Person('the opener, who plays from a second browser', 'c1', evening);
  const second = new Person('a director who plays', 'c2', evening);
  const scorer = new Person('a scorer who plays from a second browser', 'c4', evening);
  const guest = new Person('a guest with the join link', undefined, evening);
  const persons = [...honest, opener, second, scorer, guest];
  await opener.makesAll(await opener.takes(director));
  const granted = async (wish: object) =>
    (await desk.done({ kind: 'grant', role: 'director', ...wish })).token;
  await second.makesAll(await second.takes(await granted({ plays: 'c2' })));
  await scorer.takes(await granted({ role: 'scorer' }));
  for (const contestant of PAIRS) for (const player of [1, 2]) await guest.joins({ contestant, player });
  for (const place of ['A1', 'A2']) await guest.joins({ place });
  await guest.takes(undefined);

  const table = { A1: kit.page(url), A2: kit.page(url) };
  await table.A1.attend(evening.tournament, tables.A1);
  await table.A2.attend(evening.tournament, tables.A2);
  const sitting = seated(desk);
  const open = new Set(sitting.keys());
  const boardOf = (line: string) => Number(line.split('/')[2]);
  const isOpenTo = (board: number, contestant: string | undefined): boolean =>
    [...open].some(
      (line) =>
        boardOf(line) === board &&
        (contestant === undefined || sitting.get(line)?.includes(contestant) === true),
    );
  const check = async () => {
    await settled(
      desk,
      persons.flatMap(({ pages }) => pages.filter(({ entries }) => entries.length === 0)),
    );
    for (const person of persons) {
      await person.fetches();
      for (const [board, { mark }] of deals)
        if (isOpenTo(board, person.plays))
          expect(person.texts.includes(mark), `${person.name} has the hands of board ${board}`).toBe(false);
    }
  };
  await check();
  for (const [line, result] of Object.entries(RESULTS)) {
    await table[line.startsWith('A1') ? 'A1' : 'A2'].done({ kind: 'reported', line, result, side: 'both' });
    open.delete(line);
    await check();
  }
  // played boards are shown: the suite looks in the right place
  for (const { name, texts } of honest)
    for (const { mark } of deals.values()) expect(texts.includes(mark), name).toBe(true);
  expect(desk.read.boards.size).toBe(BOARDS.length);
  const sum = (count: (person: Person) => number) => persons.reduce((all, person) => all + count(person), 0);
  console.log(
    JSON.stringify({
      persons: persons.length,
      keys: sum(({ pages }) => pages.length),
      frames: sum(({ frames }) => frames),
      files: sum(({ files }) => files.length),
    }),
  );
});

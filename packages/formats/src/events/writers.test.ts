import { readFileSync } from 'node:fs';
import type { Contestant, Event } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { type HandRecord, parseTrickDigits, parseWholeDeal } from '@overtrick/duplicate/handRecord';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import type { Traveller } from '@overtrick/duplicate/traveller/traveller';
import { defined } from '@overtrick/rules/assert';
import { makeCard } from '@overtrick/rules/cards/card';
import { below, pick, type Random, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { readPbn } from '../pbn/read.ts';
import type { CsvTable } from './csv/write.ts';
import { parseLead } from './lead.ts';
import { EVENT_FORMATS } from './list.ts';
import { type Publication, publicationOf } from './publication.ts';
import { eventIn } from './testEvent.ts';
import { readUsebio } from './usebio/read.ts';
import { EVENT_WRITERS } from './writers.ts';

const CLUB = eventIn(readUsebio(readFileSync(new URL('../../fixtures/pairs.xml', import.meta.url), 'utf8')));

function published(event: Event, hands: readonly HandRecord[] = []): Publication {
  const publication = publicationOf(event, hands);
  if (!publication.ok) throw new Error(publication.why);
  return publication.value;
}

const written = async (id: string, publication: Publication, table: CsvTable = 'ranking') => {
  const writer = defined(
    EVENT_WRITERS.find((one) => one.id === id),
    id,
  );
  const done = await writer.write(publication, table);
  if (!done.ok) throw new Error(done.why);
  return done.value;
};

/** Returns the ranking as it is printed; tied contestants in any order. */
const places = ({ ranking }: Publication): readonly string[] =>
  ranking
    .map(({ contestant, place, percentage, points, boards }) => {
      const { number, direction = '', players = [] } = contestant;
      const total = roundTo(percentage ?? points, 2);
      return `${place} ${number} ${direction} ${total} ${boards} ${players.map(({ name }) => name).join(';')}`;
    })
    .toSorted();

/** Returns the leads of all results, in the order of the boards. */
const leads = ({ travellers }: Event): readonly (number | undefined)[] =>
  travellers.flatMap(({ entries }) => entries.map(({ lead }) => lead));

const NAMES = [
  'Ann Lee',
  'Bo',
  'Çağla Şahin',
  'Łucja Żak',
  'Søren Ærø',
  'O"Hara, Jr.',
  'X <b>&amp;',
  "d'Arc",
];

/** Generates a Mitchell or a Howell of five tables with random results. */
function anyEvent(seed: string): Event {
  const random = seededRandom(seed);
  const winners = below(random, 2) === 0 ? 1 : 2;
  const method = pick(random, ['mp', 'butler', 'cross-imp', 'mp-acbl']);
  const contestants = Array.from({ length: 10 }, (_, i): Contestant => {
    const direction = i < 5 ? 'NS' : 'EW';
    const players = [0, 1].map(() => ({ name: pick(random, NAMES) }));
    return { id: `c${i + 1}`, number: `${i + 1}`, players, ...(winners === 2 && { direction }) };
  });
  const travellers = Array.from({ length: 10 }, (_, i): Traveller => {
    const board = i + 1;
    const entries = Array.from({ length: 5 }, (__, table) => {
      const [ns, ew] = [`c${table + 1}`, `c${((table + i) % 5) + 6}`];
      const isTurned = winners === 1 && i % 2 === 1;
      const outcome = anyOutcome(random, board);
      const isLed = outcome.kind === 'played' && outcome.contract !== 'PASS' && below(random, 2) === 0;
      return {
        ...{ ns: isTurned ? ew : ns, ew: isTurned ? ns : ew, outcome },
        ...(isLed && { lead: below(random, 52) }),
      };
    });
    return { board, entries };
  });
  return { name: 'A “club” & more', date: '2026-11-21', method, winners, contestants, travellers };
}

function anyOutcome(random: Random, board: number): Outcome {
  const chance = below(random, 20);
  if (chance === 0) return { kind: 'notPlayed' };
  if (chance === 1)
    return { kind: 'artificial', ns: { percent: 60, lifts: true }, ew: { percent: 40, lifts: true } };
  const contract = `${below(random, 7) + 1}${pick(random, ['C', 'D', 'H', 'S', 'NT'])}${'X'.repeat(below(random, 3))}`;
  const declarer = pick(random, ['N', 'E', 'S', 'W']);
  const played =
    chance === 2
      ? readPlayed({ contract: 'PASS', declarer: '', tricks: '' }, board)
      : readPlayed({ contract, declarer, tricks: String(below(random, 14)) }, board);
  if (typeof played === 'string') throw new Error(played);
  return played;
}

describe.each(['usebio', 'pbn', 'json'])('%s', (id) => {
  const format = defined(
    EVENT_FORMATS.find((one) => one.id === id),
    id,
  );

  test('the real event is ranked again as it was, and nothing of it is lost', async () => {
    const publication = published(CLUB);
    const { text, lost } = await written(id, publication);
    expect(lost).toEqual([]);
    const again = published(eventIn(await format.read(new TextEncoder().encode(text))));
    expect(places(again)).toEqual(places(publication));
    expect(again.scored.event).toMatchObject({ name: CLUB.name, date: CLUB.date });
  });

  test('any event is ranked again as it was', async () => {
    let compared = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const publication = published(anyEvent(`${id} ${seed}`));
      const { text, lost } = await written(id, publication);
      if (lost.length > 0) continue;
      compared++;
      const again = published(eventIn(await format.read(new TextEncoder().encode(text))));
      // PBN has neither a quotation mark nor a semicolon in a name
      const inPbn = (text: string): string => text.replaceAll('"', "'").replaceAll('&amp;', '&amp,');
      const wanted = places(publication).map((place) => (id === 'pbn' ? inPbn(place) : place));
      expect(places(again), `seed ${seed}`).toEqual(wanted);
      expect(leads(again.scored.event)).toEqual(leads(publication.scored.event));
    }
    expect(compared).toBeGreaterThan(20);
  });
});

const HANDS = '.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85';

describe('PBN', () => {
  const deal = defined(parseWholeDeal(`N:${HANDS}`), HANDS);
  const tricks = parseTrickDigits('65774657746674566745');

  test('has the deal, what can be made of it and par, which its boards are read with', async () => {
    const hand: HandRecord = {
      board: 2,
      dealer: 'E',
      vul: 'ns',
      deal,
      ...(tricks && { tricks }),
      par: { score: -100, contracts: [] },
    };
    const { text } = await written('pbn', published(CLUB, [hand]));
    expect(text).toContain('[DoubleDummyTricks "65774657746674566745"]');
    expect(text).toContain('[OptimumScore "NS -100"]');
    const boards = readPbn(text).flatMap(({ board }) => (board.ok ? [board.value] : []));
    const second = defined(
      boards.find(({ number }) => number === 2),
      'board 2',
    );
    expect(second).toMatchObject({ dealer: 'E', vul: 'ns', hands: deal });
  });

  test('has the ranking as its total table, once', async () => {
    const { text } = await written('pbn', published(CLUB));
    expect(text.match(/\[TotalScoreTable/g)).toHaveLength(1);
    expect(text).toMatch(/\[TotalScoreTable "Rank\\2R;PairId\\2R;TotalMP\\6R;TotalPercentage\\5R;/);
    expect(text).toMatch(/\r\n 1 +6 +\d+\.\d\d 60\.22 /);
  });

  test('says what it has no word for', async () => {
    const pairs = (number: string) => ({ id: number, number });
    const played = readPlayed({ contract: '4S', declarer: 'N', tricks: '10' }, 1);
    if (typeof played === 'string') throw new Error(played);
    const event: Event = {
      winners: 1,
      expected: 3,
      method: 'total-points',
      contestants: [pairs('1'), pairs('2')],
      travellers: [{ board: 1, entries: [{ ns: '1', ew: '2', outcome: played }] }],
      adjustments: [{ contestant: '1', amount: -1, unit: 'points' }],
    };
    const { lost } = await written('pbn', published(event));
    expect(lost).toEqual([
      expect.stringMatching(/^PBN has no word for the method /),
      'PBN has no word for the results that are still to come',
      'PBN has no penalties: they are in the totals',
      'PBN has no word for the number of winners: who sat where tells it',
    ]);
  });
});

describe('CSV', () => {
  test('has the ranking, a line a contestant', async () => {
    const { text } = await written('csv', published(CLUB));
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('place,number,direction,section,name,name2,member,member2,total,percentage,boards');
    expect(lines[1]).toMatch(/^1,6,,,.*,60\.22,27$/);
  });

  test('has a line a result', async () => {
    const travellers = (await written('csv', published(CLUB), 'travellers')).text.trimEnd().split('\r\n');
    expect(travellers).toHaveLength(162);
    const lines = (await written('csv', published(CLUB), 'lines')).text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(162);
    expect(lines[0]).toBe('place,board,ns,ew,result');
    const matches = (await written('csv', published(CLUB), 'matches')).text.trimEnd().split('\r\n');
    expect(matches).toHaveLength(1);
  });

  test('a name is no formula, and keeps its commas and quotation marks', async () => {
    const [first, ...others] = CLUB.contestants;
    const players = [{ name: '=HYPERLINK("x")' }, { name: 'Lee, Ann "Ace"' }];
    const event = { ...CLUB, contestants: [{ ...defined(first, 'a contestant'), players }, ...others] };
    const { text } = await written('csv', published(event));
    expect(text).toContain(`"'=HYPERLINK(""x"")","Lee, Ann ""Ace"""`);
  });
});

describe('HTML', () => {
  test('is one page that fetches nothing and runs nothing', async () => {
    const { text } = await written('html', published(CLUB));
    expect(text).not.toMatch(/<script|<link|<img|src=|href=|url\(|https?:/);
    expect(text).toContain('60.22');
    expect(text.match(/<article>/g)).toHaveLength(1 + 27);
  });

  test('a name is text', async () => {
    const [first, ...others] = CLUB.contestants;
    const players = [{ name: '<img onerror=alert(1)>' }];
    const event = {
      ...CLUB,
      name: '</title><b>',
      contestants: [{ ...defined(first, 'a contestant'), players }, ...others],
    };
    const { text } = await written('html', published(event));
    expect(text).not.toContain('<img');
    expect(text).not.toContain('</title><b>');
    expect(text).toContain('&lt;img onerror=alert(1)&gt;');
  });
});

test.each([
  ['HK', 'HK'],
  ['KH', 'HK'],
  ['10D', 'DT'],
  ['d 10', 'DT'],
  ['TD', 'DT'],
  ['H1', undefined],
  ['', undefined],
  ['-', undefined],
])('the lead %j is %j', (text, card) => {
  const lead = parseLead(text);
  expect(lead === undefined ? undefined : makeCard(lead)).toBe(card);
});

/** Writes each kind of event in each format and reads it back: its ranking is the same, or a sentence says why not. */
import type { Contestant, Event, EventMatch } from '@overtrick/duplicate/event/event';
import { rankingOf } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { MATCH_FORMS } from '@overtrick/duplicate/internals/teams/list';
import { METHODS } from '@overtrick/duplicate/methods/list';
import { scoreTeams } from '@overtrick/duplicate/teams/event';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import type { Entry, Traveller } from '@overtrick/duplicate/traveller/traveller';
import { assert } from '@overtrick/rules/assert';
import { below, pick, type Random, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { EVENT_FORMATS } from './list.ts';
import { EVENT_WRITERS, writeEvent } from './writers.ts';

const FORMATS = ['usebio', 'pbn', 'bws', 'json', 'csv'] as const;
type FormatId = (typeof FORMATS)[number];
const READERS = { usebio: 'usebio', pbn: 'pbn', bws: 'bridgemate', json: 'json', csv: 'csv' } as const;

const contestants = (count: number): Contestant[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ id: `${i + 1}`, number: `${i + 1}` },
    players: [{ name: `North ${i + 1}` }, { name: `South ${i + 1}` }],
  }));

function outcome(random: Random, board: number) {
  const contract = `${below(random, 7) + 1}${pick(random, ['C', 'D', 'H', 'S', 'NT'])}`;
  const declarer = pick(random, ['N', 'E', 'S', 'W']);
  const played = readPlayed({ contract, declarer, tricks: String(below(random, 14)) }, board);
  assert(typeof played !== 'string', String(played));
  return played;
}

/** Builds a Howell of three tables: six pairs, five rounds of a board. */
function pairs(seed: string): Event {
  const random = seededRandom(seed);
  const travellers = [1, 2, 3, 4, 5].map((board): Traveller => {
    const others = [0, 1, 2, 3, 4].map((i) => String(((board + i) % 5) + 1));
    const [a = '', b = '', c = '', d = '', e = ''] = others;
    const meetings = [
      ['6', a],
      [b, e],
      [c, d],
    ] as const;
    const entries = meetings.map(([one, two], i): Entry => {
      const [ns, ew] = (board + i) % 2 === 0 ? [one, two] : [two, one];
      return { ns, ew, outcome: outcome(random, board) };
    });
    return { board, entries };
  });
  return { name: 'Club', date: '2026-11-29', winners: 1, contestants: contestants(6), travellers };
}

/** Builds a Mitchell of three tables, whose numbers repeat on the other side. */
function mitchell(seed: string): Event {
  const random = seededRandom(seed);
  const both = (['NS', 'EW'] as const).flatMap((direction) =>
    contestants(3).map((one) => ({
      ...{ ...one, id: `${one.number}${direction}`, direction },
      players: [{ name: `${direction} ${one.number}` }],
    })),
  );
  const travellers = [1, 2, 3].map((board) => ({
    board,
    entries: [1, 2, 3].map((table) => ({
      ...{ ns: `${table}NS`, ew: `${((table + board) % 3) + 1}EW`, outcome: outcome(random, board) },
    })),
  }));
  return { winners: 2, contestants: both, travellers };
}

/** Builds an individual of four tables' players at two tables, with other partners on each board. */
function individual(seed: string): Event {
  const random = seededRandom(seed);
  const orders = ['12345678', '13572468', '15263748'];
  const partners = new Map<string, readonly [string, string]>();
  const sideOf = (one = '', other = ''): string => {
    partners.set(`${one}+${other}`, [one, other]);
    return `${one}+${other}`;
  };
  const travellers = orders.map((order, i) => {
    const [a, b, c, d, e, f, g, h] = [...order];
    const board = i + 1;
    return {
      board,
      entries: [
        { ns: sideOf(a, b), ew: sideOf(c, d), outcome: outcome(random, board) },
        { ns: sideOf(e, f), ew: sideOf(g, h), outcome: outcome(random, board) },
      ],
    };
  });
  return {
    winners: 1,
    contestants: contestants(8).map((one) => ({ ...one, players: [{ name: `Player ${one.number}` }] })),
    partners: [...partners].map(([id, both]) => ({ id, contestants: both })),
    travellers,
  };
}

/** Builds a round robin of four teams. */
function teams(seed: string): Event {
  const random = seededRandom(seed);
  const rounds = ['1243', '1324', '1432'];
  const matches = rounds.flatMap((order, i): EventMatch[] => {
    const [a = '', b = '', c = '', d = ''] = order;
    const boards = [2 * i + 1, 2 * i + 2];
    return [
      { home: a, away: b, round: i + 1, boards },
      { home: c, away: d, round: i + 1, boards },
    ];
  });
  const travellers = [1, 2, 3, 4, 5, 6].map((board) => ({
    board,
    entries: matches
      .filter(({ boards }) => boards.includes(board))
      .flatMap(({ home, away }) => [
        { ns: home, ew: away, outcome: outcome(random, board) },
        { ns: away, ew: home, outcome: outcome(random, board) },
      ]),
  }));
  return { winners: 1, contestants: contestants(4), matches, travellers };
}

/** Builds a Swiss of pairs: two rounds of two boards, ranked by victory points. */
function swiss(seed: string, method: string): Event {
  const random = seededRandom(seed);
  const rounds = ['1234', '1324'];
  const meetings = rounds.flatMap((order, i): EventMatch[] => {
    const [a = '', b = '', c = '', d = ''] = order;
    const boards = [2 * i + 1, 2 * i + 2];
    return [
      { home: a, away: b, round: i + 1, boards },
      { home: c, away: d, round: i + 1, boards },
    ];
  });
  const travellers = [1, 2, 3, 4].map((board) => ({
    board,
    entries: meetings
      .filter(({ boards }) => boards.includes(board))
      .map(({ home, away }) => ({ ns: home, ew: away, outcome: outcome(random, board) })),
  }));
  return { method, options: { scale: 'wbf' }, winners: 1, contestants: contestants(4), meetings, travellers };
}

/** Returns the ranking as it is printed; tied contestants in any order. */
function places(event: Event): readonly string[] {
  if (event.matches !== undefined) {
    const teams = scoreTeams(event);
    assert(teams.ok, 'a match format');
    return teams.value.ranking
      .map(({ place, contestant, points }) => `${place} ${contestant.number} ${roundTo(points, 2)}`)
      .toSorted();
  }
  const scoring = scoringOf(event);
  assert(scoring.ok, 'a method');
  return rankingOf(event, totalsOf(scoreEvent(event, scoring.value)))
    .map(({ place, contestant: { number, direction = '' }, percentage, points }) =>
      [place, number, direction, roundTo(percentage ?? points, 2)].join(' '),
    )
    .toSorted();
}

/** Writes an event and reads it back: its ranking, or the sentences that say what is lost or why it is refused. */
async function through(id: FormatId, event: Event): Promise<readonly string[] | string> {
  const writer = EVENT_WRITERS.find((one) => one.id === id);
  const reader = EVENT_FORMATS.find((one) => one.id === READERS[id]);
  assert(writer && reader, id);
  const written = await writeEvent(writer, event, [], 'travellers');
  if (!written.ok) return String(written.why);
  const { text, bytes = new TextEncoder().encode(text), lost } = written.value;
  const isChosen = lost.every((sentence) => /choose it in the other program$/.test(sentence));
  if (lost.length > 0 && !isChosen) return lost.join('\n');
  // the method that a format does not say is chosen by the reader
  const own = id === 'csv' || isChosen ? event.method : undefined;
  const read = await reader.read(bytes, { keepsGoing: false, method: own, faults: [] });
  if (!read.ok) return String(read.why);
  return places(own === undefined ? read.value : { ...read.value, method: own });
}

const cases: readonly (readonly [string, Event])[] = [
  ...METHODS.filter(({ results }) => results === undefined).flatMap(({ id: method }) => [
    [`pairs ${method}`, { ...pairs(method), method }] as const,
    [`two winners ${method}`, { ...mitchell(method), method }] as const,
    [`individual ${method}`, { ...individual(method), method }] as const,
  ]),
  ['individual bam', { ...individual('bam'), method: 'bam' }],
  ...MATCH_FORMS.map(({ id: method }) => [`teams ${method}`, { ...teams(method), method }] as const),
  ['teams in victory points', { ...teams('vp'), method: 'imps', options: { scale: 'wbf' } }],
  ...['mp', 'cross-imp', 'butler'].map((method) => [`swiss ${method}`, swiss(method, method)] as const),
  [
    'two sessions',
    {
      ...pairs('sessions'),
      method: 'mp',
      travellers: ['1', '2'].flatMap((session) =>
        pairs(session).travellers.map((one) => ({ ...one, session })),
      ),
    },
  ],
  [
    'a carry-over',
    {
      ...pairs('carried'),
      method: 'mp',
      contestants: contestants(6).map((one, i) =>
        i === 3 ? { ...one, carried: { points: 7, top: 10 } } : one,
      ),
    },
  ],
  [
    'IMPs carried over',
    {
      ...pairs('carried'),
      method: 'cross-imp',
      contestants: contestants(6).map((one, i) => (i === 3 ? { ...one, carried: { points: 12 } } : one)),
    },
  ],
  [
    'a penalty',
    { ...pairs('penalty'), method: 'mp', adjustments: [{ contestant: '2', amount: -1, unit: 'points' }] },
  ],
];

/** The events that a format cannot have, with the sentence that says so. */
const REFUSED: Readonly<Record<FormatId, readonly (readonly [RegExp, RegExp])[]>> = {
  usebio: [
    [/ ascherman$/, /^USEBIO has no word for the method Ascherman$/],
    [/individual bam/, /^USEBIO has no word for the method Board-a-match$/],
    [/teams (?:patton|hybrid)/, /^USEBIO has no word for the match format/],
    [/carr(?:y-over|ied over)$/, /^USEBIO has no carry-over: it is in the totals$/],
    [/^a penalty$/, /^USEBIO has no penalties: they are in the totals$/],
  ],
  pbn: [
    [/^individual/, /^PBN has no word for players who change partners/m],
    [/butler$/, /^PBN has no place for all options of the method/],
    [/total-points$/, /^PBN has no word for the method Total points/],
    [/^teams/, /^PBN has no word for the ranking of teams/],
    [/^swiss/, /^PBN has no word for victory points of pairs or players: they are in the totals$/m],
    [/^a carry-over$/, /^PBN has no carry-over: it is in the totals$/],
    [/^a penalty$/, /^PBN has no penalties: they are in the totals$/],
  ],
  bws: [
    [/^teams/, /^Bridgemate has no matches of teams: choose another format$/],
    [/^swiss/, /^a Bridgemate file has no word for victory points of pairs or players$/m],
    [/carr(?:y-over|ied over)$/, /^a Bridgemate file has no carry-over$/m],
    [/^a penalty$/, /^a Bridgemate file has no penalties$/],
  ],
  json: [],
  csv: [
    [/^teams/, /^these are results of teams, and the file does not say which meet/],
    [/^swiss/, /^the table of results has no victory points/],
    [/carr(?:y-over|ied over)$/, /^the table of results has no carry-over/],
    [/^a penalty$/, /^the table of results has no penalties/],
  ],
};

describe.each(FORMATS)('%s', (id) => {
  test.each(cases)('%s', async (name, event) => {
    const result = await through(id, event);
    const refusal = REFUSED[id].find(([of]) => of.test(name))?.[1];
    if (refusal === undefined) expect(result).toEqual(places(event));
    else expect(result).toMatch(refusal);
  });
});

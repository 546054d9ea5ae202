import { readFileSync } from 'node:fs';
import type { Event } from '@overtrick/duplicate/event/event';
import { parseWholeDeal } from '@overtrick/duplicate/handRecord';
import { awardOf } from '@overtrick/duplicate/traveller/award';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import { assert, defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { publicationOf } from '../publication.ts';
import { eventIn } from '../testEvent.ts';
import { readUsebio } from '../usebio/read.ts';
import { handsOfBridgemate } from './hands.ts';
import { readBridgemate, tablesOf } from './read.ts';
import { writeBridgemate } from './write.ts';

const CLUB = eventIn(
  readUsebio(readFileSync(new URL('../../../fixtures/pairs.xml', import.meta.url), 'utf8')),
);

function written(event: Event, ...hands: Parameters<typeof publicationOf>[1][]) {
  const publication = publicationOf(event, hands.flat() as Parameters<typeof publicationOf>[1]);
  assert(publication.ok, 'an event');
  const made = writeBridgemate(publication.value);
  assert(made.ok, made.ok ? '' : (made.why ?? ''));
  return { bytes: defined(made.value.bytes, 'bytes'), lost: made.value.lost };
}

const again = (event: Event): Event => eventIn(readBridgemate(written(event).bytes));

const played = (text: string, board = 1): Outcome => {
  const [contract = '', declarer = '', tricks = ''] = text.split(' ');
  const outcome = readPlayed({ contract, declarer, tricks }, board);
  assert(typeof outcome !== 'string', text);
  return outcome;
};

const plain = ({ travellers }: Event) =>
  travellers.map(({ board, session, entries }) => ({
    ...{ board, session },
    entries: entries.map(({ ns, ew, outcome, lead }) => ({ ns, ew, outcome, lead })),
  }));

test('a real evening is read back as it was: results, leads, names, numbers of members', () => {
  const event = again(CLUB);
  const { name, date, winners, contestants } = CLUB;
  expect(event).toMatchObject({ name, date, winners });
  expect(event.contestants).toEqual(
    contestants
      .map((one) => ({ ...one, section: 'A' }))
      .toSorted((a, b) => Number(a.number) - Number(b.number)),
  );
  expect(plain(event)).toEqual(plain(CLUB));
  expect(written(CLUB).lost).toEqual([]);
});

const two = (outcome: Outcome, more: Partial<Event> = {}): Event => ({
  winners: 1,
  contestants: ['1', '2', '3', '4'].map((id) => ({ id, number: id })),
  travellers: [
    {
      board: 1,
      entries: [
        { ns: '1', ew: '2', outcome },
        { ns: '3', ew: '4', outcome: played('4S N 10') },
      ],
    },
  ],
  ...more,
});

test.each([
  ['a contract doubled and down', played('3NTX W 7')],
  ['a contract redoubled with overtricks', played('1CXX S 9')],
  ['passed out', played('PASS')],
  ['not played', { kind: 'notPlayed' }],
  ['average plus and minus', { kind: 'artificial', ns: awardOf(60), ew: awardOf(40) }],
] as const)('%s', (_, outcome) => {
  const event = two(outcome as Outcome);
  expect(plain(again(event))).toEqual(plain(event));
});

test('places of an evening are its tables and rounds, and boards out of order are listed', () => {
  const entry = (place: string, ns: string, ew: string) => ({ ns, ew, outcome: played('4S N 10'), place });
  const event: Event = {
    ...two(played('4S N 10')),
    travellers: [
      { board: 1, entries: [entry('A3/2/1', '1', '2')] },
      { board: 7, entries: [entry('A3/2/7', '1', '2')] },
    ],
  };
  const tables = tablesOf(written(event).bytes, ['RoundData', 'ReceivedData']);
  assert(tables.ok, 'tables');
  expect(tables.value.rows('RoundData')).toEqual([
    {
      ...{ Section: 1, Table: 3, Round: 2, NSPair: 1, EWPair: 2, LowBoard: 1, HighBoard: 7 },
      CustomBoards: '1,7',
    },
  ]);
  expect(tables.value.rows('ReceivedData')[1]).toMatchObject({
    ...{ ID: 2, Section: 1, Table: 3, Round: 2, Board: 7, Declarer: 1, 'NS/EW': 'N' },
    ...{ Contract: '4 S', Result: '=', LeadCard: '', Remarks: '' },
  });
});

test('two winners are two though no number is on both sides, and one though nobody turns', () => {
  const directed = two(played('4S N 10'), {
    winners: 2,
    contestants: (['NS', 'EW'] as const).flatMap((direction) =>
      ['1', '2'].map((number) => ({ id: `${number}${direction}`, number, direction })),
    ),
    travellers: [
      { board: 1, entries: [{ ns: '1NS', ew: '1EW', outcome: played('4S N 10') }] },
      { board: 2, entries: [{ ns: '1NS', ew: '2EW', outcome: played('4S N 10', 2) }] },
    ],
  });
  expect(again(directed)).toMatchObject({ winners: 2 });
  expect(plain(again(directed))).toEqual(plain(directed));
  expect(again(two(played('4S N 10'))).winners).toBe(1);
});

test('an individual has its players by seat', () => {
  const players = ['1', '2', '3', '4'].map((id) => ({ id, number: id, players: [{ name: `Player ${id}` }] }));
  const event: Event = {
    ...{ winners: 1, contestants: players },
    partners: [
      { id: '1+3', contestants: ['1', '3'] },
      { id: '4+2', contestants: ['4', '2'] },
    ],
    travellers: [{ board: 1, entries: [{ ns: '1+3', ew: '4+2', outcome: played('2H W 9') }] }],
  };
  expect(again(event)).toMatchObject({ contestants: players, partners: event.partners });
  expect(plain(again(event))).toEqual(plain(event));
});

test('sessions, and sections that number their pairs alike', () => {
  const contestants = ['A', 'B'].flatMap((section) =>
    ['1', '2'].map((number) => ({ id: `${section}${number}`, number: `${section}${number}`, section })),
  );
  const entries = ['A', 'B'].map((section) => ({
    ...{ ns: `${section}1`, ew: `${section}2`, outcome: played('4S N 10') },
  }));
  const travellers = ['1', '2'].map((session) => ({ board: 1, session, entries }));
  const event: Event = { winners: 1, contestants, travellers };
  expect(again(event).contestants).toEqual(contestants);
  expect(plain(again(event))).toEqual(plain(event));
});

test('hands are read back', () => {
  const text = 'N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85';
  const deal = parseWholeDeal(text);
  assert(deal !== undefined, text);
  const { bytes } = written(CLUB, [{ board: 1, dealer: 'N', vul: 'none', deal }]);
  expect(handsOfBridgemate(bytes)[0]).toEqual({
    ...{ board: 1, seat: 'N' },
    holdings: { S: '', H: '63', D: 'AKQ987', C: 'A9732' },
  });
});

test.each([
  [{ method: 'butler' }, /does not say Butler/],
  [{ method: 'total-points' }, /does not say Total points/],
  [
    { adjustments: [{ contestant: '1', amount: -1, unit: 'points' }] },
    /^a Bridgemate file has no penalties$/,
  ],
] as const)('what is lost is named: %j', (more, lost) => {
  expect(written(two(played('4S N 10'), more as Partial<Event>)).lost).toEqual([expect.stringMatching(lost)]);
});

test('results without a contract, and rulings that the file has no word for, are left out and named', () => {
  expect(written(two({ kind: 'played', score: 420 })).lost).toEqual([expect.stringMatching(/left out$/)]);
  const ruled = two({ kind: 'artificial', ns: awardOf(70), ew: awardOf(30) });
  expect(written(ruled).lost).toEqual([expect.stringMatching(/every percentage/)]);
  expect(plain(again(ruled))[0]?.entries).toHaveLength(1);
});

test.each([
  [['x', '2', '3', '4'], 'in a Bridgemate file the numbers are 1 to 32767, and one here is x'],
  [['A1', 'B2', '3', '4'], /^B2 played in section A/],
])('numbers %j are refused', (numbers, why) => {
  const event = two(played('4S N 10'), {
    contestants: numbers.map((number, i) => ({ id: String(i + 1), number })),
  });
  const publication = publicationOf(event);
  assert(publication.ok, 'an event');
  expect(writeBridgemate(publication.value)).toMatchObject({ ok: false, why: expect.stringMatching(why) });
});

test('IMPs of a kind that the file does not tell are refused, unless the caller chose', () => {
  const { bytes } = written({ ...CLUB, method: 'butler' });
  expect(readBridgemate(bytes)).toMatchObject({
    ok: false,
    at: 'Section:1',
    why: expect.stringContaining('choose the method'),
  });
  expect(readBridgemate(bytes, { keepsGoing: false, method: 'butler', faults: [] }).ok).toBe(true);
});

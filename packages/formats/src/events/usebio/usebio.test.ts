import { readFileSync } from 'node:fs';
import type { Event } from '@overtrick/duplicate/event/event';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { describe, expect, test } from 'vitest';
import { eventIn, ranked } from '../testEvent.ts';
import { readUsebio } from './read.ts';
import { writeUsebio } from './write.ts';

const CLUB = readFileSync(new URL('../../../fixtures/pairs.xml', import.meta.url), 'utf8');

describe('a real event: 12 pairs, 27 boards, one average, two pairs with a board less', () => {
  const event = eventIn(readUsebio(CLUB));
  const { ranking, scored } = ranked(event);

  test('has its published percentages and places', () => {
    const published = [...CLUB.matchAll(/<PAIR>[\s\S]*?<\/PAIR>/g)].map(([pair]) => {
      const field = (name: string) => Number(new RegExp(`<${name}>([^<]*)<`).exec(pair)?.[1]);
      return [field('PAIR_NUMBER'), field('PERCENTAGE'), field('PLACE')];
    });
    const ours = ranking.map(({ contestant, percentage = 0, place }) => [
      Number(contestant.number),
      roundTo(percentage, 2),
      place,
    ]);
    expect(ours.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(published);
    expect(published).toHaveLength(12);
  });

  test('has the published matchpoints of every line of a full board', () => {
    // those of short boards are published as they are before they are factored
    const boards = CLUB.split('<BOARD ').slice(1);
    const published = boards.flatMap((board) => {
      const lines = [...board.matchAll(/<NS_MATCH_POINTS>([^<]*)<[\s\S]*?<EW_MATCH_POINTS>([^<]*)</g)];
      const full = lines.length === 6 && !board.includes('<SCORE>A');
      return full ? lines.map(([, ns, ew]) => [Number(ns), Number(ew)]) : [];
    });
    const ours = scored.travellers
      .filter(
        ({ lines }) => lines.length === 6 && lines.every(({ entry }) => entry.outcome.kind === 'played'),
      )
      .flatMap(({ lines }) => lines.map(({ NS, EW }) => [NS?.points, EW?.points]));
    expect(ours).toEqual(published);
    expect(ours).toHaveLength(25 * 6);
  });

  test('board 12 is factored: 9.8, 6.2, 6.2, 2.6, 0.2 of 10', () => {
    const board = scored.travellers.find(({ traveller }) => traveller.board === 12);
    const points = board?.lines.flatMap(({ NS, entry }) =>
      entry.outcome.kind === 'played' ? [roundTo(NS?.points ?? 0, 4)] : [],
    );
    expect(points?.toSorted((a, b) => b - a)).toEqual([9.8, 6.2, 6.2, 2.6, 0.2]);
  });

  test('is read again as it is written', () => {
    const written = writeUsebio(scored, ranking);
    expect(written.lost).toEqual([]);
    const again = eventIn(readUsebio(written.text));
    const plain = ({ travellers }: typeof event) =>
      travellers.map(({ board, entries }) => [board, entries.map(({ place: _, ...entry }) => entry)]);
    expect(plain(again)).toEqual(plain(event));
    expect(again).toMatchObject({ name: event.name, date: '2022-07-27', winners: 1, method: 'mp' });
    expect(new Set(again.contestants)).toEqual(new Set(event.contestants));
  });
});

const file = (lines: string, winners = 1, board = '<BOARD_NUMBER>1</BOARD_NUMBER>') =>
  `<USEBIO Version="1.2">\n<EVENT EVENT_TYPE="BUTLER_PAIRS"><WINNER_TYPE>${winners}</WINNER_TYPE>\n<BOARD>${board}\n${lines}\n</BOARD></EVENT></USEBIO>`;
const line = (ns: string, ew: string, rest: string) =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${rest}</TRAVELLER_LINE>`;
const score = (text: string) => `<SCORE>${text}</SCORE>`;

test('where there are two winners a number is two pairs', () => {
  const event = eventIn(
    readUsebio(file(line('1NS', '1EW', score('420')) + line('2', '2', score('A6040')), 2)),
  );
  expect(event.method).toBe('butler');
  expect(event.contestants).toEqual([
    { id: '1NS', number: '1', direction: 'NS' },
    { id: '1EW', number: '1', direction: 'EW' },
    { id: '2NS', number: '2', direction: 'NS' },
    { id: '2EW', number: '2', direction: 'EW' },
  ]);
});

test('sections that number their pairs alike, and sessions', () => {
  const pairs =
    '<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR><PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR></PARTICIPANTS>';
  const board = `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line('1', '2', score('420'))}</BOARD>`;
  const section = (id: string) => `<SECTION SECTION_ID="${id}">${pairs}${board}</SECTION>`;
  const sections = eventIn(readUsebio(`<USEBIO><EVENT>${section('A')}${section('B')}</EVENT></USEBIO>`));
  expect(sections.contestants.map(({ id }) => id)).toEqual(['A1', 'A2', 'B1', 'B2']);
  expect(sections.travellers.map(({ entries }) => entries.map(({ ns }) => ns))).toEqual([['A1', 'B1']]);
  const session = `<SESSION>${pairs}${board}</SESSION>`;
  const sessions = eventIn(readUsebio(`<USEBIO><EVENT>${session}${session}</EVENT></USEBIO>`));
  expect(sessions.contestants.map(({ id }) => id)).toEqual(['1', '2']);
  expect(sessions.travellers.map(({ session: one, entries }) => [one, entries.length])).toEqual([
    ['1', 1],
    ['2', 1],
  ]);
});

test('points that the director awarded stand instead of the percentage', () => {
  const awarded =
    '<SCORE>A5050</SCORE><NS_MATCH_POINTS>1.5</NS_MATCH_POINTS><EW_MATCH_POINTS>1</EW_MATCH_POINTS>';
  const rounded =
    '<SCORE>A5050</SCORE><NS_MATCH_POINTS>3</NS_MATCH_POINTS><EW_MATCH_POINTS>1</EW_MATCH_POINTS>';
  const event = eventIn(
    readUsebio(
      file([line('1', '2', rounded), line('3', '4', awarded), line('5', '6', score('50'))].join('')),
    ),
  );
  expect(event.travellers[0]?.entries.map(({ outcome }) => outcome)).toEqual([
    { kind: 'artificial', ns: { percent: 75, lifts: false }, ew: { percent: 25, lifts: false } },
    { kind: 'artificial', ns: { percent: 50, lifts: false }, ew: { percent: 25, lifts: false } },
    { kind: 'played', score: 50 },
  ]);
});

describe('what is wrong is said in one sentence with its place', () => {
  test.each([
    [line('1', '1', score('420')), '4:1', 'on board 1 pair 1 meets itself'],
    [`${line('1', '2', score('420'))}\n${line('3', '1', score('420'))}`, '5:1', 'pair 1 has board 1 twice'],
    [
      line('1', '2', '<CONTRACT>8S</CONTRACT>'),
      '4:1',
      'a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8S',
    ],
    [
      line('1', '2', '<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>14</TRICKS>'),
      '4:1',
      "declarer's tricks are 0 to 13, or =, +1, -2 against the contract; 4S 14 is impossible",
    ],
    [
      line('1', '2', '<CONTRACT>4S</CONTRACT><PLAYED_BY>X</PLAYED_BY>'),
      '4:1',
      'the declarer is N, E, S or W, not X',
    ],
    [line('1', '2', score('many')), '4:1', 'a score is a number, or written like A6040, not many'],
    [line('1', '2', score('425')), '4:1', 'no result has the score 425'],
    [line('', '2', score('420')), '4:1', 'a line must have an NS_PAIR_NUMBER'],
    ['', '2:1', 'there is no TRAVELLER_LINE in the event'],
  ])('%s', (lines, at, why) => {
    expect(readUsebio(file(lines))).toMatchObject({ ok: false, at, why });
  });

  test.each([
    ['<a/>', '1:1', 'a USEBIO file must contain an EVENT, and a has none'],
    [file(line('1', '2', score('50')), 1, ''), '3:1', 'a board must have a BOARD_NUMBER, from 1'],
  ])('%s', (text, at, why) => {
    expect(readUsebio(text)).toMatchObject({ ok: false, at, why });
  });
});

/** The totals that the file of a Swiss states: the second pair had a bye. */
const total: Readonly<Record<string, number>> = { 1: 26, 2: 18, 3: 5, 4: 23 };

describe('a Swiss of pairs with the results of its matches', () => {
  const pairs = ['1', '2', '3', '4'].map(
    (number) =>
      `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><TOTAL_SCORE>${total[number]}</TOTAL_SCORE></PAIR>`,
  );
  const board = (number: number, ...lines: readonly string[]) =>
    `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${lines.join('')}</BOARD>`;
  const match = (round: number, ns: string, ew: string, points: readonly [number, number], rest: string) =>
    [
      `<MATCH><ROUND_NUMBER>${round}</ROUND_NUMBER>`,
      `<NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>`,
      `<NS_SCORE>${points[0]}</NS_SCORE><EW_SCORE>${points[1]}</EW_SCORE>${rest}</MATCH>`,
    ].join('');
  const swiss = (...matches: readonly string[]) =>
    [
      '<USEBIO><EVENT EVENT_TYPE="SWISS_PAIRS_CROSS_IMPS"><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>',
      `<PARTICIPANTS>${pairs.join('')}</PARTICIPANTS>`,
      ...matches,
      '</EVENT></USEBIO>',
    ].join('\n');
  const file = swiss(
    match(1, '1', '2', [14, 6], board(1, line('1', '2', score('420')))),
    match(1, '3', '4', [5, 15], board(1, line('3', '4', score('-50')))),
    match(2, '1', '4', [12, 8], board(1, line('4', '1', score('170')))),
  );

  test('is ranked by its victory points, a total beyond them is an adjustment, and boards are kept apart', () => {
    const event = eventIn(readUsebio(file));
    expect(event).toMatchObject({ method: 'cross-imp', winners: 1 });
    expect(event.meetings).toEqual([
      { home: '1', away: '2', round: 1, session: '1', boards: [1], points: { home: 14, away: 6 } },
      { home: '3', away: '4', round: 1, session: '1', boards: [1], points: { home: 5, away: 15 } },
      { home: '1', away: '4', round: 2, session: '2', boards: [1], points: { home: 12, away: 8 } },
    ]);
    expect(event.adjustments).toMatchObject([{ contestant: '2', amount: 12, unit: 'points' }]);
    expect(ranked(event).ranking.map(({ contestant, points }) => [contestant.number, points])).toEqual([
      ['1', 26],
      ['4', 23],
      ['2', 18],
      ['3', 5],
    ]);
    expect(event.travellers.map(({ session, entries }) => [session, entries.length])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  test.each([
    [
      match(1, '1', '9', [14, 6], board(1, line('1', '9', score('420')))),
      'a match is between two pairs of the event, not 1 and 9',
    ],
    [
      match(1, '1', '2', [14, 6], board(1, line('1', '3', score('420')))),
      'a line of this match is between 1 and 2, not 1 and 3',
    ],
  ])('what is wrong is said: %#', (text, why) => {
    expect(readUsebio(swiss(text))).toMatchObject({ ok: false, at: expect.stringMatching(/^3:/), why });
  });
});

describe('an individual, and total points, written and read back', () => {
  const result = (score: number) => ({ kind: 'played' as const, score });
  const individual: Event = {
    method: 'mp',
    winners: 1,
    contestants: Array.from({ length: 8 }, (_, i) => ({
      id: `${i + 1}`,
      number: `${i + 1}`,
      players: [{ name: `Player ${i + 1}`, number: `10${i}` }],
    })),
    partners: ['8+1', '2+4', '3+7', '5+6'].map((id) => {
      const [one = '', other = ''] = id.split('+');
      return { id, contestants: [one, other] as const };
    }),
    travellers: [1, 2].map((board) => ({
      board,
      entries: [
        { ns: '8+1', ew: '2+4', outcome: result(420 - 100 * board) },
        { ns: '3+7', ew: '5+6', outcome: result(-50 + 200 * board) },
      ],
    })),
  };
  const { partners: _, ...rest } = individual;
  const pairs: Event = {
    ...rest,
    method: 'total-points',
    travellers: individual.travellers.map(({ board }) => ({
      board,
      entries: [
        { ns: '1', ew: '2', outcome: result(420 - 100 * board) },
        { ns: '3', ew: '4', outcome: result(-50 + 200 * board) },
      ],
    })),
  };

  test.each([
    ['an individual', individual, 'EVENT_TYPE="INDIVIDUAL"'],
    ['total points', pairs, '<BOARD_SCORING_METHOD>AGGREGATE</BOARD_SCORING_METHOD>'],
    ['an individual by Butler', { ...individual, method: 'butler' }, '<BOARD_SCORING_METHOD>BUTLER_IMPS<'],
    ['pairs by cross-IMPs', { ...pairs, method: 'cross-imp' }, '<BOARD_SCORING_METHOD>CROSS_IMPS<'],
  ] as const)('%s', (_, event, mark) => {
    const { scored, ranking } = ranked(event);
    const { text, lost } = writeUsebio(scored, ranking);
    expect(text).toContain(mark);
    expect(lost).toEqual([]);
    const again = ranked(eventIn(readUsebio(text))).ranking;
    const rows = (of: typeof ranking) =>
      of.map(({ contestant, points, percentage, place }) => [
        contestant.number,
        contestant.players?.[0]?.name,
        roundTo(points, 4),
        percentage === undefined ? undefined : roundTo(percentage, 4),
        place,
      ]);
    expect(rows(again)).toEqual(rows(ranking));
  });

  test.each([
    [
      'a player without a number',
      /<PLAYER_NUMBER>3<\/PLAYER_NUMBER>/,
      '',
      'a player of an individual has a PLAYER_NUMBER',
    ],
    ['two players with a number', /<PLAYER_NUMBER>3</, '<PLAYER_NUMBER>4<', 'there are two players 4'],
    ['a line without West', /<W_PLAYER_NUMBER>4<\/W_PLAYER_NUMBER>/, '', 'must have a W_PLAYER_NUMBER'],
  ])('%s is refused', (_, what, by, why) => {
    const { scored, ranking } = ranked(individual);
    const read = readUsebio(writeUsebio(scored, ranking).text.replace(what, by));
    expect(read).toMatchObject({ ok: false, code: 'ERR_EVENT' });
    expect(read.ok ? '' : read.why).toContain(why);
  });
});

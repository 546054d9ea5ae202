import { assert } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { eventOfTables } from './bridgemate/read.ts';
import { readJsonEvent } from './json/read.ts';
import { EVENT_FORMATS } from './list.ts';
import { readPbnEvent } from './pbn/read.ts';
import type { Fault, Reading } from './reading.ts';
import { ranked } from './testEvent.ts';
import { readUsebio } from './usebio/read.ts';

const going = (more: Partial<Reading> = {}): Reading => ({ keepsGoing: true, faults: [], ...more });

const line = (ns: number, ew: number, result: string) =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${result}</TRAVELLER_LINE>`;
const usebio = (lines: readonly string[], head = '') =>
  `<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS">${head}<WINNER_TYPE>1</WINNER_TYPE>\n<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n${lines.join('\n')}\n</BOARD></EVENT></USEBIO>`;
const GOOD = '<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>420</SCORE>';

describe('a contract that cannot be read', () => {
  const stated = usebio([line(1, 4, GOOD), line(2, 5, '<CONTRACT>42</CONTRACT><SCORE>450</SCORE>')]);

  test('beside a score costs only the contract, and is named with its place', () => {
    const reading: Reading = { keepsGoing: false, faults: [] };
    const event = readUsebio(stated, reading);
    assert(event.ok, 'the evening is read');
    expect(event.value.travellers[0]?.entries[1]?.outcome).toEqual({ kind: 'played', score: 450 });
    expect(reading.faults).toMatchObject([{ costs: 'field', at: '4:1' }]);
    expect(reading.faults[0]?.why).toContain('not 42; its score 450 counts');
  });

  test.each([
    [
      'a tricks number beyond 13',
      '<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>15</TRICKS><SCORE>480</SCORE>',
      480,
    ],
    ['no declarer', '<CONTRACT>4S</CONTRACT><TRICKS>10</TRICKS><SCORE>-50</SCORE>', -50],
    ['a pass with a score', '<CONTRACT>PASS</CONTRACT><SCORE>110</SCORE>', 110],
  ])('%s counts by its score', (_, result, score) => {
    const event = readUsebio(usebio([line(1, 4, GOOD), line(2, 5, result)]));
    assert(event.ok, 'the evening is read');
    expect(event.value.travellers[0]?.entries[1]?.outcome).toEqual({ kind: 'played', score });
  });

  test.each([
    ['without a score', '<CONTRACT>42</CONTRACT>', 'ERR_RESULT'],
    ['beside a score that cannot be', '<CONTRACT>42</CONTRACT><SCORE>455</SCORE>', 'ERR_RESULT'],
    ['beside a score that is no number', '<CONTRACT>4S</CONTRACT><SCORE>4o0</SCORE>', 'ERR_SCORE'],
  ])('%s refuses the file, or is left out', (_, result, code) => {
    const text = usebio([line(1, 4, GOOD), line(2, 5, result)]);
    expect(readUsebio(text)).toMatchObject({ ok: false, code, at: '4:1' });
    const reading = going();
    const event = readUsebio(text, reading);
    assert(event.ok, 'the rest is read');
    expect(event.value.travellers[0]?.entries).toHaveLength(1);
    expect(reading.faults).toMatchObject([{ costs: 'row', code, at: '4:1' }]);
  });
});

test('a pair that has a board twice: the later row is left out', () => {
  const reading = going();
  const event = readUsebio(usebio([line(1, 4, GOOD), line(1, 5, GOOD), line(2, 6, GOOD)]), reading);
  assert(event.ok, 'the rest is read');
  expect(event.value.travellers[0]?.entries.map(({ ns, ew }) => `${ns}-${ew}`)).toEqual(['1-4', '2-6']);
  expect(reading.faults).toMatchObject([{ costs: 'row', code: 'ERR_TWICE', at: '4:1' }]);
});

describe('the method of a USEBIO file', () => {
  const of = (method: string, reading?: Reading) =>
    readUsebio(
      usebio([line(1, 4, GOOD), line(2, 5, GOOD)], `<BOARD_SCORING_METHOD>${method}</BOARD_SCORING_METHOD>`),
      reading,
    );

  test.each([
    ['MATCH_POINTS', 'mp'],
    ['CROSS_IMPS', 'cross-imp'],
    ['cross imps', 'cross-imp'],
    ['BUTLER_IMPS', 'butler'],
    ['AGGREGATE', 'total-points'],
  ])('%s is %s', (text, method) => {
    expect(of(text)).toMatchObject({ ok: true, value: { method } });
  });

  test('one that is not known refuses the file by its name, unless the caller chose another', () => {
    const refused = of('PATTON');
    assert(!refused.ok, 'it is refused');
    expect(refused.why).toContain('BOARD_SCORING_METHOD is PATTON');
    expect(of('PATTON', { keepsGoing: false, faults: [], method: 'mp' }).ok).toBe(true);
  });
});

test('rows of a database and of our own file are left out too', () => {
  const reading = going();
  const row = {
    Section: 1,
    Table: 1,
    Round: 1,
    Board: 1,
    PairNS: 1,
    PairEW: 5,
    'NS/EW': 'N',
    Contract: '4 S',
    Result: '=',
  };
  const rows = [row, { ...row, Table: 2, PairNS: 3, PairEW: 7, Contract: '8 S' }];
  const tables = { names: ['ReceivedData'], rows: (name: string) => (name === 'ReceivedData' ? rows : []) };
  const event = eventOfTables(tables, reading);
  assert(event.ok, 'the rest is read');
  expect(event.value.travellers.flatMap(({ entries }) => entries)).toHaveLength(1);
  expect(reading.faults).toMatchObject([{ costs: 'row', at: 'ReceivedData:2' }]);
  const own = going();
  const json = readJsonEvent(
    JSON.stringify({
      ...{ format: 'overtrick-event', winners: 1 },
      boards: [
        {
          board: 1,
          results: [
            { ns: '1', ew: '2', result: '4S N 10' },
            { ns: '3', ew: '4', result: '9S N 10' },
          ],
        },
      ],
    }),
    own,
  );
  assert(json.ok, 'the rest is read');
  expect(own.faults).toMatchObject([{ costs: 'row', at: 'boards[0].results[1].result' }]);
});

describe('a TotalScoreTable', () => {
  const pbn = (columns: string, rows: readonly string[]) => `[Event "e"]
[TotalScoreTable "${columns}"]
${rows.join('\n')}
[Board "1"]
[Scoring "MP1"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R"]
 1  3 4S   N 10
 4  2 4S   N  9
`;
  const COLUMNS = 'Rank\\2R;PairId\\3R;ScoreCarryOver\\5R;Names\\30L';
  const of = (columns: string, rows: readonly string[]) => readPbnEvent(pbn(columns, rows));

  test('of one list makes one winner, with names and what was carried over', () => {
    const event = of(COLUMNS, [
      ' 1 1 5.0 "Ann Lee - Bo Day"',
      ' 2 2 3.0 "Cai Smith-Jones & Dee Roe"',
      ' 3 4 1.0 "Eva; Finn"',
      ' 4 3 0.5 "Gil"',
    ]);
    assert(event.ok, 'it is read');
    const { ranking } = ranked(event.value);
    expect(
      ranking.map(({ contestant, points, percentage }) => [contestant.number, points, percentage]),
    ).toEqual([
      ['1', 7, undefined],
      ['2', 5, undefined],
      ['4', 1, undefined],
      ['3', 0.5, undefined],
    ]);
    expect(ranking.map(({ contestant }) => contestant.players?.map(({ name }) => name))).toEqual([
      ['Ann Lee', 'Bo Day'],
      ['Cai Smith-Jones', 'Dee Roe'],
      ['Eva', 'Finn'],
      ['Gil'],
    ]);
  });

  test.each([
    ['with directions', [' 1 1NS - -', ' 2 4NS - -', ' 1 2EW - -', ' 2 3EW - -']],
    ['whose ranks begin again', [' 1 1 - -', ' 2 4 - -', ' 1 2 - -', ' 2 3 - -']],
    ['of some pairs alone', [' 1 1 - -', ' 2 2 - -']],
  ])('%s leaves two winners', (_, rows) => {
    expect(of(COLUMNS, rows)).toMatchObject({ ok: true, value: { winners: 2 } });
  });

  test('with a carry-over that is no number refuses the file', () => {
    expect(of(COLUMNS, [' 1 1 x.5 A'])).toMatchObject({
      ...{ ok: false, code: 'ERR_EVENT' },
      why: 'ScoreCarryOver is a number, not x.5',
    });
  });
});

describe('a row whose result cannot be read is corrected', () => {
  const json = (result: string) =>
    `{"format":"overtrick-event","winners":1,"contestants":[${['1', '2', '3', '4'].map((id) => `{"id":"${id}","number":"${id}"}`).join()}],"boards":[{"board":1,"results":[{"ns":"1","ew":"2","result":"${result}"},{"ns":"3","ew":"4","result":"4S N 10"}]}]}`;
  const usebio = (contract: string) =>
    `<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>${contract}</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE></BOARD></EVENT></USEBIO>`;
  const pbn = (contract: string) =>
    `[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 ${contract} N 10\n3 4 4S N 10\n`;

  test.each([
    ['json', json('4Q N 10')],
    ['usebio', usebio('4Q')],
    ['pbn', pbn('4Q')],
    ['csv', 'board,ns,ew,contract,declarer,tricks\n1,1,2,4Q,N,10\n1,3,4,4S,N,10'],
  ])('%s', async (id, text) => {
    const format = EVENT_FORMATS.find((one) => one.id === id);
    const bytes = new TextEncoder().encode(text);
    const faults: Fault[] = [];
    await format?.read(bytes, { keepsGoing: true, faults });
    const [fault] = faults;
    expect(fault?.row).toEqual({ board: 1, ns: '1', ew: '2' });
    const scoreOf = async (result: string) => {
      const corrections = new Map([[fault?.at ?? '', result]]);
      const read = await format?.read(bytes, { keepsGoing: false, faults: [], corrections });
      if (!read?.ok) return read?.why;
      const outcome = read.value.travellers[0]?.entries[0]?.outcome;
      return outcome?.kind === 'played' ? outcome.score : outcome?.kind;
    };
    expect(await scoreOf('4S N 11')).toBe(450);
    expect(await scoreOf('-50')).toBe(-50);
    expect(await scoreOf('A6040')).toBe('artificial');
    expect(await scoreOf('4Q N 10')).toMatch(/^a contract is written like/);
  });
});

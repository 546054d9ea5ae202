import { expect, test } from 'vitest';
import { opened } from './opened.ts';

const line = (ns: number, ew: number, contract: string) =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER><CONTRACT>${contract}</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE>`;
const pair = (number: number, place: number) =>
  `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><PLACE>${place}</PLACE><PLAYER><PLAYER_NAME>Ann ${number}</PLAYER_NAME></PLAYER></PAIR>`;
const FILE = `<USEBIO><EVENT EVENT_TYPE="MP_PAIRS"><EVENT_DESCRIPTION>Club</EVENT_DESCRIPTION><WEATHER>fine</WEATHER><WINNER_TYPE>1</WINNER_TYPE>
<PARTICIPANTS>${[1, 2, 3, 4, 5, 6].map((number) => pair(number, number)).join('')}</PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
${line(1, 2, '4S')}
${line(3, 4, '3S')}
${line(5, 6, '4Q')}
</BOARD></EVENT></USEBIO>`;

const ask = (more: Partial<Parameters<typeof opened>[0]> = {}) =>
  opened({ name: 'club.xml', bytes: new TextEncoder().encode(FILE), corrections: [], ...more });

test('a file is ranked and compared with what it states, and its faulty row is named', async () => {
  const event = await ask();
  if (event.kind !== 'event') throw new Error(event.kind);
  expect(event).toMatchObject({ name: 'Club', areTeams: false, isPercent: true });
  expect(event.ranking.map(({ place, number, names }) => [place, number, names])).toEqual([
    [1, '1', 'Ann 1'],
    [1, '4', 'Ann 4'],
    [3, '2', 'Ann 2'],
    [3, '3', 'Ann 3'],
  ]);
  expect(event.faults).toEqual([
    {
      ...{ at: '6:1', why: expect.stringMatching(/^a contract is written like/), isRow: true },
      row: { board: 1, ns: '5', ew: '6' },
    },
  ]);
  expect(event.audit).toEqual({
    ...{ passedOver: ['WEATHER'], compared: 4 },
    differs: [
      { pair: '2', what: 'place', file: 2, ours: 3 },
      { pair: '4', what: 'place', file: 4, ours: 1 },
    ],
  });
  expect(event.boards[0]?.lines[0]).toMatchObject({ ns: '1', ew: '2', result: '4S N 10', nsPoints: 2 });
});

test('a corrected row counts', async () => {
  const event = await ask({ corrections: [['6:1', '4S N 11']] });
  if (event.kind !== 'event') throw new Error(event.kind);
  expect(event.faults).toEqual([]);
  expect(event.ranking[0]).toMatchObject({ place: 1, number: '4' });
  expect(event.ranking).toHaveLength(6);
});

test('another method ranks by it, and the event is saved in another format', async () => {
  const event = await ask({ method: 'total-points' });
  expect(event).toMatchObject({ kind: 'event', isPercent: false });
  const saved = await ask({ saveAs: 'json' });
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  expect(String(saved.content)).toContain('"format": "overtrick-event"');
  expect(await ask({ saveAs: 'xls' })).toMatchObject({ kind: 'failed' });
});

test.each([
  ['anything', 'notes.txt', 'this is not a score file'],
  ['<USEBIO/>', 'club.xml', 'a USEBIO file must contain an EVENT, and USEBIO has none'],
])('%j is refused', async (text, name, why) => {
  expect(await ask({ name, bytes: new TextEncoder().encode(text) })).toMatchObject({ kind: 'failed', why });
});

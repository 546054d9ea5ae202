import { expect, test } from 'vitest';
import { boardsIn } from './opened.ts';
import { shownOf } from './shown.ts';
import { playedRecord } from './testBoards.ts';
import { written } from './written.ts';

const RECORD = playedRecord('bridge', 'opened');

/** Every board of the text, as the page would show it. */
const shownIn = (text: string) =>
  boardsIn(text).map((read) => {
    if (!read.ok) return read;
    const shown = shownOf(read.told);
    return shown.ok ? { label: read.label, told: read.told, view: shown.value.view } : shown;
  });

test.each(['pbn', 'lin', 'jsonl'])('a board that was written as %s is opened again', (format) => {
  const file = written({ record: RECORD, players: { N: 'Ada', S: 'Bo' } }, format);
  if (!file.ok) throw new Error(file.why);
  const [board, ...others] = boardsIn(file.value.text);
  expect(others).toEqual([]);
  expect(board?.ok && JSON.parse(board.told.record).steps).toEqual(JSON.parse(RECORD).steps);
  if (format !== 'jsonl') expect(board?.ok && board.told.players).toMatchObject({ N: 'Ada', S: 'Bo' });
});

test('records of every game of a file are opened, and what is broken says so', () => {
  const text = [RECORD, playedRecord('solo-whist'), '{"game":"whist"}'].join('\n');
  expect(shownIn(text)).toMatchObject([
    { view: { game: 'bridge', phase: 'over' } },
    { view: { game: 'solo-whist', phase: 'over' } },
    { ok: false },
  ]);
});

test('a deal of which only the cards are known is shown as it is dealt', () => {
  const text = '[Deal "N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964"]';
  expect(shownIn(text)).toMatchObject([
    { view: { phase: 'auction', terms: { dealer: 'N', vul: 'none' }, calls: [] } },
  ]);
});

test('a link to a hand viewer is opened', () => {
  const link =
    'https://www.bridgebase.com/tools/handviewer.html?n=sk862h73dkj54ct83&e=s943ht842dq96cqj5&s=saqjt5ha6da73ck72&d=w&v=n&b=4&a=P1SP4SPPP';
  expect(shownIn(link)).toMatchObject([
    { label: '4', view: { phase: 'play', contract: { level: 4, strain: 'S', declarer: 'N' } } },
  ]);
});

test.each(['', 'hello', 'https://club.example/t/abcdef'])('%j has no board in it', (text) => {
  expect(boardsIn(text)).toEqual([]);
});

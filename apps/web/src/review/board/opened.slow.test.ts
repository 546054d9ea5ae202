import { expect, test } from 'vitest';
import { boardsIn } from './opened.ts';
import { shownOf } from './pageData.ts';
import { playedRecord } from './testBoards.ts';
import { written } from './written.ts';

const RECORD = playedRecord('bridge', 'opened');

/** Reads every board of a text, as the page would show it. */
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

test('the number of a deal is the deal', () => {
  const numbers = ['0', '12,345,678,901', '53644737765488792839237439999'];
  const found = shownIn(numbers.join('\n'));
  expect(found).toMatchObject(numbers.map((number) => ({ label: number.replaceAll(',', '') })));
  expect(boardsIn('53644737765488792839237440000')).toMatchObject([
    { ok: false, why: 'deals have numbers from 0 to 53644737765488792839237439999' },
  ]);
  const [first] = boardsIn('0');
  expect(first?.ok && first.given).toMatchObject({
    dealer: 'N',
    vul: 'none',
    deal: expect.stringMatching(/^N:AKQJT98765432/),
  });
});

test.each(['', 'hello', 'https://club.example/t/abcdef'])('%j has no board in it', (text) => {
  expect(boardsIn(text)).toEqual([]);
});

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';

test.each([
  [DEAL, { dealer: 'N', vul: 'none' }],
  [DEAL.toLowerCase(), { dealer: 'N', vul: 'none' }],
  [`"${DEAL}"`, { dealer: 'N', vul: 'none' }],
  [`${DEAL} dealer=E vul=both`, { dealer: 'E', vul: 'both' }],
  [`${DEAL} board=7`, { dealer: 'S', vul: 'both', board: 7 }],
])('a bare deal is opened: %s', (text, terms) => {
  expect(shownIn(text)).toMatchObject([{ view: { game: 'bridge', terms, phase: 'auction' } }]);
});

test('of several bare deals each is opened, or says what is wrong with it', () => {
  expect(boardsIn(`${DEAL}\n\n${DEAL.replace('AQ962', 'AA962')}\n`)).toMatchObject([
    { ok: true },
    { ok: false, label: '#2', why: expect.stringMatching(/\S/) },
  ]);
  expect(boardsIn('a word')).toEqual([]);
  expect(boardsIn('')).toEqual([]);
});

test('a file says where and when a board was played, and notes nothing where nothing was said', () => {
  const calls = JSON.parse(RECORD).steps.filter((step: string) => /^. (P|X|XX|[1-7].*)$/.test(step));
  const meanings = Object.fromEntries(
    calls.map((step: string, i: number) => [
      i,
      step.endsWith(' P') ? 'nothing to say' : 'opening: 12+ points',
    ]),
  );
  const told = {
    record: RECORD,
    meanings,
    match: 'chicago',
    deal: 3,
    date: '2026.11.22',
    site: 'club.example',
  };
  const pbn = written(told, 'pbn');
  const lin = written(told, 'lin');
  if (!pbn.ok || !lin.ok) throw new Error('it is written');
  for (const tag of [
    '[Event "Chicago"]',
    '[Site "club.example"]',
    '[Date "2026.11.22"]',
    '[Board "3"]',
    '[Scoring "Chicago"]',
  ])
    expect(pbn.value.text).toContain(tag);
  expect(`${pbn.value.text}${lin.value.text}`).not.toContain('nothing to say');
  expect(pbn.value.text.includes('opening: 12+')).toBe(calls.some((step: string) => !step.endsWith(' P')));
  // the file contains no invented facts
  const bare = written({ record: RECORD }, 'pbn');
  expect(bare.ok && bare.value.text).toContain('[Event "?"]');
});

test('the auction and the commentary of a file come along', () => {
  const [board] = boardsIn(`[Board "3"]
{A fine
slam}
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964"]
[Auction "S"]
{Listen:} 1S {five cards} Pass 2S =1= Pass
4S AP
[Note "1:six to nine"]
`);
  expect(board).toMatchObject({
    ok: true,
    comment: 'A fine slam Listen:',
    calls: [
      { call: '1S', why: 'five cards' },
      { call: 'P' },
      { call: '2S', why: 'six to nine' },
      { call: 'P' },
      { call: '4S' },
      { call: 'P' },
      { call: 'P' },
      { call: 'P' },
    ],
  });
});

test('notes of a movie in LIN are its commentary, without their signs', () => {
  const [board] = boardsIn(
    'md|3SAQJT5HA6DA73CK72,S7HKQJ95DT82CA964,SK862H73DKJ54CT83|sv|o|nt|^b@2Look at ^*bthe spades.|mb|1S|mb|p|pg||',
  );
  expect(board?.ok && board.comment).toBe('Look at the spades.');
});

test('a board of bridge has its number, with which it is found again; others have none', () => {
  const shown = shownOf({ record: RECORD });
  if (!shown.ok || shown.value.number === undefined) throw new Error('a shown board with its number');
  const [again] = boardsIn(shown.value.number);
  expect(again?.ok && again.given?.deal).toBe(shown.value.given?.deal);
  const whist = shownOf({ record: playedRecord('solo-whist') });
  expect(whist.ok && [whist.value.number, whist.value.given]).toEqual([undefined, undefined]);
});

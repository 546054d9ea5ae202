import { type Deal, makeDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { boardOfDeal } from '../board.ts';
import { dealOf } from '../hands.ts';
import { findFormat, formatOfText } from '../list.ts';

const random = seededRandom('machines');
const deals = Array.from({ length: 32 }, () => randomDeal(random));
const boardsOf = (list: readonly Deal[]) =>
  list.map((deal, i) =>
    boardOfDeal({ board: i + 1, dealer: (['N', 'E', 'S', 'W'] as const)[i % 4] ?? 'N', vul: 'none' }, deal),
  );
const FIRST = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

describe.each(['dup', 'bri', 'dge', 'dlm', 'rbn', 'csv'])('%s', (id) => {
  const format = findFormat(id);
  if (format === undefined) throw new Error(id);

  test('32 deals come back as they were', () => {
    const { text } = format.write(boardsOf(deals));
    const items = format.read(text);
    expect(items.map(({ label }) => label)).toEqual(deals.map((_, i) => String(i + 1)));
    expect(
      items.map(({ board }) => {
        const deal = board.ok ? dealOf(board.value.hands) : undefined;
        return deal && makeDeal(deal);
      }),
    ).toEqual(deals.map((deal) => makeDeal(deal)));
    expect(formatOfText(text)?.id).toBe(id);
  });

  test('what it cannot carry is said', () => {
    const [board] = boardsOf(deals.slice(0, 1));
    if (board === undefined) throw new Error('a board');
    const { lost } = format.write([{ ...board, tags: [{ name: 'Annotator', value: 'x' }] }]);
    expect(lost.join()).toMatch(/left out|tags Annotator/);
  });
});

describe('bytes', () => {
  const cold = deals.length === 0 ? [] : boardsOf([coldDeal()]);
  test('BRI has 39 numbers of two digits', () => {
    const { text } = findFormat('bri')?.write(cold) ?? { text: '' };
    expect(text).toHaveLength(128);
    expect(text.slice(0, 78)).toBe(
      Array.from({ length: 39 }, (_, i) => String(i + 1).padStart(2, '0')).join(''),
    );
    expect(text.slice(78)).toBe(' '.repeat(32) + '\0'.repeat(18));
  });

  test('DGE has a sign before each suit', () => {
    const { text } = findFormat('dge')?.write(cold) ?? { text: '' };
    expect(text).toBe(
      `\x06AKQJT98765432\x03\x04\x05\x06\x03AKQJT98765432\x04\x05\x06\x03\x04AKQJT98765432\x05\x06\x03\x04\x05AKQJT98765432${'\0'.repeat(60)}`,
    );
  });

  test('DUP ends each board with the set', () => {
    const { text } = findFormat('dup')?.write(boardsOf(deals)) ?? { text: '' };
    expect(text).toHaveLength(32 * 156);
    expect(text.slice(146, 156)).toBe('YN1  0 32 ');
  });

  test('DLM has 99 boards with their check sums', () => {
    const lines = findFormat('dlm')?.write(cold).text.split('\r\n') ?? [];
    expect(lines.filter((line) => line.startsWith('Board '))).toHaveLength(99);
    expect(lines).toContain('Board 01=aaaaaabffffffkkkkkklpppppp' + '015');
    expect(lines).toContain('Board 02=aaaaaabffffffkkkkkklpppppp' + '012');
    expect(lines.slice(0, 7)).toContain('To board=1');
  });
});

/** The board in the description of DUP files by Jannersten Förlag, the maker of the machine. */
const PRINTED = {
  bri: '180437272408224221062507175150321516492941264031464543351128302039140152133403',
  dge: '\x06J987\x03JT7643\x04A4\x05Q\x06\x03KQ2\x04QT9\x05AK98543\x06AQ42\x03A8\x04KJ762\x05J2\x06KT653\x0395\x04853\x05T76',
  set: 'YN1  1 32 ',
  deal: 'N:J987.JT7643.A4.Q .KQ2.QT9.AK98543 AQ42.A8.KJ762.J2 KT653.95.853.T76',
};

describe('files of another hand', () => {
  test.each([
    ['bri', PRINTED.bri + ' '.repeat(32) + '\0'.repeat(18)],
    ['dge', PRINTED.dge + '\0'.repeat(60)],
    ['dup', PRINTED.bri + PRINTED.dge + PRINTED.set],
  ])('the board of the description is read from %s, its cards in no order', (id, text) => {
    const items = findFormat(id)?.read(text.repeat(32)) ?? [];
    expect(items).toHaveLength(32);
    for (const { board } of items) {
      const deal = board.ok ? dealOf(board.value.hands) : undefined;
      expect(deal && makeDeal(deal)).toBe(PRINTED.deal);
    }
  });

  test.each(['bri', 'dge', 'dup', 'dlm'])(
    '32 boards of %s, by a hand that reads descriptions alone',
    (id) => {
      const written = encoded(
        id,
        deals.map((deal) => makeDeal(deal)),
      );
      expect(findFormat(id)?.write(boardsOf(deals)).text).toBe(written);
      const items = findFormat(id)?.read(written) ?? [];
      expect(
        items.map(({ board }) => {
          const deal = board.ok ? dealOf(board.value.hands) : undefined;
          return deal && makeDeal(deal);
        }),
      ).toEqual(deals.map((deal) => makeDeal(deal)));
    },
  );
});

/** Encodes deals independently of the project's code; it only reads the text of a deal: `N:AQ2.K9… … … …`. */
function encoded(id: string, written: readonly string[]): string {
  const ranks = 'AKQJT98765432';
  const boards = written.map((deal) =>
    deal
      .slice(2)
      .split(' ')
      .map((hand) => hand.split('.')),
  );
  const numbers = (hand: readonly string[]) =>
    hand.flatMap((suit, s) => [...suit].map((rank) => 13 * s + ranks.indexOf(rank) + 1));
  const two = (number: number) => `0${number}`.slice(-2);
  const bri = (hands: readonly string[][]) => hands.slice(0, 3).flatMap(numbers).map(two).join('');
  const signs = [6, 3, 4, 5].map((code) => String.fromCharCode(code));
  const dge = (hands: readonly string[][]) =>
    hands.map((hand) => hand.map((suit, s) => `${signs[s]}${suit}`).join('')).join('');
  if (id === 'bri') return boards.map((hands) => bri(hands).padEnd(110, ' ').padEnd(128, '\0')).join('');
  if (id === 'dge') return boards.map((hands) => dge(hands).padEnd(128, '\0')).join('');
  if (id === 'dup') return boards.map((hands) => `${bri(hands)}${dge(hands)}YN1  0 32 `).join('');
  const letters = boards.map((hands) => {
    const owners = Array<number>(52).fill(0);
    for (const [seat, hand] of hands.entries()) for (const card of numbers(hand)) owners[card - 1] = seat;
    const pairs = Array.from({ length: 26 }, (_, i) => (owners[2 * i] ?? 0) * 4 + (owners[2 * i + 1] ?? 0));
    return String.fromCharCode(...pairs.map((pair) => 97 + pair));
  });
  const lines = Array.from({ length: 99 }, (_, i) => {
    const text = letters[i] ?? 'aaaaaabffffffkkkkkklpppppp';
    const sum = [...text].reduce((so, letter) => so ^ letter.charCodeAt(0), i + 1);
    return `Board ${two(i + 1)}=${text}${`00${sum}`.slice(-3)}`;
  });
  const head = ['Headline=Overtrick', 'Status=Show', 'Duplicates=1', 'From board=1', 'To board=32'];
  return ['[Document]', ...head, `Checksum=${1 ^ 1 ^ 32 ^ 1}`, ...lines, ''].join('\r\n');
}

describe('what is wrong', () => {
  test.each([
    ['bri', `${'0102'.repeat(20)}`, 'dealt twice'],
    ['bri', `99${'01'.repeat(38)}`, 'no such card'],
    ['bri', '010203', 'no such card'],
    ['dge', '\x06A\x06A\x06\x06', 'dealt twice'],
    ['dge', '\x06A1', 'come after its sign'],
    ['dge', '\x06A\x03K', 'has 2 cards'],
    ['dlm', 'Board 01=aaaa000', '26 letters'],
    ['dlm', 'Board 01=aaaaaabffffffkkkkkklpppppq000', '26 letters'],
    ['dlm', 'To board=1\nBoard 01=aaaaaabffffffkkkkkklpppppp016', 'the checksum of the board is 15, not 016'],
    ['dlm', `To board=1\nBoard 01=${'a'.repeat(26)}001`, 'not every hand has 13 cards'],
    ['rbn', 'B 1\nH X:AKQ', 'hands begin with the seat'],
    ['rbn', 'B 1\nH N:AKK...:', 'twice'],
    ['csv', 'board,north\n1,AKQ', 'four suits'],
    ['csv', 'a,b\n1,2', 'none of them is for cards'],
    ['csv', 'board,north\n"1,2', 'not closed'],
  ])('%s %j', (id, text, why) => {
    const items = findFormat(id)?.read(text) ?? [];
    const board = items[0]?.board;
    expect(board).toMatchObject({ ok: false, at: expect.stringMatching(/^\d+:\d+$/) });
    expect(board?.ok === false && board.why).toContain(why);
  });

  test('two halves of a board that differ', () => {
    const dup = findFormat('dup');
    const [one, other] = [deals[0], deals[1]].map(
      (deal) => dup?.write(deal ? boardsOf([deal]) : []).text ?? '',
    );
    const mixed = (one ?? '').slice(0, 78) + (other ?? '').slice(78);
    expect(dup?.read(mixed)[0]?.board).toMatchObject({
      ok: false,
      why: expect.stringContaining('two halves'),
    });
  });
});

function coldDeal(): Deal {
  const item = findFormat('pbn')?.read(`[Board "1"]\n[Deal "${FIRST}"]\n`)[0];
  const deal = item?.board.ok ? dealOf(item.board.value.hands) : undefined;
  if (deal === undefined) throw new Error('a deal');
  return deal;
}

import { describe, expect, test } from 'vitest';
import { replayItem } from '../replay.ts';
import { readPbn } from './read.ts';
import { writePbn } from './write.ts';

const DEAL = 'N:AKQ2.K32.432.432 JT98.QJT.KQJ.KQJ 7654.654.AT9.AT9 3.A987.8765.8765';
const board = (...lines: string[]): string =>
  ['[Board "1"]', '[Dealer "N"]', '[Vulnerable "None"]', `[Deal "${DEAL}"]`, ...lines, ''].join('\n');
const one = (text: string) => {
  const [item, ...more] = readPbn(text);
  if (item === undefined || more.length > 0) throw new Error('one board');
  return item;
};
const again = (text: string): string => {
  const { board: read } = one(text);
  return read.ok ? writePbn([read.value]).text.replaceAll('\r\n', '\n') : '';
};

describe('a part that cannot be read loses itself, and stays as it is', () => {
  test.each([
    ['an auction with blanks', '[Auction "N"]\n1C ____ 4NT/5D\n[Note "1:x"]', 'ERR_TOKEN', '____ 4NT/5D'],
    ['an auction with words', '[Auction "N"]\n1C maybe', 'ERR_CALL', '1C maybe'],
    ['a play with words', '[Contract "4S"]\n[Declarer "N"]\n[Play "E"]\nDK lots', 'ERR_CARD', 'DK lots'],
    ['a contract', '[Contract "4 or 5"]', 'ERR_CONTRACT', '[Contract "4 or 5"]'],
    ['a declarer', '[Contract "4S"]\n[Declarer "both"]', 'ERR_DECLARER', '[Declarer "both"]'],
    ['a result', '[Contract "4S"]\n[Declarer "N"]\n[Result "many"]', 'ERR_RESULT', '[Result "many"]'],
  ])('%s', (_, lines, code, kept) => {
    const item = one(board(lines));
    expect(item.board.ok && Object.keys(item.board.value.hands)).toHaveLength(4);
    expect(item.lost).toMatchObject([{ code }]);
    expect(replayItem(item)).toMatchObject({ ok: false, code });
    expect(again(board(lines))).toContain(kept);
    expect(again(again(board(lines)))).toBe(again(board(lines)));
  });

  test('a deal that cannot be read costs the board', () => {
    expect(one('[Board "1"]\n[Deal "N:AKK2.. - - -"]\n').board.ok).toBe(false);
    expect(one('[Board "1"]\n[Deal "N:AKQ2.. - - -]\n').board.ok).toBe(false);
  });

  test('cards that are only x are carried', () => {
    const text = '[Board "1"]\n[Deal "N:AKxx.Kxx.xxx.xxx - QJT9.AQJ.AKQ.AKQ -"]\n';
    const item = one(text);
    expect(item.board.ok && Object.keys(item.board.value.hands)).toEqual(['S']);
    expect(item.lost).toMatchObject([{ code: 'ERR_RANK' }]);
    expect(again(text)).toContain('[Deal "N:AKxx.Kxx.xxx.xxx - QJT9.AQJ.AKQ.AKQ -"]');
  });
});

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { dealOf } from '../hands.ts';
import { replayBoard } from '../replay.ts';
import { boardsOfEvent } from './boards.ts';
import { handsOfTables } from './bridgemate/hands.ts';
import type { Tables } from './bridgemate/read.ts';
import { EVENT_FORMATS } from './list.ts';

const usebio = EVENT_FORMATS.find(({ id }) => id === 'usebio');
const read = async (text: string) => {
  if (usebio === undefined) throw new Error('USEBIO');
  return boardsOfEvent(usebio, new TextEncoder().encode(text));
};

describe('USEBIO', () => {
  test('each result of a club evening has the hands of its board', async () => {
    const text = await readFile(new URL('../../fixtures/pairs.xml', import.meta.url), 'utf8');
    const boards = await read(text);
    if (!boards.ok) throw new Error(boards.why);
    expect(boards.value.lost).toEqual([]);
    expect(new Set(boards.value.boards.map(({ number }) => number)).size).toBe(27);
    for (const board of boards.value.boards) {
      expect(dealOf(board.hands)).toBeDefined();
      expect(replayBoard(board).ok).toBe(true);
    }
    expect(boards.value.boards[0]).toMatchObject({
      label: '1',
      dealer: 'N',
      vul: 'none',
      stated: { contract: { level: 5, strain: 'C' }, declarer: 'W', tricks: 11 },
    });
  });

  const hand = (seat: string, s: string, h: string, d: string, c: string): string =>
    `<HAND><DIRECTION>${seat}</DIRECTION><CLUBS>${c}</CLUBS><DIAMONDS>${d}</DIAMONDS><HEARTS>${h}</HEARTS><SPADES>${s}</SPADES></HAND>`;
  const ALL = 'AKQJT98765432';
  const file = (hands: string): string =>
    `<USEBIO Version="1.2"><EVENT EVENT_TYPE="SWISS_TEAMS"></EVENT><HANDSET><BOARD><BOARD_NUMBER>7</BOARD_NUMBER>${hands}</BOARD></HANDSET></USEBIO>`;

  test('hands without results are boards too', async () => {
    const hands = [
      hand('North', ALL, '', '', ''),
      hand('E', '', ALL, '', ''),
      hand('South', '', '', ALL, ''),
      hand('West', '', '', '', ALL),
    ];
    const boards = await read(file(hands.join('')));
    expect(boards).toMatchObject({ ok: true, value: { boards: [{ label: '7', dealer: 'S', vul: 'both' }] } });
    expect(boards.ok && boards.value.lost).toEqual([expect.stringContaining('the results cannot be read')]);
  });

  test.each([
    ['a card twice', hand('North', ALL, '', '', '') + hand('East', 'A', ALL.slice(1), '', ''), 'dealt twice'],
    ['too many cards', hand('North', ALL, 'A', '', ''), '14 cards'],
    ['no rank', hand('North', 'AX', '', '', ''), 'not a rank'],
  ])('%s: the hands are left out, and that is said', async (_, hands, why) => {
    const boards = await read(file(hands));
    expect(boards.ok).toBe(false);
    const sound = hand('North', ALL, '', '', '');
    const two = file(hands).replace(
      '</HANDSET>',
      `<BOARD><BOARD_NUMBER>8</BOARD_NUMBER>${sound}</BOARD></HANDSET>`,
    );
    const other = await read(two);
    expect(other).toMatchObject({ ok: true, value: { boards: [{ label: '8' }] } });
    expect(other.ok && other.value.lost.join()).toContain(why);
  });
});

test('a Bridgemate database has hands in a table, those of the first section that has a board', () => {
  const row = (section: number, board: number, cards: string) => ({
    Section: section,
    Board: board,
    NorthSpades: cards,
    EastHearts: 'AKQ10',
  });
  const tables: Tables = {
    names: ['HandRecord'],
    rows: (name) => (name === 'HandRecord' ? [row(1, 3, 'AK'), row(2, 3, 'QJ'), row(1, 0, 'T')] : []),
  };
  const hands = handsOfTables(tables);
  expect(hands).toHaveLength(4);
  expect(hands[0]).toMatchObject({ board: 3, seat: 'N', holdings: { S: 'AK', H: '', D: '', C: '' } });
  expect(hands[1]).toMatchObject({ seat: 'E', holdings: { H: 'AKQ10' } });
});

import { SEAT_NAMES, SEATS } from '@overtrick/rules/cards/seat';
import type { HandText } from '../boards.ts';
import { type Tables, tablesOf, textOf } from './read.ts';

/** Reads the hands of a database: a row of the table HandRecord for each board, of the first section that has it. */
export function handsOfBridgemate(bytes: Uint8Array): readonly HandText[] {
  const tables = tablesOf(bytes, ['HandRecord']);
  return tables.ok ? handsOfTables(tables.value) : [];
}

export function handsOfTables(tables: Tables): readonly HandText[] {
  const seen = new Set<number>();
  return tables.rows('HandRecord').flatMap((row): HandText[] => {
    const board = Number(row.Board);
    if (!(board >= 1) || seen.has(board)) return [];
    seen.add(board);
    return SEATS.map((seat) => {
      const holding = (suit: string): string => textOf(row[`${SEAT_NAMES[seat]}${suit}`]);
      const holdings = {
        C: holding('Clubs'),
        D: holding('Diamonds'),
        H: holding('Hearts'),
        S: holding('Spades'),
      };
      return { board, seat, holdings };
    });
  });
}

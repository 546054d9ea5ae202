import { parseSeat } from '@overtrick/rules/cards/seat';
import type { HandText } from '../boards.ts';
import { descendantsOf, parseXml, textOfChild } from '../xml.ts';

/** Reads the hands of a file: `HANDSET` with a `BOARD` for each board, and in it four times `HAND`. */
export function handsOfUsebio(text: string): readonly HandText[] {
  const document = parseXml(text);
  if (!document.ok) return [];
  return descendantsOf(document.value, 'HANDSET').flatMap((set) =>
    descendantsOf(set, 'BOARD').flatMap((board) => {
      const number = Number(textOfChild(board, 'BOARD_NUMBER'));
      if (!(Number.isInteger(number) && number >= 1)) return [];
      return descendantsOf(board, 'HAND').flatMap((hand): HandText[] => {
        const seat = parseSeat(textOfChild(hand, 'DIRECTION') ?? '');
        const holding = (name: string): string => textOfChild(hand, name) ?? '';
        const holdings = {
          C: holding('CLUBS'),
          D: holding('DIAMONDS'),
          H: holding('HEARTS'),
          S: holding('SPADES'),
        };
        return seat === undefined ? [] : [{ board: number, seat, holdings }];
      });
    }),
  );
}

import { SUIT_SYMBOLS, SUITS } from '../cards/card.ts';
import { makeHolding } from '../cards/cardSet.ts';
import type { Seat } from '../cards/seat.ts';
import type { Deal } from './deal.ts';

/**
 * Draws a deal as players draw it, North at the top, spades first; voids are dashes.
 * @param corner lines for the top left corner, such as board, dealer and vulnerability
 */
export function makeDiagram(deal: Deal, corner: readonly string[] = []): string {
  const width = Math.max(
    12,
    ...corner.map((line) => line.length + 2),
    ...linesOf(deal, 'W').map((line) => line.length + 2),
  );
  const middle = Math.max(
    12,
    ...(['N', 'S'] as const).flatMap((seat) => linesOf(deal, seat).map((line) => line.length + 2)),
  );
  const north = linesOf(deal, 'N').map((line, i) => (corner[i] ?? '').padEnd(width) + line);
  const sides = linesOf(deal, 'W').map(
    (line, i) => line.padEnd(width + middle) + (linesOf(deal, 'E')[i] ?? ''),
  );
  const south = linesOf(deal, 'S').map((line) => ' '.repeat(width) + line);
  return `${[...north, ...sides, ...south].map((line) => line.trimEnd()).join('\n')}\n`;
}

const linesOf = (deal: Deal, seat: Seat): string[] =>
  SUITS.toReversed().map(
    (suit) => `${SUIT_SYMBOLS[suit]} ${makeHolding(deal[seat], suit).replace('T', '10') || '—'}`,
  );

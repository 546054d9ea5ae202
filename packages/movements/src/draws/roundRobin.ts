import { countOf } from '../movement.ts';

/** Two entrants that meet, by numbers from 1; the first may choose the seats. */
export type Meeting = readonly [home: number, away: number];

export interface DrawnRound {
  readonly meetings: readonly Meeting[];
  /** The entrant without an opponent. */
  readonly bye?: number;
}

/**
 * Draws a round robin: everybody meets everybody once, by the circle method (Kirkman; Berger's tables give the same in
 * another order). The last number stays, the others go round; with an odd number of entrants, the opponent of the
 * absent last number has a bye. The numbers of home meetings differ by at most one.
 */
export function roundRobinDraw(entrants: number): DrawnRound[] {
  const even = entrants + (entrants % 2);
  const circle = even - 1;
  return countOf(circle, (round) => {
    const place = (step: number): number => ((round + step + circle) % circle) + 1;
    const last: Meeting = round % 2 === 0 ? [place(0), even] : [even, place(0)];
    // in the circle the one an odd number of places further is at home, so homes and aways alternate
    const others = countOf(even / 2 - 1, (i): Meeting => {
      const [after, before] = [place(i + 1), place(-i - 1)];
      return i % 2 === 0 ? [after, before] : [before, after];
    });
    return even === entrants ? { meetings: [last, ...others] } : { meetings: others, bye: place(0) };
  });
}

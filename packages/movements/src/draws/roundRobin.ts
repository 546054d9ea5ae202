import { countOf } from '../movement.ts';

/** Two who meet, numbers from 1; the first has the choice of seats. */
export type Meeting = readonly [home: number, away: number];

export interface DrawnRound {
  readonly meetings: readonly Meeting[];
  /** The entrant that has no opponent. */
  readonly bye?: number;
}

/**
 * Everybody meets everybody once: the circle method (Kirkman; Berger's tables are the same in another order).
 * The last stays, the others go round; with an odd number whoever would meet the one who is not there has a
 * bye. Homes differ by at most one.
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

import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { Reading } from './reading.ts';

/** A value that a file states and that differs from ours. */
interface Difference {
  readonly pair: string;
  readonly what: 'place' | 'total' | 'percentage';
  readonly file: number;
  readonly ours: number;
}

/** The parts of a file that were not used, and the results that differ from ours. */
export interface Audit {
  readonly passedOver: readonly string[];
  /** The number of stated values that were compared. */
  readonly compared: number;
  readonly differs: readonly Difference[];
}

/** The largest difference that rounding explains. */
const ROUNDING = 0.0051;

/** Compares the results that a file states with ours. */
export function auditOf({ stated = [], passedOver = new Set() }: Reading, ranking: readonly Ranked[]): Audit {
  let compared = 0;
  const differs = stated.flatMap(({ number, place, total, percentage }): Difference[] => {
    // with two winners two may have the same number: the nearest place is meant
    const [own] = ranking
      .filter(({ contestant }) => contestant.number === number)
      .toSorted((one, other) => Math.abs(one.place - (place ?? 0)) - Math.abs(other.place - (place ?? 0)));
    if (own === undefined) return [];
    const values = [
      ['place', place, own.place],
      ['total', total, own.points],
      ['percentage', percentage, own.percentage],
    ] as const;
    return values.flatMap(([what, file, ours]): Difference[] => {
      if (file === undefined || ours === undefined) return [];
      compared += 1;
      return Math.abs(file - ours) <= ROUNDING ? [] : [{ pair: number, what, file, ours: roundTo(ours, 2) }];
    });
  });
  return { passedOver: [...passedOver].sort(), compared, differs };
}

import { makeReported, parseReported } from '@overtrick/evening/results/result';
import type { Offender } from '@overtrick/formats/rulings/tree';

/**
 * Returns a result after tricks have gone from the side that offended to the other; `undefined` for a result without a
 * contract and its tricks.
 * @param result as a report writes it: `4S N 10 lead=HK`
 */
export function transferred(
  result: string,
  board: number,
  { tricks, offender }: { readonly tricks: number; readonly offender: Offender },
): string | undefined {
  const read = parseReported(result, board);
  if (!read.ok) return undefined;
  const { outcome } = read.value;
  if (outcome.kind !== 'played' || outcome.tricks === undefined || outcome.contract === 'PASS')
    return undefined;
  const made = outcome.tricks + (offender === 'declarer' ? -tricks : tricks);
  return makeReported({ ...read.value, outcome: { ...outcome, tricks: Math.min(13, Math.max(0, made)) } });
}

import type { Card } from '@overtrick/rules/card';
import type { Example } from '../../deal/steps/moment.ts';
import { trickIn } from '../../deal/steps/read.ts';

/**
 * The numbers of the steps with which cards came on the table, from 0: also of one that was put in place of another.
 */
export function playedAt({ changes }: Pick<Example, 'changes'>): ReadonlyMap<Card, number> {
  const steps = new Map<Card, number>();
  for (const [i, { trick }] of changes.entries()) {
    for (const { card } of trick === undefined ? [] : trickIn({ trick }))
      if (!steps.has(card)) steps.set(card, i);
  }
  return steps;
}

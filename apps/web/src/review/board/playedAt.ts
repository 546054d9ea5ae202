import type { Card } from '@overtrick/rules/cards/card';
import type { Example } from '../../deal/steps/moment.ts';
import { trickIn } from '../../deal/steps/read.ts';

/** Returns, for each card played, the number from 0 of its step; cards that replaced another one are included. */
export function playedAt({ changes }: Pick<Example, 'changes'>): ReadonlyMap<Card, number> {
  const steps = new Map<Card, number>();
  for (const [i, { trick }] of changes.entries()) {
    for (const { card } of trick === undefined ? [] : trickIn({ trick }))
      if (!steps.has(card)) steps.set(card, i);
  }
  return steps;
}

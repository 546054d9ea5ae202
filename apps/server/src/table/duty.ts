import { chairOf, isBetweenDeals, isMatchOver, type Table, toAct, waitingFor } from './table.ts';

/** What the server has to do at a table by itself. */
export type Duty =
  | { readonly kind: 'deal' }
  | { readonly kind: 'judge'; readonly chair: number }
  | { readonly kind: 'think'; readonly chair: number };

/**
 * The next duty; `undefined` while the table waits for a person. `isWaitedFor` tells whether the next deal waits for that
 * person: who has gone for good doesn't hold up the others. Bots act only where a person sits.
 */
export function dutyOf(table: Table, isWaitedFor: (chair: number) => boolean): Duty | undefined {
  const isBot = (chair: number) => table.players[chair]?.kind === 'bot';
  if (isBetweenDeals(table)) {
    const isHeldUp = table.players.some(
      (_, chair) => !isBot(chair) && !table.ready.includes(chair) && isWaitedFor(chair),
    );
    return table.ready.length > 0 && !isHeldUp && !isMatchOver(table) ? { kind: 'deal' } : undefined;
  }
  if (table.claim !== undefined) {
    const chair = waitingFor(table, table.claim).find(isBot);
    return chair === undefined ? undefined : { kind: 'judge', chair };
  }
  if (table.players.every((player) => player.kind === 'bot')) return undefined;
  const chair = toAct(table)
    .map((seat) => chairOf(table, seat))
    .find(isBot);
  return chair === undefined ? undefined : { kind: 'think', chair };
}

/** Is what was begun for the table as it was still to be done for the table as it is? */
export function isStillDue(duty: Duty, begun: Table, now: Table): boolean {
  const due = dutyOf(now, () => true);
  return (
    begun.deal === now.deal &&
    begun.steps.length === now.steps.length &&
    begun.claim?.version === now.claim?.version &&
    JSON.stringify(due) === JSON.stringify(duty)
  );
}

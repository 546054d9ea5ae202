import { askersOf, leaderOf } from '../lead.ts';
import {
  awaitedAt,
  chairOf,
  isBetweenDeals,
  isBotAt,
  isMatchOver,
  isStopped,
  positionSince,
  swapOf,
  type Table,
  toAct,
  undecidedOn,
  waitingFor,
} from '../table.ts';

/** A thing that a table has to do without being asked. */
export type Duty =
  | { readonly kind: 'deal' }
  /** The umpire's word on the claim of this chair before others are asked; where they are not asked, that ends it. */
  | { readonly kind: 'umpire' | 'deny'; readonly chair: number }
  /** A bot answers a claim. */
  | { readonly kind: 'judge'; readonly chair: number }
  /** A bot lets somebody take something back. */
  | { readonly kind: 'agree'; readonly chair: number }
  | { readonly kind: 'think'; readonly chair: number }
  /** The opening lead of this chair is turned up. */
  | { readonly kind: 'face'; readonly chair: number }
  /** A bot takes over from a person who is gone. */
  | { readonly kind: 'cover'; readonly chair: number }
  /** The person in this chair, who is alone, plays their partner's hand. */
  | { readonly kind: 'swap'; readonly chair: number }
  /** The person is back. */
  | { readonly kind: 'return'; readonly chair: number };

/** The facts about the players' presence that a table's log does not contain. */
export interface Attendance {
  readonly isPresent: (chair: number) => boolean;
  /** True if the person has been away for longer than the table's grace time. */
  readonly isGone: (chair: number) => boolean;
  /** True if the player to act has thought for longer than the table's time limit. */
  readonly isLate: boolean;
  /** True if the time for questions before the opening lead is turned up is over. */
  readonly isLeadDue: boolean;
}

/** Everybody is present and in time, and nobody has a question about the opening lead. */
export const ALL_THERE: Attendance = {
  isPresent: () => true,
  isGone: () => false,
  isLate: false,
  isLeadDue: true,
};

/**
 * Returns the next duty; `undefined` while the table waits for a person. Bots act only if people sit at the table, and
 * take over from one only while another is there to play with: alone, everyone finds their deal unchanged. A sitting of
 * a tournament waits for nobody longer than its policies say.
 */
export function dutyOf(table: Table, { isPresent, isGone, isLate, isLeadDue }: Attendance): Duty | undefined {
  const isPerson = (chair: number) => table.players[chair]?.kind === 'person';
  const back = table.players.findIndex(({ away }, chair) => away === 'gone' && isPresent(chair));
  if (back >= 0) return { kind: 'return', chair: back };
  if (awaitedAt(table) > 0 || table.paused !== undefined) return undefined;
  // a tournament goes on, even if players are missing
  const isAwaited = table.sitting === undefined;
  if (isBetweenDeals(table)) {
    if (isMatchOver(table)) return undefined;
    // nobody looks at a deal that the director has ended
    if (isStopped(table)) return { kind: 'deal' };
    if (isAwaited && table.ready.length === 0) return undefined;
    const isHeldUp = table.players.some(
      (_, chair) => !isBotAt(table, chair) && !table.ready.includes(chair) && !isGone(chair),
    );
    return isHeldUp && (isAwaited || !isLate) ? undefined : { kind: 'deal' };
  }
  const { claim, undo, lead } = table;
  if (lead !== undefined)
    return isLeadDue || askersOf(table).length === 0 ? { kind: 'face', chair: leaderOf(table) } : undefined;
  if (claim?.stage === 'judging') return { kind: 'umpire', chair: claim.chair };
  if (claim !== undefined && (claim.stage === 'settling' || table.policies.claims === 'settled'))
    return { kind: 'deny', chair: claim.chair };
  const awaited = askedAt(table);
  const isAnyoneThere = !isAwaited || table.players.some((_, chair) => isPerson(chair) && isPresent(chair));
  const gone = awaited.find((chair) => !isBotAt(table, chair) && isAnyoneThere && isGone(chair));
  if (gone !== undefined) return { kind: 'cover', chair: gone };
  const bot = awaited.find((chair) => isBotAt(table, chair));
  if (claim !== undefined || undo !== undefined)
    return bot === undefined ? undefined : { kind: claim === undefined ? 'agree' : 'judge', chair: bot };
  const isBots = table.players.every(({ kind, away }) => kind === 'bot' || away !== undefined);
  if (isAwaited && isBots) return undefined;
  const swap = swapOf(table);
  if (swap !== undefined) return { kind: 'swap', chair: swap.chair };
  const acting = bot ?? (isLate && isAnyoneThere ? awaited[0] : undefined);
  return acting === undefined ? undefined : { kind: 'think', chair: acting };
}

/** Lists the chairs that the table waits for. */
function askedAt(table: Table): readonly number[] {
  if (table.claim !== undefined) return waitingFor(table, table.claim);
  if (table.undo !== undefined) return undecidedOn(table.undo);
  return toAct(table).map((seat) => chairOf(table, seat));
}

/** True if the table still has the duty that somebody began for an earlier state of it. */
export function isStillDue(duty: Duty, begun: Table, now: Table, attendance: Attendance): boolean {
  return (
    begun.deal === now.deal &&
    positionSince(begun) === positionSince(now) &&
    begun.claim?.version === now.claim?.version &&
    begun.lead?.version === now.lead?.version &&
    begun.undo?.version === now.undo?.version &&
    JSON.stringify(dutyOf(now, attendance)) === JSON.stringify(duty)
  );
}

/** True if the table waits for the umpire's or a bot's answer to a claim. */
export const isAboutClaim = (duty: Duty | undefined): boolean =>
  duty?.kind === 'umpire' || duty?.kind === 'judge' || duty?.kind === 'deny';

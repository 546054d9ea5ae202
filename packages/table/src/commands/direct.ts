import type { Message } from '@overtrick/protocol/messages';
import { unreachable } from '@overtrick/rules/assert';
import { ok } from '@overtrick/rules/result';
import { refuse } from '../refuse.ts';
import { DIRECTOR, isBetweenDeals, isStopped, type Refusal, resultOf, type Table } from '../table.ts';
import type { Decision } from './play.ts';

type Direction = Pick<Message<'direct'>, 'id' | 'deal' | 'order'>;

/**
 * Carries out an order of the director at the table of a sitting. Whether the person directs the evening was checked
 * before. The director may go back to any call or card of the current deal, also after its end (Laws 10, 25, 68, 82).
 */
export function direct(table: Table, { id, deal, order }: Direction): Decision {
  if (table.sitting === undefined) return refuse('ERR_DIRECTOR');
  if (resultOf(table, DIRECTOR, id) !== undefined) return ok([]);
  if (deal !== table.deal) return refuse('ERR_STALE');
  switch (order.what) {
    case 'rollBack': {
      const { to, reason } = order;
      const no = whyNoRollBack(table, to);
      return no ?? ok([{ kind: 'rolledBack', ...(to !== undefined && { to }), reason, id }]);
    }
    case 'stop':
      return isBetweenDeals(table)
        ? refuse('ERR_DEAL_OVER')
        : ok([{ kind: 'stopped', reason: order.reason, id }]);
    case 'pause': {
      const { reason } = order;
      return table.paused === undefined
        ? ok([{ kind: 'paused', ...(reason !== undefined && { reason }), byDirector: true, id }])
        : ok([]);
    }
    case 'resume':
      return ok(table.paused === undefined ? [] : [{ kind: 'unpaused', id }]);
    case 'unflag':
      return table.flags.some(({ flag }) => flag === order.flag)
        ? ok([{ kind: 'unflagged', flag: order.flag }])
        : refuse('ERR_FLAG');
    default:
      return unreachable(order);
  }
}

/** Refuses to go back where there is nothing to undo: no such step, nothing that waits, or a stopped board. */
function whyNoRollBack(table: Table, to: number | undefined): Refusal | undefined {
  if (isStopped(table)) return refuse('ERR_DEAL_OVER');
  if (to !== undefined)
    return table.steps.some(({ version }) => version === to)
      ? undefined
      : refuse('ERR_STALE', 'This call or card has been undone already.');
  const isWaiting = table.claim !== undefined || table.undo !== undefined || table.lead !== undefined;
  return isWaiting ? undefined : refuse('ERR_NO_CLAIM');
}

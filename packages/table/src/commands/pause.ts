import { ok } from '@overtrick/rules/result';
import { refuse } from '../refuse.ts';
import { hostOf, type Table } from '../table.ts';
import type { Decision } from './play.ts';

/** Pauses a friendly table, or ends the pause; for the host. Only the director ends a pause of theirs. */
export function pause(table: Table, chair: number, isWanted: boolean): Decision {
  if (hostOf(table) !== chair) return refuse('ERR_HOST');
  if (isWanted === (table.paused !== undefined)) return ok([]);
  return ok([{ kind: isWanted ? 'paused' : 'unpaused' }]);
}

import { ok } from '@overtrick/rules/result';
import { askersOf } from '../lead.ts';
import { refuse } from '../refuse.ts';
import type { Table } from '../table.ts';
import type { Decision } from './play.ts';

/** Has no more questions before the lead is turned up, for a person who may ask. */
export function face(table: Table, chair: number, deal: number): Decision {
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (table.lead === undefined || !askersOf(table).includes(chair)) return refuse('ERR_LEAD');
  return ok([{ kind: 'unasking', chair }]);
}

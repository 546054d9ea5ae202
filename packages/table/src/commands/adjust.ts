import { ADJUSTABLE, POLICIES } from '@overtrick/protocol/policies';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import { ok } from '@overtrick/rules/result';
import { refuse } from '../refuse.ts';
import { hostOf, isBetweenDeals, type Table } from '../table.ts';
import type { Decision } from './play.ts';

export interface Adjusting {
  readonly chair: number;
  readonly deal: number;
  /** The policies to change; the others stay. */
  readonly policies: OptionValues;
}

/** Changes policies of a friendly table between two deals, for the host: everybody sees the change. */
export function adjust(table: Table, { chair, deal, policies }: Adjusting): Decision {
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (hostOf(table) !== chair) return refuse('ERR_HOST');
  if (table.isShared || table.isOffline) return refuse('ERR_CLOSED');
  if (!isBetweenDeals(table)) return refuse('ERR_DEAL_ON');
  const settled = Object.keys(policies).find((name) => !ADJUSTABLE.some((known) => known === name));
  if (settled !== undefined)
    return refuse('ERR_OPTIONS', `“${settled}” cannot be changed after the table was opened.`);
  const read = parseOptions(POLICIES, { ...table.policies, ...policies });
  if (!read.ok) return refuse('ERR_OPTIONS', read.why);
  const changed = ADJUSTABLE.filter((name) => read.value[name] !== table.policies[name]);
  if (changed.length === 0) return ok([]);
  return ok([
    { kind: 'adjusted', policies: Object.fromEntries(changed.map((name) => [name, read.value[name]])) },
  ]);
}

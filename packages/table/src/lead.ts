import { parseStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { isTeam } from '@overtrick/rules/views/view';
import type { EntryOf } from './entry.ts';
import { chairOf, isBotAt, isPlayedOut, seatOf, type Table, viewFor } from './table.ts';

/** Returns the entry of an action: face down if it is an opening lead and the table has a time for questions. */
export function asLead(table: Table, entry: EntryOf<'acted'>): EntryOf<'acted' | 'led'> {
  if (table.policies.lead === 0 || isPlayedOut(table) || !isOpeningLead(table)) return entry;
  const { kind: _, ...lead } = entry;
  return { kind: 'led', ...lead };
}

/** True if the next card is the opening lead, after which a dummy is laid open. */
function isOpeningLead(table: Table): boolean {
  const { phase, contract, calls, trick, tricks } = viewFor(table);
  return (
    phase === 'play' &&
    contract !== undefined &&
    calls.length > 0 &&
    trick.length === 0 &&
    tricks.length === 0
  );
}

/** Returns the chair that has led face down. */
export const leaderOf = (table: Table): number =>
  chairOf(table, defined(parseStep(defined(table.lead, 'a lead lies there').step), 'a step of the log').seat);

/**
 * Lists the people who may still ask before the lead is turned up: the leader's partner and the presumed declarer, not
 * dummy (Law 20F2). Computer players ask nothing.
 */
export function askersOf(table: Table): readonly number[] {
  const { lead } = table;
  if (lead === undefined || isPlayedOut(table)) return [];
  const view = viewFor(table);
  const leader = leaderOf(table);
  const seat = seatOf(table, leader);
  return [...table.players.keys()].filter((chair) => {
    const own = seatOf(table, chair);
    const isAsker = (chair !== leader && isTeam(view, own, seat)) || own === view.contract?.declarer;
    return isAsker && !isBotAt(table, chair) && !lead.unasking.includes(chair);
  });
}

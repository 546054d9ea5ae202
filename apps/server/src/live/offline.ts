import { isDeepStrictEqual } from 'node:util';
import type { OfflineDeal } from '@overtrick/protocol/offline';
import { parseStep, type Step } from '@overtrick/rules/action';
import { makeSetup, parseSetup, termsOf } from '@overtrick/rules/deals/setup';
import { step } from '@overtrick/rules/game';
import { ok } from '@overtrick/rules/result';
import type { Decision } from '@overtrick/table/commands/play';
import type { Entry, EntryOf } from '@overtrick/table/entry';
import { added, openedTable } from '@overtrick/table/fold';
import { refuse } from '@overtrick/table/refuse';
import {
  chairByProof,
  isBetweenDeals,
  isMatchOver,
  isPlayedOut,
  seatOf,
  swapOf,
  type Table,
} from '@overtrick/table/table';
import { proofOf } from '../base/token.ts';

/**
 * Decides what to store of a deal that was played on a device, at an existing table: nothing if the deal is already
 * here. Only a table that was opened on a device accepts one. The device dealt the cards itself, so the checks are only
 * that the deal is the match's next and was played by the rules.
 */
export function deciding(played: OfflineDeal): (table: Table) => Decision {
  return (table) => {
    if (!table.isOffline) return refuse('ERR_NOT_OFFLINE');
    const chair = chairByProof(table, proofOf(played.token));
    if (chair === undefined) return refuse('ERR_TOKEN');
    if (!isBetweenDeals(table)) return refuse('ERR_DEAL_ON');
    if (played.deal <= table.deal) return isOther(table, played) ? refuse('ERR_STALE') : ok([]);
    if (played.deal !== table.deal + 1 || table.ready.length > 0) return refuse('ERR_STALE');
    if (isMatchOver(table)) return refuse('ERR_MATCH_OVER');
    // a deal with a salt is the server's own: from then on the table is played here
    if (table.salt !== undefined)
      return refuse('ERR_NOT_OFFLINE', 'This table has been continued on the server since.');
    return entriesOf(table, chair, played);
  };
}

/** Returns the whole log of a table whose first deal this is. */
export function opening(id: string, opened: EntryOf<'opened'>, chair: number, played: OfflineDeal): Decision {
  if (played.deal !== 1) return refuse('ERR_NO_TABLE');
  const policies = { ...opened.policies, join: 'closed' };
  const { people: _, ...alone } = opened;
  const first: Entry = { ...alone, policies, offline: true };
  const sat: Entry = { kind: 'sat', chair, name: played.wanted.name, proof: proofOf(played.token) };
  const entries = entriesOf(added(openedTable(id, first), sat), chair, played);
  return entries.ok ? ok([first, sat, ...entries.value]) : entries;
}

/** True if the last deal of the table differs from this one. For earlier deals the number is enough. */
const isOther = ({ deal, game, state, steps }: Table, played: OfflineDeal): boolean =>
  played.deal === deal &&
  !(
    isDeepStrictEqual(makeSetup(game.setupOf(state)), played.setup) &&
    isDeepStrictEqual(
      steps.map(({ seat, action }) => ({ seat, action })),
      played.steps.map(parseStep),
    )
  );

/** Returns the entries of the deal, replayed by the rules to its end. */
function entriesOf(
  table: Table,
  chair: number,
  { setup: given, steps, playedOut = [] }: OfflineDeal,
): Decision {
  const setup = parseSetup(given);
  if (!setup.ok) return refuse('ERR_MESSAGE', `The deal cannot be read: ${setup.why}.`);
  const dealt: Entry = { kind: 'dealt', setup: makeSetup(setup.value) };
  let state = added(table, dealt);
  // after the first deal, the score sheet knows who was drawn to deal it
  if (!isDeepStrictEqual(table.match.next(state.sheet), termsOf(setup.value)))
    return refuse('ERR_STALE', 'This is not the next deal of the match.');
  const entries: Entry[] = [dealt];
  const add = (entry: Entry): void => {
    entries.push(entry);
    state = added(state, entry);
  };
  for (const [number, text] of steps.entries()) {
    const isOut = playedOut.includes(number);
    if (isOut !== isPlayedOut(state)) add({ kind: isOut ? 'yielded' : 'resumed', chair });
    const made: Step | undefined = parseStep(text);
    if (made === undefined) return refuse('ERR_MESSAGE', `“${text}” is not a step.`);
    const next = step(state.game, state.state, made);
    if (!next.ok) return refuse(next.code);
    const by = made.seat === seatOf(state, chair) && !isOut ? 'person' : 'bot';
    const entry: Entry = { kind: 'acted', step: text, by };
    add(entry);
    // on the device they have changed seats too
    const swap = swapOf(state);
    if (swap !== undefined) add({ kind: 'swapped', ...swap });
  }
  return isBetweenDeals(state) ? ok(entries) : refuse('ERR_DEAL_ON');
}

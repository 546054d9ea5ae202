import { BOT_LEVELS } from '@overtrick/bots';
import { type Action, makeAction, makeStep, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { check } from '@overtrick/rules/game';
import { makeRecord } from '@overtrick/rules/record';
import { isTeam } from '@overtrick/rules/views/view';
import { thoughtSeed } from '../chance.ts';
import { recordOf } from '../ends.ts';
import type { EntryOf } from '../entry.ts';
import { isPlayedOut, isSettledSoon, seatOf, type Table, viewFor } from '../table.ts';
import type { Question, Thought } from './question.ts';
import { quickThought } from './quick.ts';

/** The highest level that plays the rest of a deal without people: it takes seconds. */
const SKIPPING = 'club';

const levelOf = (table: Table): string => {
  const ids = BOT_LEVELS.map(({ id }) => id);
  const isSlow = isPlayedOut(table) && ids.indexOf(table.level) > ids.indexOf(SKIPPING);
  return isSlow ? SKIPPING : table.level;
};

/** Returns the question for the computer player in a chair that is to act. */
export const questionAt = (table: Table, chair: number): Question => ({
  view: viewFor(table, seatOf(table, chair)),
  level: levelOf(table),
  seed: thoughtSeed(table),
  ...(isSettledSoon(table) && { open: makeRecord(recordOf(table)) }),
});

/** Returns the entry of a computer player's answer; `undefined` if the rules do not allow it. */
export function entryOf(
  table: Table,
  chair: number,
  { action: text, reason, said }: Thought,
): EntryOf<'acted'> | undefined {
  const action = parseAction(text);
  const seat = seatOf(table, chair);
  if (action === undefined || !check(table.game, table.state, { seat, action }).ok) return undefined;
  return acted(table, chair, action, { reason, ...said });
}

/** Returns the pass of a computer player at a table where opponents always pass; `undefined` if it may bid. */
export function quietEntry(table: Table, chair: number): EntryOf<'acted'> | undefined {
  if (!table.policies.quiet || table.players[chair]?.kind === 'person') return undefined;
  const seat = seatOf(table, chair);
  const view = viewFor(table, seat);
  const isAgainst = table.players.some(
    ({ kind }, other) => kind === 'person' && !isTeam(view, seat, seatOf(table, other)),
  );
  const pass = view.legal.find((action) => makeAction(action) === 'P');
  return isAgainst && pass !== undefined
    ? acted(table, chair, pass, { reason: 'At this table nobody bids against you.' })
    : undefined;
}

const acted = (
  table: Table,
  chair: number,
  action: Action,
  why: Pick<EntryOf<'acted'>, 'reason' | 'meaning' | 'alert'>,
): EntryOf<'acted'> => ({
  kind: 'acted',
  step: makeStep({ seat: seatOf(table, chair), action }),
  by: 'bot',
  ...why,
});

/**
 * Returns the entry of a computer player that cannot think: by rules of thumb, or if they fail the first legal action.
 */
export function quickEntry(
  table: Table,
  chair: number,
  onFailure: (error: unknown) => void,
): EntryOf<'acted'> {
  const question = questionAt(table, chair);
  try {
    const entry = entryOf(table, chair, quickThought(question));
    if (entry !== undefined) return entry;
  } catch (error) {
    onFailure(error);
  }
  const first = defined(question.view.legal[0], 'a bot that is asked has something to do');
  return acted(table, chair, first, { reason: 'The computer player found no answer in time.' });
}

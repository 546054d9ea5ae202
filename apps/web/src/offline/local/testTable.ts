import type { OpenTable } from '@overtrick/protocol/openTable';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { pick, type Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Thought } from '@overtrick/table/bots/question';
import { makeEntry } from '@overtrick/table/entry';
import { openersChair } from '@overtrick/table/opening';
import { deviceChance } from './chance.ts';
import { logOfKept } from './keptLog.ts';
import { LocalTable, type LocalTableSetup } from './localTable.ts';
import { memoryLog } from './log.ts';

/** Creates a table for tests, before its first deal: a Chicago by default, with bots that take any legal action. */
export function newTable(
  table: string,
  token: string,
  wanted: Pick<OpenTable, 'game' | 'chair'> & Partial<OpenTable>,
  random: Random,
  setup: Partial<LocalTableSetup> = {},
): LocalTable {
  const whole = { match: 'chicago', name: 'Ada', ...wanted };
  const log = defined(logOfKept({ table, token, wanted: whole, finished: 0 }), 'the game is in the list');
  const chair = openersChair(whole);
  if (!chair.ok) throw new Error(chair.why);
  return new LocalTable({
    table,
    chair: chair.value,
    log: memoryLog(log.map(makeEntry)),
    chance: deviceChance(random),
    think: ({ view }) => anything(view, random),
    judge: () => 'sure',
    ...setup,
  });
}

const anything = (view: View, random: Random): Thought => ({
  action: makeAction(pick(random, view.legal)),
  reason: 'Any will do.',
});

import { expect, test } from 'vitest';
import type { Duty } from '../duty/duty.ts';
import { added } from '../fold.ts';
import type { Table } from '../table.ts';
import { after, afterFirst, NOTRUMP, tableWith } from '../testing/tables.ts';
import { entryFor, type Performers } from './perform.ts';

const PASS = { kind: 'acted', step: 'N P', by: 'bot', reason: 'too weak' } as const;
const PERFORMERS: Performers = { think: () => PASS, umpire: () => 'sure', asked: () => 'not' };
/** Returns a table at which North declares one notrump, and East has led. */
const led = (people: readonly number[]) => afterFirst(after(tableWith(people), NOTRUMP), 1);
const claimed = (table: Table): Table => added(table, { kind: 'claimed', chair: 0, tricks: 8, id: 'c' });
const judged = (table: Table): Table =>
  added(claimed(table), { kind: 'judged', chair: 0, verdict: 'unknown' });
/** Returns a table at which South asks to take a pass back, and East, a computer player, is asked too. */
const undoing = (): Table => {
  const table = after(tableWith([0, 2]), 'P P P');
  const to = table.steps.at(-1)?.version ?? 0;
  return added(table, { kind: 'undoAsked', chair: 2, to, voters: [0, 1], id: 'u' });
};

type Named = Exclude<Duty, { kind: 'deal' }>;

test.each<[string, Named, Table, object]>([
  [
    'stands in for who is gone',
    { kind: 'cover', chair: 2 },
    tableWith([0, 2]),
    { kind: 'covered', chair: 2, why: 'gone' },
  ],
  ['gives the hand back', { kind: 'return', chair: 2 }, tableWith([0, 2]), { kind: 'returned', chair: 2 }],
  ['lets a bot think', { kind: 'think', chair: 0 }, tableWith([2]), PASS],
  [
    'has the umpire judge a claim',
    { kind: 'umpire', chair: 0 },
    claimed(led([0])),
    { kind: 'judged', chair: 0, verdict: 'sure' },
  ],
  [
    'denies a claim that the umpire alone decides',
    { kind: 'deny', chair: 0 },
    judged(led([0])),
    { kind: 'denied', chair: 0 },
  ],
  [
    'lets who asks take a call back',
    { kind: 'agree', chair: 1 },
    undoing(),
    { kind: 'undoAnswered', chair: 1, accept: true, by: 'bot' },
  ],
  [
    'answers a claim for a bot',
    { kind: 'judge', chair: 3 },
    judged(led([0])),
    { kind: 'answered', chair: 3, accept: false, by: 'bot' },
  ],
])('a table %s', async (_, duty, table, entry) => {
  expect(await entryFor(duty, table, PERFORMERS)).toMatchObject(entry);
});

test('a computer player passes without a thought where nobody bids against people', async () => {
  const table = tableWith([2]);
  const quiet: Table = { ...table, policies: { ...table.policies, quiet: true } };
  const thought: Performers = { ...PERFORMERS, think: () => ({ ...PASS, step: 'N 7NT' }) };
  const step = async (from: Table, chair: number) => await entryFor({ kind: 'think', chair }, from, thought);
  // North is South's partner, and bids; East and West do not
  expect(await step(quiet, 0)).toMatchObject({ step: 'N 7NT' });
  expect(await step(after(quiet, '1NT'), 1)).toMatchObject({ step: 'E P', by: 'bot' });
  expect(await step(after(table, '1NT'), 1)).toMatchObject({ step: 'N 7NT' });
});

import { BOT_LEVELS } from '@overtrick/bots';
import { parseAction } from '@overtrick/rules/action';
import { check } from '@overtrick/rules/game';
import type { Engine } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { seatOf, type Table, viewFor } from '../table.ts';
import { after, afterFirst, NOTRUMP, tableWith } from '../testing/tables.ts';
import { threadThinker } from './think.ts';
import { questionAt } from './turn.ts';

const module = readModule();
/** Creates a thinker whose clock stands still. */
const thinker = () => {
  const spent: boolean[] = [];
  const made = threadThinker({
    createEngine: (isSpent): Engine => {
      spent.push(isSpent());
      return createEngine(module, { megabytes: 16 });
    },
    now: () => 0,
  });
  return { ...made, engines: () => spent.length };
};
const asked = (table: Table, chair: number, level: string) => ({ ...questionAt(table, chair), level });
const [NOVICE = 'novice', CLUB = 'club', EXPERT = 'expert'] = BOT_LEVELS.map(({ id }) => id);

/** Records the levels that are asked to decide, each with its budget. */
const watched = () => {
  const calls: string[] = [];
  for (const level of BOT_LEVELS)
    vi.spyOn(level as { bot: (typeof level)['bot'] }, 'bot').mockImplementation((game, view) => {
      calls.push(level.id);
      const [action] = game.legalActions(game.imagine(view, () => 0) as never, view.toAct[0] ?? 'N');
      if (action === undefined) throw new Error('nothing to do');
      return { action, reason: level.id };
    });
  return calls;
};
afterEach(() => vi.restoreAllMocks());

test('a computer player answers with a legal action and its reason, and the same each time', () => {
  const table = tableWith([2]);
  const think = () => thinker().think(asked(table, 0, NOVICE));
  const { action, reason, failures } = think();
  const parsed = parseAction(action);
  expect(parsed && check(table.game, table.state, { seat: seatOf(table, 0), action: parsed }).ok).toBe(true);
  expect(reason.length).toBeGreaterThan(5);
  expect(failures).toBeUndefined();
  expect(think()).toEqual(think());
});

test('a thread makes one search, when the first computer player thinks', () => {
  const { think, engines } = thinker();
  expect(engines()).toBe(0);
  for (let i = 0; i < 3; i++) think(asked(tableWith([2]), 0, NOVICE));
  expect(engines()).toBe(1);
});

describe('the level that decides', () => {
  test.each<[string, string, number | undefined, string]>([
    ['is the one of the table, without a limit', EXPERT, undefined, EXPERT],
    ['is the one of the table, with a quarter of its time', EXPERT, 200, EXPERT],
    ['is a weaker one, with less', EXPERT, 199, CLUB],
    ['is the weakest, with hardly any time', EXPERT, 74, NOVICE],
    ['is the middle one, with a quarter of its time', CLUB, 75, CLUB],
    ['is the weakest in no time', CLUB, 0, NOVICE],
    ['is the weakest where it is the table’s', NOVICE, 0, NOVICE],
  ])('%s: %s within %s ms', (_, level, ms, decides) => {
    const calls = watched();
    expect(thinker().think(asked(tableWith([2]), 0, level), ms).reason).toBe(decides);
    expect(calls).toEqual([decides]);
  });

  test('is the next weaker one, if a stronger one fails, and its failure is told', () => {
    const calls = watched();
    for (const level of BOT_LEVELS.slice(1))
      vi.spyOn(level as { bot: (typeof level)['bot'] }, 'bot').mockImplementation(() => {
        calls.push(level.id);
        throw new Error('out of memory');
      });
    const { reason, failures } = thinker().think(asked(tableWith([2]), 0, EXPERT));
    expect([calls, reason]).toEqual([[EXPERT, CLUB, NOVICE], NOVICE]);
    expect(failures).toEqual(['expert: Error: out of memory', 'club: Error: out of memory']);
  });
});

describe('a claim', () => {
  const play = afterFirst(after(tableWith([0, 1]), NOTRUMP), 1);
  const claim = (tricks: number) => {
    const view = viewFor(play, 'N');
    const shown = view.hands.N.cards;
    if (shown === undefined) throw new Error('a hand');
    return { view, claimant: 'N', tricks, shown } as const;
  };
  test('of all tricks that a hand cannot take is not sure, and of no trick it is', () => {
    const { judge } = thinker();
    expect(judge(claim(13))).not.toBe('sure');
    expect(judge(claim(0))).toBe('sure');
  });
});

import { type BotLevel, findLevel } from '@overtrick/bots';
import { defined } from '@overtrick/rules/assert';
import { makeCard } from '@overtrick/rules/cards/card';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { playedRecord } from '../review/board/testBoards.ts';
import { balancesOf } from './balance.ts';
import { costsOf, type Deadline, judgedCount, judgedIn } from './costs.ts';
import {
  comparedFor,
  groupedFor,
  marginOf,
  playElsewhere,
  resultOf,
  standingFor,
  type TableResult,
} from './field.ts';
import { type Replayed, replayText } from './replayed.ts';

const deadline: Deadline = { until: Infinity };
const engine = createEngine(readModule(), { megabytes: 16 });

function replayed(text: string): Replayed {
  const found = replayText(text);
  if (!found.ok) throw new Error(found.why);
  return found.value;
}

/**
 * Makes a record of 1NT by South: ten tricks from the jack of spades on, seven when West's nine holds and hearts come
 * through.
 */
const ENDING = (cards: string) =>
  JSON.stringify({
    game: 'bridge',
    options: {},
    setup: {
      dealer: 'S',
      vul: 'none',
      deal: 'N:AKQ2.432.432.432 3.AKQJT.KQJT9.K9 J54.65.A65.AQJT8 T9876.987.87.765',
    },
    steps: ['S P', 'W P', 'N 1S', 'E P', 'S 1NT', 'W P', 'N P', 'E P', ...cards.split(', ')],
  });

test('a card that gives tricks away costs as many, and the card before it nothing', () => {
  const costs = [...costsOf(engine, replayed(ENDING('W S9, S S2, E S3, S S4')))];
  expect(costs.map(({ step, seat }) => `${step} ${seat}`)).toEqual(['8 W', '9 S', '10 E', '11 S']);
  expect(costs[3]?.tricks).toBe(3);
  // the tricks that a side takes in the whole deal, for each card that could have been played
  expect(costs[3]?.values?.map(([card, tricks]) => `${makeCard(card)} ${tricks}`)).toEqual([
    'SJ 10',
    'S5 7',
    'S4 7',
  ]);
  expect(costs[2]?.tricks).toBe(0);
});

test('what the cards cost is what lies between the tricks that could be taken and those that were', () => {
  const board = replayed(playedRecord('minibridge', 'costs'));
  const costs = [...costsOf(engine, board)];
  const view = board.game.view(board.states.at(-1));
  const declarer = defined(view.contract?.declarer, 'a contract');
  const start = board.states[costs[0]?.step ?? 0];
  const position = defined(board.game.position?.(start), 'a play');
  const of = (isDeclaring: boolean) =>
    costs
      .filter(({ seat }) => (seat === declarer) === isDeclaring)
      .reduce((sum, { tricks }) => sum + tricks, 0);
  engine.begin(position.play.trump ?? 'N');
  const all = [...costsOf(engine, board)];
  expect(all).toEqual(costs);
  expect(of(true)).toBeGreaterThanOrEqual(0);
});

test('games in which more than tricks counts have no costs', () => {
  expect([...costsOf(engine, replayed(playedRecord('spades')))]).toEqual([]);
});

test('what could be known: a card is judged on layouts, a forced one costs nothing', () => {
  const board = replayed(ENDING('W S9, S S2, E S3, S S4'));
  const limits = { worlds: 6, now: () => 0, end: 1, deadline };
  const judged = [...judgedIn(engine, board, limits)];
  expect(judged).toHaveLength(judgedCount(board));
  const [last, forced] = judged;
  // declarer sees both own hands: low from both gives the trick away wherever the other cards lie
  expect(last).toMatchObject({ step: 11, seat: 'S', worlds: 6 });
  expect(last?.tricks).toBeGreaterThan(0.3);
  expect(forced).toMatchObject({ step: 10, seat: 'E', tricks: 0, worlds: 0 });
});

test('error and luck: what was not to be known is luck', () => {
  const at = (step: number, seat: 'N' | 'S', tricks: number) => ({ step, seat, tricks, worlds: 9 });
  const costs = [at(0, 'S', 1), at(1, 'N', 0), at(2, 'S', 1)];
  const known = [at(0, 'S', 0.25), at(1, 'N', 0.5)];
  expect(balancesOf(costs, known, true)).toEqual([
    { seat: 'N', seen: 0, known: 0.5, luck: 0.5 },
    { seat: 'S', seen: 2, known: 0.25, luck: -1.75 },
  ]);
  expect(balancesOf(costs, [], false)).toEqual([
    { seat: 'N', seen: 0 },
    { seat: 'S', seen: 2 },
  ]);
});

describe('other tables', () => {
  const { game, record, states } = replayed(playedRecord('bridge', 'field'));
  const level = defined(findLevel('novice'), 'a level');
  const play = (seed: string) => playElsewhere(game, record, level, seed, { engine, now: () => 0 });

  test('play the same cards, the same seed the same way', () => {
    const [one, again] = [play('table 1'), play('table 1')];
    expect(one).toEqual(again);
    expect(Object.keys(one?.points ?? {})).toEqual(['NS', 'EW']);
  });

  test('a result like all others is average, the best gets the top', () => {
    const outcome = defined(game.outcome(states.at(-1)), 'the deal is over');
    const here = resultOf(outcome);
    expect(comparedFor('NS', [here], 'mp')).toBeUndefined();
    expect(comparedFor('NS', [here, here, here], 'mp')).toEqual([0.5, 0.5, 0.5]);
    const best: TableResult = { tricks: 13, points: { NS: 5000, EW: 0 } };
    expect(comparedFor('NS', [best, here, here], 'mp')).toEqual([1, 0.25, 0.25]);
    expect(comparedFor('EW', [best, here, here], 'mp')).toEqual([0, 0.75, 0.75]);
    expect(comparedFor('NS', [best, best], 'cross-imp')).toEqual([0, 0]);
    const imps = comparedFor('NS', [best, here, here], 'cross-imp') ?? [];
    expect(imps[0]).toBeGreaterThan(15);
    expect(imps[1]).toBe(-(imps[0] ?? 0) / 2);
  });

  test('equal results stand in one row, the best for the own side first', () => {
    const made: TableResult = { tricks: 10, points: { NS: 420, EW: 0 } };
    const down: TableResult = { tricks: 9, points: { NS: 0, EW: 50 } };
    const results = [made, down, { ...made }, down, down];
    expect(groupedFor('NS', results).map(({ tables }) => tables)).toEqual([
      [0, 2],
      [1, 3, 4],
    ]);
    expect(groupedFor('EW', results).map(({ tables }) => tables)).toEqual([
      [1, 3, 4],
      [0, 2],
    ]);
    expect(standingFor('NS', results)).toEqual({ better: 3, equal: 1, all: 4 });
    expect(standingFor('EW', results)).toEqual({ better: 0, equal: 1, all: 4 });
  });

  test('players at different tables do not imagine alike', () => {
    const asked = new Set<number>();
    const bot: BotLevel['bot'] = (_game, view, { worlds }) => {
      asked.add(worlds);
      return { action: defined(view.legal[0], 'the player to act has a legal action'), reason: '' };
    };
    const tables = Array.from({ length: 8 }, (_, i) => `table ${i + 1}`);
    for (const table of tables)
      playElsewhere(game, record, { ...level, bot, budget: { worlds: 10, positions: 1 } }, table, {
        engine,
        now: () => 0,
      });
    expect(asked.size).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...asked)).toBeLessThanOrEqual(16);
  });

  test('a player who scores alone is compared with the average of the others', () => {
    expect(marginOf({ P1: 300, P2: 100, P3: 0 }, 'P1')).toBe(250);
    expect(marginOf({ P1: 300, P2: 100, P3: 0 }, 'P3')).toBe(-200);
  });
});

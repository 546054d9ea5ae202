import { makeStep, type Step, sameAction } from '@overtrick/rules/action';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, type BotLevel, findBot, findLevel, levelBelow } from './levels.ts';

const engine = createEngine(readModule(), { megabytes: 16 });
/** Returns the number of deals: thinking players have a small budget, and play fewer. */
const deals = ({ id }: BotLevel): number => (id === 'novice' ? times(3, 50) : times(1, 5));
const budgetOf = ({ id, budget }: BotLevel) =>
  id === 'novice' ? budget : { worlds: 1, positions: 2000, engine };

/** Plays one deal with four bots of the level, and checks every decision. */
function playDeal(game: AnyGame, level: BotLevel, board: number): string[] {
  const { bot } = level;
  const budget = budgetOf(level);
  const random = seededRandom(seedFor(`${game.id} ${board}`));
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error('the defaults are options');
  let state = game.start(randomSetup(termsOfBoard(board), random, game.ordered), options.value);
  const steps: Step[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, seat);
    const before = JSON.stringify(view);
    const { action, reason } = bot(game, view, budget, random);
    if (!view.legal.some((legal) => sameAction(legal, action)))
      throw new Error(`${game.id} ${board}: ${makeStep({ seat, action })} is not legal`);
    if (reason.trim() === '')
      throw new Error(`${game.id} ${board}: no reason for ${makeStep({ seat, action })}`);
    if (JSON.stringify(view) !== before) throw new Error(`${game.id} ${board}: the view was changed`);
    steps.push({ seat, action });
    state = game.apply(state, seat, action);
  }
  if (game.outcome(state) === undefined) throw new Error(`${game.id} ${board}: no outcome`);
  return steps.map(makeStep);
}

/** Lists the games that a level plays: all by the weakest and the strongest; by the other all in the long run only. */
const gamesOf = ({ id }: BotLevel): readonly AnyGame[] =>
  id === 'club' ? GAMES.slice(0, times(3, GAMES.length)) : GAMES;

describe.each(BOT_LEVELS)('$name', (level) => {
  test.each(gamesOf(level))('plays $name to the end, legally and with reasons', (game) => {
    const boards = Array.from({ length: deals(level) }, (_, i) => playDeal(game, level, i + 1));
    expect(boards.flat().length).toBeGreaterThan(deals(level) * 10);
  });

  const alike = level.id === 'novice' ? GAMES : GAMES.filter(({ id }) => id === 'bridge');
  test.each(alike)('plays $name alike for the same seed', (game) => {
    expect(playDeal(game, level, 3)).toEqual(playDeal(game, level, 3));
  });
});

test('levels are found by their id', () => {
  for (const level of BOT_LEVELS) {
    expect(findLevel(level.id)).toBe(level);
    expect(findBot(level.id)).toBe(level.bot);
  }
  expect(BOT_LEVELS.map((level) => levelBelow(level)?.id)).toEqual([undefined, 'novice', 'club']);
  expect(findBot('grandmaster')).toBeUndefined();
});

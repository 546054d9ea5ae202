import { termsOfBoard } from '@overtrick/rules/deals/board';
import type { Deal } from '@overtrick/rules/deals/deal';
import { type DealtText, makeDealt, orderedAlone } from '@overtrick/rules/deals/dealt';
import { randomSetup, type Setup, setupOf } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { trustOptions } from '@overtrick/rules/options';
import { type Random, seededRandom } from '@overtrick/rules/random';
import { newToken } from '../base/token.ts';

/** The most deals that are drawn for a board until one can be played. */
const MOST_DRAWN = 100;

/**
 * Draws the cards of a board of an evening, with their order where the game needs it. Deals that the game would throw
 * in at once, such as 20 points for each side in Minibridge, are drawn again.
 */
export function drawDealt(game: string, board: number, random: Random): DealtText {
  const terms = termsOfBoard(board);
  const draw = (): Setup => randomSetup(terms, random, findGame(game)?.ordered);
  let setup = draw();
  for (let i = 1; i < MOST_DRAWN && isOverAtOnce(game, setup); i++) setup = draw();
  return dealtFor(game, setup);
}

/** Writes the cards of a setup, with the order of the hands in which the game counts it. */
function dealtFor(id: string, setup: Setup): DealtText {
  const { inOrder } = findGame(id) ?? {};
  return makeDealt(inOrder === undefined ? { deal: setup.deal } : orderedAlone(setup, inOrder));
}

function isOverAtOnce(id: string, setup: Setup): boolean {
  const game = findGame(id);
  if (game === undefined) return false;
  return game.toAct(game.start(setup, trustOptions(game.options, {}))).length === 0;
}

/**
 * Adds what a game needs besides the hands of a deal: the order of the cards, and those that come back.
 * @param random chance that nobody can know if left out
 */
export const orderedFor = (
  game: string,
  board: number,
  deal: Deal,
  random: Random = seededRandom(newToken()),
): DealtText => dealtFor(game, setupOf(termsOfBoard(board), deal, random, findGame(game)?.ordered));

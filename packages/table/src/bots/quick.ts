import { findLevel } from '@overtrick/bots';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import type { Question, Thought } from './question.ts';

/** Returns a novice's answer, found by rules alone: for a table whose thinkers do not answer. */
export function quickThought({ view, seed }: Question): Thought {
  const game = defined(findGame(view.game), 'the game is in the list');
  const { bot, budget } = defined(findLevel('novice'), 'the level is in the list');
  const { action, reason } = bot(game, view, { ...budget, isSpent: () => true }, seededRandom(seed));
  return { action: makeAction(action), reason };
}

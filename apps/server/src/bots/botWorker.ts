import { judgeClaim } from '@overtrick/bots/claim';
import { findLevel } from '@overtrick/bots/levels';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import type { ClaimQuestion, Question, Thought, Verdict } from './thinker.ts';

/** After this long a bot takes the best that it has found, milliseconds. */
const THINK_MS = 3000;

export type Job =
  | { readonly do: 'think'; readonly question: Question }
  | { readonly do: 'judge'; readonly question: ClaimQuestion };

/** What runs in a worker thread. */
export default (job: Job): Thought | Verdict =>
  job.do === 'think' ? think(job.question) : judge(job.question);

function think({ view, level: id, seed }: Question): Thought {
  const game = defined(findGame(view.game), 'the game is in the list');
  const level = defined(findLevel(id), 'the level is in the list');
  const end = performance.now() + THINK_MS;
  const budget = { ...level.budget, isSpent: () => performance.now() > end };
  const { action, reason } = level.bot(game, view, budget, seededRandom(seed));
  return { action: makeAction(action), reason };
}

const judge = ({ view, claimant, tricks, shown }: ClaimQuestion): Verdict =>
  judgeClaim(view, claimant, tricks, shown);

import type { Budget, Decision } from '@overtrick/bots/bot';
import { judgeClaim } from '@overtrick/bots/claim';
import { type BotLevel, findLevel, levelBelow } from '@overtrick/bots/levels';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/view';
import { createEngine, type Engine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { saidOf } from './meanings.ts';
import type { ClaimQuestion, Question, Thought, Verdict } from './thinker.ts';

/** The memory of a thread's search. */
const MEGABYTES = 32;
/** A claim that takes longer to judge is put to people. */
const JUDGE_MS = 2500;

export type Job =
  | { readonly do: 'think'; readonly question: Question }
  | { readonly do: 'judge'; readonly question: ClaimQuestion };

/** What runs in a worker thread. */
export default (job: Job): Thought | Verdict =>
  job.do === 'think' ? think(job.question) : judge(job.question);

/** One search a thread, for all its bots, made when the first of them thinks. */
let engine: Engine | undefined;
let end = Infinity;
const isSpent = (): boolean => performance.now() > end;

function engineOf(): Engine {
  engine ??= createEngine(readModule(), { megabytes: MEGABYTES, isSpent });
  return engine;
}

function think(question: Question): Thought {
  const { view, level: id, seed } = question;
  const game = defined(findGame(view.game), 'the game is in the list');
  const level = defined(findLevel(id), 'the level is in the list');
  const means = { isSpent, engine: engineOf() };
  const { decision, failures } = decideOrBelow(level, game, view, seed, means);
  const { action, reason } = decision;
  return {
    action: makeAction(action),
    reason,
    ...saidOf(game, question, action),
    ...(failures.length > 0 && { failures }),
  };
}

/** A bot that fails is replaced by the next weaker one, for this decision: no table waits for ever. Throws when all fail. */
function decideOrBelow(
  level: BotLevel,
  game: AnyGame,
  view: View,
  seed: string,
  means: Pick<Budget, 'isSpent' | 'engine'>,
): { readonly decision: Decision; readonly failures: readonly string[] } {
  end = performance.now() + level.milliseconds;
  try {
    const decision = level.bot(game, view, { ...level.budget, ...means }, seededRandom(seed));
    return { decision, failures: [] };
  } catch (error) {
    const below = levelBelow(level);
    if (below === undefined) throw error;
    const { decision, failures } = decideOrBelow(below, game, view, seed, means);
    return { decision, failures: [`${level.id}: ${String(error)}`, ...failures] };
  }
}

function judge({ view, claimant, tricks, shown }: ClaimQuestion): Verdict {
  end = performance.now() + JUDGE_MS;
  return judgeClaim(engineOf(), view, claimant, tricks, shown);
}

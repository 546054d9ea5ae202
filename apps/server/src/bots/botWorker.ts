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

/** `ms`: how long it may take at most, because others wait; what the level has of itself when left out. */
export type TimedJob = Job & { readonly ms?: number };

/** What runs in a worker thread. */
export default (job: TimedJob): Thought | Verdict =>
  job.do === 'think' ? think(job.question, job.ms) : judge(job.question, job.ms);

/** Read at the start: later there may be no file handle left. */
const solver = readModule();

/** One search a thread, for all its bots, made when the first of them thinks. */
let engine: Engine | undefined;
let end = Infinity;
const isSpent = (): boolean => performance.now() > end;

function engineOf(): Engine {
  engine ??= createEngine(solver, { megabytes: MEGABYTES, isSpent });
  return engine;
}

/** A level that has less than this part of its time is no better than the one below it. */
const LEAST_PART = 1 / 4;

/** The level that can make something of the time. */
function levelWithin(level: BotLevel, ms: number): BotLevel {
  const below = levelBelow(level);
  return below === undefined || ms >= LEAST_PART * level.milliseconds ? level : levelWithin(below, ms);
}

function think(question: Question, ms = Number.POSITIVE_INFINITY): Thought {
  const { view, level: id, seed } = question;
  const game = defined(findGame(view.game), 'the game is in the list');
  const level = levelWithin(defined(findLevel(id), 'the level is in the list'), ms);
  const means = { isSpent, engine: engineOf() };
  const { decision, failures } = decideOrBelow(level, game, view, seed, means, ms);
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
  ms: number,
): { readonly decision: Decision; readonly failures: readonly string[] } {
  // the weakest has no time to lose: it decides by rules
  const allowed = levelBelow(level) === undefined ? Number.POSITIVE_INFINITY : ms;
  end = performance.now() + Math.min(level.milliseconds, allowed);
  try {
    const decision = level.bot(game, view, { ...level.budget, ...means }, seededRandom(seed));
    return { decision, failures: [] };
  } catch (error) {
    const below = levelBelow(level);
    if (below === undefined) throw error;
    const { decision, failures } = decideOrBelow(below, game, view, seed, means, ms);
    return { decision, failures: [`${level.id}: ${String(error)}`, ...failures] };
  }
}

function judge({ view, claimant, tricks, shown }: ClaimQuestion, ms = JUDGE_MS): Verdict {
  end = performance.now() + Math.min(JUDGE_MS, ms);
  return judgeClaim(engineOf(), view, claimant, tricks, shown);
}

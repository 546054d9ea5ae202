import {
  type BotLevel,
  type Budget,
  type Decision,
  findLevel,
  judgeClaim,
  levelBelow,
} from '@overtrick/bots';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { type DealRecord, parseRecord } from '@overtrick/rules/record';
import type { View } from '@overtrick/rules/views/view';
import type { Engine } from '@overtrick/solver';
import { meaningsIn } from './meanings.ts';
import type { ClaimQuestion, Question, Thought, Verdict } from './question.ts';
import { settle } from './settle.ts';

/** The time to judge a claim, milliseconds; after it the verdict stays unknown. */
const JUDGE_MS = 2500;
/** The time to settle a deal double dummy, milliseconds; after it the deal is played. */
const SETTLE_MS = 8000;
/** The smallest part of its time that a level needs: with less, it is no better than the level below. */
const LEAST_PART = 1 / 4;

/** The resources of a thread in which computer players think. */
export interface ThreadMeans {
  /** Creates the search of this thread, when the first bot thinks; `isSpent` ends a search. */
  readonly createEngine: (isSpent: () => boolean) => Engine;
  /** Milliseconds from any starting point. */
  readonly now: () => number;
}

/** Answers questions immediately, in the calling thread. `ms` is the time limit, because others wait. */
export interface ThreadThinker {
  /** Throws if every level down to the weakest fails. */
  think(question: Question, ms?: number): Thought;
  judge(question: ClaimQuestion, ms?: number): Verdict;
}

/** Creates the computer players of all tables, which share one search and one clock. */
export function threadThinker({ createEngine, now }: ThreadMeans): ThreadThinker {
  let engine: Engine | undefined;
  let end = Number.POSITIVE_INFINITY;
  const isSpent = (): boolean => now() > end;
  const engineOf = (): Engine => {
    engine ??= createEngine(isSpent);
    return engine;
  };
  const allow = (ms: number): void => {
    end = now() + ms;
  };
  /** Settles a deal double dummy; `undefined` if the search runs out of time: then the cards are played. */
  const settledBy = (game: AnyGame, text: string): Thought | undefined => {
    const record = parseRecord(text);
    const position = record.ok ? game.position?.(lastState(game, record.value)) : undefined;
    allow(SETTLE_MS);
    return position && settle(engineOf(), position);
  };
  return {
    think(question, ms = Number.POSITIVE_INFINITY) {
      const { view, level: id, seed } = question;
      const game = defined(findGame(view.game), 'the game is in the list');
      const settled = question.open === undefined ? undefined : settledBy(game, question.open);
      if (settled !== undefined) return settled;
      const level = levelWithin(defined(findLevel(id), 'the level is in the list'), ms);
      const means = { isSpent, engine: engineOf() };
      const { decision, failures } = decideOrBelow(level, { game, view, seed, means, ms, allow });
      const { action, reason } = decision;
      return {
        action: makeAction(action),
        reason,
        ...meaningsIn(game, question, action),
        ...(failures.length > 0 && { failures }),
      };
    },
    judge({ view, claimant, tricks, shown }, ms = JUDGE_MS) {
      allow(Math.min(JUDGE_MS, ms));
      return judgeClaim(engineOf(), view, claimant, tricks, shown);
    },
  };
}

const lastState = (game: AnyGame, { setup, options, steps }: DealRecord): unknown =>
  steps.reduce((state, { seat, action }) => game.apply(state, seat, action), game.start(setup, options));

/** Returns the strongest level, up to the given one, that can use the time well. */
function levelWithin(level: BotLevel, ms: number): BotLevel {
  const below = levelBelow(level);
  return below === undefined || ms >= LEAST_PART * level.milliseconds ? level : levelWithin(below, ms);
}

interface Deciding {
  readonly game: AnyGame;
  readonly view: View;
  readonly seed: string;
  readonly means: Pick<Budget, 'isSpent' | 'engine'>;
  readonly ms: number;
  /** Sets the time limit of the next decision. */
  readonly allow: (ms: number) => void;
}

/** Decides at a level; if that bot fails, the next weaker one makes this decision, so that no table waits for ever. */
function decideOrBelow(
  level: BotLevel,
  deciding: Deciding,
): { readonly decision: Decision; readonly failures: readonly string[] } {
  const { game, view, seed, means, ms, allow } = deciding;
  const below = levelBelow(level);
  // the weakest needs no time: it decides by rules
  allow(below === undefined ? level.milliseconds : Math.min(level.milliseconds, ms));
  try {
    const decision = level.bot(game, view, { ...level.budget, ...means }, seededRandom(seed));
    return { decision, failures: [] };
  } catch (error) {
    if (below === undefined) throw error;
    const { decision, failures } = decideOrBelow(below, deciding);
    return { decision, failures: [`${level.id}: ${String(error)}`, ...failures] };
  }
}

import type { BotLevel } from '@overtrick/bots';
import { defined } from '@overtrick/rules/assert';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { bySeat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { matchOptionsOf, startMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { ScoreItem } from '@overtrick/rules/scores/score';
import { exampleOf, type StepTaken } from './exampleOf.ts';
import type { Example } from './moment.ts';

const MOST_TRIES = 40;

/** A deal that computer players have played, from its first state on. */
interface PlayedDeal {
  readonly start: unknown;
  readonly made: readonly StepTaken[];
  readonly items: readonly ScoreItem[];
}

const known = new Map<string, PlayedDeal>();

/**
 * Plays a deal of the game with computer players: the first of its seeds that is not passed out, and whose contract, if
 * any, is made.
 */
function playedDeal(game: AnyGame, level: BotLevel): PlayedDeal {
  const key = `${game.id} ${level.id}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  for (let seed = 1; seed <= MOST_TRIES; seed++) {
    const deal = played(game, level, `example ${seed}`);
    if (deal === undefined) continue;
    known.set(key, deal);
    return deal;
  }
  throw new Error(`no deal of ${game.id} is played`);
}

/** Returns that deal to step through, with every hand that any of the players sees. */
export function makeExample(game: AnyGame, level: BotLevel): Example {
  const { start, made, items } = playedDeal(game, level);
  return exampleOf(game, start, made, { items });
}

/** Deals a hand from a seed, and returns its first state with the match that scores it. */
export function dealtBy(game: AnyGame, seed: string) {
  const match = defined(findMatch(game.matches[0] ?? ''), 'a game has a match format');
  const form = trustOptions<OptionValues>(matchOptionsOf(game, match), {});
  const sheet = startMatch(game, match, form);
  const terms = defined(match.next(sheet), 'a match has a deal');
  const setup = randomSetup(terms, seededRandom(seed), game.ordered);
  const start = game.start(setup, trustOptions<OptionValues>(game.options, {}));
  return {
    start,
    /** Returns the items of the score of the finished deal. */
    itemsOf(state: unknown): readonly ScoreItem[] {
      const outcome = defined(game.outcome(state), 'a deal that is over has an outcome');
      const row = match.rows(match.add(sheet, outcome)).rows.findLast((one) => one.outcome !== undefined);
      return row?.items ?? outcome.items;
    },
  };
}

/** Plays a deal with computer players; returns `undefined` where it is passed out, or its contract fails. */
function played(game: AnyGame, { bot, budget }: BotLevel, seed: string): PlayedDeal | undefined {
  const { start, itemsOf } = dealtBy(game, seed);
  const randoms = bySeat((seat) => seededRandom(`${seed} ${seat}`));
  const made: StepTaken[] = [];
  let state = start;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const { action, reason } = bot(game, game.view(state, seat), budget, randoms[seat]);
    state = game.apply(state, seat, action);
    made.push({ step: { seat, action }, after: state, why: reason });
  }
  const outcome = defined(game.outcome(state), 'a deal that is over has an outcome');
  if (game.view(state).tricks.length === 0) return undefined;
  if (outcome.contract && outcome.tricks < tricksNeeded(outcome.contract)) return undefined;
  return { start, made, items: itemsOf(state) };
}

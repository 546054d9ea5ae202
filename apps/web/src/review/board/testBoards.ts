import { BOT_LEVELS } from '@overtrick/bots';
import type { Step } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { matchOptionsOf, startMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { makeRecord } from '@overtrick/rules/record';

/** Returns the record of a deal that computer players play to its end, for tests. */
export function playedRecord(id: string, seed = 'board'): string {
  const game: AnyGame = defined(findGame(id), 'a game of the list');
  const match = defined(findMatch(game.matches[0] ?? ''), 'a game has a match format');
  const form = trustOptions<OptionValues>(matchOptionsOf(game, match), {});
  const terms = defined(match.next(startMatch(game, match, form)), 'a first deal');
  const { bot, budget } = defined(BOT_LEVELS[0], 'there is a bot');
  const setup = randomSetup(terms, seededRandom(seed), game.ordered);
  const options = trustOptions<OptionValues>(game.options, {});
  const random = seededRandom(`${seed} bots`);
  const steps: Step[] = [];
  let state = game.start(setup, options);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const { action } = bot(game, game.view(state, seat), budget, random);
    steps.push({ seat, action });
    state = game.apply(state, seat, action);
  }
  return makeRecord({ game: id, options, setup, steps });
}

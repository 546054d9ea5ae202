import type { Step } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Setup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import type { OptionValues } from '@overtrick/rules/options';
import type { Random } from '@overtrick/rules/random';
import type { DealRecord } from '@overtrick/rules/record';
import type { Outcome } from '@overtrick/rules/scores/outcome';
import type { Bot, Budget } from './bot.ts';

/** A bot in a seat. */
export interface Chair {
  readonly bot: Bot;
  readonly budget: Budget;
  readonly random: Random;
}

/** A whole deal among computer players. */
export interface Playout {
  readonly record: DealRecord;
  readonly outcome: Outcome;
}

/** Plays one deal: each time the bot to act decides by its own view, until nobody has to act. */
export function playOut(
  game: AnyGame,
  setup: Setup,
  options: OptionValues,
  chairs: Readonly<Record<Seat, Chair>>,
): Playout {
  const steps: Step[] = [];
  let state = game.start(setup, options);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const { bot, budget, random } = chairs[seat];
    const { action } = bot(game, game.view(state, seat), budget, random);
    steps.push({ seat, action });
    state = game.apply(state, seat, action);
  }
  const outcome = defined(game.outcome(state), 'a deal that is over has an outcome');
  return { record: { game: game.id, options, setup, steps }, outcome };
}

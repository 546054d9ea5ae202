import { defined } from '../../assert.ts';
import type { DealTerms } from '../../deals/board.ts';
import type { AnyGame } from '../../game.ts';
import type { OptionValues } from '../../options.ts';
import type { PadAsk } from '../../pad/form.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';

/** The game with its options, and the score that is printed if it is not that of the deal alone. */
export interface ScaleGame {
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** Prints the score of an outcome as a cell, for declarer's party. */
  readonly cell?: (outcome: Outcome, own: Party) => string;
}

/** A deal that is scored. */
export interface ScaleDeal extends ScaleGame {
  readonly terms: DealTerms;
}

/**
 * Returns the outcome that the game's own score gives to a result, entered answer by answer.
 * @param answer the answer to a question; `undefined` if the result does not exist, so that there is no outcome
 */
export function writtenDeal(
  { game, options, terms }: Omit<ScaleDeal, 'cell'>,
  answer: (ask: PadAsk) => string | undefined,
): Outcome | undefined {
  const pad = defined(game.pad, `${game.id} has a score pad`);
  const steps = pad.call(game, { terms, options, counts: () => [] });
  let step = steps.next();
  while (step.done !== true) {
    const said = answer(step.value);
    if (said === undefined || !step.value.values.includes(said)) return undefined;
    step = steps.next(said);
  }
  return step.value;
}

import { makeStep, parseStep } from '../action.ts';
import { defined } from '../assert.ts';
import type { Seat, Vul } from '../cards/seat.ts';
import { parseSetup, type Setup } from '../deals/setup.ts';
import { type Game, step } from '../game.ts';
import { parseOptions } from '../options.ts';

/** Builds a setup from a deal, or from a pack in dealt order, as text. */
export function setupOf(cards: string, dealer: Seat = 'S', vul: Vul = 'none'): Setup {
  const setup = parseSetup({ dealer, vul, ...(cards.includes(':') ? { deal: cards } : { order: cards }) });
  if (!setup.ok) throw new Error(setup.why);
  return setup.value;
}

/** Returns the state after steps such as `S 1NT, N P`. Throws if the game refuses one. */
export function afterSteps<State, Options>(
  game: Game<State, Options>,
  setup: Setup,
  options: Readonly<Record<string, unknown>>,
  steps: string,
): State {
  const given = parseOptions(game.options, options);
  if (!given.ok) throw new Error(given.why);
  let state = game.start(setup, given.value);
  for (const text of steps.split(',').filter((word) => word.trim() !== '')) {
    const done = defined(parseStep(text), `a step: ${text}`);
    const next = step(game, state, done);
    if (!next.ok) throw new Error(`${makeStep(done)}: ${next.code} ${next.why ?? ''}`);
    state = next.value;
  }
  return state;
}

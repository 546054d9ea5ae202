import { makeAction } from './action.ts';
import { randomSetup } from './deals/setup.ts';
import type { AnyGame } from './game.ts';
import type { OptionValues } from './options.ts';
import { seededRandom } from './random.ts';
import { isThrownIn } from './scores/outcome.ts';

const known = new WeakMap<AnyGame, boolean>();

/** No deal of the family takes this many steps: the longest auction has 319 calls. */
const MOST_STEPS = 400;

/**
 * True if, with some options, a deal of the game can end passed out and the next one follow. Tries it by the game's own
 * rules: every player who may pass does.
 */
export function canBePassedOut(game: AnyGame): boolean {
  const found = known.get(game) ?? optionSetsOf(game).some((options) => isPassedOut(game, options));
  known.set(game, found);
  return found;
}

function isPassedOut(game: AnyGame, options: OptionValues): boolean {
  const setup = randomSetup({ dealer: 'N', vul: 'none' }, seededRandom('passed out'), game.ordered);
  let state = game.start(setup, options);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const [seat] = game.toAct(state);
    const actions = seat === undefined ? [] : game.legalActions(state, seat);
    const action = actions.find((one) => makeAction(one) === 'P') ?? actions[0];
    if (seat === undefined || action === undefined) break;
    state = game.apply(state, seat, action);
  }
  const outcome = game.outcome(state);
  return outcome !== undefined && isThrownIn(outcome) && !outcome.redeal;
}

/** Lists the option sets: the defaults, and each other choice by itself. */
export function optionSetsOf(game: Pick<AnyGame, 'options'>): readonly OptionValues[] {
  const specs = Object.entries(game.options);
  const defaults = Object.fromEntries(specs.map(([name, spec]) => [name, spec.default]));
  const others = specs.flatMap(([name, spec]) =>
    spec.kind === 'choice'
      ? (spec.values ?? []).map((value) => ({ ...defaults, [name]: value }))
      : spec.kind === 'flag'
        ? [{ ...defaults, [name]: !spec.default }]
        : [],
  );
  return [defaults, ...others];
}

import type { Decider } from '../../bot.ts';

/** Enough to bid on, and not so much that those who bid later have everything before them. */
const SOME = 6;

/** Says how many cards of the dummy are opened, before anything is seen. */
export const decideReveal: Decider = (_game, view) => {
  const action = view.legal.find(
    (some) => some.kind === 'pick' && some.pick === 'reveal' && some.places[0] === SOME,
  );
  return action && { action, reason: `${SOME} cards are enough to bid on, and leave the others guessing.` };
};

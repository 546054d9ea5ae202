import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { below, seededRandom } from '@overtrick/rules/random';
import type { Question, Verdict } from '@overtrick/table/bots/question';
import type { Thinker } from '../bots/thinker.ts';

/** Creates bots that decide at once and at random: mostly the first legal action, so that auctions end. */
export const quickThinker = (verdict: Verdict = 'unknown'): Thinker => ({
  think: ({ view, seed }: Question) => {
    const random = seededRandom(seed);
    const choice = view.phase === 'auction' && below(random, 3) > 0 ? 0 : below(random, view.legal.length);
    const near = view.phase === 'auction' ? Math.min(choice, 4) : choice;
    const action = defined(view.legal[near] ?? view.legal[0], 'a bot that is asked may do something');
    return Promise.resolve({ action: makeAction(action), reason: `I like ${makeAction(action)}.` });
  },
  judge: () => Promise.resolve(verdict),
  close: () => Promise.resolve(),
});

import type { Decider } from '../../bot.ts';

/** Chooses hidden cards to look at, or to turn, before anything is known: each place is as good as another. */
export const decidePeek: Decider = (_, view) => {
  const [action] = view.legal;
  if (action === undefined) return undefined;
  return { action, reason: 'They all lie face down, so any of them will do.' };
};

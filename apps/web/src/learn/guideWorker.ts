import { findGame } from '@overtrick/rules/games/list';
import type { FirstDeal } from './guided.ts';
import { chooseGuided, type Guided, type GuidedPlay, shownOf, startGuided } from './guided.ts';

// Plays the others of a first deal, and says what the guide would do, away from the page's own thread.

export interface GuideRequest {
  readonly game: string;
  readonly first: FirstDeal;
  /** The learner's choices so far. */
  readonly actions: readonly string[];
}

/** The deal after each number of choices, of those that were asked for last. */
let known: { readonly actions: readonly string[]; readonly plays: GuidedPlay[] } | undefined;

addEventListener('message', ({ data: { game: id, first, actions } }: MessageEvent<GuideRequest>) => {
  const game = findGame(id);
  if (game === undefined) return;
  const same = known?.actions.findIndex((action, i) => action !== actions[i]) ?? -1;
  const kept = known === undefined ? [] : known.plays.slice(0, (same < 0 ? known.actions.length : same) + 1);
  const plays = kept.slice(0, actions.length + 1);
  let play = plays.at(-1) ?? startGuided(game, first);
  if (plays.length === 0) plays.push(play);
  for (const action of actions.slice(plays.length - 1)) {
    play = chooseGuided(game, first, play, action);
    plays.push(play);
  }
  known = { actions, plays };
  const answer: Guided = shownOf(game, first, play);
  postMessage(answer);
});

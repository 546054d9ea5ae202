import type { Call } from '@overtrick/rules/call';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/view';

/** What a call says about the hand of the player who makes it. */
export interface CallMeaning {
  /** One or a few words for the table: `16 to 18 points, balanced`. */
  readonly text: string;
  readonly isArtificial: boolean;
  readonly forcing: 'no' | 'round' | 'game';
}

/** What `call` would mean if the player on turn made it now. Needs the view of no one in particular: calls are public. */
export function meaningOf(_game: AnyGame, _view: View, call: Call): CallMeaning {
  return { text: call === 'P' ? 'nothing to say' : 'natural', isArtificial: false, forcing: 'no' };
}

/** What each call made so far means, in order. */
export const meaningsOf = (game: AnyGame, view: View): readonly CallMeaning[] =>
  view.calls.map(({ call }) => meaningOf(game, view, call));

/** `meaningOf` in words alone. */
export const explainCall = (game: AnyGame, view: View, call: Call): string =>
  meaningOf(game, view, call).text;

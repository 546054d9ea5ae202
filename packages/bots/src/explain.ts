import { defined } from '@overtrick/rules/assert';
import type { Call } from '@overtrick/rules/auction/call';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import type { Meaning } from './bidding/meaning.ts';
import { literalMeaning } from './bidding/natural.ts';
import type { Forcing } from './bidding/rule.ts';
import { madeIn, meaningIn, situationOf } from './bidding/table.ts';
import { isAlone } from './sampling/alone.ts';

/** The meaning of a call: a message about its maker's hand. */
export interface CallMeaning {
  /** The text for the table: `opening: 15 to 17 points, balanced`. */
  readonly text: string;
  /** True if the call does not offer to play there. Such calls are alerted. */
  readonly isArtificial: boolean;
  readonly forcing: Forcing;
}

const shown = ({ text, isArtificial, forcing }: Meaning): CallMeaning => ({ text, isArtificial, forcing });

/**
 * Returns the meaning of `call`, made now by the player to act, as the bots bid and read it. Any seat's view works,
 * even a spectator's, because calls are public. Throws if it is nobody's turn (a bug).
 */
export function meaningOf(game: AnyGame, view: View, call: Call): CallMeaning {
  const next = defined(view.toAct[0], 'someone is to act to call');
  if (isAlone(game, view)) return shown(literalMeaning(call));
  return shown(meaningIn(situationOf(game, view, next), call));
}

/** Returns the meaning of each call so far, in order. */
export const meaningsOf = (game: AnyGame, view: View): readonly CallMeaning[] =>
  isAlone(game, view)
    ? view.calls.map(({ call }) => shown(literalMeaning(call)))
    : madeIn(game, situationOf(game, view, view.terms.dealer)).map(({ meaning }) => shown(meaning));

/** Returns only the text of `meaningOf`. */
export const explainCall = (game: AnyGame, view: View, call: Call): string =>
  meaningOf(game, view, call).text;

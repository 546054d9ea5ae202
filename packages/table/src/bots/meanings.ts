import { meaningOf } from '@overtrick/bots/explain';
import { type Action, makeAction } from '@overtrick/rules/action';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/view';
import type { Question, Said, Thought } from './thinker.ts';

/**
 * What goes with an answer: the meaning of the call that was chosen, or of every call where advice is asked. It takes a
 * millisecond in a long auction, so it is worked out where the bots think.
 */
export function saidOf(
  game: AnyGame,
  { view, isAdvice }: Question,
  action: Action,
): Pick<Thought, 'said' | 'meanings'> {
  if (isAdvice !== true) {
    const said = saidBy(game, view, action);
    return said === undefined ? {} : { said };
  }
  const meanings = view.legal.flatMap((legal) => {
    const said = saidBy(game, view, legal);
    return said === undefined ? [] : [[makeAction(legal), said.meaning] as const];
  });
  return meanings.length === 0 ? {} : { meanings: Object.fromEntries(meanings) };
}

/** A meaning that cannot be had is no reason not to call. */
function saidBy(game: AnyGame, view: View, action: Action): Said | undefined {
  if (action.kind !== 'call') return undefined;
  try {
    const { text, isArtificial } = meaningOf(game, view, action.call);
    return { meaning: text, alert: isArtificial };
  } catch {
    return undefined;
  }
}

import { cardMeaning, meaningOf } from '@overtrick/bots';
import { type Action, makeAction } from '@overtrick/rules/action';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import type { CallMeaning, Question, Thought } from './question.ts';

/**
 * Returns the meanings that go with an answer: that of the call or card chosen, or for advice that of every call. This
 * takes a millisecond in a long auction, so it runs in the bots' thread.
 */
export function meaningsIn(
  game: AnyGame,
  { view, isAdvice }: Question,
  action: Action,
): Pick<Thought, 'said' | 'meanings'> {
  if (isAdvice !== true) {
    const said = meaningBy(game, view, action);
    return said === undefined ? {} : { said };
  }
  const meanings = view.legal.flatMap((legal) => {
    const said = legal.kind === 'call' ? meaningBy(game, view, legal) : undefined;
    return said === undefined ? [] : [[makeAction(legal), said.meaning] as const];
  });
  return meanings.length === 0 ? {} : { meanings: Object.fromEntries(meanings) };
}

/** Returns a meaning; `undefined` if the bot fails to give one, so that it still acts. */
function meaningBy(game: AnyGame, view: View, action: Action): CallMeaning | undefined {
  try {
    if (action.kind === 'play') {
      const meaning = cardMeaning(game, view, action.card);
      return meaning === undefined ? undefined : { meaning, alert: false };
    }
    if (action.kind !== 'call') return undefined;
    const { text, isArtificial } = meaningOf(game, view, action.call);
    return { meaning: text, alert: isArtificial };
  } catch {
    return undefined;
  }
}

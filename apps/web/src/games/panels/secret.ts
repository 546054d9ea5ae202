import { parseCard } from '@overtrick/rules/cards/card';
import type { SecretExtra } from '@overtrick/rules/games/secret/view';
import { extraOf } from '@overtrick/rules/views/facts';
import type { View } from '@overtrick/rules/views/view';
import { text } from '../../text/text.ts';
import type { GamePanel, Question } from '../panel.ts';

const words = text.panels.secret;

const cardIn = (view: View, name: 'secret' | 'proposed') => {
  const found = extraOf<SecretExtra>(view)[name];
  return parseCard(found ?? '');
};

function questionIn(view: View): Question | undefined {
  const { phase, stock } = view;
  if (phase === 'aside') return words.aside;
  const looked = stock?.looked;
  if (looked !== undefined) return { ...words.draw, title: words.draw.title(looked) };
  const proposed = cardIn(view, 'proposed');
  if (proposed === undefined) return undefined;
  const { onlyStand, ...question } = words.answer;
  const asked = { ...question, title: words.answer.title(proposed) };
  // asked even where the card must stand: a page that answered at once would tell the suit of the secret card
  const isFree = view.legal.some((action) => action.kind === 'choose' && action.choice === 'replace');
  return isFree || view.legal.length === 0 ? asked : { ...asked, help: onlyStand };
}

const isHidden = (view: View): boolean => extraOf<SecretExtra>(view).isHidden === true;

/** Both players play the dummy; one of its cards is secret (RULES 10). */
export const secret: GamePanel = {
  isShared: true,
  // declarer alone sees which card it is
  mark: (view, card) => (isHidden(view) && cardIn(view, 'secret') === card ? words.mark : undefined),
  question: questionIn,
  notes(view, seat) {
    if (seat !== view.dummy || !isHidden(view)) return [];
    const card = cardIn(view, 'secret');
    return [card === undefined ? words.faceDown : words.is(card)];
  },
};

import type { Card } from '@overtrick/rules/cards/card';
import type { CardSet } from '@overtrick/rules/cards/cardSet';
import { useArrows } from '../../design/useArrows.ts';
import { text } from '../../text/text.ts';
import { CardFace } from '../cards/Card.tsx';
import { groupsOf } from '../cards/sort.ts';
import { useSuitOrder } from '../useSuitOrder.ts';
import styles from './HandButtons.module.css';

export interface HandButtonsProps {
  readonly cards: CardSet;
  readonly joker: Card | undefined;
  /** The cards that may be pressed now. */
  readonly open: ReadonlySet<Card>;
  readonly onPress: (card: Card) => void;
}

/** A hand whose cards can be pressed, in rows that a finger can tell apart. */
export function HandButtons({ cards, joker, open, onPress }: HandButtonsProps) {
  const held = groupsOf(cards, useSuitOrder(cards), joker).flatMap((group) => group.cards);
  const { onKeyDown, itemProps } = useArrows(held.map(String));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div role="group" aria-label={text.table.hand} className={styles.hand} onKeyDown={onKeyDown}>
      {held.map((card) => (
        <button
          key={card}
          type="button"
          {...itemProps(String(card))}
          className={styles.card}
          aria-label={card === joker ? text.games.joker : text.card(card)}
          aria-disabled={!open.has(card)}
          data-can={open.has(card)}
          onClick={() => open.has(card) && onPress(card)}
        >
          <CardFace card={card} joker={card === joker} />
        </button>
      ))}
    </div>
  );
}

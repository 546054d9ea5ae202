import { type Card, rankOf, SUITS } from '@overtrick/rules/cards/card';
import { cardsOf, has, inSuit, isEmpty, remove } from '@overtrick/rules/cards/cardSet';
import { text } from '../../text/text.ts';
import { StrainMark } from '../cards/Suit.tsx';
import styles from './ExampleTable.module.css';
import type { VisibleHand } from './read.ts';

export interface HandLettersProps {
  readonly hand: VisibleHand;
  readonly joker: Card | undefined;
}

/** A hand in letters, a line a suit, and how many cards of it nobody sees. */
export function HandLetters({ hand: { cards, down }, joker }: HandLettersProps) {
  const hasJoker = joker !== undefined && has(cards, joker);
  const suited = hasJoker ? remove(cards, joker) : cards;
  return (
    <>
      {hasJoker && <p className={styles.suit}>{text.games.joker}</p>}
      {!isEmpty(suited) &&
        SUITS.toReversed().map((suit) => (
          <p key={suit} className={styles.suit}>
            <StrainMark strain={suit} />{' '}
            {cardsOf(inSuit(suited, suit))
              .toReversed()
              .map((card) => text.rankShort(rankOf(card)))
              .join(' ') || '—'}
          </p>
        ))}
      {down > 0 && <p className={styles.down}>{text.guide.faceDown(down)}</p>}
    </>
  );
}

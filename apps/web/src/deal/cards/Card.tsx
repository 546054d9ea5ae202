import { type Card as CardNumber, rankOf, suitOf } from '@overtrick/rules/cards/card';
import { memo } from 'react';
import { text } from '../../text/text.ts';
import styles from './Card.module.css';
import { Emblem } from './Emblem.tsx';
import { SuitShape } from './Suit.tsx';

interface CardFaceProps {
  readonly card: CardNumber;
  /** True if it stands for the joker. */
  readonly joker?: boolean;
}

/** A card's face, for the eye; who shows it gives its name. As wide as `--card-w`. */
export const CardFace = memo(function CardFace({ card, joker = false }: CardFaceProps) {
  if (joker) return <JokerFace />;
  const suit = suitOf(card);
  const rank = rankOf(card);
  return (
    <span className={styles.card} data-suit={suit} aria-hidden="true">
      <span className={styles.index} data-rank={rank}>
        <span className={styles.rank}>{text.rankShort(rank)}</span>
        <SuitShape suit={suit} />
      </span>
      <span className={styles.body} data-rank={rank}>
        <Emblem rank={rank} />
        <SuitShape suit={suit} />
      </span>
    </span>
  );
});

const JokerFace = () => (
  <span className={styles.card} data-suit="J" aria-hidden="true">
    <span className={styles.index} data-rank="joker">
      <span className={styles.rank}>{text.games.jokerShort}</span>
      <Star />
    </span>
    <span className={styles.body}>
      <Star />
    </span>
  </span>
);

const Star = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M12 1.500 14.900 8.300 22.300 9 16.700 13.900 18.400 21.200 12 17.300 5.600 21.200 7.300 13.900 1.700 9 9.100 8.300Z"
    />
  </svg>
);

/** The back of a card. */
export const CardBack = () => <span className={styles.back} aria-hidden="true" />;

import { type Card as CardNumber, rankOf, suitOf } from '@overtrick/rules/card';
import { text } from '../text/text.ts';
import styles from './Card.module.css';
import { Emblem } from './Emblem.tsx';
import { SuitShape } from './Suit.tsx';

/** A card's face, for the eye; who shows it gives its name. As wide as `--card-w`. */
export function CardFace({ card }: { readonly card: CardNumber }) {
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
}

/** The back of a card. */
export const CardBack = () => <span className={styles.back} aria-hidden="true" />;

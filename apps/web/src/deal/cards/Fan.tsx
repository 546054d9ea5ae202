import { parseCard } from '@overtrick/rules/cards/card';
import { CardFace } from './Card.tsx';
import styles from './Fan.module.css';

const CARDS = ['ST', 'DJ', 'CQ', 'HK', 'SA'].map((name) => parseCard(name) ?? 0);

/** Five cards in a fan: the picture of pages that have no cards of their own. */
export const Fan = () => (
  <div className={styles.fan}>
    {CARDS.map((card, i) => (
      <span key={card} className={styles.card} style={{ '--turn': i - 2 }}>
        <CardFace card={card} />
      </span>
    ))}
  </div>
);

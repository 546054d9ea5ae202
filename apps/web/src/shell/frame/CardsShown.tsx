import { parseCard } from '@overtrick/rules/cards/card';
import { setOf } from '@overtrick/rules/cards/cardSet';
import { CardBack, CardFace } from '../../deal/cards/Card.tsx';
import { groupsOf, type Holding, suitOrder } from '../../deal/cards/sort.ts';
import styles from './Settings.module.css';

/** Two cards of each suit; diamonds are trumps, so that one sees where trumps go. */
const HAND = setOf(['SA', 'S9', 'HQ', 'H7', 'DK', 'DT', 'CJ', 'C4'].map((name) => parseCard(name) ?? 0));

/** A hand and the back of a card on the felt, as the settings define them. */
export const CardsShown = (holding: Required<Holding>) => (
  <div className={styles.shown} aria-hidden="true">
    <span>
      {groupsOf(HAND, suitOrder(HAND, 'D', holding))
        .flatMap(({ cards }) => cards)
        .map((card) => (
          <CardFace key={card} card={card} />
        ))}
    </span>
    <CardBack />
  </div>
);

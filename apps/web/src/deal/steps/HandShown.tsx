import styles from './HandCards.module.css';
import { HandCards, type HandCardsProps } from './HandCards.tsx';
import { HandLetters } from './HandLetters.tsx';

/** A hand as the visitor wants hands: in cards, which letters tell to the ear, or in letters. */
export const HandShown = (props: HandCardsProps) => (
  <>
    <div className={styles.letters}>
      <HandLetters hand={props.hand} joker={props.joker} />
    </div>
    <div className={styles.faces}>
      <HandCards {...props} />
    </div>
  </>
);

import type { Strain, Suit as SuitLetter } from '@overtrick/rules/cards/card';
import { text } from '../../text/text.ts';
import styles from './Suit.module.css';
import { SUIT_SHAPES } from './shapes.ts';

/** The shape of a suit in the colour of the text around it; for the eye only. */
export const SuitShape = ({ suit }: { readonly suit: SuitLetter }) => (
  <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={SUIT_SHAPES[suit]} fill="currentColor" />
  </svg>
);

/** A suit's shape in its colour, or the letters of notrump; read as its name. */
export const StrainMark = ({ strain }: { readonly strain: Strain }) => (
  <span className={styles.mark} data-suit={strain}>
    <span aria-hidden="true">{strain === 'N' ? text.notrumpShort : <SuitShape suit={strain} />}</span>
    <span className="hidden-text">{text.strains[strain]}</span>
  </span>
);

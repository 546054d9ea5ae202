import type { Strain, Suit as SuitLetter } from '@overtrick/rules/card';
import { text } from '../text/text.ts';
import styles from './Suit.module.css';

const SHAPES: { readonly [S in SuitLetter]: string } = {
  S: 'M12 1.8C12 1.8 3 9 3 14.4c0 2.8 2.1 4.7 4.5 4.7 1.6 0 2.9-.8 3.7-2.1-.2 2-1 3.9-2.7 5.2h7c-1.7-1.3-2.5-3.2-2.7-5.2.8 1.3 2.1 2.1 3.7 2.1 2.4 0 4.5-1.9 4.5-4.7C21 9 12 1.8 12 1.8Z',
  H: 'M12 21.6S2.4 14.9 2.4 8.5C2.4 5.2 4.8 2.8 7.8 2.8c1.8 0 3.3.9 4.2 2.4.9-1.5 2.4-2.4 4.2-2.4 3 0 5.4 2.4 5.4 5.7 0 6.4-9.6 13.1-9.6 13.1Z',
  D: 'M12 1.6c1.9 3.7 4.8 7.4 8.2 10.4-3.4 3-6.3 6.7-8.2 10.4-1.9-3.7-4.8-7.4-8.2-10.4C7.2 9 10.1 5.3 12 1.6Z',
  C: 'M12 2a4.7 4.7 0 0 0-3.5 7.8 4.7 4.7 0 1 0 2.6 7.1c-.2 2-1 3.9-2.6 5.3h7c-1.6-1.4-2.4-3.3-2.6-5.3a4.7 4.7 0 1 0 2.6-7.1A4.7 4.7 0 0 0 12 2Z',
};

/** The shape of a suit in the colour of the text around it; for the eye only. */
export const SuitShape = ({ suit }: { readonly suit: SuitLetter }) => (
  <svg className={styles.shape} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={SHAPES[suit]} fill="currentColor" />
  </svg>
);

/** A suit's shape in its colour, or the letters of notrump; read as its name. */
export const StrainMark = ({ strain }: { readonly strain: Strain }) => (
  <span className={styles.mark} data-suit={strain}>
    <span aria-hidden="true">{strain === 'N' ? text.notrumpShort : <SuitShape suit={strain} />}</span>
    <span className="hidden-text">{text.strains[strain]}</span>
  </span>
);

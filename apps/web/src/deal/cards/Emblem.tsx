import type { Rank } from '@overtrick/rules/cards/card';
import styles from './Emblem.module.css';

/** The headgear of the court cards: a crown, a coronet, a feathered cap. Nothing for the others. */
export function Emblem({ rank }: { readonly rank: Rank }) {
  const art = ART[rank];
  return art === undefined ? null : (
    <svg className={styles.emblem} viewBox="0 0 48 44" aria-hidden="true" focusable="false">
      {art}
    </svg>
  );
}

const band = <rect x="8" y="34.5" width="32" height="5.5" rx="2" className={styles.suit} />;

const ART: { readonly [R in Rank]?: React.ReactNode } = {
  K: (
    <>
      <path className={styles.gold} d="M9 32 5.5 13.5 16 22 24 8l8 14 10.5-8.500L39 32Z" />
      {band}
      <circle className={styles.suit} cx="5.5" cy="11" r="3" />
      <circle className={styles.suit} cx="24" cy="5.5" r="3" />
      <circle className={styles.suit} cx="42.5" cy="11" r="3" />
    </>
  ),
  Q: (
    <>
      <path
        className={styles.gold}
        d="M9 32 6.5 15c3.5 4.5 7.5 4 9.5-1.5 1.5 5 5 5 8-2.5 3 7.5 6.5 7.5 8 2.5 2 5.5 6 6 9.5 1.500L39 32Z"
      />
      {band}
      <circle className={styles.suit} cx="6.5" cy="12" r="2.6" />
      <circle className={styles.suit} cx="16" cy="10.5" r="2.6" />
      <circle className={styles.suit} cx="24" cy="7.5" r="2.6" />
      <circle className={styles.suit} cx="32" cy="10.5" r="2.6" />
      <circle className={styles.suit} cx="41.5" cy="12" r="2.6" />
    </>
  ),
  J: (
    <>
      <path className={styles.gold} d="M9 32c-1.5-10 4-17.5 14-17.500S40.5 22 39 32Z" />
      {band}
      <path className={styles.suit} d="M29 17C31 9 36.5 3.5 44.5 3c-.5 8-5 13.5-12 15.500l8-10.500Z" />
    </>
  ),
};

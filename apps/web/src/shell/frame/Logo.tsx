import styles from './Logo.module.css';

/** The mark: tricks laid side by side, and the one over. */
export const Mark = ({ size = 32 }: { readonly size?: number }) => (
  <svg
    className={styles.mark}
    width={size}
    height={size}
    viewBox="0 0 64 64"
    aria-hidden="true"
    focusable="false"
  >
    <g className={styles.cards}>
      <rect x="3" y="22" width="24" height="37" rx="5" />
      <rect x="12" y="22" width="24" height="37" rx="5" />
      <rect x="21" y="22" width="24" height="37" rx="5" />
      <rect className={styles.over} x="33" y="5" width="28" height="42" rx="5.5" />
    </g>
    <path
      className={styles.pip}
      transform="translate(37 15) scale(.83)"
      d="M12 1.800C12 1.8 3 9 3 14.400c0 2.8 2.1 4.7 4.5 4.7 1.6 0 2.9-.8 3.7-2.1-.2 2-1 3.9-2.7 5.200h7c-1.7-1.3-2.5-3.2-2.7-5.2.8 1.3 2.1 2.1 3.7 2.1 2.4 0 4.5-1.9 4.5-4.700C21 9 12 1.8 12 1.800Z"
    />
  </svg>
);

export const Wordmark = () => (
  <span className={styles.wordmark}>
    <Mark />
    <span className={styles.word}>Overtrick</span>
  </span>
);

import type { ReactNode } from 'react';
import styles from './Scroll.module.css';

/** A wide table that scrolls sideways, by touch and by keys; its label says which. */
export const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls can be scrolled by keys
  <figure className={styles.scroll} tabIndex={0} aria-label={label}>
    {children}
  </figure>
);

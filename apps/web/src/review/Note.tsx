import type { ReactNode } from 'react';
import { text } from '../text/text.ts';
import styles from './Review.module.css';

/** Says what figures mean, for who asks. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <details className={styles.soft}>
    <summary>{text.words.title}</summary>
    <p>{children}</p>
  </details>
);

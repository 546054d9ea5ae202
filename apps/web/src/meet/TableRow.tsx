import type { ReactNode } from 'react';
import { Link } from 'wouter';
import button from '../design/Button.module.css';
import styles from './Meet.module.css';

interface TableRowProps {
  readonly table: string;
  readonly title: string;
  readonly children?: ReactNode;
  /** The poster's own words. */
  readonly said: string | undefined;
  /** The button's words, and the same for who does not see the row. */
  readonly go: string;
  readonly label: string;
}

/** A table in a list, with the way to a chair at it. */
export const TableRow = ({ table, title, children, said, go, label }: TableRowProps) => (
  <li className={styles.row}>
    <span className={styles.what}>
      <strong>{title}</strong>
      {children}
      {said !== undefined && <q className={styles.said}>{said}</q>}
    </span>
    <Link
      href={`/t/${table}`}
      state={{ sit: true }}
      className={`${button.button} ${button.main}`}
      aria-label={label}
    >
      {go}
    </Link>
  </li>
);

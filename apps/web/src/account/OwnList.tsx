import type { ReactNode } from 'react';
import { IconButton } from '../design/Button.tsx';
import form from '../design/Form.module.css';
import { X } from '../design/icons/icons.tsx';
import styles from './Account.module.css';

/** A line of a list that the account keeps. */
interface OwnLine {
  readonly id: string;
  readonly name: string;
  /** The words after the name. */
  readonly about?: string;
  /** A button before the one that removes the line. */
  readonly action?: ReactNode;
  /** The button that removes the line; absent where the line stays. */
  readonly remove?: { readonly label: string; readonly run: () => void };
}

interface OwnListProps {
  /** The id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly lines: readonly OwnLine[];
  /** The reason for which the last change failed. */
  readonly problem?: string | undefined;
  /** The content below the list: usually a form that adds a line. */
  readonly children?: ReactNode;
}

/** A list that the account keeps (devices, friends, tokens), each line with a button that removes it. */
export function OwnList({ id, title, help, lines, problem, children }: OwnListProps) {
  return (
    <section className={styles.boards} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {help !== undefined && <p>{help}</p>}
      {lines.length > 0 && (
        <ul className={styles.friends}>
          {lines.map(({ id: line, name, about, action, remove }) => {
            const removing = remove !== undefined && (
              <IconButton look="quiet" label={remove.label} onClick={remove.run}>
                <X aria-hidden="true" size={20} />
              </IconButton>
            );
            return (
              <li key={line}>
                <span>
                  <strong>{name}</strong> {about}
                </span>
                {action === undefined ? (
                  removing
                ) : (
                  <span className={styles.actions}>
                    {action}
                    {removing}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {problem !== undefined && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      {children}
    </section>
  );
}

import type { TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../../text/evening.ts';
import { QUEUES } from '../subjects/desk.ts';
import styles from './Desk.module.css';

/** Lists everything that waits for the director. */
export const Queue = ({ view }: { readonly view: TournamentView }) => (
  <ul className={styles.queue} aria-label={eveningText.desk.queue} aria-live="polite">
    {Object.entries(QUEUES).map(([name, Waiting]) => (
      <Waiting key={name} view={view} />
    ))}
  </ul>
);

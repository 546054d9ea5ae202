import { Button } from '../../design/Button.tsx';
import { clubText } from '../../text/club.ts';
import { useClub, useEvening } from '../useClub.tsx';
import styles from './Score.module.css';

/** The results that wait for the connection, in sight as long as there are any; those that were refused, with why. */
export function OutboxLine() {
  const club = useClub();
  const waiting = useEvening((state) => state.waiting);
  const line = useEvening((state) => state.line);
  const refused = waiting.filter((one) => one.refused !== undefined);
  const lines = waiting.flatMap(({ command, refused: why }) =>
    why === undefined && 'line' in command ? [command.line] : [],
  );
  const count = new Set(lines).size;
  return (
    <>
      <div role="status">
        {line === 'lost' && (
          <p className={styles.wait}>{count === 0 ? clubText.noLine : clubText.waiting(count)}</p>
        )}
      </div>
      {refused.map((one) => (
        <div key={one.id} className={styles.notice} role="alert">
          <span>
            {'line' in one.command ? `${one.command.line}: ` : ''}
            {one.refused}
          </span>
          <Button size="small" onClick={() => void club.dismiss(one)}>
            {clubText.dismiss}
          </Button>
        </div>
      ))}
    </>
  );
}

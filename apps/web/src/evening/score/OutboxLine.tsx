import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { useEvening, useEveningClient } from '../useEvening.tsx';
import styles from './Score.module.css';

/** The results that wait for the connection, shown as long as there are any; refused ones come with the reason. */
export function OutboxLine() {
  const club = useEveningClient();
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
          <p className={styles.wait}>{count === 0 ? eveningText.noLine : eveningText.waiting(count)}</p>
        )}
      </div>
      {refused.map((one) => (
        <div key={one.id} className={styles.notice} role="alert">
          <span>
            {'line' in one.command ? `${one.command.line}: ` : ''}
            {one.refused}
          </span>
          <Button size="small" onClick={() => void club.dismiss(one)}>
            {eveningText.dismiss}
          </Button>
        </div>
      ))}
    </>
  );
}

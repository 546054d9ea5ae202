import { Button } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';
import { useCtrl, useTable } from '../context.ts';
import styles from './Connection.module.css';

/** Says so when the line to the server is lost, and what that means. */
export function Connection() {
  const ctrl = useCtrl();
  const connection = useTable((model) => model.connection);
  const isSeated = useTable(({ shown }) => shown?.you !== undefined);
  const isWaiting = useTable(({ pending }) => pending !== undefined);
  const isFirst = useTable(({ shown }) => shown === undefined);
  if (connection === 'live' || (connection === 'connecting' && isFirst)) return null;
  const words = text.connection;
  const what = connection === 'stopping' ? words.stopping : isSeated ? words.lost : words.lostSpectator;
  return (
    <div className={styles.banner} role="alert">
      <p>
        {what} {isWaiting && words.sending}
      </p>
      <Button size="small" onClick={ctrl.retry}>
        {words.retry}
      </Button>
    </div>
  );
}

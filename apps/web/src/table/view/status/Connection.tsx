import { useSyncExternalStore } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Smartphone } from '../../../design/icons/icons.tsx';
import { practiceOf, sharedBy } from '../../../device/tables.ts';
import { useWaiting } from '../../../offline/sync.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { useLocal } from '../../ctrl/useLocal.ts';
import styles from './Connection.module.css';

function followOnline(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that the table is kept on this device, and whether its deals have reached the server. */
function Here({ table }: { readonly table: string }) {
  const { deals, isSent } = useWaiting();
  const words = text.connection;
  return (
    <p className={styles.here}>
      <Smartphone aria-hidden="true" size={18} />
      {sharedBy(table)
        ? text.shared.here
        : practiceOf(table)
          ? words.practice
          : deals === 0 && isSent
            ? words.hereSent
            : words.here(deals)}
    </p>
  );
}

/** Says when the connection to the server is lost, and the consequences. */
export function Connection() {
  const ctrl = useCtrl();
  const connection = useTable((model) => model.connection);
  const isSeated = useTable(({ shown }) => shown?.you !== undefined);
  const isWaiting = useTable(({ pending }) => pending !== undefined);
  const isFirst = useTable(({ shown }) => shown === undefined);
  const isLocal = useLocal();
  const isOnline = useSyncExternalStore(followOnline, () => navigator.onLine);
  if (isLocal) return <Here table={ctrl.table} />;
  if (connection === 'live' || (connection === 'connecting' && isFirst)) return null;
  const words = text.connection;
  if (!isOnline && connection === 'lost')
    return (
      <div className={styles.banner} role="alert">
        <p>
          {words.offline} {isWaiting && words.sending}
        </p>
      </div>
    );
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

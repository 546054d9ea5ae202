import { type TableState, updated } from '@overtrick/protocol/table';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { namesOf } from '../deal/words.ts';
import button from '../design/Button.module.css';
import { isLocal, tokenOf, useTables } from '../device/tables.ts';
import { socketLink } from '../server/socket.ts';
import { boardText } from '../text/boards.ts';
import styles from './Review.module.css';

/**
 * The link back to the table at which a board was played, for players with a chair there; it keeps the chair meanwhile.
 */
export default function AtTable({ table, deal }: { readonly table: string; readonly deal: number }) {
  const token = useTables(() => tokenOf(table));
  if (token === undefined) return null;
  return (
    <p className={styles.back}>
      <Link href={`/t/${table}`} className={button.button}>
        {boardText.review.backToTable}
      </Link>
      {!useTables.getState().tables.some((one) => one.table === table && one.over === true) &&
        !isLocal(useTables.getState(), table) && <Kept table={table} deal={deal} token={token} />}
    </p>
  );
}

interface KeptProps {
  readonly table: string;
  readonly deal: number;
  readonly token: string;
}

/** Keeps the visitor at the table while this deal is its last: the others wait, and see for whom. */
function Kept({ table, deal, token }: KeptProps) {
  const [state, setState] = useState<TableState>();
  useEffect(() => {
    const link = socketLink();
    let latest: TableState | undefined;
    const put = (next: TableState): void => {
      latest = next;
      setState(next);
      // a player who looks at an older deal is missing at the current one
      if (!isWaiting(next, deal)) link.close();
    };
    link.open({
      async onOpen() {
        const answer = await link.send('enter', { table, token });
        if (answer?.ok) put(answer.state);
      },
      onLost: () => undefined,
      onStopping: () => undefined,
      onUpdate: (update) => latest !== undefined && put(updated(latest, update)),
    });
    return () => link.close();
  }, [table, deal, token]);
  if (state === undefined || !isWaiting(state, deal)) return null;
  return (
    <span role="status">
      {boardText.review.kept}
      {state.ready.length > 0 && ` ${boardText.review.ready(namesOf(state, state.ready))}`}
    </span>
  );
}

/** True if this deal was the last one played, and the next has not started. */
const isWaiting = (state: TableState, deal: number): boolean =>
  state.deal === deal && state.view.phase === 'over' && !state.standing.over;

import { Button } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';
import { useCtrl, useTable } from '../context.ts';
import { ownChair } from '../words.ts';
import styles from './Connection.module.css';

/** Says that a bot acts for the visitor, until he wants to play himself. */
export function Rest() {
  const ctrl = useCtrl();
  const isAway = useTable(({ latest }) => latest !== undefined && ownChair(latest)?.away === true);
  if (!isAway) return null;
  return (
    <div className={styles.banner} role="status">
      <p>{text.rest.away}</p>
      <Button size="small" onClick={() => void ctrl.rest(false)}>
        {text.rest.back}
      </Button>
    </div>
  );
}

/** Says that the host has yet to let the visitor in. */
export function Waiting() {
  const isWaiting = useTable((model) => model.waiting === true);
  if (!isWaiting) return null;
  return (
    <div className={styles.banner} role="status">
      <p>{text.knocks.waiting}</p>
    </div>
  );
}

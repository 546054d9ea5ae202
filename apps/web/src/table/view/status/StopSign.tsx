import type { TableState } from '@overtrick/protocol/table';
import { endsInSkipBid } from '@overtrick/table/duty/pace';
import { useEffect, useState } from 'react';
import { text } from '../../../text/text.ts';
import styles from './Status.module.css';

/** The stop after a skip bid, with the seconds that are left of it (R-CB-5). */
export function StopSign({ state }: { readonly state: TableState }) {
  const { stop } = state.policies;
  if (stop === 0 || !endsInSkipBid(state.view)) return null;
  return <Countdown key={`${state.deal} ${state.view.calls.length}`} seconds={stop} />;
}

function Countdown({ seconds }: { readonly seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + 1000 * seconds;
    const ticking = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    }, 250);
    return () => clearInterval(ticking);
  }, [seconds]);
  if (left === 0) return null;
  return (
    <p className={styles.stop} title={text.table.stopHelp}>
      <span className="hidden-text" role="status">
        {text.table.stopSaid}
      </span>
      <span aria-hidden="true">{text.table.stop(left)}</span>
    </p>
  );
}

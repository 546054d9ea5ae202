import type { Seat } from '@overtrick/rules/cards/seat';
import { text } from '../../../text/text.ts';
import { SeatHand } from '../hand/SeatHand.tsx';
import styles from './Own.module.css';
import { Plate } from './Plate.tsx';
import { TableActions } from './TableActions.tsx';

/** One's own place at the table: the plate, what has been typed so far, what can be done, the hand. */
export function Own({ seat, typed }: { readonly seat: Seat; readonly typed: string }) {
  return (
    <div className={styles.own}>
      <div className={styles.line}>
        <Plate seat={seat} />
        {typed !== '' && (
          <kbd className={styles.typed}>
            <span className="hidden-text">{text.table.typed(typed)}</span>
            <span aria-hidden="true">{typed}…</span>
          </kbd>
        )}
        <TableActions />
      </div>
      <SeatHand seat={seat} />
    </div>
  );
}

import type { TableState } from '@overtrick/protocol/table';
import { useState } from 'react';
import { isAsked } from '../../speech/question.ts';
import { BiddingBox } from '../auction/BiddingBox.tsx';
import { TableAuction } from '../auction/TableAuction.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import styles from './Sheet.module.css';
import { StockArea } from './Stock.tsx';

interface SheetProps {
  readonly state: TableState;
  /** True if there has been a call, or the auction is in progress. */
  readonly isAuction: boolean;
}

/** The sheet in the middle of the table: the calls so far, and those that are legal now. */
export function Sheet({ state, isAuction }: SheetProps) {
  const [again, setAgain] = useState<HTMLElement | null>(null);
  const asked = isAsked(state.view) ? <Prompt /> : <BiddingBox again={again} />;
  return (
    <>
      {isAuction && (
        <div className={styles.talk}>
          <TableAuction state={state} />
          <div ref={setAgain} className={styles.again} role="status" />
        </div>
      )}
      {state.view.stock === undefined ? (
        asked
      ) : (
        <div className={styles.asked} data-asked>
          <StockArea />
          {asked}
        </div>
      )}
    </>
  );
}

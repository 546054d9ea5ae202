import type { TableState } from '@overtrick/protocol/table';
import { memo, useDeferredValue } from 'react';
import { isTricks } from '../../games/tally.ts';
import { text } from '../../text/text.ts';
import { useTable } from '../ctrl/context.ts';
import { Reading } from './auction/Reading.tsx';
import { TableAuction } from './auction/TableAuction.tsx';
import { LastTrick } from './felt/LastTrick.tsx';
import { ScoreSheet } from './result/ScoreSheet.tsx';
import styles from './SidePanel.module.css';

/** On a wide screen: what is otherwise looked up. It may come a moment after the card that was played. */
export function SidePanel() {
  const shown = useDeferredValue(useTable((model) => model.shown));
  return shown === undefined ? null : <Sheets shown={shown} />;
}

const Sheets = memo(({ shown }: { readonly shown: TableState }) => {
  const isPlay = isTricks(shown.view);
  return (
    <aside className={styles.panel}>
      {shown.view.phase === 'auction' && <Reading state={shown} />}
      {isPlay && (
        <>
          {shown.view.calls.length > 0 && (
            <div className={styles.part}>
              <h2>{text.table.auction}</h2>
              <TableAuction state={shown} />
            </div>
          )}
          <section className={styles.part} aria-labelledby="side-last">
            <h2 id="side-last">{text.table.lastTrick}</h2>
            <LastTrick state={shown} />
          </section>
        </>
      )}
      <section className={styles.part} aria-labelledby="side-sheet">
        <h2 id="side-sheet">{text.result.sheet}</h2>
        <ScoreSheet state={shown} />
      </section>
    </aside>
  );
});

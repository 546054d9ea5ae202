import type { TableState } from '@overtrick/protocol/table';
import { text } from '../../text/text.ts';
import { useTable } from '../context.ts';
import { canAct } from '../model.ts';
import { callerOf } from '../words.ts';
import { ContractMark } from './CallMark.tsx';
import { Meter } from './Meter.tsx';
import styles from './Status.module.css';

/** What must always be in sight: deal, dealer, vulnerability, contract, tricks, whose turn. */
export function Status() {
  const shown = useTable((model) => model.shown);
  const open = useTable(canAct);
  if (shown === undefined) return null;
  const { view, deal } = shown;
  const { board, dealer, vul } = view.terms;
  return (
    <section className={styles.status} aria-label={text.table.status}>
      <p className={styles.terms}>
        <b>{board === undefined ? text.table.deal(deal) : text.table.board(board)}</b>
        <span>{text.table.dealer(dealer)}</span>
        <span className={styles.vul} data-vul={vul}>
          {text.vuls[vul]}
        </span>
      </p>
      {view.contract && (
        <p className={styles.contract}>
          <span className={styles.what}>
            <span className="hidden-text">{text.table.contract}</span>
            <ContractMark contract={view.contract} /> {text.table.by(view.contract.declarer)}
          </span>
          <Meter state={shown} />
        </p>
      )}
      <p className={styles.turn} data-own={open}>
        {turnInWords(shown, open)}
      </p>
    </section>
  );
}

function turnInWords(state: TableState, open: boolean): string {
  const { phase, toAct, turn, seat } = state.view;
  const [actor] = toAct;
  if (state.claim !== undefined) return text.table.claimPending;
  if (actor === undefined) return '';
  if (phase !== 'play') return open ? text.table.yourCall : text.table.callOf(callerOf(state, actor));
  if (!open) return text.table.turnOf(callerOf(state, turn ?? actor));
  return turn === seat ? text.table.yourTurn : text.table.dummyTurn;
}

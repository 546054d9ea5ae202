import type { TableState } from '@overtrick/protocol/table';
import { strainInPlay } from '@overtrick/rules/views/view';
import { ContractMark } from '../../../deal/auction/CallMark.tsx';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { vulIn } from '../../../deal/vulnerability.ts';
import { isVulnerableAt, seatName, turnInWords } from '../../../deal/words.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { isTricks } from '../../../games/tally.ts';
import { text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { canAct } from '../../state/model.ts';
import { Meter } from './Meter.tsx';
import styles from './Status.module.css';
import { StopSign } from './StopSign.tsx';

/** The head, which is always visible: deal, dealer, vulnerability, contract, tricks, and whose turn it is. */
export function Status() {
  const shown = useTable((model) => model.shown);
  const open = useTable(canAct);
  if (shown === undefined) return null;
  const { view, deal } = shown;
  const { board, dealer, vulnerable, dealing } = view.terms;
  const vul = vulIn(view, shown.match);
  const alone =
    vulnerable === undefined
      ? []
      : shown.chairs
          .filter(({ seat }) => isVulnerableAt(shown, seat))
          .map(({ seat }) => seatName(shown, seat));
  return (
    <section className={styles.status} aria-label={text.table.status}>
      <p className={styles.terms}>
        <b>{board === undefined ? text.table.deal(deal) : text.table.board(board)}</b>
        <span className={styles.dealer} data-over={view.phase === 'play' || view.contract !== undefined}>
          {text.table.dealer(dealer)}
        </span>
        {dealing && <span>{text.table.goulash}</span>}
        {view.terms.isVulOpen && (
          <span className={styles.vul} title={text.table.vulOpen} data-vul="none">
            <span className={styles.long}>{text.table.vulOpen}</span>
            <span className={styles.short} aria-hidden="true">
              {text.table.vulOpenShort}
            </span>
          </span>
        )}
        {vul !== undefined && (
          <span
            className={styles.vul}
            title={text.words.list.vulnerable.what}
            data-vul={alone.length > 0 ? 'both' : vul}
          >
            <span className={styles.long}>
              {alone.length > 0 ? text.vulnerablePlayers(alone.join(', ')) : text.vuls[vul]}
            </span>
            <span className={styles.short} aria-hidden="true">
              {alone.length > 0 ? text.vulnerableShort(alone.join(', ')) : text.vulsShort[vul]}
            </span>
          </span>
        )}
      </p>
      {view.contract && (
        <p className={styles.contract}>
          <span className={styles.what} title={text.words.list.contract.what}>
            <span className="hidden-text">{text.table.contract}</span>
            <ContractMark contract={view.contract} />{' '}
            <span className={styles.long}>{text.table.by(view.contract.declarer)}</span>
            <span className={styles.short} aria-hidden="true">
              {text.table.byShort(view.contract.declarer)}
            </span>
          </span>
          {isTricks(view) && view.phase !== 'play' ? <Uncounted /> : <Meter state={shown} />}
        </p>
      )}
      {view.contract === undefined && <Playing state={shown} />}
      <StopSign state={shown} />
      {shown.awaited === undefined && (
        <p className={styles.turn} data-own={open}>
          {turnInWords(shown, open)}
        </p>
      )}
    </section>
  );
}

/** The words of play without a contract: trumps, or the game's own words, and the tricks. */
function Playing({ state }: { readonly state: TableState }) {
  const { view } = state;
  const strain = strainInPlay(view);
  const what = panelOf(view).playing?.(view);
  if (view.phase !== 'play' && isTricks(view))
    return (
      <p className={styles.contract}>
        <Uncounted />
      </p>
    );
  if (view.phase !== 'play' && what === undefined) return null;
  return (
    <p className={styles.contract}>
      {(what !== undefined || strain !== undefined) && (
        <span className={styles.what}>
          {what === undefined ? (
            <>
              <span className={styles.long}>{text.games.trumps}</span>{' '}
              {strain !== undefined && <StrainMark strain={strain} />}
            </>
          ) : (
            <>
              <span className={styles.long}>{what.long}</span>
              <span className={styles.short} aria-hidden="true">
                {what.short}
              </span>
            </>
          )}
        </span>
      )}
      {view.phase === 'play' && <Meter state={state} />}
    </p>
  );
}

/** In a half of the deal whose tricks do not score. */
const Uncounted = () => (
  <span>
    <span className={styles.long}>{text.games.uncounted}</span>
    <span className={styles.short} aria-hidden="true">
      {text.games.uncountedShort}
    </span>
  </span>
);

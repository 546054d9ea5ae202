import type { TableState } from '@overtrick/protocol/table';
import { FastForward, Flag, History, Lightbulb, ListOrdered, Undo2 } from 'lucide-react';
import { Button } from '../../../design/Button.tsx';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { canAct } from '../../state/model.ts';
import { useOpenPanel } from '../../state/panel.ts';
import styles from './TableActions.module.css';

/**
 * Has the visitor no card to choose any more, with their hand open to declarer, and will not play their partner's
 * either?
 */
function isIdleDummy(state: TableState | undefined): boolean {
  if (state?.view.seat === undefined) return false;
  const { phase, seat, controls } = state.view;
  const isAlone = state.chairs.filter(({ kind }) => kind === 'person').length === 1;
  return phase === 'play' && !Object.values(controls).includes(seat) && !(isAlone && state.policies.declares);
}

/** The things to look up or to say during the play. */
export function TableActions() {
  const openPanel = useOpenPanel();
  const phase = useTable(({ shown }) => shown?.view.phase);
  const hasAuction = useTable(({ shown }) => (shown?.view.calls.length ?? 0) > 0);
  const canClaim = useTable(({ shown }) => shown?.view.claimable !== undefined && shown.claim === undefined);
  const ctrl = useCtrl();
  const canUndo = useTable(({ latest, frames }) => latest?.canUndo === true && frames.length === 0);
  const canHint = useTable((model) => model.shown?.policies.hints === true && canAct(model));
  const isIdle = useTable(({ shown, latest }) => latest?.canSkip === true && isIdleDummy(shown));
  const isSpectator = useTable(({ shown }) => shown?.you === undefined);
  return (
    <div className={styles.actions}>
      {isSpectator && (
        <>
          <span>{text.table.watching}</span>
          <Button look="brass" size="small" onClick={() => openPanel('sit')}>
            {text.table.sitDown}
          </Button>
        </>
      )}
      {phase === 'play' && (
        <>
          {hasAuction && (
            <Button
              look="quiet"
              size="small"
              className={`${styles.plain} ${styles.beside}`}
              onClick={() => openPanel('auction')}
            >
              <ListOrdered aria-hidden="true" size={18} />
              {text.table.auction}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            className={`${styles.plain} ${styles.beside}`}
            onClick={() => openPanel('lastTrick')}
          >
            <History aria-hidden="true" size={18} />
            {text.table.lastTrick}
          </Button>
        </>
      )}
      {canHint && (
        <Button look="quiet" size="small" className={styles.plain} onClick={() => openPanel('hint')}>
          <Lightbulb aria-hidden="true" size={18} />
          {talkText.hint.button}
        </Button>
      )}
      {canUndo && (
        <Button look="quiet" size="small" className={styles.plain} onClick={() => void ctrl.undo()}>
          <Undo2 aria-hidden="true" size={18} />
          {text.undo.button}
        </Button>
      )}
      {isIdle && (
        <Button look="quiet" size="small" className={styles.plain} onClick={() => void ctrl.skip(true)}>
          <FastForward aria-hidden="true" size={18} />
          {text.skip.button}
        </Button>
      )}
      {canClaim && (
        <Button look="quiet" size="small" className={styles.plain} onClick={() => openPanel('claim')}>
          <Flag aria-hidden="true" size={18} />
          {text.table.claim}
        </Button>
      )}
    </div>
  );
}

import type { TableState } from '@overtrick/protocol/table';
import { Button } from '../../../design/Button.tsx';
import {
  FastForward,
  Flag,
  History,
  type Icon,
  Lightbulb,
  ListOrdered,
  Undo2,
} from '../../../design/icons/icons.tsx';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { freeChairs } from '../../state/chairs.ts';
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

interface ActionProps {
  readonly Icon: Icon;
  readonly label: string;
  /** True if it is also available elsewhere, where the screen has no room for it here. */
  readonly beside?: true;
  readonly onClick: () => void;
}

/** Its word is for the ear alone where a line has no room for the words of any language. */
const Action = ({ Icon, label, beside, onClick }: ActionProps) => (
  <Button
    look="quiet"
    size="small"
    className={`${styles.action} ${beside ? styles.beside : ''}`}
    title={label}
    onClick={onClick}
  >
    <Icon aria-hidden="true" />
    <span className={styles.word}>{label}</span>
  </Button>
);

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
  const directs = useTable(({ shown }) => shown?.directs === true);
  const canSit = useTable(({ shown }) => shown !== undefined && freeChairs(shown).length > 0);
  return (
    <div className={styles.actions} data-watching={isSpectator}>
      {isSpectator && (
        <>
          <span>{directs ? talkText.directing.title : text.table.watching}</span>
          {directs && (
            <Button look="brass" size="small" onClick={() => openPanel('direct')}>
              {talkText.directing.button}
            </Button>
          )}
          {canSit && (
            <Button look="brass" size="small" onClick={() => openPanel('sit')}>
              {text.table.sitDown}
            </Button>
          )}
        </>
      )}
      {phase === 'play' && (
        <>
          {hasAuction && (
            <Action
              beside
              Icon={ListOrdered}
              label={text.table.auction}
              onClick={() => openPanel('auction')}
            />
          )}
          <Action beside Icon={History} label={text.table.lastTrick} onClick={() => openPanel('lastTrick')} />
        </>
      )}
      {canHint && <Action Icon={Lightbulb} label={talkText.hint.button} onClick={() => openPanel('hint')} />}
      {canUndo && <Action Icon={Undo2} label={text.undo.button} onClick={() => void ctrl.undo()} />}
      {isIdle && <Action Icon={FastForward} label={text.skip.button} onClick={() => void ctrl.skip(true)} />}
      {canClaim && <Action Icon={Flag} label={text.table.claim} onClick={() => openPanel('claim')} />}
    </div>
  );
}

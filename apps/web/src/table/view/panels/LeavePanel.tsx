import { useLocation } from 'wouter';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { useLocal } from '../../ctrl/useLocal.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './panels.module.css';

/** Leaving for good: a bot takes the chair. A spectator just goes. */
export function LeavePanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const [, navigate] = useLocation();
  const isSeated = useTable(({ shown }) => shown?.you !== undefined);
  const isLocal = useLocal();
  const leave = async () => {
    await ctrl.leave();
    navigate('/');
  };
  return (
    <Dialog title={text.leave.title} onClose={onClose}>
      <p>{isLocal ? text.leave.introHere : isSeated ? text.leave.intro : text.leave.introSpectator}</p>
      {isSeated && <p>{text.leave.instead}</p>}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{text.leave.stay}</Button>
        <Button look="main" onClick={() => void leave()}>
          {text.leave.leave}
        </Button>
      </div>
    </Dialog>
  );
}

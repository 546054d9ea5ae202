import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ownChair } from '../../../deal/words.ts';
import button from '../../../design/Button.module.css';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import {
  BookOpen,
  CircleHelp,
  Coffee,
  DoorOpen,
  FastForward,
  Gavel,
  History,
  House,
  IdCard,
  Keyboard,
  ListOrdered,
  Maximize,
  Megaphone,
  NotebookText,
  Pause,
  Scale,
  ScrollText,
  Settings,
  SlidersHorizontal,
  UserPlus,
} from '../../../design/icons/icons.tsx';
import { systemAt } from '../../../games/systems.ts';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { canFill, toggleFullScreen } from '../../comforts.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { useLocal } from '../../ctrl/useLocal.ts';
import type { PanelProps } from '../../state/panel.ts';
import { type Panel, useOpenPanel } from '../../state/panel.ts';
import styles from './panels.module.css';

/** The commands that have no room in the head. */
export function MorePanel({ onClose }: PanelProps) {
  const openPanel = useOpenPanel();
  const ctrl = useCtrl();
  const isSeated = useTable(({ shown }) => shown?.you !== undefined);
  const isAway = useTable(({ latest }) => latest !== undefined && ownChair(latest)?.away === true);
  const canSkip = useTable(({ latest }) => latest?.canSkip === true);
  const game = useTable(({ shown }) => shown?.game);
  const isPlay = useTable(({ shown }) => shown?.view.phase === 'play');
  const hasAuction = useTable(({ shown }) => (shown?.view.calls.length ?? 0) > 0);
  const hasSystem = useTable(({ shown }) => shown !== undefined && systemAt(shown, 'N') !== undefined);
  const isLocal = useLocal();
  const isSitting = useTable(({ latest }) => latest?.sitting !== undefined);
  const directs = useTable(({ latest }) => latest?.directs === true);
  const isHost = useTable(({ latest }) => latest !== undefined && ownChair(latest)?.host === true);
  const isPaused = useTable(({ latest }) => latest?.paused !== undefined);
  const entry = (panel: Panel, icon: ReactNode, label: string) => (
    <Button look="quiet" onClick={() => openPanel(panel)}>
      {icon}
      {label}
    </Button>
  );
  return (
    <Dialog look="sheet" title={text.table.menu} onClose={onClose}>
      <div className={styles.menu}>
        {!isSitting && entry('invite', <UserPlus aria-hidden="true" />, text.table.invite)}
        {isPlay && hasAuction && entry('auction', <ListOrdered aria-hidden="true" />, text.table.auction)}
        {isPlay && entry('lastTrick', <History aria-hidden="true" />, text.table.lastTrick)}
        {entry('sheet', <NotebookText aria-hidden="true" />, text.result.sheet)}
        {entry('rules', <Scale aria-hidden="true" />, text.policies.title)}
        {isSeated &&
          !isLocal &&
          entry(
            'host',
            <Megaphone aria-hidden="true" />,
            isSitting ? talkText.sitting.call : talkText.host.call,
          )}
        {directs && entry('direct', <Gavel aria-hidden="true" />, talkText.directing.title)}
        {isHost && !isLocal && !isPaused && (
          <Button
            look="quiet"
            onClick={() => {
              void ctrl.pause(true);
              onClose();
            }}
          >
            <Pause aria-hidden="true" />
            {talkText.pause.start}
          </Button>
        )}
        {isHost &&
          !isLocal &&
          entry('adjust', <SlidersHorizontal aria-hidden="true" />, talkText.adjusting.button)}
        {isSeated && !isAway && !isLocal && (
          <Button
            look="quiet"
            onClick={() => {
              void ctrl.rest(true);
              onClose();
            }}
          >
            <Coffee aria-hidden="true" />
            {text.rest.start}
          </Button>
        )}
        {canSkip && (
          <Button
            look="quiet"
            onClick={() => {
              void ctrl.skip(true);
              onClose();
            }}
          >
            <FastForward aria-hidden="true" />
            {text.skip.button}
          </Button>
        )}
        {canFill() && (
          <Button
            look="quiet"
            onClick={() => {
              toggleFullScreen();
              onClose();
            }}
          >
            <Maximize aria-hidden="true" />
            {text.table.fullScreen}
          </Button>
        )}
        {hasSystem && entry('system', <ScrollText aria-hidden="true" />, talkText.systems.title)}
        {hasSystem && !isLocal && entry('card', <IdCard aria-hidden="true" />, talkText.agreements.title)}
        {entry('words', <CircleHelp aria-hidden="true" />, text.words.title)}
        {entry('keys', <Keyboard aria-hidden="true" />, text.table.keys)}
        {entry('settings', <Settings aria-hidden="true" />, text.top.settings)}
        {game !== undefined && (
          <Link href={`/rules/${game}`} target="_blank" className={`${button.button} ${button.quiet}`}>
            <BookOpen aria-hidden="true" />
            {text.top.rules}
          </Link>
        )}
        <Link href="/" className={`${button.button} ${button.quiet}`}>
          <House aria-hidden="true" />
          {text.result.lobby}
        </Link>
        {!isSitting && entry('leave', <DoorOpen aria-hidden="true" />, text.table.leave)}
      </div>
    </Dialog>
  );
}

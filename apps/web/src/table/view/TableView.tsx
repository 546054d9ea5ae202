import { useCallback, useEffect, useState } from 'react';
import { useMedia, WIDE } from '../../design/media.ts';
import { isLocal, useTables } from '../../device/tables.ts';
import { findGame } from '../../games/list.ts';
import { text } from '../../text/text.ts';
import { useComforts } from '../comforts.ts';
import { useCtrl, useTable } from '../ctrl/context.ts';
import { useTableKeys } from '../input/useTableKeys.ts';
import { freeChairs } from '../state/chairs.ts';
import { canAct } from '../state/model.ts';
import { type Panel, PanelContext } from '../state/panel.ts';
import { ClaimPrompt } from './asked/ClaimPrompt.tsx';
import { Knocks } from './asked/Knocks.tsx';
import { Questions } from './asked/Questions.tsx';
import { Awaited, OfEvening, Rest, SitsOut, Skipping, Swapped, Waiting } from './asked/Rest.tsx';
import { Directed, Drawn, LeadDown, Paused } from './asked/Running.tsx';
import { UndoPrompt } from './asked/UndoPrompt.tsx';
import { CommandLine } from './CommandLine.tsx';
import { Felt } from './felt/Felt.tsx';
import { Panels } from './Panels.tsx';
import { Result } from './result/Result.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Connection } from './status/Connection.tsx';
import { Live } from './status/Live.tsx';
import { Notice } from './status/Notice.tsx';
import { Top } from './status/Top.tsx';
import styles from './TableView.module.css';
import { Trouble } from './Trouble.tsx';
import { Unwatched } from './Unwatched.tsx';
import { useHeight } from './useHeight.ts';

/** The table's page: head, felt, side panel; once a deal is over, the result in their place. */
export function TableView() {
  // selects only the fields it uses: the page is redrawn when these change, not with every card
  const gameId = useTable(({ shown }) => shown?.game);
  const isOffered = useTable(
    ({ shown }) => shown !== undefined && shown.you === undefined && freeChairs(shown).length > 0,
  );
  const isOver = useTable(({ shown, held }) => shown?.view.phase === 'over' && held === undefined);
  const trouble = useTable((model) => model.trouble);
  const [panel, setPanel] = useState<Panel | undefined>(() => (isInviting() ? 'invite' : undefined));
  useEffect(() => {
    if (isInviting()) history.replaceState({ ...history.state, invite: false }, '');
  }, []);
  useEffect(() => {
    // a spectator without a free chair is asked nothing
    if (isOffered) setPanel((open) => open ?? 'sit');
  }, [isOffered]);
  const banners = useHeight('--banners-h');
  useComforts();
  const isWide = useMedia(WIDE);
  // on a wide screen the chat has its place beside the felt
  const isTalking = panel === 'chat' && isWide && !isOver && gameId !== undefined;
  const over = isTalking ? undefined : panel;
  const close = useCallback(() => setPanel(undefined), []);
  const typed = useTableKeys(over, setPanel);
  if (trouble?.code === 'ERR_UNWATCHED') return <Unwatched />;
  if (trouble !== undefined) return <Trouble refusal={trouble} />;
  return (
    <PanelContext value={setPanel}>
      <div className={styles.page} data-over={isOver}>
        <Top />
        <div className={styles.banners} ref={banners}>
          <Connection />
          <OfEvening />
          <Paused />
          <Directed />
          <Drawn />
          <LeadDown />
          <Rest />
          <Awaited />
          <SitsOut />
          <Swapped />
          <Skipping />
          <Waiting />
        </div>
        {gameId === undefined ? (
          <Opening />
        ) : isOver ? (
          <Over />
        ) : (
          <>
            <Felt typed={typed} />
            <SidePanel isTalking={isTalking} onTalk={close} />
          </>
        )}
        {gameId !== undefined && <CommandLine />}
        <ClaimPrompt />
        <UndoPrompt />
        <Knocks />
        <Questions />
        <Notice />
        <Live />
        <Title game={gameId} />
        <Panels panel={over} onClose={close} />
      </div>
    </PanelContext>
  );
}

/**
 * The title of the window, which says whose turn it is. It is a component of its own, because the turn passes with
 * every card.
 */
function Title({ game }: { readonly game: string | undefined }) {
  const name = game && findGame(game)?.name;
  const isTurn = useTable(canAct);
  useEffect(() => {
    const title = name === undefined ? text.product : text.table.title(name);
    document.title = isTurn ? `${text.table.yourTurn} · ${title}` : title;
  }, [name, isTurn]);
  return null;
}

/** The message shown until the table has loaded: a table that the device itself keeps connects to nothing. */
function Opening() {
  const isHere = isLocal(useTables.getState(), useCtrl().table);
  return <main className={styles.waiting}>{isHere ? undefined : text.connection.connecting}</main>;
}

function Over() {
  const shown = useTable((model) => model.shown);
  return shown && <Result state={shown} />;
}

/**
 * True for a host who has just opened a table for several people: they see the invitation. Loading the page again does
 * not show it.
 */
const isInviting = (): boolean => history.state?.invite === true;

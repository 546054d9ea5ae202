import type { TableState } from '@overtrick/protocol/table';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { chairName, namesOf, standingInWords } from '../../../deal/words.ts';
import button from '../../../design/Button.module.css';
import { Button } from '../../../design/Button.tsx';
import { useChallengeOf } from '../../../device/challenges.ts';
import { LEARNER_DEALS } from '../../../device/ownDeals.ts';
import { practiceOf, rememberTable } from '../../../device/tables.ts';
import { openTable } from '../../../offline/openTable.ts';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useCtrl } from '../../ctrl/context.ts';
import { useOpenPanel } from '../../state/panel.ts';
import styles from './Onward.module.css';

/** The way on after a deal: the next one, or the end of the match. */
export function Onward({ state }: { readonly state: TableState }) {
  const { standing, you, sitting, table } = state;
  const isPractice = practiceOf(table) !== undefined;
  return (
    <footer className={styles.onward}>
      <div className={styles.inside}>
        {standing.over && sitting !== undefined ? (
          <RoundOver state={state} tournament={sitting.tournament} />
        ) : isPractice ? (
          <Link href="/" className={`${button.button} ${styles.lobby}`}>
            {text.result.lobby}
          </Link>
        ) : standing.over ? (
          <MatchOver state={state} />
        ) : (
          you !== undefined && <NextDeal state={state} you={you} />
        )}
        <BoardLink state={state} />
      </div>
    </footer>
  );
}

/** The page of the deal that is over, at an address of its own. */
function BoardLink({ state: { table, deal } }: { readonly state: TableState }) {
  const challenge = useChallengeOf(table);
  return (
    <>
      <Link href={`/board/${table}/${deal}`} className={`${button.button} ${styles.lobby}`}>
        {text.result.board}
      </Link>
      {challenge !== undefined && (
        <Link href={`/challenge/${challenge}`} className={`${button.button} ${styles.lobby}`}>
          {text.challenge.back}
        </Link>
      )}
    </>
  );
}

function NextDeal({ state, you }: { readonly state: TableState; readonly you: number }) {
  const ctrl = useCtrl();
  const isReady = state.ready.includes(you);
  const others = state.chairs.filter(
    ({ kind, chair }) => kind === 'person' && chair !== you && !state.ready.includes(chair),
  );
  const namesOfThose = (isPresent: boolean): string =>
    namesOf(
      state,
      others.filter(({ present }) => present === isPresent).map(({ chair }) => chair),
    );
  const [looking, missing] = [namesOfThose(true), namesOfThose(false)];
  return (
    <>
      <Button look="brass" size="large" disabled={isReady} onClick={() => void ctrl.next()}>
        {text.result.next}
      </Button>
      <p role="status">
        {looking !== '' && text.result.looking(looking)}{' '}
        {isReady && missing !== '' && text.result.waiting(missing)}
      </p>
      <EndMatch state={state} you={you} />
    </>
  );
}

/** The end of the match before it is over, once everybody agrees. */
function EndMatch({ state, you }: { readonly state: TableState; readonly you: number }) {
  const ctrl = useCtrl();
  const { ending, canEnd } = state;
  const words = text.result.end;
  const isOwn = ending?.chairs.includes(you) === true;
  return (
    <>
      {ending !== undefined && (
        <p role="status">
          {isOwn ? words.own(namesOf(state, ending.waiting)) : words.asks(namesOf(state, ending.chairs))}
        </p>
      )}
      {canEnd === true && (
        <Button look="quiet" title={words.help} onClick={() => void ctrl.end(true)}>
          {ending === undefined ? words.button : words.agree}
        </Button>
      )}
      {isOwn && (
        <Button look="quiet" onClick={() => void ctrl.end(false)}>
          {words.drop}
        </Button>
      )}
    </>
  );
}

/** The boards of a round are played: the evening says where one sits next. */
function RoundOver({ state, tournament }: { readonly state: TableState; readonly tournament: string }) {
  return (
    <>
      <p className={styles.over} role="status">
        <strong>{talkText.sitting.over}</strong> {standingInWords(state)}
      </p>
      <Link
        href={`/club/${tournament}/${state.directs ? 'desk' : 'score'}`}
        className={`${button.button} ${button.brass}`}
      >
        {state.directs ? talkText.directing.desk : talkText.sitting.back}
      </Link>
    </>
  );
}

function MatchOver({ state }: { readonly state: TableState }) {
  const ctrl = useCtrl();
  const openPanel = useOpenPanel();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const { game, options, match, matchOptions, policies, you, deals, canRematch } = state;
  // people who play together stay at their table
  const isTogether =
    canRematch !== undefined && state.chairs.filter(({ kind }) => kind === 'person').length > 1;
  const again = async () => {
    if (you === undefined || busy) return;
    setBusy(true);
    const name = chairName(state, you);
    const rules = { options, match, matchOptions, policies: { ...policies } };
    const answer = await openTable({ game, ...rules, name, chair: you });
    setBusy(false);
    if (!answer.ok) return ctrl.notice(text.refusals[answer.code] ?? answer.message);
    rememberTable({ table: answer.table, token: answer.token, game, match }, Date.now());
    navigate(`/t/${answer.table}`);
  };
  return (
    <>
      <p className={styles.over} role="status">
        <strong>{text.result.matchOver}</strong> {standingInWords(state)}
      </p>
      {isTogether && canRematch === true && (
        <Button look="brass" onClick={() => openPanel('rematch')}>
          {talkText.rematch.start}
        </Button>
      )}
      {isTogether && canRematch === false && <p role="status">{talkText.rematch.waiting}</p>}
      {!isTogether && you !== undefined && (
        <Button look="brass" disabled={busy} onClick={() => void again()}>
          {text.result.again}
        </Button>
      )}
      {deals === LEARNER_DEALS && (
        <Link href="/learn" className={`${button.button} ${styles.lobby}`}>
          {text.top.learn}
        </Link>
      )}
      <Link href="/" className={`${button.button} ${styles.lobby}`}>
        {text.result.lobby}
      </Link>
    </>
  );
}

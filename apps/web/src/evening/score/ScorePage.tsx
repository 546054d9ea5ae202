import type { TournamentView } from '@overtrick/evening/view';
import { Fragment, useEffect, useState } from 'react';
import { Link } from 'wouter';
import button from '../../design/Button.module.css';
import { Mark } from '../../shell/frame/Logo.tsx';
import { SettingsButton } from '../../shell/frame/SettingsButton.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { ClockLine } from '../clock/ClockLine.tsx';
import { HandEntry } from '../hands/HandEntry.tsx';
import { isTyped } from '../hands/hands.ts';
import { inOrderIn } from '../hands/rows.ts';
import { keyTo } from '../line/keys.ts';
import { Notices } from '../Notices.tsx';
import { labelOf, labelOfSide } from '../names.ts';
import { Matches } from '../results/Matches.tsx';
import { TravellerTable } from '../results/TravellerTable.tsx';
import { SEATS_OF_THREE, sideAt } from '../sides.ts';
import { TABLE_PANELS } from '../subjects/table.ts';
import { Captain } from '../teams/Captain.tsx';
import { Evening, useEvening, useEveningClient } from '../useEvening.tsx';
import { Between, useOver } from './Between.tsx';
import { BoardEntry } from './BoardEntry.tsx';
import { meetingOf, saidOf } from './inWords.ts';
import { type LocalSitting, otherLine, sittingHere } from './localHere.ts';
import { NextRound } from './NextRound.tsx';
import { OnlineRound } from './OnlineRound.tsx';
import { OtherBoard } from './OtherBoard.tsx';
import { OutboxLine } from './OutboxLine.tsx';
import { OwnName } from './OwnName.tsx';
import styles from './Score.module.css';
import type { ShownLine } from './waiting.ts';

/**
 * The page at the table: results in four taps, confirmed by the other side; then the other results, and where to go.
 */
export default function ScorePage({ tournament }: { readonly tournament: string }) {
  return (
    <Evening tournament={tournament} page="/score">
      <Score tournament={tournament} />
    </Evening>
  );
}

function Score({ tournament }: { readonly tournament: string }) {
  const view = useEvening((state) => state.view);
  useTitle(eveningText.score.title(view?.head.name));
  useBeforeUnload();
  const waiting = useEvening((state) => state.waiting);
  const isAlone = useEvening(({ line }) => line === 'lost');
  if (view === undefined) return null;
  const { head } = view;
  const sitting = sittingHere(view, waiting, isAlone);
  const here = sitting?.here;
  return (
    <main className={styles.page} id="main">
      <header className={styles.head}>
        <Link href="/" className={styles.home} aria-label={text.top.home}>
          <Mark size={34} />
        </Link>
        <h1 className={styles.place}>
          {here === undefined
            ? (head.name ?? eveningText.evening)
            : eveningText.score.at(here.place, here.round)}
        </h1>
        <SettingsButton />
      </header>
      <ClockLine section={here?.place.replace(/\d+$/, '')} />
      <Notices />
      <OutboxLine />
      {sitting === undefined ? (
        <NotHere view={view} tournament={tournament} />
      ) : (
        <Sitting view={view} {...sitting} />
      )}
      <Captain view={view} />
      <nav className={styles.away}>
        <Link href={`/club/${tournament}`} className={`${button.button} ${button.quiet}`}>
          {eveningText.score.toResults}
        </Link>
      </nav>
      <OwnName view={view} />
      {here !== undefined && (
        <footer className={styles.foot}>
          {Object.entries(TABLE_PANELS).map(([name, Part]) => (
            <Part key={name} view={view} place={here.place} />
          ))}
        </footer>
      )}
    </main>
  );
}

function NotHere({ view, tournament }: { readonly view: TournamentView; readonly tournament: string }) {
  const words = eveningText.score;
  const isEnd = view.head.state === 'over' || view.head.state === 'published';
  const { begins, state } = view.head;
  if (begins !== undefined && state === 'setup' && view.head.role === 'player')
    return <p role="status">{eveningText.join.begins(begins)}</p>;
  if (view.head.role === 'none' && keyTo(tournament, '/score')?.isWaiting)
    return <p role="status">{eveningText.join.waiting}</p>;
  return <p role="status">{view.head.role === 'none' ? words.noKey : isEnd ? words.over : words.noPlan}</p>;
}

interface SittingProps extends LocalSitting {
  readonly view: TournamentView;
}

/** The current sitting; before a player starts it, the round that they have finished. */
function Sitting({ view, here, lines }: SittingProps) {
  const [over, goOn] = useOver(view.head.role, here, lines);
  const seen = (board: number) => <Seen view={view} board={board} />;
  return (
    <>
      <Meeting view={view} here={here} />
      {over !== undefined && here.online === undefined ? (
        <Between view={view} over={over} here={here} onGo={goOn} seen={seen} />
      ) : (
        <Playing view={view} here={here} lines={lines} />
      )}
      <Matches view={view} of={view.head.contestant ?? here.ns} />
    </>
  );
}

function Playing({ view, here, lines: planned }: SittingProps) {
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState<number>();
  const waiting = useEvening((state) => state.waiting);
  const isListed = planned.some(({ board }) => board === other);
  const lines =
    isListed || other === undefined
      ? planned
      : [...planned, otherLine(here, other, waiting, view.head.scale)];
  useEffect(() => {
    // the director may find another place for it, and then it is no longer here
    if (isListed) setOther(undefined);
  }, [isListed]);
  const sitting = `${here.place}/${here.round}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sitting begins with its own first board
  useEffect(() => {
    setChosen(undefined);
    setOther(undefined);
  }, [sitting]);
  const open = lines.find(({ state }) => isOpen(state));
  const current = lines.find(({ line }) => line === chosen) ?? open;
  const isDone = planned.every(({ state }) => !isOpen(state));
  const choose = (board: number) => {
    setOther(board);
    setChosen(`${sitting}/${board}`);
  };
  return (
    <>
      <p className="hidden-text" role="status">
        {current && saidOf(view, here, current)}
      </p>
      {lines.length === 0 && <p>{eveningText.score.sitOut}</p>}
      <Boards lines={lines} current={current} onChoose={setChosen} />
      {here.online !== undefined && <OnlineRound view={view} here={here} />}
      {current !== undefined && here.online === undefined && (
        <BoardEntry
          key={current.line}
          view={view}
          here={here}
          line={current}
          onDone={() => setChosen(current.line)}
          {...(nextOpen(lines, current) && { onNext: () => setChosen(nextOpen(lines, current)?.line) })}
        />
      )}
      {isDone && <NextRound view={view} here={here} />}
      {lines.length > 0 && here.online === undefined && (
        <OtherBoard key={sitting} view={view} here={here} onChoose={choose} />
      )}
      {/* below what is pressed: it comes a moment later, and moves nothing away */}
      {current !== undefined && <Seen view={view} board={current.board} />}
    </>
  );
}

/** The people at the table: by sides, or each of three at their seat. */
function Meeting({ view, here }: Pick<SittingProps, 'view' | 'here'>) {
  const { seats, ns, ew } = here;
  const sitting: readonly (readonly [where: string, who: string])[] =
    view.head.form === 'threes' && seats !== undefined
      ? SEATS_OF_THREE.map((seat, i) => [text.seats[seat], labelOf(view, seats[i])])
      : [
          [sideAt(view, 'NS'), ns === undefined ? eveningText.nobody : labelOfSide(view, here, 'NS')],
          [sideAt(view, 'EW'), ew === undefined ? eveningText.nobody : labelOfSide(view, here, 'EW')],
        ];
  return (
    <>
      <dl className={styles.meeting}>
        {sitting.map(([where, who]) => (
          <Fragment key={where}>
            <dt>{where}</dt>
            <dd>{who}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="hidden-text" role="status">
        {meetingOf(view, here)}
      </p>
    </>
  );
}

const isOpen = (state: string): boolean => state === 'due' || state === 'reported' || state === 'disputed';

const nextOpen = (lines: readonly ShownLine[], current: ShownLine): ShownLine | undefined =>
  lines.find((line) => line !== current && isOpen(line.state));

interface BoardsProps {
  readonly lines: readonly ShownLine[];
  readonly current: ShownLine | undefined;
  readonly onChoose: (line: string) => void;
}

function Boards({ lines, current, onChoose }: BoardsProps) {
  return (
    <ul className={styles.boards} aria-label={eveningText.boards}>
      {lines.map((line) => (
        <li key={line.line}>
          <button
            type="button"
            className={styles.board}
            aria-current={line === current}
            onClick={() => onChoose(line.line)}
          >
            {eveningText.board(line.board)}
            <small>{line.isWaiting ? eveningText.waits : eveningText.states[line.state]}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The traveller of a board that both sides have settled. */
function Seen({ view, board }: { readonly view: TournamentView; readonly board: number }) {
  const seen = view.boards[board];
  if (seen === undefined) return null;
  return (
    <section className={styles.card} aria-label={eveningText.traveller(board)}>
      <TravellerTable view={view} board={seen} />
      {isTyped(view, board) && (
        <details>
          <summary>{eveningText.hands.open(board)}</summary>
          <HandEntry key={board} board={board} inOrder={inOrderIn(view.head.game)} />
        </details>
      )}
    </section>
  );
}

/** Asks before the page is left while results wait on it. */
function useBeforeUnload(): void {
  const { store } = useEveningClient();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.getState().waiting.some(({ refused }) => !refused)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [store]);
}

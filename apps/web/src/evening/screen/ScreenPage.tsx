import { meetingsAt } from '@overtrick/evening/plan/view';
import type { TournamentView } from '@overtrick/evening/view';
import { Fragment, useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import { useBells } from '../clock/useBells.ts';
import { isOverIn, timeLeft, useClock } from '../clock/useClock.ts';
import { Notices } from '../Notices.tsx';
import { boardsInWords, labelOfSide } from '../names.ts';
import { numbered } from '../numbered.ts';
import { Rankings } from '../results/Rankings.tsx';
import { Evening, useEvening } from '../useEvening.tsx';
import styles from './Screen.module.css';

/** The page on the wall: the clock, the meetings and the ranking, shown in turn. */
export default function ScreenPage({ tournament }: { readonly tournament: string }) {
  return (
    <Evening tournament={tournament} page="/screen" bare>
      <Screen tournament={tournament} />
    </Evening>
  );
}

/** The time for which a part is shown, milliseconds. */
const TURN_MS = 15_000;

function Screen({ tournament }: { readonly tournament: string }) {
  const view = useEvening((state) => state.view);
  const [turn, setTurn] = useState(0);
  const [isRinging, setRinging] = useState(false);
  useTitle(view?.head.name ?? eveningText.evening);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, []);
  if (view === undefined) return null;
  const sections = isOverIn(view) ? [] : view.plan.map(({ section }) => section);
  const parts = [...sections.map((section) => ({ section })), { section: undefined }];
  // who wants nothing to move sees all parts, one under the other
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = isStill ? parts : parts.filter((_, i) => i === turn % parts.length);
  return (
    <main className={styles.screen} id="main">
      <h1 className={styles.name}>{view.head.name ?? eveningText.evening}</h1>
      {view.clock.map((clock) => (
        <WallClock
          key={clock.section}
          section={clock.section}
          isOnly={view.clock.length === 1}
          isRinging={isRinging}
        />
      ))}
      <Notices />
      {shown.map(({ section }) =>
        section === undefined ? (
          <Rankings key="ranking" view={view} tournament={tournament} />
        ) : (
          <Meetings key={section} view={view} section={section} />
        ),
      )}
      {!isRinging && <Button onClick={() => setRinging(true)}>{eveningText.clock.sounds}</Button>}
    </main>
  );
}

interface WallClockProps {
  readonly section: string;
  readonly isOnly: boolean;
  readonly isRinging: boolean;
}

function WallClock({ section, isOnly, isRinging }: WallClockProps) {
  const clock = useClock(section);
  useBells(isRinging, section);
  if (clock === undefined) return null;
  const words = eveningText.clock;
  return (
    <div className={styles.clock} role="timer">
      <span className={styles.phase}>
        {!isOnly && `${section} · `}
        {words.phases[clock.phase](clock.round)}
        {clock.isPaused && ` · ${words.paused}`}
      </span>
      {clock.phase !== 'before' && clock.phase !== 'over' && (
        <span className={styles.digits} data-late={clock.phase === 'round' && clock.secondsLeft <= 120}>
          {timeLeft(clock.secondsLeft)}
        </span>
      )}
    </div>
  );
}

/** The meetings of the round that the clock has, or of the next one. */
function Meetings({ view, section }: { readonly view: TournamentView; readonly section: string }) {
  const clock = useClock(section);
  const plan = view.plan.find((one) => one.section === section);
  if (plan === undefined) return null;
  const isBetween = clock?.phase === 'move' || clock?.phase === 'break';
  const round = Math.min(plan.rounds.length, Math.max(1, (clock?.round ?? 0) + (isBetween ? 1 : 0)));
  return (
    <section>
      <h2 className={styles.phase}>{eveningText.results.roundOf(section, round)}</h2>
      <ul className={styles.meetings}>
        {numbered(plan.rounds[round - 1] ?? []).map(({ number, item }) => (
          <li key={number}>
            <strong>
              {section}
              {number}
            </strong>
            {meetingsAt(item).map((meeting) => (
              <Fragment key={`${meeting.ns} ${meeting.ew}`}>
                <span>
                  {meeting.ns === undefined ? eveningText.nobody : labelOfSide(view, meeting, 'NS')} –{' '}
                  {meeting.ew === undefined ? eveningText.nobody : labelOfSide(view, meeting, 'EW')}
                </span>
                <span>{boardsInWords(meeting.boards)}</span>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

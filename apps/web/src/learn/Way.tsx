import type { ReactNode } from 'react';
import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { Check } from '../design/icons/icons.tsx';
import { FIRST_OWN, LEARNERS_GAME } from '../device/ownDeals.ts';
import { useProgress } from '../device/progress.ts';
import { findGame } from '../games/list.ts';
import { learnText } from '../text/learn.ts';
import { CARD_LESSONS, courseOf } from './cardLessons.ts';
import { LESSONS } from './lessons.ts';
import { OwnDeal } from './OwnDeal.tsx';
import { START_STEPS } from './start.ts';
import styles from './Way.module.css';

/** The minutes that a hand, a guided deal, a deal of the learner's own and a lesson take. */
export const MINUTES = { hand: 1, guided: 10, own: 6, lesson: 5 } as const;

type Stop = keyof typeof learnText.learn.way.stops;

interface StopState {
  readonly stop: Stop;
  readonly done: number;
  readonly all: number;
  /** The minutes for one of them. */
  readonly minutes: number;
}

/** Returns the visitor's progress at each stop of the way. */
function useStops(): readonly StopState[] {
  const { hands, lessons, firstDeals, ownDeals } = useProgress();
  const solved = (course: string): number => Object.keys(hands[course] ?? {}).length;
  return [
    { stop: 'start', done: solved('start'), all: START_STEPS.length, minutes: MINUTES.hand },
    { stop: 'guided', done: firstDeals.includes(LEARNERS_GAME) ? 1 : 0, all: 1, minutes: MINUTES.guided },
    { stop: 'own', done: Math.min(FIRST_OWN, ownDeals), all: FIRST_OWN, minutes: MINUTES.own },
    {
      stop: 'cardPlay',
      done: CARD_LESSONS.filter((name) => solved(courseOf(name)) > 0).length,
      all: CARD_LESSONS.length,
      minutes: MINUTES.lesson,
    },
    {
      stop: 'bidding',
      done: LESSONS.filter((name) => lessons[name] !== undefined).length,
      all: LESSONS.length,
      minutes: MINUTES.lesson,
    },
  ];
}

/** The way from nothing to bidding as a picture: the finished parts, the next one, and the time that each takes. */
export function Way() {
  const stops = useStops();
  const next = stops.find(({ done, all }) => done < all)?.stop;
  const { way } = learnText.learn;
  return (
    <ol className={styles.way} aria-label={way.title}>
      {stops.map(({ stop, done, all, minutes }, i) => {
        const isDone = done >= all;
        return (
          <li key={stop} className={styles.stop} data-done={isDone} data-next={stop === next}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Check size={24} /> : i + 1}
            </span>
            <div className={styles.about}>
              <h2>{way.stops[stop].name}</h2>
              <p>{way.stops[stop].what}</p>
              <p className={styles.state}>
                <strong>{isDone ? way.done : stop === next ? way.next : way.later}</strong>
                {' · '}
                {way.progress(done, all)}
                {!isDone && ` · ${way.minutes(minutes * (all - done))}`}
              </p>
              <progress className={styles.bar} max={all} value={done} aria-label={way.progress(done, all)} />
              <Go stop={stop} isNext={stop === next} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Go({ stop, isNext }: { readonly stop: Stop; readonly isNext: boolean }): ReactNode {
  const hands = useProgress((progress) => progress.hands);
  const lessons = useProgress((progress) => progress.lessons);
  const game = findGame(LEARNERS_GAME);
  if (stop === 'own') return game && <OwnDeal game={game} look={isNext ? 'main' : 'plain'} />;
  const card = CARD_LESSONS.find((name) => hands[courseOf(name)] === undefined) ?? CARD_LESSONS[0];
  const bid = LESSONS.find((name) => lessons[name] === undefined) ?? LESSONS[0];
  const to = {
    start: '/learn/start',
    guided: `/learn/${LEARNERS_GAME}`,
    cardPlay: `/lesson/play/${card}`,
    bidding: `/lesson/${bid}`,
  }[stop];
  return (
    <Link href={to} className={`${button.button} ${isNext ? button.main : ''}`}>
      {learnText.learn.way.stops[stop].go}
    </Link>
  );
}

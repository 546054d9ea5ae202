import { GAME_GROUPS } from '@overtrick/rules/game';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Fan } from '../deal/cards/Fan.tsx';
import { SmallTable } from '../deal/steps/SmallTable.tsx';
import { tables } from '../deal/steps/tables.build.ts';
import { Check } from '../design/icons/icons.tsx';
import { NARROW, useMedia } from '../design/media.ts';
import prose from '../design/Prose.module.css';
import { useProgress } from '../device/progress.ts';
import { GAMES } from '../games/list.ts';
import { GameGroup } from '../lobby/GameGroup.tsx';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { learnText } from '../text/learn.ts';
import { CARD_LESSONS, cardLessonText, courseOf } from './cardLessons.ts';
import styles from './Learn.module.css';
import { LESSONS, LESSONS_LANGUAGE, lessonText } from './lessons.ts';
import { ForClass } from './shared/ForClass.tsx';
import { MINUTES, Way } from './Way.tsx';

/**
 * The page of lessons: the way from nothing to bidding as a picture, its lessons, and the first deals of all other
 * games.
 */
export default function LearnPage() {
  useTitle(learnText.learn.title);
  const words = learnText.learn;
  return (
    <Page>
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <h1>{words.title}</h1>
            <p>{words.intro}</p>
            <p>
              <Link href="/first-evening">{words.firstEvening}</Link>
            </p>
          </div>
          <div className={styles.art} aria-hidden="true">
            <Fan />
          </div>
        </div>
        <Way />
        <div className={styles.both}>
          <Course id="play-lessons" title={words.cardPlay} intro={words.cardPlayIntro}>
            <CardLessons />
          </Course>
          <Course id="bidding" title={words.bidding} intro={words.biddingIntro}>
            <Lessons />
          </Course>
        </div>
        <ForClass />
        <OtherGames />
      </div>
    </Page>
  );
}

interface CourseProps {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** The lessons of a course; folded on a phone, where the picture leads to the next one. */
function Course({ id, title, intro, children }: CourseProps) {
  const isPhone = useMedia(NARROW);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <details className={styles.course} open={!isPhone}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <p>{intro}</p>
        {children}
      </details>
    </section>
  );
}

function CardLessons() {
  const done = useProgress(({ hands }) => hands);
  const titles = useTitles(CARD_LESSONS, cardLessonText);
  return (
    <LessonList
      lessons={CARD_LESSONS.map((name) => {
        const solved = Object.values(done[courseOf(name)] ?? {});
        return {
          name,
          to: `/lesson/play/${name}`,
          title: titles[name] ?? name,
          ...(solved.length > 0 && { note: learnText.learn.handsDone(solved.length) }),
        };
      })}
    />
  );
}

function Lessons() {
  const done = useProgress(({ lessons }) => lessons);
  const titles = useTitles(LESSONS, lessonText);
  return (
    <LessonList
      lessons={LESSONS.map((name) => {
        const result = done[name];
        return {
          name,
          to: `/lesson/${name}`,
          title: titles[name] ?? name,
          ...(result && { note: learnText.learn.lessonDone(result.right, result.all) }),
        };
      })}
    />
  );
}

interface Listed {
  readonly name: string;
  readonly to: string;
  readonly title: string;
  /** A note on the progress in the course. */
  readonly note?: string;
}

const LessonList = ({ lessons }: { readonly lessons: readonly Listed[] }) => (
  <ol className={styles.list}>
    {lessons.map(({ name, to, title, note }, i) => (
      <li key={name}>
        <Link href={to}>
          <span className={styles.number} data-done={note !== undefined} aria-hidden="true">
            {note === undefined ? i + 1 : <Check size={20} />}
          </span>
          <span>
            <span lang={LESSONS_LANGUAGE}>{title}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
        </Link>
      </li>
    ))}
  </ol>
);

/** Returns the titles of lessons, once their texts have loaded. */
function useTitles(
  names: readonly string[],
  textOf: (name: string) => Promise<string | undefined>,
): Readonly<Record<string, string>> {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isThere = true;
    void Promise.all(
      names.map(async (name) => [name, /^# (?:\d+\. )?(.+)$/m.exec((await textOf(name)) ?? '')?.[1] ?? name]),
    ).then((pairs) => {
      if (isThere) setTitles(Object.fromEntries(pairs));
    });
    return () => {
      isThere = false;
    };
  }, [names, textOf]);
  return titles;
}

function OtherGames() {
  const done = useProgress(({ firstDeals }) => firstDeals);
  const words = learnText.learn;
  return (
    <section className={styles.part} aria-labelledby="others">
      <h2 id="others">{words.others}</h2>
      <p>{words.othersIntro}</p>
      {GAME_GROUPS.map((family) => (
        <GameGroup
          key={family}
          group={family}
          games={GAMES.filter((game) => game.group === family)}
          show={(games) => (
            <ul className={styles.games}>
              {games.map(({ id, name }) => {
                const layout = tables[id];
                return (
                  <li key={id}>
                    <Link href={`/learn/${id}`}>
                      {layout && <SmallTable layout={layout} />}
                      <span>{name}</span>
                    </Link>
                    <span className={prose.soft}>
                      {done.includes(id) ? words.way.done : words.way.minutes(MINUTES.guided)}
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        />
      ))}
    </section>
  );
}

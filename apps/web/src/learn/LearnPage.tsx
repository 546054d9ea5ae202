import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SmallTable } from '../deal/steps/SmallTable.tsx';
import { tables } from '../deal/steps/tables.build.ts';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import type { GameInfo } from '../games/gameInfo.ts';
import { findGame, GAMES } from '../games/list.ts';
import { useOpenTable } from '../lobby/useOpenTable.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { text } from '../text/text.ts';
import styles from './Learn.module.css';
import { LESSONS, LESSONS_LANGUAGE, lessonText } from './lessons.ts';
import { useProgress } from './progress.ts';
import { ForClass } from './shared/ForClass.tsx';

/** The game with which one begins: bridge without its bidding. */
const FIRST = 'minibridge';
const FRIENDLY = { undo: 'free', hints: true } as const;

/** From nothing to bidding: a guided deal, a deal of one's own, twelve lessons. */
export default function LearnPage() {
  useTitle(text.learn.title);
  const words = text.learn;
  const game = findGame(FIRST);
  const layout = tables[FIRST];
  return (
    <Page>
      <div className={`${styles.page} ${styles.way}`}>
        <div className={styles.head}>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <section className={styles.part} aria-labelledby="first">
          <h2 id="first">{words.first}</h2>
          <p>{words.firstIntro}</p>
          {layout && <SmallTable layout={layout} />}
          <Link href={`/learn/${FIRST}`} className={`${button.button} ${button.main} ${styles.go}`}>
            {words.firstGo}
          </Link>
        </section>
        {game && <PlayOne game={game} />}
        <section className={`${styles.part} ${styles.lessons}`} aria-labelledby="bidding">
          <h2 id="bidding">{words.bidding}</h2>
          <p>{words.biddingIntro}</p>
          <Lessons />
        </section>
        <ForClass />
        <section className={`${styles.part} ${styles.wide}`} aria-labelledby="others">
          <h2 id="others">{words.others}</h2>
          <p>{words.othersIntro}</p>
          <ul className={styles.games}>
            {GAMES.map(({ id, name }) => {
              const layout = tables[id];
              return (
                <li key={id}>
                  <Link href={`/learn/${id}`}>
                    {layout && <SmallTable layout={layout} />}
                    <span>{name}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </Page>
  );
}

function PlayOne({ game }: { readonly game: GameInfo }) {
  const { open, busy, problem } = useOpenTable(game, 1);
  const words = text.learn;
  return (
    <section className={styles.part} aria-labelledby="own">
      <h2 id="own">{words.play}</h2>
      <p>{words.playIntro}</p>
      <Button look="main" disabled={busy} onClick={() => void open({ policies: FRIENDLY })}>
        {words.playGo}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}

function Lessons() {
  const titles = useTitles();
  const done = useProgress(({ lessons }) => lessons);
  return (
    <ol className={styles.list}>
      {LESSONS.map((name) => {
        const result = done[name];
        return (
          <li key={name}>
            <Link href={`/lesson/${name}`} lang={LESSONS_LANGUAGE}>
              {titles[name] ?? name}
            </Link>{' '}
            {result && <span className={styles.soft}>{text.learn.lessonDone(result.right, result.all)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The titles of the lessons, once their texts are there. */
function useTitles(): Readonly<Record<string, string>> {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isThere = true;
    void Promise.all(
      LESSONS.map(async (name) => [name, /^# (.+)$/m.exec((await lessonText(name)) ?? '')?.[1] ?? name]),
    ).then((pairs) => {
      if (isThere) setTitles(Object.fromEntries(pairs));
    });
    return () => {
      isThere = false;
    };
  }, []);
  return titles;
}

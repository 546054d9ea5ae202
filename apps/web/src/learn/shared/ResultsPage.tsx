import type { Lesson } from '@overtrick/formats/lesson/lesson';
import { parseLesson } from '@overtrick/formats/lesson/parse';
import type { LessonResults } from '@overtrick/protocol/lesson';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { save } from '../../device/save.ts';
import { tokenIn } from '../../device/tables.ts';
import { LinkRow } from '../../invite/LinkRow.tsx';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { learnText } from '../../text/learn.ts';
import { text } from '../../text/text.ts';
import styles from '../Learn.module.css';
import { makeResultsCsv } from '../marks.ts';
import { Deleting, Dismissing } from './Deleting.tsx';
import { Hardest, HardestHands, ResultsTable } from './ResultsTable.tsx';
import { LessonLinkRow } from './ShareLesson.tsx';
import { tellResults } from './shareApi.ts';
import { forgetLesson, keepLesson, keyTo, useStoredLessons } from './storedLessons.ts';

/** The time between two looks at the answers, milliseconds. */
const LOOK_MS = 15_000;

interface Found {
  readonly results: LessonResults;
  readonly lesson: Lesson;
}

/** The answers of all who take a lesson, for the one who shares it. */
export default function ResultsPage({ lesson: id }: { readonly lesson: string }) {
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const words = learnText.lessons;
  const look = useCallback(async () => {
    const told = await tellResults(id);
    if (!told.ok && (told.status === 404 || told.status === 410)) forgetLesson(id);
    if (!told.ok) return setProblem(told.status === 401 ? learnText.lessons.noKey : told.message);
    const read = parseLesson(told.value.text);
    if (!read.ok) return setProblem(text.error);
    setProblem(undefined);
    setFound({ results: told.value, lesson: read.value });
  }, [id]);
  useEffect(() => {
    takeKey(id);
    void look();
    const timer = setInterval(() => !document.hidden && void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [id, look]);
  const title = found === undefined ? words.results : words.resultsOf(found.lesson.title);
  useTitle(title);
  return (
    <Page>
      <div className={styles.page}>
        <h1>{title}</h1>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {found === undefined ? (
          problem === undefined && <p role="status">{words.loading}</p>
        ) : (
          <Results found={found} onLook={look} />
        )}
      </div>
    </Page>
  );
}

/** Keeps the key that came with the address, and takes it out of there. */
function takeKey(lesson: string): void {
  const token = tokenIn(location.hash);
  if (token === undefined) return;
  keepLesson({ lesson, token, role: 'given', title: lesson });
  history.replaceState(history.state, '', location.pathname);
}

interface ResultsProps {
  readonly found: Found;
  readonly onLook: () => Promise<void>;
}

function Results({ found: { results, lesson }, onLook }: ResultsProps) {
  const { pupils, label } = results;
  const words = learnText.lessons;
  const csv = () => makeResultsCsv(lesson, pupils, words);
  return (
    <>
      {label !== undefined && <p>{words.labelled(label)}</p>}
      <div className={styles.choices}>
        <p role="status">{words.pupils(pupils.length)}</p>
        <Button onClick={() => void onLook()}>{words.refresh}</Button>
        {pupils.length > 0 && (
          // a spreadsheet knows by the mark at the beginning that it is UTF-8
          <Button
            onClick={() => save(new Blob(['\uFEFF', csv()], { type: 'text/csv' }), 'overtrick-lesson.csv')}
          >
            {words.csv}
          </Button>
        )}
      </div>
      <div className={styles.desk}>
        {pupils.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <div className={styles.page}>
            <Hardest lesson={lesson} pupils={pupils} />
            <ResultsTable lesson={lesson} pupils={pupils} />
            <HardestHands lesson={lesson} pupils={pupils} />
          </div>
        )}
        <Links lesson={results.lesson} />
      </div>
      {pupils.length > 0 && <Dismissing results={results} onDone={onLook} />}
      <Deleting lesson={results.lesson} />
    </>
  );
}

/** The link for the pupils, and the one to these results. */
function Links({ lesson }: { readonly lesson: string }) {
  const token = useStoredLessons(() => keyTo(lesson, 'given'));
  const words = learnText.lessons;
  return (
    <section className={styles.part} aria-labelledby="links">
      <h2 id="links">{words.forPupils}</h2>
      <div className={styles.link}>
        <LessonLinkRow lesson={lesson} />
      </div>
      <Link href={`/lessons/${lesson}`}>{words.open}</Link>
      {token !== undefined && (
        <details className={styles.form}>
          <summary>{words.otherDevice}</summary>
          <p>{words.otherDeviceIntro}</p>
          <LinkRow
            label={words.otherDevice}
            link={`${location.origin}/lessons/${lesson}/results#${token}`}
            copy={words.otherDeviceCopy}
          />
        </details>
      )}
    </section>
  );
}

import { type Lesson, questionsOf } from '@overtrick/formats/lesson/lesson';
import { parseLesson } from '@overtrick/formats/lesson/parse';
import type { GivenAnswer } from '@overtrick/protocol/lesson';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { finishLesson } from '../device/progress.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { learnText } from '../text/learn.ts';
import { text } from '../text/text.ts';
import styles from './Learn.module.css';
import { LessonView } from './LessonView.tsx';
import { LESSONS, LESSONS_LANGUAGE, lessonText } from './lessons.ts';
import { isRightAtOnce, marksOf } from './marks.ts';
import { ShareLesson } from './shared/ShareLesson.tsx';

interface Found {
  readonly source: string;
  readonly lesson: Lesson;
}

/** One of the twelve lessons: words to read, and hands to bid. */
export default function LessonPage({ lesson: name }: { readonly lesson: string }) {
  const [found, setFound] = useState<Found | 'missing'>();
  useEffect(() => {
    void lessonText(name).then((source = '') => {
      const read = parseLesson(source);
      setFound(read.ok ? { source, lesson: read.value } : 'missing');
    });
  }, [name]);
  const title = typeof found === 'object' ? found.lesson.title : learnText.learn.lesson;
  useTitle(title);
  return (
    <Page narrow={found === 'missing'}>
      {found === undefined ? (
        <p role="status">{text.connection.connecting}</p>
      ) : found === 'missing' ? (
        <div className="stack">
          <h1>{learnText.learn.missing}</h1>
          <Link href="/learn">{learnText.learn.toLearn}</Link>
        </div>
      ) : (
        <Shown name={name} found={found} />
      )}
    </Page>
  );
}

function Shown({ name, found: { source, lesson } }: { readonly name: string; readonly found: Found }) {
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>([]);
  const marks = marksOf(lesson, answers);
  const right = marks.filter(isRightAtOnce).length;
  const isDone = marks.every((mark) => mark !== undefined);
  const all = questionsOf(lesson).length;
  useEffect(() => {
    if (isDone) finishLesson(name, { right, all });
  }, [isDone, name, right, all]);
  const next = LESSONS[LESSONS.indexOf(name) + 1];
  return (
    <div className={styles.page}>
      <h1 lang={LESSONS_LANGUAGE}>{lesson.title}</h1>
      <LessonView
        lesson={lesson}
        language={LESSONS_LANGUAGE}
        answers={answers}
        onAnswer={(answer) => setAnswers((so) => [...so, answer])}
      />
      {isDone && (
        <div className={styles.choices}>
          {next !== undefined && (
            <Link href={`/lesson/${next}`} className={`${button.button} ${button.main}`}>
              {learnText.learn.nextLesson}
            </Link>
          )}
          <Link href="/learn">{learnText.learn.toLearn}</Link>
        </div>
      )}
      <ShareLesson source={source} title={lesson.title} />
    </div>
  );
}

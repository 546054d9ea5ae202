import { dealsOf, type Lesson, questionsOf } from '@overtrick/formats/lesson/lesson';
import { parseLesson } from '@overtrick/formats/lesson/parse';
import type { GivenAnswer } from '@overtrick/protocol/lesson';
import { MOST_LESSON_CHARACTERS } from '@overtrick/protocol/lessonLimits';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { TextDrop } from '../../design/TextDrop.tsx';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { learnText } from '../../text/learn.ts';
import styles from '../Learn.module.css';
import { LessonView } from '../LessonView.tsx';
import { lessonText } from '../lessons.ts';
import { ShareLesson } from '../shared/ShareLesson.tsx';
import { changeStoredLessons, useStoredLessons } from '../shared/storedLessons.ts';
import { FromDeals } from './FromDeals.tsx';

/** The lesson that an author may start from: it has one of each kind of part. */
const EXAMPLE = '05-raising';

/**
 * Stores the text of the draft; a text that is too long is cut one character above the limit, so that the error still
 * shows.
 */
const change = (given: string): void =>
  changeStoredLessons(() => ({ draft: given.slice(0, MOST_LESSON_CHARACTERS + 1) }));

/** The page for writing a lesson, trying it and sharing it. */
export default function OwnLessonPage() {
  const source = useStoredLessons(({ draft }) => draft);
  const read = useRead(useDeferredValue(source));
  const field = useRef<HTMLTextAreaElement>(null);
  const words = learnText.lessons;
  useTitle(words.own);
  return (
    <Page>
      <div className={styles.desk}>
        <div className={styles.page}>
          <h1>{words.own}</h1>
          <p>{words.ownIntro}</p>
          <Form />
          <FromDeals onMade={change} />
          <TextDrop
            label={words.source}
            value={source}
            rows={14}
            onChange={change}
            fileLabel={words.file}
            accept=".txt,.md,text/plain"
            field={field}
          >
            {source.trim() === '' && (
              <Button onClick={() => void lessonText(EXAMPLE).then((example = '') => change(example))}>
                {words.example}
              </Button>
            )}
          </TextDrop>
          {read !== undefined && (
            <div role="status" className={styles.choices} data-wrong={read.kind === 'wrong'}>
              <p>{read.kind === 'lesson' ? readyOf(read.lesson) : read.why}</p>
              {read.kind === 'wrong' && read.line !== undefined && (
                <Button size="small" onClick={() => goTo(field.current, read.line ?? 1)}>
                  {words.toLine}
                </Button>
              )}
            </div>
          )}
          {read?.kind === 'lesson' && <ShareLesson source={read.source} title={read.lesson.title} />}
        </div>
        {read?.kind === 'lesson' && <Preview key={read.source} lesson={read.lesson} />}
      </div>
    </Page>
  );
}

function readyOf(lesson: Lesson): string {
  const questions = questionsOf(lesson).length;
  return questions === 0
    ? learnText.lessons.readyDeals(dealsOf(lesson).length)
    : learnText.lessons.ready(questions);
}

type Read =
  | { readonly kind: 'lesson'; readonly source: string; readonly lesson: Lesson }
  | { readonly kind: 'wrong'; readonly line?: number; readonly why: string };

/** Reads the text as a lesson or as deals, or says what is wrong; `undefined` while it is empty. */
const useRead = (source: string): Read | undefined =>
  useMemo(() => {
    if (source.trim() === '') return undefined;
    const { tooLong, wrong } = learnText.lessons;
    if (source.length > MOST_LESSON_CHARACTERS)
      return { kind: 'wrong', why: tooLong(MOST_LESSON_CHARACTERS) };
    const read = parseLesson(source);
    if (read.ok) return { kind: 'lesson', source, lesson: read.value };
    const line = Number(/\d+/.exec(read.at ?? '')?.[0] ?? 1);
    return { kind: 'wrong', line, why: wrong(line, read.why ?? '') };
  }, [source]);

/** Selects a line of the text, from 1. */
function goTo(field: HTMLTextAreaElement | null, line: number): void {
  if (field === null) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // keep the line above it visible too
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 2);
}

function Form() {
  const words = learnText.lessons;
  return (
    <details className={styles.form}>
      <summary>{words.form}</summary>
      <p>{words.formTitle}</p>
      <p>{words.formQuestion}</p>
      <p>{words.formAnswers}</p>
      <p>{words.formDeal}</p>
    </details>
  );
}

function Preview({ lesson }: { readonly lesson: Lesson }) {
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>([]);
  return (
    <section className={styles.page} aria-labelledby="preview">
      <h2 id="preview">{learnText.lessons.preview}</h2>
      <p className={styles.did}>{lesson.title}</p>
      <LessonView
        lesson={lesson}
        answers={answers}
        onAnswer={(answer) => setAnswers((so) => [...so, answer])}
      />
    </section>
  );
}

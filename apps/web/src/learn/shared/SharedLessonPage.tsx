import { dealsOf, type Lesson, questionsOf } from '@overtrick/formats/lesson/lesson';
import { parseLesson } from '@overtrick/formats/lesson/parse';
import type { GivenAnswer, LessonOverview } from '@overtrick/protocol/lesson';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../account/account.ts';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import prose from '../../design/Prose.module.css';
import { ReportForm } from '../../design/ReportForm.tsx';
import { prefer, usePreferences } from '../../device/preferences.ts';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { learnText } from '../../text/learn.ts';
import { text } from '../../text/text.ts';
import styles from '../Learn.module.css';
import { LessonView } from '../LessonView.tsx';
import { followAnswers, giveAnswer, useGone } from './send.ts';
import { reportLesson, takeLesson, tellLesson } from './shareApi.ts';
import { forgetLesson, keepLesson, keyTo, useStoredLessons } from './storedLessons.ts';

interface Found {
  readonly told: LessonOverview;
  readonly lesson: Lesson;
}

/** A shared lesson: a pupil enters a name, and their calls go back to the person who shared it. */
export default function SharedLessonPage({ lesson: id }: { readonly lesson: string }) {
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const words = learnText.lessons;
  const look = useCallback(async () => {
    setProblem(undefined);
    const told = await tellLesson(id);
    if (!told.ok) {
      if (told.status === 404 || told.status === 410) forgetLesson(id);
      return setProblem(told.message);
    }
    const read = parseLesson(told.value.text);
    if (read.ok) setFound({ told: told.value, lesson: read.value });
    else setProblem(text.error);
  }, [id]);
  useEffect(() => {
    followAnswers();
    void look();
  }, [look]);
  const title = found?.lesson.title ?? learnText.learn.lesson;
  useTitle(title);
  return (
    <Page narrow>
      <div className={styles.page}>
        <h1>{title}</h1>
        {problem !== undefined ? (
          <>
            <p role="alert">{problem}</p>
            <div className={styles.choices}>
              <Button onClick={() => void look()}>{words.again}</Button>
              <Link href="/learn">{learnText.learn.toLearn}</Link>
            </div>
          </>
        ) : found === undefined ? (
          <p role="status">{words.loading}</p>
        ) : (
          <>
            {found.told.label !== undefined && <p>{words.labelled(found.told.label)}</p>}
            {(found.told.isOwn || keyTo(id, 'given') !== undefined) && (
              <p>
                {words.ownLink} <Link href={`/lessons/${id}/results`}>{words.toResults}</Link>
              </p>
            )}
            {found.told.you === undefined ? (
              <Begin found={found} onBegun={() => void look().then(focusMain)} />
            ) : (
              <Answered found={found} you={found.told.you} />
            )}
            {!found.told.isOwn && (
              <ReportForm
                label={text.report.lesson}
                intro={text.report.lessonIntro}
                onSend={(body) => reportLesson(id, body)}
              />
            )}
          </>
        )}
      </div>
    </Page>
  );
}

/** Moves the focus to the main part, after the form that had it is gone. */
const focusMain = (): void => document.getElementById('main')?.focus();

interface BeginProps {
  readonly found: Found;
  readonly onBegun: () => void;
}

/** The introduction, and the name under which a pupil starts. */
function Begin({ found: { told, lesson }, onBegun }: BeginProps) {
  const account = useAccount((known) => known.name);
  const chosen = usePreferences((known) => known.name);
  const [name, setName] = useState(account ?? chosen);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const words = learnText.lessons;
  const questions = questionsOf(lesson).length;
  const deals = dealsOf(lesson).length;
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const taken = await takeLesson(told.lesson, name.trim());
    setBusy(false);
    if (!taken.ok) return setProblem(taken.message);
    prefer({ name: name.trim() });
    keepLesson({ ...taken.value, role: 'taken', title: lesson.title });
    onBegun();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void begin(event)}>
      {questions > 0 && <p>{words.hands(questions)}</p>}
      {deals > 0 && <p>{words.deals(deals)}</p>}
      <p>{questions > 0 ? words.seen : words.seenName}</p>
      <Field
        label={words.name}
        value={name}
        problem={problem}
        maxLength={24}
        required
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="main" disabled={busy}>
        {words.begin}
      </Button>
    </form>
  );
}

const NONE: readonly GivenAnswer[] = [];

interface AnsweredProps {
  readonly found: Found;
  readonly you: NonNullable<LessonOverview['you']>;
}

function Answered({ found: { told, lesson }, you }: AnsweredProps) {
  const waiting = useStoredLessons((kept) => kept.waiting[told.lesson] ?? NONE);
  const isGone = useGone(({ lessons }) => lessons.includes(told.lesson));
  const [answers, setAnswers] = useState(() => [...you.answers, ...waiting]);
  const words = learnText.lessons;
  const answer = (given: GivenAnswer) => {
    setAnswers((so) => [...so, given]);
    giveAnswer(told.lesson, given);
  };
  return (
    <>
      <p className={prose.soft}>{words.takenAs(you.name)}</p>
      <LessonView lesson={lesson} answers={answers} onAnswer={answer} />
      <p role="status" className={prose.soft}>
        {isGone
          ? words.gone
          : waiting.length > 0
            ? words.waiting(waiting.length)
            : answers.length > 0 && words.sent}
      </p>
    </>
  );
}

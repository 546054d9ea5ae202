import type { LessonResults } from '@overtrick/protocol/lesson';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { learnText } from '../../text/learn.ts';
import styles from '../Learn.module.css';
import { deleteLesson, dismissPupil, dismissTogether } from './shareApi.ts';
import { forgetLesson } from './storedLessons.ts';

interface DismissingProps {
  readonly results: LessonResults;
  readonly onDone: () => Promise<void>;
}

/** The button that removes a pupil from the list, such as one who started twice. */
export function Dismissing({ results: { lesson, pupils }, onDone }: DismissingProps) {
  const [whom, setWhom] = useState<LessonResults['pupils'][number]>();
  const words = learnText.lessons;
  const end = async () => {
    const why = whom && (await dismissPupil(lesson, whom.pupil));
    if (why === undefined) await onDone();
    return why;
  };
  const endAll = async () => {
    const why = whom && (await dismissTogether(lesson, whom.pupil));
    if (why === undefined) await onDone();
    return why;
  };
  return (
    <details className={styles.form}>
      <summary>{words.dismiss}</summary>
      <ul className={styles.list}>
        {pupils.map((one) => (
          <li key={one.pupil}>
            <Button onClick={() => setWhom(one)}>{words.dismissWhom(one.name)}</Button>
          </li>
        ))}
      </ul>
      {whom !== undefined && (
        <Ask
          title={words.dismissWhom(whom.name)}
          why={words.dismissWhy}
          yes={words.dismissYes}
          onYes={end}
          all={words.dismissTogether}
          onAll={endAll}
          onClose={() => setWhom(undefined)}
        />
      )}
    </details>
  );
}

/** The way to delete a lesson with all results. */
export function Deleting({ lesson }: { readonly lesson: string }) {
  const [asks, setAsks] = useState(false);
  const [, navigate] = useLocation();
  const words = learnText.lessons;
  const end = async () => {
    const why = await deleteLesson(lesson);
    if (why !== undefined) return why;
    forgetLesson(lesson);
    navigate('/learn');
    return undefined;
  };
  return (
    <div className={styles.choices}>
      <Button look="quiet" onClick={() => setAsks(true)}>
        {words.delete}
      </Button>
      {asks && (
        <Ask
          title={words.delete}
          why={words.deleteWhy}
          yes={words.deleteYes}
          onYes={end}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

interface AskProps {
  readonly title: string;
  /** The sentence that lists the losses. */
  readonly why: string;
  readonly yes: string;
  /** Deletes; returns the reason if that fails. */
  readonly onYes: () => Promise<string | undefined>;
  /** More than that, where there is more. */
  readonly all?: string;
  readonly onAll?: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks once more before something is gone for good. */
function Ask({ title, why, yes, onYes, all, onAll, onClose }: AskProps) {
  const [problem, setProblem] = useState<string>();
  const go = async (run: () => Promise<string | undefined>) => {
    const refusal = await run();
    if (refusal === undefined) onClose();
    else setProblem(refusal);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{why}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={styles.choices}>
        <Button look="main" onClick={() => void go(onYes)}>
          {yes}
        </Button>
        {onAll !== undefined && <Button onClick={() => void go(onAll)}>{all}</Button>}
        <Button onClick={onClose}>{learnText.lessons.deleteNo}</Button>
      </div>
    </Dialog>
  );
}

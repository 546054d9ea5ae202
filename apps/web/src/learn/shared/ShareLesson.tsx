import { type FormEvent, Suspense, useState } from 'react';
import { Link } from 'wouter';
import button from '../../design/Button.module.css';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import prose from '../../design/Prose.module.css';
import { LinkRow, QrCode } from '../../invite/LinkRow.tsx';
import { learnText } from '../../text/learn.ts';
import styles from '../Learn.module.css';
import { shareLesson } from './shareApi.ts';
import { keepLesson } from './storedLessons.ts';

interface ShareLessonProps {
  /** The text of the lesson. */
  readonly source: string;
  readonly title: string;
}

/** The button that shares a lesson, and what follows. */
export function ShareLesson(props: ShareLessonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.choices}>
      <Button onClick={() => setOpen(true)}>{learnText.lessons.share}</Button>
      {isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ShareDialog({ source, title, onClose }: ShareLessonProps & { readonly onClose: () => void }) {
  const [label, setLabel] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [lesson, setLesson] = useState<string>();
  const words = learnText.lessons;
  const share = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const what = label.trim();
    const shared = await shareLesson({ text: source, ...(what !== '' && { label: what }) });
    setBusy(false);
    if (!shared.ok) return setProblem(shared.message);
    keepLesson({ ...shared.value, role: 'given', title });
    setLesson(shared.value.lesson);
  };
  return (
    <Dialog title={words.share} onClose={onClose}>
      {lesson !== undefined ? (
        <LessonLink lesson={lesson} />
      ) : (
        <form className={styles.form} onSubmit={(event) => void share(event)}>
          <p>{words.shareIntro}</p>
          <Field
            label={words.label}
            help={words.labelHelp}
            value={label}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
          <p className={prose.soft}>{words.keptHere}</p>
          {problem !== undefined && <p role="alert">{problem}</p>}
          <Button type="submit" look="main" disabled={busy}>
            {words.make}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function LessonLink({ lesson }: { readonly lesson: string }) {
  const words = learnText.lessons;
  return (
    <>
      {/* the form that had the focus is gone */}
      <p role="status" tabIndex={-1} ref={(said) => said?.focus()}>
        {words.shared}
      </p>
      <LessonLinkRow lesson={lesson} />
      <Link href={`/lessons/${lesson}/results`} className={button.button}>
        {words.toResults}
      </Link>
    </>
  );
}

/** The link for those who are to take a lesson, also for cameras. */
export function LessonLinkRow({ lesson }: { readonly lesson: string }) {
  const words = learnText.lessons;
  const link = `${location.origin}/lessons/${lesson}`;
  return (
    <>
      <LinkRow label={words.link} link={link} copy={words.copy} share={words.shareText} />
      <Suspense>
        <QrCode link={link} label={words.qr} />
      </Suspense>
    </>
  );
}

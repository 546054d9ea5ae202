import type { Wish } from '@overtrick/protocol/meeting/forms';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import prose from '../design/Prose.module.css';
import { prefer, usePreferences } from '../device/preferences.ts';
import { rememberTable } from '../device/tables.ts';
import { hideWish } from '../device/wishes.ts';
import { ask } from '../server/ask.ts';
import { boardText } from '../text/boards.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import { termsInWords, whyNot } from './choices.tsx';
import styles from './Meet.module.css';
import { nextOccasion, weekdayOf } from './times.ts';

export interface WishCardProps {
  readonly wish: Wish;
  readonly now: number;
}

/** A wish of somebody else: it can be answered, and reported. */
export function WishCard({ wish, now }: WishCardProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const words = eveningText.meet;
  const { name, kind, words: said, until, answers } = wish;
  const report = () => {
    hideWish(wish.wish);
    void ask('POST /api/wishes/{wish}/reports', {
      parameters: { wish: wish.wish },
      body: { reason: 'other' },
      isTakingChair: true,
    });
  };
  return (
    <article className={styles.card}>
      <h3>{name}</h3>
      <p>
        {words.kinds[kind]} · {termsInWords(wish)}
      </p>
      <Times wish={wish} now={now} />
      {said !== undefined && <q className={styles.said}>{said}</q>}
      <p className={prose.soft}>
        {words.until(boardText.history.date(until))}
        {answers > 0 && ` · ${words.answered(answers)}`}
      </p>
      {isAnswering ? (
        <AnswerForm wish={wish} />
      ) : (
        <div className={form.buttons}>
          <Button look="main" aria-label={words.answerTo(name)} onClick={() => setIsAnswering(true)}>
            {words.answer}
          </Button>
          <Button look="quiet" aria-label={words.reportOf(name)} onClick={report}>
            {words.report}
          </Button>
        </div>
      )}
    </article>
  );
}

/** The times of a wish by the reader's clock, the next one first. */
function Times({ wish: { zone, times }, now }: WishCardProps) {
  const words = eveningText.meet;
  const occasions = times.map((time) => nextOccasion(zone, time, now)).toSorted((a, b) => a.start - b.start);
  return (
    <ul className={styles.times}>
      {occasions.map(({ start, end }) => (
        <li key={`${start} ${end}`}>
          {eveningText.home.weekday(weekdayOf(start))}, {words.span(start, end)}
        </li>
      ))}
    </ul>
  );
}

function AnswerForm({ wish: { wish, name: poster, game } }: { readonly wish: Wish }) {
  const name = usePreferences((chosen) => chosen.name);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const words = eveningText.meet;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setProblem(words.noName);
    setBusy(true);
    const line = note.trim();
    const answer = await ask('POST /api/wishes/{wish}/answers', {
      parameters: { wish },
      body: { name: name.trim(), ...(line !== '' && { words: line }) },
      isTakingChair: true,
    });
    setBusy(false);
    if (!answer.ok) return setProblem(whyNot(answer));
    const { table, token } = answer.value;
    rememberTable({ table, token, game }, Date.now());
    navigate(`/t/${table}`);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label={words.answerTo(poster)}
    >
      <Field
        label={text.challenge.name}
        value={name}
        placeholder={text.lobby.namePlaceholder}
        maxLength={24}
        autoComplete="nickname"
        problem={problem}
        onChange={(event) => prefer({ name: event.target.value })}
      />
      <Field
        label={words.note}
        value={note}
        maxLength={160}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" look="main" disabled={busy} className={styles.go ?? ''}>
        {words.send}
      </Button>
    </form>
  );
}

import { WISH_KINDS } from '@overtrick/protocol/meeting/choices';
import type { WeekTime } from '@overtrick/protocol/meeting/forms';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Field } from '../design/Field.tsx';
import { X } from '../design/icons/icons.tsx';
import prose from '../design/Prose.module.css';
import { Select } from '../design/Select.tsx';
import { usePreferences } from '../device/preferences.ts';
import { keepWish } from '../device/wishes.ts';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { TermsFields, USUAL, whyNot } from './choices.tsx';
import styles from './Meet.module.css';
import { Posting } from './Posting.tsx';
import { minutesOf } from './times.ts';
import { ownZone } from './Wishes.tsx';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const MOST_TIMES = 7;

interface Row {
  readonly id: number;
  readonly day: (typeof DAYS)[number];
  readonly from: string;
  readonly to: string;
}

const row = (id: number): Row => ({ id, day: '2', from: '19:00', to: '21:00' });

/** Converts a row into the time to send; returns `undefined` unless it ends after it begins. Midnight ends a day. */
function timeOf({ day, from, to }: Row): WeekTime | undefined {
  const begins = minutesOf(from);
  const ends = to === '00:00' ? 1440 : minutesOf(to);
  if (begins === undefined || ends === undefined || begins >= ends) return undefined;
  return { day: Number(day) % 7, from: begins, to: ends };
}

/** A form to post a request for partners. */
export function NewWish() {
  const [kind, setKind] = useState<(typeof WISH_KINDS)[number]>('table');
  const [terms, setTerms] = useState(USUAL);
  const [rows, setRows] = useState<readonly Row[]>([row(0)]);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = usePreferences((chosen) => chosen.name);
  const words = eveningText.meet;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const times = rows.flatMap((one) => timeOf(one) ?? []);
    if (times.length < rows.length) return setProblem(words.badTime);
    if (name.trim() === '') return setProblem(words.noName);
    setBusy(true);
    const line = said.trim();
    const posted = await ask('POST /api/wishes', {
      body: {
        kind,
        ...terms,
        zone: ownZone(),
        times,
        name: name.trim(),
        ...(line !== '' && { words: line }),
      },
      isTakingChair: true,
    });
    setBusy(false);
    setProblem(posted.ok ? undefined : whyNot(posted));
    if (posted.ok) {
      keepWish(posted.value);
      setSaid('');
    }
  };
  return (
    <section className={styles.part} aria-labelledby="new-wish">
      <h2 id="new-wish">{words.newWish}</h2>
      <p className={prose.soft}>{words.postHelp}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Choice
          label={words.kind}
          values={WISH_KINDS}
          value={kind}
          onChange={setKind}
          labelOf={(one) => words.kinds[one]}
        />
        <TermsFields terms={terms} onChange={setTerms} />
        <TimeRows rows={rows} onChange={setRows} />
        <Posting said={said} onSaid={setSaid} isBusy={busy} go={words.post} problem={problem} />
      </form>
    </section>
  );
}

interface TimeRowsProps {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}

function TimeRows({ rows, onChange }: TimeRowsProps) {
  const words = eveningText.meet;
  const change = (id: number, to: Partial<Row>) =>
    onChange(rows.map((one) => (one.id === id ? { ...one, ...to } : one)));
  return (
    <fieldset className={styles.when}>
      <legend>{words.times}</legend>
      <p className={prose.soft}>{words.yourClock(ownZone())}</p>
      {rows.map(({ id, day, from, to }) => (
        <div key={id} className={styles.time}>
          <Select
            label={words.day}
            values={DAYS}
            value={day}
            onChange={(one) => change(id, { day: one })}
            labelOf={(one) => eveningText.home.weekday(Number(one))}
          />
          <Field
            label={words.from}
            type="time"
            value={from}
            onChange={(event) => change(id, { from: event.target.value })}
          />
          <Field
            label={words.to}
            type="time"
            value={to}
            onChange={(event) => change(id, { to: event.target.value })}
          />
          {rows.length > 1 && (
            <IconButton
              look="quiet"
              label={words.dropTime}
              onClick={() => onChange(rows.filter((one) => one.id !== id))}
            >
              <X aria-hidden="true" size={20} />
            </IconButton>
          )}
        </div>
      ))}
      {rows.length < MOST_TIMES && (
        <Button
          size="small"
          className={styles.go ?? ''}
          onClick={() => onChange([...rows, row(1 + Math.max(...rows.map(({ id }) => id)))])}
        >
          {words.addTime}
        </Button>
      )}
    </fieldset>
  );
}

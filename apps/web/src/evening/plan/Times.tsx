import type { ClockView } from '@overtrick/evening/view';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { readBreaks, writeBreaks } from './breaks.ts';
import type { Change } from './usePlanning.ts';

interface TimesProps {
  readonly clock: ClockView;
  readonly onSet: (change: Change) => void;
}

/** The minutes of a section's boards and moves, and its breaks. */
export function Times({ clock: { section, times }, onSet }: TimesProps) {
  const [perBoard, setPerBoard] = useState(String(times?.minutesPerBoard ?? 7));
  const [perMove, setPerMove] = useState(String(times?.minutesPerMove ?? 1));
  const [typed, setTyped] = useState(writeBreaks(times?.breaks));
  const [wrong, setWrong] = useState<string>();
  const words = eveningText.plan;
  const set = (event: FormEvent) => {
    event.preventDefault();
    const breaks = readBreaks(typed, Date.now());
    if ('wrong' in breaks) return setWrong(words.wrongBreak(breaks.wrong));
    setWrong(undefined);
    onSet({
      kind: 'timed',
      section,
      minutesPerBoard: Number(perBoard),
      minutesPerMove: Number(perMove),
      ...(breaks.length > 0 && { breaks }),
      warnings: times?.warnings ?? [2],
    });
  };
  return (
    <form className={desk.form} onSubmit={set}>
      <h3>{words.times(section)}</h3>
      <div className={desk.fields}>
        <Field
          label={words.perBoard}
          type="number"
          min={1}
          max={60}
          step="any"
          required
          value={perBoard}
          onChange={(event) => setPerBoard(event.target.value)}
        />
        <Field
          label={words.perMove}
          type="number"
          min={0}
          max={60}
          step="any"
          required
          value={perMove}
          onChange={(event) => setPerMove(event.target.value)}
        />
        <Field
          label={words.breaks}
          help={words.breaksHelp}
          value={typed}
          problem={wrong}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div>
        <Button type="submit">{words.setTimes}</Button>
      </div>
    </form>
  );
}

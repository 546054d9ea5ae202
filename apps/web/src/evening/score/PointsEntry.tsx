import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { SEATS_OF_THREE } from '../sides.ts';
import type { EntryProps } from './Entry.tsx';
import styles from './Score.module.css';

/**
 * The result of a board with three at a table: the points of each player. An empty field is nothing; an empty form is
 * no result.
 */
export function PointsEntry({ board, onReport, onSkip }: Pick<EntryProps, 'board' | 'onReport' | 'onSkip'>) {
  const [points, setPoints] = useState<Readonly<Record<string, string>>>({});
  const id = useId();
  const isEmpty = SEATS_OF_THREE.every((seat) => (points[seat] ?? '').trim() === '');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) onReport(`points=${SEATS_OF_THREE.map((seat) => Number(points[seat] ?? 0)).join('/')}`);
  };
  return (
    <form className={styles.entry} aria-labelledby={id} onSubmit={enter}>
      <p id={id} className={styles.so}>
        {eveningText.entry.whatPoints(board)}
      </p>
      {SEATS_OF_THREE.map((seat) => (
        <Field
          key={seat}
          label={text.seats[seat]}
          type="number"
          min={-99999}
          max={99999}
          step={1}
          // a press too early reports nothing: the browser says which field is missing
          required={isEmpty}
          value={points[seat] ?? ''}
          onChange={(event) => setPoints({ ...points, [seat]: event.target.value })}
        />
      ))}
      <div className={styles.below}>
        <Button look="main" size="large" type="submit">
          {eveningText.entry.ok}
        </Button>
        {onSkip && (
          <Button look="quiet" onClick={onSkip}>
            {eveningText.entry.skip}
          </Button>
        )}
      </div>
    </form>
  );
}

import type { TournamentCommand } from '@overtrick/evening/entry';
import type { Entrant } from '@overtrick/evening/tournament';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { eveningText } from '../../../text/evening.ts';
import styles from '../Desk.module.css';

interface HandicapProps {
  readonly entrant: Entrant;
  /** In percent, or in points where a board has no top. */
  readonly isPercent: boolean;
  readonly onAct: (command: TournamentCommand) => Promise<void>;
}

/** The percent or points that a contestant has more in a second ranking. */
export function Handicap({ entrant, isPercent, onAct }: HandicapProps) {
  const [percent, setPercent] = useState(String(entrant.handicap ?? ''));
  const words = eveningText.handicaps;
  const number = percent.trim() === '' ? null : Number(percent);
  return (
    <div className={styles.form}>
      <Field
        label={isPercent ? words.percent : words.points}
        type="number"
        step="any"
        min={-100}
        max={100}
        value={percent}
        help={words.help}
        onChange={(event) => setPercent(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button
          disabled={Number.isNaN(number)}
          onClick={() => void onAct({ kind: 'amended', contestant: entrant.id, handicap: number })}
        >
          {words.save}
        </Button>
      </div>
    </div>
  );
}

import type { TournamentCommand } from '@overtrick/evening/entry';
import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { eveningText } from '../../../text/evening.ts';
import styles from '../Desk.module.css';

interface AppealsProps {
  readonly view: TournamentView;
  readonly line: string;
  readonly onAct: (command: TournamentCommand) => Promise<void>;
}

/** Appeals about a slot: the open ones, and a form for a new one (Laws 92 and 93). */
export function Appeals({ view, line, onAct }: AppealsProps) {
  const [text, setText] = useState('');
  const words = eveningText.appeals;
  const open = view.desk?.appeals?.filter((appeal) => appeal.line === line) ?? [];
  return (
    <>
      {open.map(({ number, text: about }) => (
        <Hearing
          key={number}
          about={about}
          onHear={(decision) => onAct({ kind: 'heard', appeal: number, decision })}
        />
      ))}
      <details>
        <summary>{words.title}</summary>
        <div className={styles.form}>
          <Field
            label={words.text}
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button
              disabled={text.trim() === ''}
              onClick={() => void onAct({ kind: 'appealed', line, text: text.trim() })}
            >
              {words.appeal}
            </Button>
          </div>
        </div>
      </details>
    </>
  );
}

/** An open appeal: the recorded decision closes it. A ruling that it changes is entered separately. */
function Hearing({
  about,
  onHear,
}: {
  readonly about: string;
  readonly onHear: (decision: string) => Promise<void>;
}) {
  const [decision, setDecision] = useState('');
  const words = eveningText.appeals;
  return (
    <div className={styles.form}>
      <Field
        label={words.decision(about)}
        value={decision}
        maxLength={200}
        onChange={(event) => setDecision(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button disabled={decision.trim() === ''} onClick={() => void onHear(decision.trim())}>
          {words.hear}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import { prefer, usePreferences } from '../device/preferences.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import styles from './Meet.module.css';

interface PostingProps {
  readonly said: string;
  readonly onSaid: (said: string) => void;
  /** The name of who gives none. */
  readonly nameless?: string;
  readonly isBusy: boolean;
  readonly go: string;
  readonly problem: string | undefined;
}

/**
 * The end of a form that posts something: a line of text, the visitor's name, the button, and the reason if it failed.
 */
export function Posting({ said, onSaid, nameless, isBusy, go, problem }: PostingProps) {
  const name = usePreferences((chosen) => chosen.name);
  return (
    <>
      <Field
        label={eveningText.meet.words}
        value={said}
        maxLength={160}
        onChange={(event) => onSaid(event.target.value)}
      />
      <Field
        label={text.challenge.name}
        value={name}
        placeholder={nameless}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => prefer({ name: event.target.value })}
      />
      <Button type="submit" look="main" disabled={isBusy} className={styles.go ?? ''}>
        {go}
      </Button>
      {problem !== undefined && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

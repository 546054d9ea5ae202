import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import styles from '../desk/Desk.module.css';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';
import type { Panel } from './panel.ts';

/** Announces something to all, to sections (`A`) or to places (`A3`). */
export const Announce: Panel = () => {
  const evening = useEveningClient();
  const [text, setText] = useState('');
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = eveningText.desk;
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const places = to
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((one) => one !== '');
    const did = await evening.act({
      kind: 'announced',
      text: text.trim(),
      to: places.length === 0 ? 'all' : places,
    });
    if (!did?.ok) return setProblem(whyNot(did));
    setText('');
    setProblem(undefined);
  };
  return (
    <form className={styles.announce} onSubmit={(event) => void say(event)}>
      <Field
        label={words.announce}
        value={text}
        maxLength={300}
        problem={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label={words.to}
        value={to}
        placeholder={words.toAll}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {words.say}
      </Button>
    </form>
  );
};

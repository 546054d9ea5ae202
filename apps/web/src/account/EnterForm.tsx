import { type FormEvent, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Field } from '../design/Field.tsx';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { signedIn } from './account.ts';
import { enterAccount } from './api.ts';

const WAYS = ['session', 'account'] as const;

/** Signing in, or making an account. */
export function EnterForm() {
  const [way, setWay] = useState<(typeof WAYS)[number]>('session');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isNew = way === 'account';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const answer = await enterAccount(way, name.trim(), password);
    setBusy(false);
    if (answer.ok) signedIn(answer.name);
    else setProblem(answer.why);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{text.account.intro}</p>
      <Choice
        label={text.account.way}
        values={WAYS}
        value={way}
        onChange={setWay}
        labelOf={(one) => text.account.ways[one]}
      />
      <Field
        label={text.account.name}
        value={name}
        minLength={3}
        maxLength={24}
        required
        autoComplete="username"
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        type="password"
        label={text.account.password}
        {...(isNew && { help: text.account.passwordHelp })}
        value={password}
        minLength={10}
        maxLength={200}
        required
        autoComplete={isNew ? 'new-password' : 'current-password'}
        onChange={(event) => setPassword(event.target.value)}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" look="main" disabled={busy}>
        {text.account.ways[way]}
      </Button>
    </form>
  );
}

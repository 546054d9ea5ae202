import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { signedIn } from './account.ts';
import { makeAccount, type SignIn, signIn } from './api.ts';
import { enterByNewPasskey, hasPasskeys, signInByPasskey } from './passkeys.ts';

const WAYS = ['session', 'account'] as const;

/** Signing in, or making an account. */
export function EnterForm() {
  const [way, setWay] = useState<(typeof WAYS)[number]>('session');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const named = useRef<HTMLInputElement>(null);
  const isNew = way === 'account';
  const enter = async (by: () => Promise<SignIn>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const answer = await by();
    setBusy(false);
    if (answer.ok) signedIn(answer.value.name);
    else setProblem(answer.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(() => (isNew ? makeAccount : signIn)(name.trim(), password));
  };
  const byPasskey = () => {
    if (!isNew) void enter(signInByPasskey);
    else if (named.current?.reportValidity() === true) void enter(() => enterByNewPasskey(name.trim()));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
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
        ref={named}
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
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" look="main" disabled={busy}>
        {text.account.ways[way]}
      </Button>
      {hasPasskeys() && (
        <>
          <p>{text.account.passkeyInstead[way]}</p>
          <Button disabled={busy} onClick={byPasskey}>
            {text.account.passkeyWays[way]}
          </Button>
        </>
      )}
    </form>
  );
}

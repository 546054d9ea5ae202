import { type FormEvent, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { changePassword } from './api.ts';

/** A form to change the password; it asks for the current one. */
export function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const words = text.account;
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const why = await changePassword(password, next);
    setProblem(why);
    setChanged(why === undefined);
    if (why !== undefined) return;
    setPassword('');
    setNext('');
    onChanged();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void change(event)}>
      <Field
        type="password"
        label={words.oldPassword}
        value={password}
        maxLength={200}
        required
        autoComplete="current-password"
        onChange={(event) => setPassword(event.target.value)}
      />
      <Field
        type="password"
        label={words.newPassword}
        help={words.passwordHelp}
        value={next}
        minLength={10}
        maxLength={200}
        required
        autoComplete="new-password"
        onChange={(event) => setNext(event.target.value)}
      />
      {problem !== undefined && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      {isChanged && <p role="status">{words.passwordChanged}</p>}
      <Button type="submit">{words.changePassword}</Button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { parseInvitation } from '../device/tables.ts';
import { text } from '../text/text.ts';
import styles from './Lobby.module.css';

/** The way to a table of which one has the link or the code. */
export function Join() {
  const [, navigate] = useLocation();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invitation = parseInvitation(pasted);
    if (invitation === undefined) setProblem(text.lobby.joinBad);
    else navigate(`/t/${invitation.table}${invitation.token === undefined ? '' : `#${invitation.token}`}`);
  };
  return (
    <section className={styles.box} aria-labelledby="join">
      <h2 id="join" className={styles.heading}>
        {text.lobby.join}
      </h2>
      <form className={styles.join} onSubmit={submit} noValidate>
        <Field
          label={text.lobby.joinLabel}
          placeholder={text.lobby.joinPlaceholder}
          value={pasted}
          problem={problem}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setPasted(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit">{text.lobby.joinButton}</Button>
      </form>
      <p className={styles.ways}>
        <Link href="/meet">{text.lobby.meet}</Link>
      </p>
    </section>
  );
}

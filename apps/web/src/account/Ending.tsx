import { type FormEvent, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Field } from '../design/Field.tsx';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { signedOut } from './account.ts';
import { endAccount } from './api.ts';

/** Taking all of an account along, and deleting it. */
export function Ending({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = text.account;
  return (
    <section className={styles.boards} aria-labelledby="yours">
      <h2 id="yours">{words.yours}</h2>
      <p>{words.exportHelp}</p>
      <p>
        <a href="/api/account/export" download>
          {words.export}
        </a>
      </p>
      <p>
        <Button onClick={() => setOpen(true)}>{words.end}</Button>
      </p>
      {isOpen && <EndDialog name={name} onClose={() => setOpen(false)} />}
    </section>
  );
}

function EndDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = text.account;
  const end = async (event: FormEvent) => {
    event.preventDefault();
    const why = await endAccount(typed.trim());
    if (why === undefined) signedOut();
    else setProblem(why);
  };
  return (
    <Dialog title={words.end} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void end(event)}>
        <p>{words.endHelp}</p>
        <Field
          label={words.endName(name)}
          value={typed}
          problem={problem}
          required
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="main" disabled={typed.trim().toLowerCase() !== name.toLowerCase()}>
          {words.endNow}
        </Button>
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { signedOut } from './account.ts';
import { endAccount } from './api.ts';
import { NameDialog } from './NameDialog.tsx';

/** Taking all of an account along, and deleting it. */
export function Ending({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = text.account;
  const end = async (typed: string): Promise<string | undefined> => {
    const why = await endAccount(typed);
    if (why === undefined) signedOut();
    return why;
  };
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
      {isOpen && (
        <NameDialog
          title={words.end}
          warning={words.endHelp}
          name={name}
          label={words.endName(name)}
          confirm={words.endNow}
          run={end}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../account/account.ts';
import { keepDesk, ownDesks } from '../../account/desks.ts';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { keyTo } from '../line/keys.ts';
import styles from './Desk.module.css';

/** The desk in the director's account: the director can open it on any device by signing in. */
export function InAccount({ tournament }: { readonly tournament: string }) {
  const name = useAccount((account) => account.name);
  const { isKept, noteKept } = useKeptDesk(tournament, name);
  const { problem, keep } = useKeepingDesk(tournament);
  const words = eveningText.recovery.account;
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{name === undefined ? words.without : isKept ? words.kept(name) : words.help(name)}</p>
      <div className={styles.buttons}>
        {name === undefined ? (
          <Link href="/account">{words.signIn}</Link>
        ) : (
          !isKept && <Button onClick={() => void keep().then(noteKept)}>{words.keep}</Button>
        )}
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}

/** Asks the server whether the account that is signed in has the desk. */
function useKeptDesk(
  tournament: string,
  name: string | undefined,
): { readonly isKept: boolean; readonly noteKept: (isKept: boolean) => void } {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (name !== undefined)
      void ownDesks().then((desks) => {
        if (isHere) setKept(desks.some((desk) => desk.tournament === tournament));
      });
    return () => {
      isHere = false;
    };
  }, [name, tournament]);
  return { isKept, noteKept: setKept };
}

/** Returns a function that puts the desk into the account that is signed in, and why it could not. */
export function useKeepingDesk(tournament: string): {
  readonly problem: string | undefined;
  readonly keep: () => Promise<boolean>;
} {
  const [problem, setProblem] = useState<string>();
  const keep = async (): Promise<boolean> => {
    const why = await keepDesk(
      tournament,
      keyTo(tournament, '/desk')?.token ?? '',
      eveningText.recovery.account.key,
    );
    setProblem(why);
    return why === undefined;
  };
  return { problem, keep };
}

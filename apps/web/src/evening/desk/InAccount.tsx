import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../account/account.ts';
import { keepDesk, ownDesks } from '../../account/desks.ts';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { keyTo } from '../line/keys.ts';
import styles from './Desk.module.css';

/** The desk in the director's account: whoever signs in to it can open the desk, without this device. */
export function InAccount({ tournament }: { readonly tournament: string }) {
  const name = useAccount((account) => account.name);
  const { isKept, problem, keep } = useKeptDesk(tournament);
  const words = eveningText.recovery.account;
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{name === undefined ? words.without : isKept ? words.kept(name) : words.help(name)}</p>
      <div className={styles.buttons}>
        {name === undefined ? (
          <Link href="/account">{words.signIn}</Link>
        ) : (
          !isKept && <Button onClick={() => void keep()}>{words.keep}</Button>
        )}
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}

/** Returns whether the account that is signed in has the desk, and a function that puts it there. */
export function useKeptDesk(tournament: string): {
  readonly isKept: boolean;
  readonly problem: string | undefined;
  readonly keep: () => Promise<boolean>;
} {
  const name = useAccount((account) => account.name);
  const [isKept, setKept] = useState(false);
  const [problem, setProblem] = useState<string>();
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
  const keep = async (): Promise<boolean> => {
    const why = await keepDesk(
      tournament,
      keyTo(tournament, '/desk')?.token ?? '',
      eveningText.recovery.account.key,
    );
    setProblem(why);
    setKept(why === undefined);
    return why === undefined;
  };
  return { isKept, problem, keep };
}

import type { DeskOfAccount } from '@overtrick/protocol/desks';
import { X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, IconButton } from '../design/Button.tsx';
import form from '../design/Form.module.css';
import { pageOf, useKeys } from '../device/tournaments.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { useAccount } from './account.ts';
import { deskKey, leaveDesk, ownDesks } from './desks.ts';

/**
 * The evenings that the account directs; this device gets a key when the desk is opened.
 * @param isOfOthers true for only those that this device does not know
 */
export function DeskList({ isOfOthers = false }: { readonly isOfOthers?: boolean }) {
  const name = useAccount((account) => account.name);
  const keys = useKeys((known) => known.keys);
  const [desks, setDesks] = useState<readonly DeskOfAccount[]>([]);
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const look = useCallback(async () => setDesks(await ownDesks()), []);
  useEffect(() => {
    if (name !== undefined) void look();
  }, [look, name]);
  const isKnown = ({ tournament }: DeskOfAccount): boolean =>
    keys.some((key) => key.tournament === tournament && pageOf(key.role) === '/desk');
  const open = async (desk: DeskOfAccount): Promise<void> => {
    const at = `/club/${desk.tournament}/desk`;
    if (isKnown(desk)) return navigate(at);
    const answer = await deskKey(desk.tournament);
    if (answer.ok) navigate(`${at}#${answer.value.token}`);
    else setProblem(answer.message);
  };
  const remove = async ({ tournament }: DeskOfAccount): Promise<void> => {
    setProblem(await leaveDesk(tournament));
    await look();
  };
  const shown = desks.filter((desk) => !isOfOthers || !isKnown(desk));
  if (name === undefined || shown.length === 0) return null;
  const words = text.account.desks;
  return (
    <section className={styles.boards} aria-labelledby="desks">
      <h2 id="desks">{words.title}</h2>
      <ul className={styles.friends}>
        {shown.map((desk) => {
          const called = [desk.name ?? words.nameless, desk.date && text.date(desk.date)]
            .filter(Boolean)
            .join(', ');
          return (
            <li key={desk.tournament}>
              <span>
                <strong>{called}</strong>
              </span>
              <span className={styles.actions}>
                <Button size="small" aria-label={words.openOf(called)} onClick={() => void open(desk)}>
                  {words.open}
                </Button>
                {!isOfOthers && (
                  <IconButton look="quiet" label={words.remove(called)} onClick={() => void remove(desk)}>
                    <X aria-hidden="true" size={20} />
                  </IconButton>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {problem !== undefined && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
    </section>
  );
}

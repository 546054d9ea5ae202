import type { AccountSession, Sessions } from '@overtrick/protocol/account';
import { useCallback, useEffect, useState } from 'react';
import { Button, IconButton } from '../design/Button.tsx';
import form from '../design/Form.module.css';
import { X } from '../design/icons/icons.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { endSession, ownSessions } from './api.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** The devices on which one is signed in, ways to end that, and another password. */
export function SessionList() {
  const [known, setKnown] = useState<Sessions>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(async () => {
    const sessions = await ownSessions();
    if (sessions !== undefined) setKnown(sessions);
  }, []);
  useEffect(() => void look(), [look]);
  const end = async (id: string): Promise<void> => {
    setProblem(await endSession(id));
    await look();
  };
  const words = text.account;
  const sessions = known?.sessions ?? [];
  return (
    <section className={styles.boards} aria-labelledby="sessions">
      <h2 id="sessions">{words.sessions}</h2>
      <ul className={styles.friends}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{deviceIn(session)}</strong>{' '}
              {session.at !== undefined && words.sessionSince(boardText.history.date(session.at))}{' '}
              {session.current && words.thisSession}
            </span>
            {!session.current && (
              <IconButton
                look="quiet"
                label={words.endSession(deviceIn(session))}
                onClick={() => void end(session.id)}
              >
                <X aria-hidden="true" size={20} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      {sessions.length > 1 && <Button onClick={() => void end('others')}>{words.endOthers}</Button>}
      {known?.password === true && <PasswordForm onChanged={() => void look()} />}
    </section>
  );
}

function deviceIn({ device = '' }: AccountSession): string {
  const names: Readonly<Record<string, string>> = text.account.devices;
  return names[device] ?? text.account.someDevice;
}

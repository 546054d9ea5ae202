import type { AccountSession, Sessions } from '@overtrick/protocol/account';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { endSession, ownSessions } from './api.ts';
import { OwnList } from './OwnList.tsx';
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
    <OwnList
      id="sessions"
      title={words.sessions}
      lines={sessions.map((session) => ({
        id: session.id,
        name: deviceIn(session),
        about: [
          session.at !== undefined && words.sessionSince(boardText.history.date(session.at)),
          session.current && words.thisSession,
        ]
          .filter(Boolean)
          .join(' '),
        ...(!session.current && {
          remove: { label: words.endSession(deviceIn(session)), run: () => void end(session.id) },
        }),
      }))}
      problem={problem}
    >
      {sessions.length > 1 && <Button onClick={() => void end('others')}>{words.endOthers}</Button>}
      {known?.password === true && <PasswordForm onChanged={() => void look()} />}
    </OwnList>
  );
}

function deviceIn({ device = '' }: AccountSession): string {
  const names: Readonly<Record<string, string>> = text.account.devices;
  return names[device] ?? text.account.someDevice;
}

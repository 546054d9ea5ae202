import type { AccountSignedIn } from '@overtrick/protocol/account';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { signedIn, signedOut, useAccount } from './account.ts';
import { accountSignedIn, leaveAccount } from './api.ts';
import { Boards } from './Boards.tsx';
import { DeskList } from './DeskList.tsx';
import { Ending } from './Ending.tsx';
import { EnterForm } from './EnterForm.tsx';
import { FriendList } from './FriendList.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { ProgramPart } from './ProgramPart.tsx';
import { SessionList } from './SessionList.tsx';
import { TokenList } from './TokenList.tsx';

/** One's own account, for those who want one: signing in, and the boards that one has played. */
export default function AccountPage() {
  const name = useAccount((account) => account.name);
  const [isKnown, setKnown] = useState(false);
  const [program, setProgram] = useState<AccountSignedIn['program']>();
  useTitle(text.account.title);
  const look = useCallback(async () => {
    const who = await accountSignedIn();
    const known = useAccount.getState().name;
    if (who === undefined && known !== undefined) signedOut();
    if (who !== 'unknown') setProgram(who?.program);
    if (who !== undefined && who !== 'unknown' && who.name !== known) signedIn(who.name);
    setKnown(true);
  }, []);
  // after signing in, whether a program plays with the account is asked again
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void look(), [look, name]);
  const leave = async () => {
    if (await leaveAccount()) signedOut();
  };
  return (
    <Page narrow>
      <div className={styles.account}>
        <h1>{text.account.title}</h1>
        {!isKnown && name === undefined ? (
          <p role="status">{text.connection.connecting}</p>
        ) : name === undefined ? (
          <EnterForm />
        ) : (
          <>
            <p>
              {text.account.signedInAs} <strong>{name}</strong>
            </p>
            <FriendList />
            <DeskList />
            <Boards />
            <PasskeyList />
            <SessionList />
            <ProgramPart name={name} program={program} onDeclared={() => void look()} />
            <TokenList />
            <Ending name={name} />
            <Button onClick={() => void leave()}>{text.account.signOut}</Button>
          </>
        )}
      </div>
    </Page>
  );
}

import { useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { signedIn, signedOut, useAccount } from './account.ts';
import { leaveAccount, nameSignedIn } from './api.ts';
import { Boards } from './Boards.tsx';
import { DeskList } from './DeskList.tsx';
import { Ending } from './Ending.tsx';
import { EnterForm } from './EnterForm.tsx';
import { FriendList } from './FriendList.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { SessionList } from './SessionList.tsx';
import { TokenList } from './TokenList.tsx';

/** One's own account, for those who want one: signing in, and the boards that one has played. */
export default function AccountPage() {
  const name = useAccount((account) => account.name);
  const [isKnown, setKnown] = useState(false);
  useTitle(text.account.title);
  useEffect(() => {
    void nameSignedIn().then((who) => {
      const known = useAccount.getState().name;
      if (who === undefined && known !== undefined) signedOut();
      else if (who !== undefined && who !== 'unknown' && who !== known) signedIn(who);
      setKnown(true);
    });
  }, []);
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
            <TokenList />
            <Ending name={name} />
            <Button onClick={() => void leave()}>{text.account.signOut}</Button>
          </>
        )}
      </div>
    </Page>
  );
}

import type { ListedToken, TokenMade, TokenScope } from '@overtrick/protocol/account';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { copied } from '../device/copy.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { makeToken, ownTokens, revokeToken } from './api.ts';
import { OwnList } from './OwnList.tsx';

/** The programs that act for the account, and a line to make a token for another. */
export function TokenList() {
  const [tokens, setTokens] = useState<readonly ListedToken[]>([]);
  const [name, setName] = useState('');
  const [made, setMade] = useState<TokenMade>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(async () => {
    const known = await ownTokens();
    if (known !== undefined) setTokens(known);
  }, []);
  useEffect(() => void look(), [look]);
  const make = async (scope: TokenScope): Promise<void> => {
    const answer = await makeToken(name.trim(), scope);
    setMade(answer.ok ? answer.value : undefined);
    setProblem(answer.ok ? undefined : answer.message);
    if (answer.ok) setName('');
    await look();
  };
  const revoke = async (id: string): Promise<void> => {
    setProblem(await revokeToken(id));
    setMade(undefined);
    await look();
  };
  const words = text.account;
  return (
    <OwnList
      id="tokens"
      title={words.tokens}
      help={words.tokensHelp}
      lines={tokens.map(({ id, name: of, scope, until }) => ({
        id,
        name: of,
        about: `${words.tokenScopes[scope]}, ${words.tokenUntil(boardText.history.date(until))}`,
        remove: { label: words.revokeToken(of), run: () => void revoke(id) },
      }))}
      problem={problem}
    >
      {made !== undefined && (
        <div className={styles.form} role="status">
          <Field
            label={words.tokenOnce}
            value={made.token}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button look="main" onClick={() => void copied(made.token)}>
            {words.copyToken}
          </Button>
        </div>
      )}
      <div className={styles.form}>
        <Field
          label={words.tokenName}
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.actions}>
          {(['read', 'play'] as const).map((scope) => (
            <Button key={scope} disabled={name.trim() === ''} onClick={() => void make(scope)}>
              {words.makeToken[scope]}
            </Button>
          ))}
        </div>
      </div>
    </OwnList>
  );
}

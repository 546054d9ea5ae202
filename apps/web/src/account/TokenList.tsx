import type { ListedToken, TokenMade, TokenScope } from '@overtrick/protocol/account';
import { useCallback, useEffect, useState } from 'react';
import { Button, IconButton } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import { X } from '../design/icons/icons.tsx';
import { copied } from '../device/copy.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { makeToken, ownTokens, revokeToken } from './api.ts';

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
    <section className={styles.boards} aria-labelledby="tokens">
      <h2 id="tokens">{words.tokens}</h2>
      <p>{words.tokensHelp}</p>
      {tokens.length > 0 && (
        <ul className={styles.friends}>
          {tokens.map((token) => (
            <li key={token.id}>
              <span>
                <strong>{token.name}</strong> {words.tokenScopes[token.scope]},{' '}
                {words.tokenUntil(boardText.history.date(token.until))}
              </span>
              <IconButton
                look="quiet"
                label={words.revokeToken(token.name)}
                onClick={() => void revoke(token.id)}
              >
                <X aria-hidden="true" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
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
      {problem !== undefined && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
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
    </section>
  );
}

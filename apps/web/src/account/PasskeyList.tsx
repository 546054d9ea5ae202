import type { ListedPasskey } from '@overtrick/protocol/passkey';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button, IconButton } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import { X } from '../design/icons/icons.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { addPasskey, hasPasskeys, ownPasskeys, removePasskey, thisDevice } from './passkeys.ts';

/** The devices by which one signs in, and a line to add another. */
export function PasskeyList() {
  const [passkeys, setPasskeys] = useState<readonly ListedPasskey[]>([]);
  const [device, setDevice] = useState(thisDevice);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const look = useCallback(async () => {
    const known = await ownPasskeys();
    if (known !== undefined) setPasskeys(known);
  }, []);
  useEffect(() => void look(), [look]);
  const change = async (by: () => Promise<string | undefined>): Promise<void> => {
    setBusy(true);
    setProblem(await by());
    setBusy(false);
    await look();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void change(() => addPasskey(device.trim()));
  };
  const words = text.account;
  return (
    <section className={styles.boards} aria-labelledby="passkeys">
      <h2 id="passkeys">{words.passkeys}</h2>
      <p>{words.passkeysHelp}</p>
      {passkeys.length > 0 && (
        <ul className={styles.friends}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <strong>{passkey.device}</strong> {words.passkeyAdded(boardText.history.date(passkey.at))}
              </span>
              <IconButton
                look="quiet"
                label={words.removePasskey(passkey.device)}
                onClick={() => void change(() => removePasskey(passkey.id))}
              >
                <X aria-hidden="true" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {problem !== undefined && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      {hasPasskeys() ? (
        <form className={styles.form} onSubmit={add}>
          <Field
            label={words.deviceName}
            value={device}
            maxLength={40}
            required
            onChange={(event) => setDevice(event.target.value)}
          />
          <Button type="submit" disabled={busy}>
            {words.addPasskey}
          </Button>
        </form>
      ) : (
        <p>{words.noPasskeysHere}</p>
      )}
    </section>
  );
}

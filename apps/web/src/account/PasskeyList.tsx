import type { ListedPasskey } from '@overtrick/protocol/passkey';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { OwnList } from './OwnList.tsx';
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
    <OwnList
      id="passkeys"
      title={words.passkeys}
      help={words.passkeysHelp}
      lines={passkeys.map(({ id, device: name, at }) => ({
        id,
        name,
        about: words.passkeyAdded(boardText.history.date(at)),
        remove: { label: words.removePasskey(name), run: () => void change(() => removePasskey(id)) },
      }))}
      problem={problem}
    >
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
    </OwnList>
  );
}

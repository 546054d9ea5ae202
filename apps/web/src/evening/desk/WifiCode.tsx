import { useState } from 'react';
import { Field } from '../../design/Field.tsx';
import { QrCode } from '../../invite/LinkRow.tsx';
import { eveningText } from '../../text/evening.ts';
import styles from './Desk.module.css';

/**
 * A code that joins a phone to the club's Wi-Fi. The typed name and password stay on this page and are never stored or
 * sent.
 */
export function WifiCode() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const words = eveningText.links;
  return (
    <details>
      <summary>{words.wifi}</summary>
      <div className={styles.form}>
        <p>{words.wifiHelp}</p>
        <Field
          label={words.wifiName}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={words.wifiPassword}
          value={password}
          autoComplete="off"
          onChange={(event) => setPassword(event.target.value)}
        />
        {name !== '' && (
          <div className={styles.qr}>
            <QrCode link={wifiText(name, password)} label={words.wifiCode} />
          </div>
        )}
      </div>
    </details>
  );
}

/** Writes the text of such a code, as cameras read it: `WIFI:T:WPA;S:Club;P:secret;;`. */
const wifiText = (name: string, password: string): string =>
  `WIFI:T:${password === '' ? 'nopass' : 'WPA'};S:${escaped(name)};P:${escaped(password)};;`;

const escaped = (text: string): string => text.replace(/[\\;,":]/g, (sign) => `\\${sign}`);

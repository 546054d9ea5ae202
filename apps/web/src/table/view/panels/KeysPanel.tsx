import { prefer, usePreferences } from '../../../app/preferences.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { Flag } from '../../../design/Field.tsx';
import { text } from '../../../text/text.ts';
import type { PanelProps } from '../Panels.tsx';
import styles from './panels.module.css';

/** What each key does, and the switch that turns letters and digits off. */
export function KeysPanel({ onClose }: PanelProps) {
  const keys = usePreferences((chosen) => chosen.keys);
  return (
    <Dialog title={text.keys.title} onClose={onClose}>
      <Flag
        label={text.keys.on}
        help={text.keys.onHelp}
        checked={keys}
        onChange={(on) => prefer({ keys: on })}
      />
      <table className={styles.keys}>
        <tbody>
          {text.keys.rows.map(([press, what]) => (
            <tr key={press}>
              <th scope="row">
                {press.split(' ').map((key) => (
                  <span key={key}>
                    <kbd>{key.replace(',', '')}</kbd>{' '}
                  </span>
                ))}
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

import type { TournamentCommand } from '@overtrick/evening/entry';
import { Button } from '../../../design/Button.tsx';
import { eveningText } from '../../../text/evening.ts';
import styles from '../Desk.module.css';

interface HideNamesProps {
  readonly contestant: string;
  /** The names that may be hidden, each with its player, from 1. */
  readonly names: readonly { readonly player: number; readonly name: string }[];
  readonly title: string;
  readonly onAct: (command: TournamentCommand) => Promise<void>;
}

/** The removal of a name from the evening, for good. */
export function HideNames({ contestant, names, title, onAct }: HideNamesProps) {
  const words = eveningText.hiding;
  if (names.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <div className={styles.form}>
        <p>{words.help}</p>
        <div className={styles.buttons}>
          {names.map(({ player, name }) => (
            <Button key={player} onClick={() => void onAct({ kind: 'hid', contestant, player })}>
              {words.hide(name)}
            </Button>
          ))}
        </div>
      </div>
    </details>
  );
}

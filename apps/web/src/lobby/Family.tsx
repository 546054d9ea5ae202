import type { GameFamily } from '@overtrick/rules/game';
import { type ReactNode, useState } from 'react';
import type { GameInfo } from '../games/gameInfo.ts';
import { text } from '../text/text.ts';
import styles from './Family.module.css';

interface FamilyProps {
  readonly family: GameFamily;
  /** Those of its games that are to be had. */
  readonly games: readonly GameInfo[];
  /** Draws them, once somebody wants to see them. */
  readonly show: (games: readonly GameInfo[]) => ReactNode;
}

/** A family of games, folded: its name, how many they are and what they are called. Nothing of one without games. */
export function Family({ family, games, show }: FamilyProps) {
  const [open, setOpen] = useState(false);
  if (games.length === 0) return null;
  return (
    <details className={styles.family} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{text.lobby.families[family]}</h3> <span>{text.lobby.games(games.length)}</span>
        <span className={styles.members}>{games.map(({ name }) => name).join(' · ')}</span>
      </summary>
      {open && <div className={styles.inside}>{show(games)}</div>}
    </details>
  );
}

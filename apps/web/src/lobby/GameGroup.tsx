import type { GameGroup as GroupName } from '@overtrick/rules/game';
import { type ReactNode, useState } from 'react';
import type { GameInfo } from '../games/gameInfo.ts';
import { text } from '../text/text.ts';
import styles from './GameGroup.module.css';

interface GameGroupProps {
  readonly group: GroupName;
  /** Those of its games that are to be had. */
  readonly games: readonly GameInfo[];
  /** Draws them, once somebody wants to see them. */
  readonly show: (games: readonly GameInfo[]) => ReactNode;
}

/** A group of games, folded: its name, how many they are and what they are called. Nothing of one without games. */
export function GameGroup({ group, games, show }: GameGroupProps) {
  const [open, setOpen] = useState(false);
  if (games.length === 0) return null;
  return (
    <details className={styles.group} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{text.lobby.groups[group]}</h3> <span>{text.lobby.games(games.length)}</span>
        <span className={styles.members}>{games.map(({ name }) => name).join(' · ')}</span>
      </summary>
      {open && <div className={styles.inside}>{show(games)}</div>}
    </details>
  );
}

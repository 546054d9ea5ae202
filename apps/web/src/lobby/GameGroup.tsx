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

/** A folded group of games: its name, the number of games and their names. Renders nothing for an empty group. */
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

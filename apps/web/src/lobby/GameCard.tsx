import { useId } from 'react';
import { Link } from 'wouter';
import { SmallTable } from '../deal/steps/SmallTable.tsx';
import { tables } from '../deal/steps/tables.build.ts';
import { Button } from '../design/Button.tsx';
import type { GameInfo } from '../games/gameInfo.ts';
import { text } from '../text/text.ts';
import styles from './GameCard.module.css';
import { TableForm } from './TableForm.tsx';
import { useOpenTable } from './useOpenTable.ts';

export interface GameCardProps {
  readonly game: GameInfo;
  readonly people: number;
}

/** A game in the lobby: its description, and the shortest way to a table. */
export function GameCard({ game, people }: GameCardProps) {
  const { open, busy, problem } = useOpenTable(game, people);
  const id = useId();
  const layout = tables[game.id];
  return (
    <article className={styles.card} aria-labelledby={id}>
      {layout && (
        <div className={styles.drawing}>
          <SmallTable layout={layout} />
        </div>
      )}
      <div className={styles.words}>
        <h3 id={id} className={styles.name}>
          {game.name}
        </h3>
        <p>{game.summary}</p>
        <p className={styles.facts}>
          <span>{text.lobby.players(game.players)}</span>
          <span>{game.matches[0]?.name}</span>
          <Link href={`/rules/${game.id}`} aria-label={text.lobby.rulesOf(game.name)}>
            {text.lobby.rules}
          </Link>
        </p>
      </div>
      <Button
        look="main"
        className={styles.play}
        disabled={busy}
        aria-label={text.lobby.playGame(game.name)}
        onClick={() => void open()}
      >
        {text.lobby.playThis}
      </Button>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <details className={styles.options}>
        <summary>{text.lobby.options}</summary>
        <TableForm
          key={people}
          game={game}
          people={people}
          busy={busy}
          onOpen={(wanted, other) => void open(wanted, other)}
        />
      </details>
    </article>
  );
}

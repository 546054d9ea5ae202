import type { OpenTable } from '@overtrick/protocol/messages';
import type { AnyGame } from '@overtrick/rules/game';
import { findMatch } from '@overtrick/rules/matches/list';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { openTable } from '../app/api.ts';
import { usePreferences } from '../app/preferences.ts';
import { rememberTable } from '../app/tables.ts';
import { Button } from '../design/Button.tsx';
import { text } from '../text/text.ts';
import styles from './GameCard.module.css';
import { TableForm } from './TableForm.tsx';

export interface GameCardProps {
  readonly game: AnyGame;
  readonly people: number;
}

/** A game in the lobby: what it is, and the shortest way to a table of it. */
export function GameCard({ game, people }: GameCardProps) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = usePreferences((chosen) => chosen.name.trim()) || text.lobby.namePlaceholder;

  async function open(wanted: Partial<OpenTable>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const chair = Math.max(0, game.seats.indexOf('S'));
    const answer = await openTable({ game: game.id, name, chair, ...wanted });
    setBusy(false);
    if (!answer.ok) {
      setProblem(text.refusals[answer.code] ?? answer.message);
      return;
    }
    rememberTable({ table: answer.table, token: answer.token, game: game.id }, Date.now());
    navigate(`/t/${answer.table}`, { state: { invite: people > 1 } });
  }

  const matches = game.matches.map((id) => findMatch(id)?.name ?? id).join(', ');
  return (
    <article className={styles.card} aria-labelledby={`game-${game.id}`}>
      <div className={styles.words}>
        <h3 id={`game-${game.id}`} className={styles.name}>
          {game.name}
        </h3>
        <p>{game.summary}</p>
        <p className={styles.facts}>
          <span>{text.lobby.players(game.players)}</span>
          <span>{matches}</span>
          <Link href={`/rules/${game.id}`} aria-label={text.lobby.rulesOf(game.name)}>
            {text.lobby.rules}
          </Link>
        </p>
      </div>
      <Button look="main" size="large" className={styles.play} disabled={busy} onClick={() => void open({})}>
        {busy ? text.lobby.opening : text.lobby.play}
      </Button>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <details className={styles.options}>
        <summary>{text.lobby.options}</summary>
        <TableForm game={game} busy={busy} onOpen={(wanted) => void open(wanted)} />
      </details>
    </article>
  );
}

import type { OpenChallenge } from '@overtrick/protocol/challenge';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { usePreferences } from '../../device/preferences.ts';
import { ask } from '../../server/ask.ts';
import { boardText } from '../../text/boards.ts';
import { text } from '../../text/text.ts';
import styles from '../Review.module.css';
import type { Brought } from '../read/messages.ts';
import { BROUGHT_GAME, distinctOf, tableFor } from './bring.ts';

export interface PlayTheseProps {
  readonly boards: readonly Brought[];
  /** The id of their game; contract bridge if left out. */
  readonly game?: string;
  /** True if visitors of the page can see their cards. */
  readonly areOpen?: boolean;
}

/** Buttons to play boards whose cards are known: at a table, as a challenge, or as bidding practice for pairs. */
export function PlayThese({ boards, game = BROUGHT_GAME, areOpen = false }: PlayTheseProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const name = usePreferences((chosen) => chosen.name.trim()) || text.lobby.namePlaceholder;
  const given = distinctOf(boards);
  const words = boardText.review.these;
  if (given.length === 0) return null;
  const atTable = async () => {
    const opened = await tableFor(given, name, game);
    if ('why' in opened) return opened.why;
    navigate(opened.to);
    return undefined;
  };
  const asChallenge = async (terms: Pick<OpenChallenge, 'method' | 'bidding'>) => {
    const answer = await ask('POST /api/challenges', {
      body: { game, boards: given.length, bots: 'club', given, ...terms },
      isTakingChair: true,
    });
    if (!answer.ok) return answer.message;
    navigate(`/challenge/${answer.value.challenge}`);
    return undefined;
  };
  const open = async (opening: Promise<string | undefined>) => {
    setBusy(true);
    setProblem(await opening);
    setBusy(false);
  };
  return (
    <section className={areOpen ? styles.part : styles.these} aria-labelledby="these">
      <h3 id="these">{words.title(given.length)}</h3>
      {!areOpen && <p>{words.note}</p>}
      <p className={styles.playOn}>
        <Button disabled={busy} onClick={() => void open(atTable())}>
          {words.table}
        </Button>
        <Button disabled={busy} onClick={() => void open(asChallenge({ method: 'mp' }))}>
          {words.challenge}
        </Button>
        {game === BROUGHT_GAME && (
          <Button
            disabled={busy}
            onClick={() => void open(asChallenge({ method: 'cross-imp', bidding: 'quiet' }))}
          >
            {words.bid}
          </Button>
        )}
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}

import type { OpenChallenge } from '@overtrick/protocol/challenge';
import type { GivenBoard } from '@overtrick/protocol/openTable';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { usePreferences } from '../device/preferences.ts';
import { rememberTable } from '../device/tables.ts';
import { openTable } from '../offline/openTable.ts';
import { ask } from '../server/ask.ts';
import { text } from '../text/text.ts';
import styles from './Review.module.css';
import type { BoardRead } from './read/messages.ts';

/** As many as a table or a challenge takes. */
const MOST = 36;

/** Boards that were read can be played: at a table, by whoever takes them up, or by pairs that bid them. */
export function PlayThese({ boards }: { readonly boards: readonly BoardRead[] }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const name = usePreferences((chosen) => chosen.name.trim()) || text.lobby.namePlaceholder;
  const given = givenIn(boards);
  const words = text.review.these;
  if (given.length === 0) return null;
  const atTable = async () => {
    const answer = await openTable({
      game: 'bridge',
      match: 'boards',
      matchOptions: { boards: given.length },
      name,
      chair: 2,
      boards: given,
    });
    if (!answer.ok) return text.refusals[answer.code] ?? answer.message;
    rememberTable({ table: answer.table, token: answer.token, game: 'bridge', match: 'boards' }, Date.now());
    navigate(`/t/${answer.table}`);
    return undefined;
  };
  const asChallenge = async (terms: Pick<OpenChallenge, 'method' | 'bidding'>) => {
    const answer = await ask('POST /api/challenges', {
      body: { game: 'bridge', boards: given.length, bots: 'club', given, ...terms },
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
    <section className={styles.these} aria-labelledby="these">
      <h3 id="these">{words.title(given.length)}</h3>
      <p>{words.note}</p>
      <p className={styles.playOn}>
        <Button disabled={busy} onClick={() => void open(atTable())}>
          {words.table}
        </Button>
        <Button disabled={busy} onClick={() => void open(asChallenge({ method: 'mp' }))}>
          {words.challenge}
        </Button>
        <Button
          disabled={busy}
          onClick={() => void open(asChallenge({ method: 'cross-imp', bidding: 'quiet' }))}
        >
          {words.bid}
        </Button>
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}

/** Each deal once, however many results of it there are; those without a number get that of their place. */
function givenIn(boards: readonly BoardRead[]): GivenBoard[] {
  const deals = new Map(
    boards.flatMap((board) => (board.ok && board.given ? [[board.given.deal, board.given]] : [])),
  );
  return [...deals.values()].slice(0, MOST).map((given, i) => ({ ...given, board: given.board ?? i + 1 }));
}

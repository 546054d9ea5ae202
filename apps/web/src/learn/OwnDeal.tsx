import { Button } from '../design/Button.tsx';
import { learnersTable } from '../device/ownDeals.ts';
import { useProgress } from '../device/progress.ts';
import type { GameInfo } from '../games/gameInfo.ts';
import { useOpenTable } from '../lobby/useOpenTable.ts';
import { learnText } from '../text/learn.ts';

/** A button for a deal of the visitor's own, at a table for learners. */
export function OwnDeal({
  game,
  look = 'main',
}: {
  readonly game: GameInfo;
  readonly look?: 'main' | 'plain';
}) {
  const { open, busy, problem } = useOpenTable(game, 1);
  const played = useProgress(({ ownDeals }) => ownDeals);
  return (
    <>
      <Button look={look} disabled={busy} onClick={() => void open(learnersTable(played))}>
        {learnText.learn.playGo}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

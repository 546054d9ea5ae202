import { Button } from '../design/Button.tsx';
import { learnersTable } from '../device/ownDeals.ts';
import { usePreferences } from '../device/preferences.ts';
import { useProgress } from '../device/progress.ts';
import type { GameInfo } from '../games/gameInfo.ts';
import { text } from '../text/text.ts';
import styles from './Lobby.module.css';
import { useOpenTable } from './useOpenTable.ts';

/** One button to a deal. */
export function PlayNow({ game, people }: { readonly game: GameInfo; readonly people: number }) {
  const { open, busy, problem } = useOpenTable(game, people);
  const isNew = usePreferences(({ knows }) => knows === 'new');
  const played = useProgress(({ ownDeals }) => ownDeals);
  const isLearner = isNew && people === 1;
  return (
    <>
      <Button
        look="brass"
        size="large"
        disabled={busy}
        aria-describedby="play-what"
        onClick={() => void open(isLearner ? learnersTable(played) : {})}
      >
        {busy ? text.lobby.opening : text.lobby.play}
      </Button>
      <p id="play-what" className={styles.what}>
        {text.lobby.seatAt(game.name, game.matches[0]?.name ?? '')}
      </p>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

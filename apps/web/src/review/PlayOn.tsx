import type { Seat } from '@overtrick/rules/cards/seat';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Select } from '../design/Select.tsx';
import { usePreferences } from '../device/preferences.ts';
import { findGame } from '../games/list.ts';
import { playAgain } from '../offline/again.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { chairIn, seatToPlay } from './again.ts';
import styles from './Review.module.css';
import type { BoardPageData } from './read/messages.ts';

export interface PlayOnProps {
  readonly shown: BoardPageData;
  /** So many steps are made. */
  readonly at: number;
  readonly seat: Seat | undefined;
}

/** A button to play the board from the moment shown, at a table of the visitor's own. */
export function PlayOn({ shown, at, seat }: PlayOnProps) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const name = usePreferences((chosen) => chosen.name.trim()) || text.lobby.namePlaceholder;
  const { view, told, steps, example } = shown;
  const seats = Object.values(example.parties).flat();
  const [chosen, setChosen] = useState<Seat>(seat ?? seatToPlay(shown));
  const game = findGame(view.game);
  if (game === undefined || (view.outcome !== undefined && at >= steps.length)) return null;
  const play = async () => {
    const chair = chairIn(game.seats, view, chosen);
    const match = told.match ?? game.matches[0]?.id ?? '';
    const id = await playAgain({ record: told.record, from: at, match, chair, name });
    if (id === undefined) return setProblem(text.refusals.ERR_OFFLINE);
    navigate(`/t/${id}`);
  };
  return (
    <div className={styles.playOn}>
      <Select
        label={text.lobby.chair}
        values={seats}
        value={chosen}
        onChange={setChosen}
        labelOf={(one) => text.seats[one]}
      />
      <Button onClick={() => void play()}>{at === 0 ? text.sent.play : boardText.review.playOn}</Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}

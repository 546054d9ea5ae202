import type { HereView, TournamentView } from '@overtrick/evening/view';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { useTakesFocus } from '../../design/useTakesFocus.ts';
import { eveningText } from '../../text/evening.ts';
import { meetingOf } from './inWords.ts';
import styles from './Score.module.css';
import type { ShownLine } from './waiting.ts';

/** A finished round on a player's phone, with its boards. */
export interface Over {
  readonly round: number;
  readonly boards: readonly number[];
}

/**
 * Keeps the round that a player has just finished until the first entry of the next one: they look at its boards, and
 * continue when they sit at the next table. A table's device continues at the press of its button.
 */
export function useOver(
  role: TournamentView['head']['role'],
  here: HereView | undefined,
  lines: readonly ShownLine[],
): readonly [over: Over | undefined, goOn: () => void] {
  const [over, setOver] = useState<Over>();
  const last = useRef<Over>(undefined);
  useEffect(() => {
    if (here === undefined || role !== 'player') return;
    const before = last.current;
    if (before !== undefined && before.round < here.round) setOver(before);
    last.current = { round: here.round, boards: here.lines.map(({ board }) => board) };
  }, [here, role]);
  const isUntouched = lines.length > 0 && lines.every(({ state }) => state === 'due');
  return [isUntouched ? over : undefined, () => setOver(undefined)];
}

interface BetweenProps {
  readonly view: TournamentView;
  readonly over: Over;
  /** The next sitting. */
  readonly here: HereView;
  readonly onGo: () => void;
  /** All results of a board that the player may see. */
  readonly seen: (board: number) => ReactNode;
}

/**
 * The page between two rounds: the next table and opponents, and the others' results on the boards of the finished
 * round.
 */
export function Between({ view, over, here, onGo, seen }: BetweenProps) {
  const words = eveningText.score;
  const done = words.roundDone(over.round);
  const head = useTakesFocus<HTMLParagraphElement>(done);
  const [board, setBoard] = useState(over.boards.at(-1));
  return (
    <>
      <section className={styles.card} aria-label={done}>
        <p ref={head} tabIndex={-1}>
          <strong>{done}</strong>
        </p>
        <p>{meetingOf(view, here)}</p>
        <Button look="main" size="large" onClick={onGo}>
          {words.beginRound(here.round)}
        </Button>
      </section>
      {over.boards.length > 1 && (
        <ul className={styles.boards} aria-label={eveningText.boards}>
          {over.boards.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.board}
                aria-current={one === board}
                onClick={() => setBoard(one)}
              >
                {eveningText.board(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {board !== undefined && seen(board)}
    </>
  );
}

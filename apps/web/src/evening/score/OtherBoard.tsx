import { sectionOf } from '@overtrick/evening/line';
import type { HereView, TournamentView } from '@overtrick/evening/view';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import styles from './Score.module.css';

interface OtherBoardProps {
  readonly view: TournamentView;
  readonly here: HereView;
  readonly onChoose: (board: number) => void;
}

/** A way to a board that is not planned here, such as one that came from the wrong table. */
export function OtherBoard({ view, here, onChoose }: OtherBoardProps) {
  const words = eveningText.score;
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const board = Number(typed);
    if (!boardsAround(view, here.place).has(board)) return setWhy(words.noOther(typed));
    setTyped('');
    setWhy(undefined);
    setOpen(false);
    onChoose(board);
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.otherBoard}</summary>
      <form className={styles.entry} onSubmit={enter}>
        <p>{words.otherHelp}</p>
        <Field
          label={words.otherNumber}
          type="number"
          min={1}
          max={999}
          required
          value={typed}
          problem={why}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{words.otherGo}</Button>
      </form>
    </details>
  );
}

/** Returns the boards that the place's section plays. */
function boardsAround({ plan }: TournamentView, place: string): ReadonlySet<number> {
  const own = plan.find(({ section }) => section === sectionOf(place));
  return new Set(own?.rounds.flat().flatMap(({ boards }) => boards));
}

import type { TournamentCommand } from '@overtrick/evening/entry';
import { makeSitting } from '@overtrick/evening/line';
import { MOST_OF_SITTING } from '@overtrick/evening/plan/entries';
import { boardsAt, reboarding } from '@overtrick/evening/plan/seating';
import { makeReported } from '@overtrick/evening/results/result';
import type { Tournament } from '@overtrick/evening/tournament';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { eveningText } from '../../../text/evening.ts';
import { rangesOf, readRanges } from '../../ranges.ts';
import styles from '../Desk.module.css';
import type { SittingProps } from './WhoSat.tsx';

/** A form for the boards that a table really played in a round; results that it has entered move along. */
export function WhichBoards({ tournament, line, onAct }: Omit<SittingProps, 'view'>) {
  const words = eveningText.sitting;
  const now = boardsAt(tournament, line);
  const [typed, setTyped] = useState(rangesOf(now));
  const boards = readRanges(typed, MOST_OF_SITTING);
  const command = boards && reboarding(tournament, line, boards);
  const moved = boards === undefined ? [] : movedResults(tournament, makeSitting(line), now, boards);
  const isFit = moved !== undefined;
  return (
    <details>
      <summary>{words.boards}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (command === undefined || !isFit) return;
          const given = moved.map(({ from }) => ({ kind: 'withdrawn', line: from, side: 'both' }) as const);
          const again = moved.map(
            ({ to, result }): TournamentCommand => ({ kind: 'reported', line: to, result, side: 'both' }),
          );
          void onAct(...given, command, ...again);
        }}
      >
        <Field
          label={words.boardsLabel}
          help={words.boardsHelp}
          value={typed}
          autoComplete="off"
          problem={boards === undefined ? words.notBoards : isFit ? undefined : words.fewer}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={command === undefined || !isFit}>
            {words.change}
          </Button>
        </div>
      </form>
    </details>
  );
}

interface Moved {
  readonly from: string;
  readonly to: string;
  readonly result: string;
}

/**
 * Returns the results that go to other numbers, the first board's to the first new one and so on; `undefined` if there
 * are more results than boards.
 */
function movedResults(
  { books }: Tournament,
  sitting: string,
  before: readonly number[],
  boards: readonly number[],
): readonly Moved[] | undefined {
  const all = before.map((board, i) => {
    const book = books.get(`${sitting}/${board}`);
    const report = book?.NS ?? book?.EW;
    const to = boards[i];
    if (report === undefined || to === board) return [];
    return to === undefined
      ? undefined
      : [{ from: `${sitting}/${board}`, to: `${sitting}/${to}`, result: makeReported(report) }];
  });
  return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
}

import type { TournamentCommand } from '@overtrick/evening/entry';
import { makeSitting, parseLine } from '@overtrick/evening/line';
import type { GridCell, TournamentView } from '@overtrick/evening/view';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import { parseTyped } from '../score/draft.ts';
import styles from './Desk.module.css';

interface OtherBoardsProps {
  readonly view: TournamentView;
  readonly cell: GridCell;
  readonly onAct: (...commands: readonly TournamentCommand[]) => Promise<void>;
}

/** Boards off the plan: the slot to which a result belongs, and the entry of another board at the same table. */
export function OtherBoards({ view, cell, onAct }: OtherBoardsProps) {
  const words = eveningText.desk;
  const line = parseLine(cell.line);
  if (line === undefined) return null;
  const result = cell.result ?? cell.NS ?? cell.EW;
  const open = cellsAt(view, makeSitting(line)).filter(({ state }) => OPEN.has(state));
  return (
    <>
      {cell.isOffPlan && result !== undefined && open.length > 0 && (
        <section className={styles.form}>
          <h3>{words.belongs}</h3>
          <div className={styles.buttons}>
            {open.map((to) => (
              <Button
                key={to.line}
                onClick={() =>
                  void onAct(
                    { kind: 'withdrawn', line: cell.line, side: 'both' },
                    { kind: 'reported', line: to.line, result, side: 'both', seen: to.seen },
                  )
                }
              >
                {words.belongsTo(to.board)}
              </Button>
            ))}
          </div>
        </section>
      )}
      {(view.head.form !== 'threes' || view.head.scale !== undefined) && (
        <AnotherBoard view={view} sitting={makeSitting(line)} onAct={onAct} />
      )}
    </>
  );
}

const OPEN: ReadonlySet<GridCell['state']> = new Set(['due', 'skipped', 'late']);

/** Returns the planned cells of a sitting. */
const cellsAt = ({ desk }: TournamentView, sitting: string): readonly GridCell[] =>
  (desk?.grid ?? [])
    .flatMap(({ rounds }) => rounds.flat())
    .filter((one) => one.line.startsWith(`${sitting}/`) && !one.isOffPlan);

/** A form for the result of a board that the plan has elsewhere; it counts at once (Law 15). */
function AnotherBoard({
  view,
  sitting,
  onAct,
}: Pick<OtherBoardsProps, 'view' | 'onAct'> & { readonly sitting: string }) {
  const words = eveningText.desk;
  const [board, setBoard] = useState('');
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<string>();
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const read = parseTyped(typed, Number(board), view.head);
    if ('why' in read) return setWhy(eveningText.entry.notRead(read.why));
    setWhy(undefined);
    const line = `${sitting}/${Number(board)}`;
    const isPlanned = cellsAt(view, sitting).some((one) => one.line === line);
    void onAct(
      { kind: 'reported', line, result: read.report, side: 'both' },
      ...(isPlanned ? [] : [{ kind: 'accepted', line } as const]),
    );
  };
  return (
    <details>
      <summary>{words.otherBoard}</summary>
      <form className={styles.form} onSubmit={enter}>
        <Field
          label={eveningText.score.otherNumber}
          type="number"
          min={1}
          max={999}
          required
          value={board}
          onChange={(event) => setBoard(event.target.value)}
        />
        <Field
          label={words.result}
          value={typed}
          placeholder="4S N 10"
          autoComplete="off"
          required
          problem={why}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit">{words.enterOther}</Button>
        </div>
      </form>
    </details>
  );
}

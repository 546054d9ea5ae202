import { parseReported } from '@overtrick/evening/results/result';
import type { TournamentView } from '@overtrick/evening/view';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Field } from '../../../design/Field.tsx';
import { eveningText } from '../../../text/evening.ts';
import { labelOf } from '../../names.ts';
import { whyNot } from '../../refusal.ts';
import { asksFirst, resultInWords, scored } from '../../result.ts';
import { parseTyped } from '../../score/draft.ts';
import { useEveningClient } from '../../useEvening.tsx';
import styles from '../Desk.module.css';
import { boardsOf, isEmpty, rowsOf, spaced, type TravellerRow } from './rows.ts';

interface TravellerProps {
  readonly view: TournamentView;
  readonly onLine: (line: string) => void;
  readonly onClose: () => void;
}

/** Enters the results of one board at all tables, as its traveller lists them: a line for each, Enter to the next. */
export function Traveller({ view, onLine, onClose }: TravellerProps) {
  const words = eveningText.desk.traveller;
  const boards = boardsOf(view);
  const [number, setNumber] = useState(String(boards[0] ?? ''));
  const list = useRef<HTMLOListElement>(null);
  const board = Number(number);
  const isKnown = boards.includes(board);
  const rows = isKnown ? rowsOf(view, board) : [];
  /** Moves the focus to the next empty field after a line; after the last one to the board. */
  const moveOn = (from: Element | null) => {
    const fields: Element[] = [...(list.current?.querySelectorAll('input') ?? [])];
    const after = from === null ? -1 : fields.indexOf(from);
    const next = fields.slice(after + 1).find((one) => one instanceof HTMLInputElement && one.value === '');
    if (next instanceof HTMLInputElement) return next.focus();
    setNumber(String(boards[boards.indexOf(board) + 1] ?? board));
    boardField(list.current)?.focus();
    // after the next number is drawn
    requestAnimationFrame(() => boardField(list.current)?.select());
  };
  // after the dialog has given the focus to its heading
  useEffect(() => boardField(list.current)?.focus(), []);
  return (
    <Dialog title={words.title} onClose={onClose} look="sheet" wide>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          moveOn(null);
        }}
      >
        <Field
          label={words.board}
          inputMode="numeric"
          data-board
          value={number}
          autoComplete="off"
          problem={number !== '' && !isKnown ? words.noBoard(boards[0] ?? 0, boards.at(-1) ?? 0) : undefined}
          onFocus={({ target }) => target.select()}
          onChange={(event) => setNumber(event.target.value)}
        />
      </form>
      <p className={styles.soft}>{words.help}</p>
      <ol ref={list} className={styles.list} aria-label={words.lines(board)}>
        {rows.map((row) => (
          <li key={row.cell.line}>
            <Row view={view} row={row} onNext={moveOn} onLine={onLine} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Finds the field for the board's number in the dialog of the lines. */
const boardField = (lines: Element | null) =>
  lines?.closest('dialog')?.querySelector<HTMLInputElement>('[data-board]');

interface RowProps extends Pick<TravellerProps, 'view' | 'onLine'> {
  readonly row: TravellerRow;
  readonly onNext: (from: Element) => void;
}

/** A line of the traveller: a field for its result, or the result that it has. */
function Row({ view, row, onNext, onLine }: RowProps) {
  const { place, round, cell } = row;
  const evening = useEveningClient();
  const words = eveningText.desk.traveller;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  /** The unusual result about which the line has asked. */
  const [sure, setSure] = useState<string>();
  const say = (result: string) => resultInWords(result, cell.board, view.head.seats);
  const who = words.line(place, round, labelOf(view, cell.ns), labelOf(view, cell.ew));
  const result = cell.result ?? cell.NS ?? cell.EW;
  if (!isEmpty(row))
    return (
      <div className={styles.entered}>
        <span>{who}</span>
        <strong>{result === undefined ? eveningText.states[cell.state] : say(result)}</strong>
        <Button size="small" onClick={() => onLine(cell.line)}>
          {words.change}
        </Button>
      </div>
    );
  const enter = async (field: HTMLInputElement) => {
    if (typed.trim() === '') return onNext(field);
    const read = readTyped(typed, cell.board, view);
    if ('why' in read) return setProblem(eveningText.entry.notRead(read.why));
    if (asksFirst(read.report, cell.board) && sure !== read.report) {
      setSure(read.report);
      return setProblem(`${say(scored(read.report, cell.board, view.head.scale))} ${words.enterAgain}`);
    }
    setProblem(undefined);
    // the next line can be typed while this one is stored
    onNext(field);
    const { line, seen } = cell;
    const did = await evening.act({ kind: 'reported', line, result: read.report, side: 'both', seen });
    if (did?.ok === false) setProblem(whyNot(did));
  };
  return (
    <Field
      label={who}
      value={typed}
      autoComplete="off"
      autoCapitalize="characters"
      problem={problem}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        void enter(event.currentTarget);
      }}
    />
  );
}

/** Reads what is typed in a line: a result with or without blanks, an award, or not played. */
function readTyped(
  typed: string,
  board: number,
  { head }: TournamentView,
): { readonly report: string } | { readonly why: string } {
  const text = head.scale === undefined ? spaced(typed) : typed.trim();
  const award = parseReported(text, board);
  if (award.ok && award.value.outcome.kind !== 'played') return { report: text };
  return parseTyped(text, board, head);
}

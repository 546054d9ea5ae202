import { effectsOf } from '@overtrick/evening/desk/effect';
import type { TournamentCommand } from '@overtrick/evening/entry';
import { parseReported } from '@overtrick/evening/results/result';
import type { GridCell, HeadView, TournamentView } from '@overtrick/evening/view';
import type { BoardScaleId } from '@overtrick/rules/games/boardScale';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import { labelOf, lineInWords } from '../names.ts';
import { whyNot } from '../refusal.ts';
import { asksFirst, resultInWords, scored } from '../result.ts';
import { parseTyped } from '../score/draft.ts';
import { sideInWords } from '../sides.ts';
import { useEveningClient } from '../useEvening.tsx';
import { Audit } from './Audit.tsx';
import styles from './Desk.module.css';
import { EffectList, useActing } from './Effects.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { OtherBoards } from './OtherBoards.tsx';
import { Appeals } from './ruling/Appeals.tsx';
import { Fouling } from './ruling/Fouling.tsx';
import { Judging } from './ruling/Judging.tsx';
import { WhichBoards } from './sitting/WhichBoards.tsx';
import { WhoSat } from './sitting/WhoSat.tsx';
import { useTournament } from './useTournament.ts';

interface LineDialogProps {
  readonly view: TournamentView;
  readonly line: string;
  readonly onClose: () => void;
}

/** One slot: its reports, and every action that a director may take on it. */
export function LineDialog({ view, line, onClose }: LineDialogProps) {
  const cell = view.desk?.grid.flatMap(({ rounds }) => rounds.flat()).find((one) => one.line === line);
  if (cell === undefined) return null;
  return (
    <Dialog title={lineInWords(line)} onClose={onClose} look="sheet">
      <div className={styles.dialog}>
        <Said view={view} cell={cell} />
        <Doing cell={cell} view={view} onClose={onClose} />
        <More view={view} cell={cell} onClose={onClose} />
        <Audit view={view} cell={cell} />
      </div>
    </Dialog>
  );
}

/** Boards off the plan, appeals, a fouled board, and the online table of the slot's sitting, where it has one. */
function More({ view, cell, onClose }: Omit<LineDialogProps, 'line'> & { readonly cell: GridCell }) {
  const { line } = cell;
  const club = useEveningClient();
  const tournament = useTournament();
  const here = tournament?.lines.get(line);
  const { act: actShown, asking } = useActing();
  const [problem, setProblem] = useState<string>();
  const act = async (...commands: readonly TournamentCommand[]) => {
    const did = await actShown(...commands);
    if (did === 'left') return;
    if (did?.ok) onClose();
    else setProblem(whyNot(did));
  };
  return (
    <>
      <OtherBoards view={view} cell={cell} onAct={act} />
      {view.head.role === 'director' && <Appeals view={view} line={line} onAct={act} />}
      {tournament && view.head.form === 'pairs' && (
        <Fouling view={view} tournament={tournament} line={line} onAct={act} />
      )}
      {tournament && here && view.head.role === 'director' && (
        <>
          <WhoSat view={view} tournament={tournament} line={here} onAct={act} />
          {!here.isOffPlan && <WhichBoards tournament={tournament} line={here} onAct={act} />}
        </>
      )}
      <OnlineTable id={club.tournament} line={line} onAct={act} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {asking}
    </>
  );
}

function Said({ view, cell }: { readonly view: TournamentView; readonly cell: GridCell }) {
  const words = eveningText.desk;
  const say = (result: string) => resultInWords(result, cell.board, view.head.seats);
  const side = (one: 'NS' | 'EW') => sideInWords(view.head.seats, one);
  const doubts = view.desk?.doubts.filter((doubt) => doubt.line === cell.line) ?? [];
  return (
    <>
      <p>
        {side('NS')} {labelOf(view, cell.ns)} · {side('EW')} {labelOf(view, cell.ew)}
      </p>
      <p>
        <strong>{eveningText.states[cell.state]}</strong>
        {cell.result !== undefined && `: ${say(cell.result)}`}
        {cell.reason !== undefined && ` (${cell.reason})`}
      </p>
      {cell.NS !== undefined && <p>{`${side('NS')}: ${say(cell.NS)}`}</p>}
      {cell.EW !== undefined && <p>{`${side('EW')}: ${say(cell.EW)}`}</p>}
      {doubts.map(({ code, text }) => (
        <p key={`${code}${text}`} className={styles.doubt}>
          ? {code === undefined ? words.doubted : words.doubts[code]}
          {text !== undefined && `: ${say(text)}`}
        </p>
      ))}
    </>
  );
}

const PLACEHOLDERS: Readonly<Record<BoardScaleId | 'bridge', string>> = {
  bridge: '4S N 10',
  minibridge: 'S game N 10',
  auction: '4S N 10 NS:40',
  plafond: '4S N 10 NS:40',
  awol: 'never 4S S 10',
  cutthroat: '4S S 10',
};

const AWARDS = ['A6060', 'A6040', 'A4060', 'A5050', 'A4040', 'NP'] as const;

/**
 * A correction or a ruling with its reason, shown with its effect before it is stored; and the other possible actions.
 */
function Doing({ cell, view, onClose }: { cell: GridCell; view: TournamentView; onClose: () => void }) {
  const club = useEveningClient();
  const tournament = useTournament();
  const [result, setResult] = useState('');
  const [reason, setReason] = useState('');
  const [law, setLaw] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** The unusual result about which the page has asked. */
  const [sure, setSure] = useState<string>();
  const words = eveningText.desk;
  const isScorer = view.head.role === 'scorer';
  const { line, board, seen } = cell;
  const { act, asking } = useActing();
  const turned = { kind: 'reseated', ns: cell.ew ?? '', ew: cell.ns ?? '' } as const;
  const typed = result.trim() === '' ? undefined : readRuling(result, board, view.head);
  const ruling =
    typed !== undefined && 'report' in typed
      ? ({
          kind: 'ruled',
          line,
          result: typed.report,
          reason: reason.trim(),
          ...(law !== undefined && { law }),
          seen,
        } as const)
      : undefined;
  const came = (did: Awaited<ReturnType<typeof act>>) => {
    if (did === 'left') return;
    if (did?.ok) onClose();
    else setProblem(whyNot(did));
  };
  const change = async (command: TournamentCommand) => came(await act(command));
  const rule = () => {
    if (typed === undefined || !('report' in typed))
      return setProblem(typed === undefined ? words.whatResult : eveningText.entry.notRead(typed.why));
    const isUnasked = isScorer || cell.state === 'due';
    if (isUnasked && asksFirst(typed.report, board) && sure !== typed.report) {
      setSure(typed.report);
      return setProblem(
        `${resultInWords(scored(typed.report, board, view.head.scale), board, view.head.seats)} ${eveningText.entry.isThatRight}`,
      );
    }
    if (isUnasked) return void change({ kind: 'reported', line, result: typed.report, side: 'both', seen });
    if (ruling === undefined || reason.trim() === '') return setProblem(words.whyNeeded);
    // its effect stands above the button
    void club.act(ruling).then(came);
  };
  const effects = tournament && ruling ? effectsOf(tournament, [ruling]) : [];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        rule();
      }}
    >
      <Field
        label={words.result}
        value={result}
        placeholder={PLACEHOLDERS[view.head.scale ?? 'bridge']}
        help={words.resultHelp}
        autoComplete="off"
        problem={typed !== undefined && 'why' in typed ? eveningText.entry.notRead(typed.why) : undefined}
        onChange={(event) => setResult(event.target.value)}
      />
      <div className={styles.buttons}>
        {AWARDS.map((award) => (
          <Button key={award} size="small" onClick={() => setResult(award)}>
            {words.awards[award]}
          </Button>
        ))}
      </div>
      {!isScorer && view.head.scale === undefined && (
        <RulingHelp
          board={board}
          result={cell.result ?? cell.NS ?? cell.EW}
          onTake={(taken) => {
            setReason(taken.reason);
            setLaw(taken.law);
            if (taken.result !== undefined) setResult(taken.result);
          }}
        />
      )}
      {!isScorer && view.head.form !== 'threes' && <Judging view={view} board={board} onTake={setResult} />}
      {cell.state !== 'due' && !isScorer && (
        <Field
          label={words.reason}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {effects.length > 0 && <EffectList view={view} effects={effects} />}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        <Button type="submit" look="main">
          {typed !== undefined && 'report' in typed && sure === typed.report
            ? eveningText.entry.yes
            : cell.state === 'due' || isScorer
              ? words.enter
              : words.rule}
        </Button>
        {cell.state === 'ruled' || cell.state === 'void' ? (
          <Button
            onClick={() => void change({ kind: 'ruled', line, result: null, reason: words.takenBack, seen })}
          >
            {words.takeBack}
          </Button>
        ) : null}
        {cell.isOffPlan && (
          <Button onClick={() => void change({ kind: 'accepted', line })}>{words.accept}</Button>
        )}
        {(cell.state === 'due' || cell.state === 'skipped') && (
          <Button onClick={() => void change({ kind: 'late', line })}>{words.playLater}</Button>
        )}
        {!isScorer && cell.ns && cell.ew && (
          <>
            <Button onClick={() => void change({ ...turned, where: line })}>{words.turned}</Button>
            <Button onClick={() => void change({ ...turned, where: line.replace(/\/\d+$/, '') })}>
              {words.turnedRound}
            </Button>
          </>
        )}
      </div>
      {asking}
    </form>
  );
}

const InDialog = lazy(() => import('../assistant/InDialog.tsx'));

/** The ruling assistant, loaded when the director opens it; it closes when a ruling is taken. */
function RulingHelp({ onTake, ...rest }: ComponentProps<typeof InDialog>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{eveningText.assistant.open}</summary>
      {isOpen && (
        <Suspense>
          <InDialog
            {...rest}
            onTake={(taken) => {
              setOpen(false);
              onTake(taken);
            }}
          />
        </Suspense>
      )}
    </details>
  );
}

/** Reads a typed ruling: a result, an award, or not played. */
function readRuling(
  text: string,
  board: number,
  head: Pick<HeadView, 'seats' | 'scale'>,
): { readonly report: string } | { readonly why: string } {
  const isPlain = head.seats === undefined && head.scale === undefined;
  const read = isPlain ? parseReported(text.trim(), board) : parseAward(text, board);
  return read?.ok ? { report: text.trim() } : parseTyped(text, board, head);
}

/** Reads a result without a declarer, which is the same whoever plays. */
function parseAward(text: string, board: number) {
  const read = parseReported(text.trim(), board);
  return read.ok && read.value.outcome.kind !== 'played' ? read : undefined;
}

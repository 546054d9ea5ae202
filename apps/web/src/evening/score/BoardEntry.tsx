import { reportText } from '@overtrick/evening/results/scaled';
import type { HereView, TournamentView } from '@overtrick/evening/view';
import type { Seat } from '@overtrick/rules/cards/seat';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { useTakesFocus } from '../../design/useTakesFocus.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { checkedIn } from '../hands/rows.ts';
import { labelOfSide } from '../names.ts';
import { resultInWords } from '../result.ts';
import { sideAt } from '../sides.ts';
import { useEveningClient } from '../useEvening.tsx';
import { Entry } from './Entry.tsx';
import { PointsEntry } from './PointsEntry.tsx';
import styles from './Score.module.css';
import { resultSaid, type ShownLine } from './waiting.ts';

interface BoardEntryProps {
  readonly view: TournamentView;
  readonly here: HereView;
  readonly line: ShownLine;
  /** Something was said about the board. */
  readonly onDone: () => void;
  /** Go on to the next board that is open. */
  readonly onNext?: () => void;
}

type Side = 'NS' | 'EW';
const other = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');

/** One board of the sitting: enter its result, agree to it, or see what was agreed. */
export function BoardEntry({ view, here, line, onDone, onNext }: BoardEntryProps) {
  const club = useEveningClient();
  const [isChanging, setChanging] = useState(false);
  const { policies, role, seats, scale } = view.head;
  const say = (result: string | undefined) => resultInWords(result ?? '', line.board, seats);
  const isTable = role !== 'player';
  const side: Side = here.side ?? 'NS';
  const agrees = policies.agree === 'opponents';
  const words = eveningText.score;
  const report = (by: Side | 'both') => (result: string) => {
    setChanging(false);
    onDone();
    void club.post({ kind: 'reported', line: line.line, result, side: by, plan: here.plan, seen: line.seen });
  };
  const agree = (by: Side) => {
    onDone();
    const theirs = by === 'NS' ? line.EW : line.NS;
    const what = { line: line.line, side: by, seen: line.seen } as const;
    // the server does not have the report to agree to yet: then this side sends it again, in full
    if (line.isWaiting && theirs !== undefined)
      void club.post({ kind: 'reported', result: reportText(theirs, scale), plan: here.plan, ...what });
    else void club.post({ kind: 'agreed', ...what });
  };
  const skip = () => void club.post({ kind: 'skipped', line: line.line, why: 'time' });
  const entry = (by: Side | 'both', canSkip = !line.isOffPlan) => {
    const asked = { board: line.board, onReport: report(by), ...(canSkip && { onSkip: skip }) };
    const inOrder = checkedIn(view.head.game);
    const isAsked = inOrder.length > 0 && isOpen(line) && !line.isOffPlan;
    if (isAsked && line.isInOrder === undefined)
      return <OrderCheck line={line} inOrder={inOrder} onSkip={canSkip ? skip : undefined} />;
    return (
      <>
        {isAsked && line.isInOrder === false && <p role="status">{words.restore}</p>}
        {line.isOffPlan && <p>{words.offPlan}</p>}
        {view.head.form === 'threes' && scale === undefined ? (
          <PointsEntry {...asked} />
        ) : (
          <Entry {...asked} seats={seats} scale={scale} policies={policies} />
        )}
      </>
    );
  };
  if (isChanging) return entry(isTable && !agrees ? 'both' : side, false);
  const change = <Button onClick={() => setChanging(true)}>{words.wasDifferent}</Button>;
  const said = resultSaid(line);
  switch (line.state) {
    case 'due':
    case 'skipped':
    case 'late':
      return entry(agrees ? side : 'both', line.state === 'due' && !line.isOffPlan);
    case 'reported': {
      const by: Side = line.NS === undefined ? 'EW' : 'NS';
      const isOwn = !isTable && by === side;
      if (isOwn)
        return (
          <div className={styles.card}>
            <p>{say(line[by])}</p>
            <p>{words.waitsForOthers(labelOfSide(view, here, other(by)))}</p>
            {change}
          </div>
        );
      const asked = other(by);
      return (
        <section className={styles.card} aria-label={words.agreeTo(line.board)}>
          {isTable && <p>{words.passTo(labelOfSide(view, here, asked), sideAt(view, asked))}</p>}
          <p className={styles.sure}>
            {eveningText.entry.boardIs(line.board)} {say(line[by])}
          </p>
          <div className={styles.below}>
            {/* whoever types on a phone of their own agrees to nothing by the Enter that was meant for it */}
            <Button look="main" size="large" autoFocus={isTable} onClick={() => agree(asked)}>
              {words.agree}
            </Button>
            {change}
          </div>
        </section>
      );
    }
    case 'disputed':
      return (
        <Disputed view={view} line={line} isTable={isTable} side={side} onAgree={agree} change={change} />
      );
    default:
      return (
        <section className={styles.card}>
          <p className={styles.sure}>
            {eveningText.entry.boardIs(line.board)} {said && say(said)}
          </p>
          <p>{line.reason === undefined ? eveningText.states[line.state] : words.ruledFor(line.reason)}</p>
          {line.isOffPlan && <p>{words.offPlan}</p>}
          <div className={styles.below}>
            {onNext && <NextBoard onNext={onNext} />}
            {line.state === 'agreed' && policies.undo === 'round' && change}
          </div>
        </section>
      );
  }
}

function NextBoard({ onNext }: { readonly onNext: () => void }) {
  const words = eveningText.score.nextBoard;
  const button = useTakesFocus<HTMLButtonElement>(words);
  return (
    <Button ref={button} look="main" size="large" onClick={onNext}>
      {words}
    </Button>
  );
}

const isOpen = ({ state }: ShownLine): boolean => state === 'due' || state === 'skipped' || state === 'late';

interface OrderCheckProps {
  readonly line: ShownLine;
  readonly inOrder: readonly Seat[];
  readonly onSkip: (() => void) | undefined;
}

/** The check before the play of a board whose cards must be in their order: the table before put them back. */
function OrderCheck({ line: { line, board }, inOrder, onSkip }: OrderCheckProps) {
  const club = useEveningClient();
  const words = eveningText.score;
  const answer = (isRight: boolean) => void club.post({ kind: 'checked', line, isRight });
  const question = words.inOrder(
    board,
    new Intl.ListFormat(text.language).format(inOrder.map((seat) => text.seats[seat])),
  );
  const asked = useTakesFocus<HTMLParagraphElement>(question);
  return (
    <section className={styles.card} aria-label={words.orderOf(board)}>
      <p ref={asked} tabIndex={-1} className={styles.sure}>
        {question}
      </p>
      <div className={styles.below}>
        <Button look="main" size="large" onClick={() => answer(true)}>
          {words.isInOrder}
        </Button>
        <Button size="large" onClick={() => answer(false)}>
          {words.notInOrder}
        </Button>
        {onSkip && (
          <Button look="quiet" onClick={onSkip}>
            {eveningText.entry.skip}
          </Button>
        )}
      </div>
    </section>
  );
}

interface DisputedProps {
  readonly view: TournamentView;
  readonly line: ShownLine;
  readonly isTable: boolean;
  readonly side: Side;
  readonly onAgree: (by: Side) => void;
  readonly change: React.ReactNode;
}

/** The two sides say different things: either takes over the other's words, or the director is called. */
function Disputed({ view, line, isTable, side, onAgree, change }: DisputedProps) {
  const words = eveningText.score;
  const sides: readonly Side[] = isTable ? ['NS', 'EW'] : [other(side)];
  return (
    <section className={styles.card} aria-label={words.disputed(line.board)}>
      <p role="alert">{words.disputed(line.board)}</p>
      {sides.map((said) => (
        <div key={said} className={styles.entry}>
          <p>
            <strong>{sideAt(view, said)}</strong>:{' '}
            {resultInWords(line[said] ?? '', line.board, view.head.seats)}
          </p>
          <Button onClick={() => onAgree(other(said))}>{words.takeOver(sideAt(view, said))}</Button>
        </div>
      ))}
      <div className={styles.below}>{change}</div>
      <p>{words.orCall}</p>
    </section>
  );
}

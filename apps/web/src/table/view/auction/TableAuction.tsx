import type { Announcement, TableState } from '@overtrick/protocol/table';
import type { SeatCall } from '@overtrick/rules/auction/auction';
import { type FormEvent, useState } from 'react';
import { AuctionTable } from '../../../deal/auction/AuctionTable.tsx';
import { CallMark } from '../../../deal/auction/CallMark.tsx';
import { SuitShape } from '../../../deal/cards/Suit.tsx';
import { chairAt, isOwnCall, seatName } from '../../../deal/words.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Field } from '../../../design/Field.tsx';
import prose from '../../../design/Prose.module.css';
import { talkText } from '../../../text/talk.ts';
import { OF_BOTS, text } from '../../../text/text.ts';
import { useCtrl } from '../../ctrl/context.ts';
import { aimAt, mayRead } from '../../ctrl/readings.ts';
import styles from './TableAuction.module.css';

/** The auction of the table: the visitor can ask about each call, and explain their own. */
export function TableAuction({ state }: { readonly state: TableState }) {
  const [open, setOpen] = useState<number>();
  const made = open === undefined ? undefined : state.view.calls[open];
  const isOff = state.policies.alerts === 'off' && state.meanings === undefined;
  const aim = (index: number) => mayRead(state) && aimAt(state, { kind: 'made', index });
  // a meaning that is said aloud needs no alert
  const isAlerted = (index: number) =>
    state.meanings?.[index]?.alert === true && state.announced?.[index] === undefined;
  if (isOff)
    return (
      <AuctionTable
        state={state}
        mark={({ call }, index) => (
          <>
            <CallMark call={call} />
            <Announced what={state.announced?.[index]} />
          </>
        )}
      />
    );
  return (
    <>
      <AuctionTable
        state={state}
        mark={({ call, seat }, index) => (
          <button
            type="button"
            className={styles.call}
            data-alert={isAlerted(index)}
            title={state.meanings?.[index]?.text ?? talkText.meaning.button(call)}
            onPointerEnter={() => aim(index)}
            onFocus={() => aim(index)}
            onClick={() => setOpen(index)}
          >
            <CallMark call={call} />
            {/* its name is no other than that of the same call in the bidding box without who made it */}
            <span className="hidden-text">, {isOwnCall(state, seat) ? text.you : text.seats[seat]}</span>
            <Announced what={state.announced?.[index]} />
            {isAlerted(index) && <span className="hidden-text">, {talkText.meaning.alerted}</span>}
          </button>
        )}
      />
      {open !== undefined && made && (
        <CallDialog state={state} made={made} index={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** The announcement of a call, small below it. */
function Announced({ what }: { readonly what: Announcement | undefined }) {
  if (what === undefined) return null;
  const words = talkText.meaning.announced;
  return (
    <span className={styles.announced}>
      <span aria-hidden="true">
        {what.kind === 'suit' ? (
          <>
            → <SuitShape suit={what.suit} />
          </>
        ) : what.kind === 'points' ? (
          `${what.from}–${what.to}`
        ) : (
          namedIn(what)
        )}
      </span>
      <span className="hidden-text">
        ,{' '}
        {what.kind === 'suit'
          ? words.suit(what.suit)
          : what.kind === 'points'
            ? words.points(what.from, what.to)
            : words.named(namedIn(what))}
      </span>
    </span>
  );
}

/** Returns the word that is announced of Stayman, or of an opening of two. */
const namedIn = (what: Extract<Announcement, { kind: 'stayman' | 'two' }>): string =>
  what.kind === 'stayman'
    ? talkText.meaning.announced.stayman
    : talkText.meaning.announced.twos[what.strength];

interface CallDialogProps {
  readonly state: TableState;
  readonly made: SeatCall;
  readonly index: number;
  readonly onClose: () => void;
}

function CallDialog({ state, made: { seat, call }, index, onClose }: CallDialogProps) {
  const ctrl = useCtrl();
  const meaning = state.meanings?.[index];
  const caller = chairAt(state, seat);
  const isOwn = isOwnCall(state, seat);
  const isPartner = !isOwn && state.view.teams.some((team) => isBoth(team, state.view.seat, seat));
  const canAsk = !isOwn && !isPartner && state.you !== undefined && caller?.kind === 'person';
  const words = talkText.meaning;
  const isHidden = isPartner && state.policies.alerts === 'opponents';
  const unexplained = isHidden ? words.hidden : canAsk ? words.noAgreement : words.none;
  return (
    <Dialog title={words.title(call)} onClose={onClose}>
      <p>
        {isOwn ? words.byYou : words.by(caller?.swapped === true ? text.seats[seat] : seatName(state, seat))}
      </p>
      <p>
        <strong {...(meaning?.by === 'bot' && OF_BOTS)}>{meaning?.text ?? unexplained}</strong>
      </p>
      {meaning?.by === 'bot' && <p className={prose.soft}>{words.byBot}</p>}
      {isOwn && <Explain index={index} isToAll={state.policies.alerts === 'all'} onDone={onClose} />}
      {canAsk && (
        <Button
          look="main"
          onClick={() => {
            void ctrl.ask(index).then(() => ctrl.notice(words.asked));
            onClose();
          }}
        >
          {words.ask}
        </Button>
      )}
    </Dialog>
  );
}

const isBoth = (team: readonly string[], a: string | undefined, b: string): boolean =>
  a !== undefined && team.includes(a) && team.includes(b);

interface ExplainProps {
  readonly index: number;
  readonly isToAll: boolean;
  readonly onDone?: () => void;
}

/** A form for explaining the visitor's own call. */
export function Explain({ index, isToAll, onDone }: ExplainProps) {
  const ctrl = useCtrl();
  const [what, setWhat] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (what.trim() === '') return;
    void ctrl.explain(index, what.trim());
    onDone?.();
  };
  return (
    <form className={styles.explain} onSubmit={submit}>
      <Field
        label={talkText.meaning.own}
        help={isToAll ? talkText.meaning.ownHelpAll : talkText.meaning.ownHelp}
        value={what}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setWhat(event.target.value)}
      />
      <Button type="submit" look="main">
        {talkText.meaning.send}
      </Button>
    </form>
  );
}

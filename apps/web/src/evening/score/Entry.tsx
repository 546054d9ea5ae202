import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { TournamentPolicies } from '@overtrick/evening/terms/policies';
import { levelOf, strainOf } from '@overtrick/rules/auction/call';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { RANKS, SUITS } from '@overtrick/rules/cards/card';
import { type FormEvent, useId, useState } from 'react';
import { StrainMark } from '../../deal/cards/Suit.tsx';
import keys from '../../deal/keys/Keys.module.css';
import { BidKeys, DoublingKeys, KeyGroup, ResultKeys } from '../../deal/keys/Keys.tsx';
import { Button } from '../../design/Button.tsx';
import { useTakesFocus } from '../../design/useTakesFocus.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { asksFirst, overInWords, resultInWords, scoreFor } from '../result.ts';
import { declarersOf, seatOf } from '../sides.ts';
import {
  contractOf,
  type Draft,
  EMPTY,
  offeredTricks,
  parseTyped,
  reportOf,
  type Step,
  stepOf,
} from './draft.ts';
import styles from './Score.module.css';

export interface EntryProps {
  readonly board: number;
  /** The two occupied seats in a game for two. */
  readonly seats?: TwoSeats | undefined;
  /**
   * The policies: whether the entry asks for the opening lead and may skip it, and whether tricks are entered against
   * the contract or as a total.
   */
  readonly policies: Pick<TournamentPolicies, 'lead' | 'tricks'>;
  readonly onReport: (result: string) => void;
  /** Skips the board for now. */
  readonly onSkip?: () => void;
}

/** The entry of a board's result, one tap for each part of it, or typed in one line. */
export function Entry({ board, seats, policies, onReport, onSkip }: EntryProps) {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const { lead } = policies;
  const put = (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more }));
  const step = stepOf(draft, lead !== 'off');
  const words = eveningText.entry;
  if (step === 'done')
    return (
      <Sure
        board={board}
        seats={seats}
        result={reportOf(draft)}
        onYes={onReport}
        onNo={() => setDraft(EMPTY)}
      />
    );
  return (
    <div className={styles.entry}>
      <Asked words={questionOf(draft, board, step, seats)} />
      {step === 'contract' && <Contracts onPut={put} />}
      {step === 'declarer' && <Declarers draft={draft} seats={seats} onPut={put} />}
      {step === 'lead' && <Lead draft={draft} canLeave={lead === 'asked'} onPut={put} />}
      {step === 'tricks' && (
        <Tricks draft={draft} board={board} inAll={policies.tricks === 'total'} onPut={put} />
      )}
      <div className={styles.below}>
        {draft !== EMPTY && <Button onClick={() => setDraft(EMPTY)}>{words.again}</Button>}
        {step === 'contract' && onSkip && (
          <Button look="quiet" onClick={onSkip}>
            {words.skip}
          </Button>
        )}
      </div>
      <Typed board={board} seats={seats} onReport={onReport} />
    </div>
  );
}

/** The next question, which screen readers announce as it appears. */
function Asked({ words }: { readonly words: string }) {
  const asked = useTakesFocus<HTMLParagraphElement>(words);
  return (
    <p ref={asked} tabIndex={-1} className={styles.so}>
      {words}
    </p>
  );
}

/** Returns the next question, after the parts already entered. */
function questionOf(draft: Draft, board: number, step: Step, seats: TwoSeats | undefined): string {
  const { level, strain, doubling, declarer, suit, rank } = draft;
  const words = eveningText.entry;
  if (level === undefined || strain === undefined) return words.whatContract(board);
  const contract = { level, strain, doubling, declarer: declarer ?? 'N' };
  if (declarer === undefined) return words.whoPlayed(eveningText.contract(contract));
  const said = words.by(eveningText.contract(contract), text.seats[seatOf(seats, declarer)]);
  if (step === 'tricks') return words.whatResult(said);
  return suit !== undefined && rank === undefined
    ? words.whichCard(said, text.strains[suit])
    : words.whatLead(said);
}

interface PartProps {
  readonly onPut: (more: Partial<Draft>) => void;
}

const Contracts = ({ onPut }: PartProps) => (
  <BidKeys
    label={eveningText.entry.contract}
    onBid={(bid) => onPut({ level: levelOf(bid), strain: strainOf(bid) })}
    passed={eveningText.passedOut}
    onPassed={() => onPut({ isPassedOut: true })}
  />
);

function Declarers({
  draft,
  seats,
  onPut,
}: PartProps & { readonly draft: Draft; readonly seats: TwoSeats | undefined }) {
  const words = eveningText.entry;
  return (
    <>
      <DoublingKeys
        label={words.doubled}
        words={words.doublings}
        doubling={draft.doubling}
        onPut={(doubling) => onPut({ doubling })}
      />
      <KeyGroup label={words.declarer}>
        <div className={keys.compass}>
          {declarersOf(seats).map(({ seat, declarer }) => (
            <button
              key={seat}
              type="button"
              className={keys.key}
              data-seat={seat}
              onClick={() => onPut({ declarer })}
            >
              {text.seats[seat]}
            </button>
          ))}
        </div>
      </KeyGroup>
    </>
  );
}

function Lead({ draft, canLeave, onPut }: PartProps & { readonly draft: Draft; readonly canLeave: boolean }) {
  const words = eveningText.entry;
  const { suit } = draft;
  return (
    <KeyGroup label={words.lead}>
      <div className={keys.row}>
        {SUITS.toReversed().map((one) => (
          <button
            key={one}
            type="button"
            className={keys.key}
            aria-label={text.strains[one]}
            aria-pressed={suit === one}
            onClick={() => onPut({ suit: one })}
          >
            <StrainMark strain={one} />
          </button>
        ))}
      </div>
      {suit !== undefined && (
        <div className={keys.ranks}>
          {RANKS.toReversed().map((rank) => (
            <button key={rank} type="button" className={keys.key} onClick={() => onPut({ rank })}>
              {text.rankShort(rank)}
            </button>
          ))}
        </div>
      )}
      {canLeave && (
        <Button look="quiet" onClick={() => onPut({ isLeadLeft: true })}>
          {words.noLead}
        </Button>
      )}
    </KeyGroup>
  );
}

interface TricksProps extends PartProps {
  readonly draft: Draft;
  readonly board: number;
  /** True where tricks are entered as a total, not against the contract. */
  readonly inAll: boolean;
}

function Tricks({ draft, board, inAll, onPut }: TricksProps) {
  const contract = contractOf(draft);
  if (contract === undefined) return null;
  const needed = tricksNeeded(contract);
  const results = offeredTricks(contract).map((tricks) => {
    const score = Math.abs(scoreFor(contract, tricks, board));
    const over = tricks - needed;
    return {
      tricks,
      isMade: over >= 0,
      label: `${overInWords(over)}, ${score}`,
      large: inAll ? tricks : eveningText.overOrDown(over),
      small: text.points(score),
    };
  });
  return (
    <ResultKeys label={eveningText.entry.tricks} results={results} onPut={(tricks) => onPut({ tricks })} />
  );
}

interface SureProps {
  readonly board: number;
  readonly seats: TwoSeats | undefined;
  readonly result: string;
  readonly onYes: (result: string) => void;
  readonly onNo: () => void;
}

/** The whole result, shown once more for confirmation; an unusual one gets a question. */
function Sure({ board, seats, result, onYes, onNo }: SureProps) {
  const words = eveningText.entry;
  const [asked, setAsked] = useState(false);
  const id = useId();
  const go = () => (asksFirst(result, board) && !asked ? setAsked(true) : onYes(result));
  return (
    <div className={styles.entry}>
      <p id={id} className={styles.sure}>
        {words.boardIs(board)} {resultInWords(result, board, seats)}
      </p>
      {asked && <p role="alert">{words.isThatRight}</p>}
      <div className={styles.below}>
        <Button look="main" size="large" autoFocus aria-describedby={id} onClick={go}>
          {asked ? words.yes : words.ok}
        </Button>
        <Button size="large" onClick={onNo}>
          {words.change}
        </Button>
      </div>
    </div>
  );
}

/** The same entry by keyboard: `4S N HK =`. */
function Typed({ board, seats, onReport }: Pick<EntryProps, 'board' | 'seats' | 'onReport'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const words = eveningText.entry;
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const read = parseTyped(typed, board, seats);
    if ('why' in read) return setWhy(words.notRead(read.why));
    setWhy(undefined);
    if (asksFirst(read.report, board) && asked !== read.report) return setAsked(read.report);
    setTyped('');
    setAsked(undefined);
    onReport(read.report);
  };
  return (
    <form className={styles.typed} onSubmit={enter}>
      <label htmlFor={id}>{words.typed}</label>
      <input
        id={id}
        className={styles.line}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="4S N HK ="
        aria-invalid={why === undefined ? undefined : true}
        aria-describedby={why === undefined ? undefined : `${id}why`}
        onChange={(event) => {
          setTyped(event.target.value);
          setAsked(undefined);
        }}
      />
      <Button type="submit">{asked === undefined ? words.ok : words.yes}</Button>
      {asked !== undefined && (
        <p role="alert" className={styles.why}>
          {resultInWords(asked, board, seats)} {words.isThatRight}
        </p>
      )}
      {why !== undefined && (
        <p id={`${id}why`} role="alert" className={styles.why}>
          {why}
        </p>
      )}
    </form>
  );
}

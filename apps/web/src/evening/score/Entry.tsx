import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { TournamentPolicies } from '@overtrick/evening/terms/policies';
import { levelOf, strainOf } from '@overtrick/rules/auction/call';
import { DOUBLINGS, tricksNeeded } from '@overtrick/rules/auction/contract';
import { RANKS, STRAINS, SUITS } from '@overtrick/rules/cards/card';
import { SEATS } from '@overtrick/rules/cards/seat';
import {
  type BoardScaleId,
  boardScaleOf,
  goalContract,
  goalOfContract,
} from '@overtrick/rules/games/boardScale';
import { NONE } from '@overtrick/rules/pad/form';
import { present } from '@overtrick/rules/present';
import { type FormEvent, useId, useState } from 'react';
import { StrainMark } from '../../deal/cards/Suit.tsx';
import keys from '../../deal/keys/Keys.module.css';
import { BidKeys, DoublingKeys, KeyGroup, ResultKeys } from '../../deal/keys/Keys.tsx';
import { Button } from '../../design/Button.tsx';
import { useTakesFocus } from '../../design/useTakesFocus.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import {
  asksFirst,
  contractInWords,
  honoursInWords,
  overInWords,
  resultInWords,
  scored,
  scoreFor,
} from '../result.ts';
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
  /** The scale of a game that is not scored as contract bridge. */
  readonly scale?: BoardScaleId | undefined;
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
export function Entry({ board, seats, scale, policies, onReport, onSkip }: EntryProps) {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const { lead } = policies;
  const put = (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more }));
  const step = stepOf(draft, lead !== 'off', scale);
  const words = eveningText.entry;
  if (step === 'done')
    return (
      <Sure
        board={board}
        seats={seats}
        scale={scale}
        result={reportOf(draft, scale)}
        onYes={onReport}
        onNo={() => setDraft(EMPTY)}
      />
    );
  return (
    <div className={styles.entry}>
      <Asked words={questionOf(draft, board, step, { seats, scale })} />
      {step === 'opened' && <OpenedKeys onPut={put} />}
      {step === 'contract' && (scale === 'minibridge' ? <Goals onPut={put} /> : <Contracts onPut={put} />)}
      {step === 'declarer' && <Declarers draft={draft} seats={seats} scale={scale} onPut={put} />}
      {step === 'lead' && <Lead draft={draft} canLeave={lead === 'asked'} onPut={put} />}
      {step === 'tricks' && (
        <Tricks draft={draft} board={board} scale={scale} inAll={policies.tricks === 'total'} onPut={put} />
      )}
      {step === 'honours' && <Honours draft={draft} scale={scale} onPut={put} />}
      <div className={styles.below}>
        {draft !== EMPTY && <Button onClick={() => setDraft(EMPTY)}>{words.again}</Button>}
        {draft === EMPTY && onSkip && (
          <Button look="quiet" onClick={onSkip}>
            {words.skip}
          </Button>
        )}
      </div>
      <Typed board={board} seats={seats} scale={scale} onReport={onReport} />
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
function questionOf(
  draft: Draft,
  board: number,
  step: Step,
  { seats, scale }: Pick<EntryProps, 'seats' | 'scale'>,
): string {
  const { level, strain, doubling, declarer, suit, rank } = draft;
  const words = eveningText.entry;
  if (step === 'opened') return words.whenOpened(board);
  if (level === undefined || strain === undefined) return words.whatContract(board);
  const contract = { level, strain, doubling, declarer: declarer ?? 'N' };
  const name = contractInWords(contract, scale === 'minibridge' ? goalOfContract(contract) : undefined);
  if (declarer === undefined) return words.whoPlayed(name);
  const said = words.by(name, text.seats[seatOf(seats, declarer)]);
  if (step === 'tricks') return words.whatResult(said);
  if (step === 'honours') return words.whoseHonours(said);
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

/** The times at which South may have opened the dummy of AWOL. */
function OpenedKeys({ onPut }: PartProps) {
  const words = eveningText.entry;
  return (
    <KeyGroup label={words.whenOpenedShort} isLabelled={false}>
      {OPENED_TIMES.map((fact) => (
        <Button key={fact} size="large" onClick={() => onPut({ fact })}>
          {words.opened[fact]}
        </Button>
      ))}
    </KeyGroup>
  );
}

const OPENED_TIMES = ['first', 'second', 'never'] as const;
const GOAL_KEYS = ['part', 'game'] as const;

/** The contracts of Minibridge: a goal in each strain. */
function Goals({ onPut }: PartProps) {
  const words = eveningText.entry;
  return (
    <>
      {GOAL_KEYS.map((goal) => (
        <KeyGroup key={goal} label={text.goals[goal]}>
          <div className={keys.row}>
            {STRAINS.map((strain) => (
              <button
                key={strain}
                type="button"
                className={keys.key}
                aria-label={words.goal(text.strains[strain], text.goals[goal])}
                onClick={() => onPut({ level: goalContract(strain, goal).level, strain })}
              >
                <StrainMark strain={strain} />
              </button>
            ))}
          </div>
        </KeyGroup>
      ))}
      <Button size="large" onClick={() => onPut({ isPassedOut: true })}>
        {words.notDeclared}
      </Button>
    </>
  );
}

/** The honours that a side held, where the game counts them. */
function Honours({
  draft,
  scale,
  onPut,
}: PartProps & { readonly draft: Draft; readonly scale: BoardScaleId | undefined }) {
  const words = eveningText.entry;
  const contract = contractOf(draft);
  if (contract === undefined || scale === undefined) return null;
  const values = boardScaleOf(scale).fact?.valuesOf(contract) ?? [];
  const of = (side: 'NS' | 'EW') => values.filter((value) => value.startsWith(side));
  return (
    <>
      <Button look="main" size="large" onClick={() => onPut({ fact: NONE })}>
        {words.noHonours}
      </Button>
      {(['NS', 'EW'] as const).map((side) => (
        <KeyGroup key={side} label={eveningText.sides[side]}>
          <div className={keys.row}>
            {of(side).map((fact) => {
              const points = Number(fact.slice(side.length + 1));
              return (
                <button
                  key={fact}
                  type="button"
                  className={keys.key}
                  aria-label={honoursInWords(side, points)}
                  onClick={() => onPut({ fact })}
                >
                  {points}
                </button>
              );
            })}
          </div>
        </KeyGroup>
      ))}
    </>
  );
}

function Declarers({
  draft,
  seats,
  scale,
  onPut,
}: PartProps & { readonly draft: Draft } & Pick<EntryProps, 'seats' | 'scale'>) {
  const words = eveningText.entry;
  const { declarers = SEATS, doublings = DOUBLINGS } = scale === undefined ? {} : boardScaleOf(scale);
  return (
    <>
      {doublings.length > 1 && (
        <DoublingKeys
          label={words.doubled}
          words={words.doublings}
          doubling={draft.doubling}
          onPut={(doubling) => onPut({ doubling })}
        />
      )}
      <KeyGroup label={words.declarer}>
        <div className={keys.compass}>
          {declarersOf(seats)
            .filter(({ declarer }) => declarers.includes(declarer))
            .map(({ seat, declarer }) => (
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
  readonly scale: BoardScaleId | undefined;
  /** True where tricks are entered as a total, not against the contract. */
  readonly inAll: boolean;
}

function Tricks({ draft, board, scale, inAll, onPut }: TricksProps) {
  const contract = contractOf(draft);
  if (contract === undefined) return null;
  const needed = tricksNeeded(contract);
  const results = offeredTricks(contract).map((tricks) => {
    const own = scale && { id: scale, fact: draft.fact };
    const score = Math.abs(scoreFor(contract, tricks, board, own));
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
  readonly scale: BoardScaleId | undefined;
  readonly result: string;
  readonly onYes: (result: string) => void;
  readonly onNo: () => void;
}

/** The whole result, shown once more for confirmation; an unusual one gets a question. */
function Sure({ board, seats, scale, result, onYes, onNo }: SureProps) {
  const words = eveningText.entry;
  const [asked, setAsked] = useState(false);
  const id = useId();
  const go = () => (asksFirst(result, board) && !asked ? setAsked(true) : onYes(result));
  return (
    <div className={styles.entry}>
      <p id={id} className={styles.sure}>
        {words.boardIs(board)} {resultInWords(scored(result, board, scale), board, seats)}
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

/** The texts in the line for typing, by the scale of the game. */
const EXAMPLES: Readonly<Record<BoardScaleId | 'bridge', string>> = {
  bridge: '4S N HK =',
  minibridge: 'S game N HK =',
  auction: '4S N HK = NS:40',
  plafond: '4S N HK = NS:40',
  awol: 'never 4S S HK =',
  cutthroat: '4S S HK =',
};

/** The same entry by keyboard: `4S N HK =`. */
function Typed({
  board,
  seats,
  scale,
  onReport,
}: Pick<EntryProps, 'board' | 'seats' | 'scale' | 'onReport'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const words = eveningText.entry;
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const read = parseTyped(typed, board, { ...present({ seats, scale }) });
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
        placeholder={EXAMPLES[scale ?? 'bridge']}
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
          {resultInWords(scored(asked, board, scale), board, seats)} {words.isThatRight}
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

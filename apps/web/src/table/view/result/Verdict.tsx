import type { TableState } from '@overtrick/protocol/table';
import type { Step } from '@overtrick/rules/action';
import type { Party } from '@overtrick/rules/scores/outcome';
import { ResultMark } from '../../../deal/ResultMark.tsx';
import { ExampleTable } from '../../../deal/steps/ExampleTable.tsx';
import { makerOf, ownSteps, partyOf, playedName } from '../../../deal/words.ts';
import prose from '../../../design/Prose.module.css';
import { boardText } from '../../../text/boards.ts';
import { text } from '../../../text/text.ts';
import { FieldTable } from '../../../think/FieldTable.tsx';
import { comparedFor, groupedFor, marginOf, standingFor, type TableResult } from '../../../think/field.ts';
import type { DecidingTrick } from '../../../think/messages.ts';
import type { CardError } from '../../../think/turning.ts';
import { type After, TABLES, useAfter } from '../../../think/useAfter.ts';
import { Further } from './Further.tsx';
import styles from './Verdict.module.css';

export interface VerdictProps {
  readonly state: TableState;
  readonly history: readonly Step[];
}

/**
 * The summary of a deal: the value of the result beside other tables, the trick that settled it, one thing to learn,
 * and buttons for the next step.
 */
export default function Verdict({ state, history }: VerdictProps) {
  const { view } = state;
  const own = ownSteps(state);
  const after = useAfter(view, history, own);
  const { outcome } = view;
  const parties = Object.keys(outcome?.points ?? {});
  const ownParty = partyOf(state);
  const here: TableResult | undefined = outcome && {
    ...(outcome.contract && { contract: outcome.contract }),
    tricks: outcome.tricks,
    points: outcome.points,
    calls: view.calls,
  };
  const results = here === undefined ? [] : [here, ...after.results];
  const party = ownParty ?? parties[0] ?? '';
  const hasPlayed = own.some((step) => history[step]?.action.kind === 'play');
  return (
    <section
      className={styles.verdict}
      aria-labelledby="verdict"
      data-verdict={after.isDone ? 'done' : 'busy'}
    >
      <h2 id="verdict" className="hidden-text">
        {text.verdict.title}
      </h2>
      <div className={styles.words} data-timed>
        <Worth party={party} isOwn={ownParty !== undefined} results={results} isDone={after.isDone} />
        <Lesson state={state} after={after} party={party} results={results} hasPlayed={hasPlayed} />
        <Further state={state} record={after.record} />
      </div>
      {after.decided && <Deciding state={state} decided={after.decided} />}
      {results.length > 1 && (
        <div className={styles.field} data-timed>
          <h3>{boardText.review.traveller}</h3>
          <p className={prose.soft}>{text.verdict.fieldNote}</p>
          <FieldTable view={view} results={results} parties={parties} own={ownParty} method="mp" />
        </div>
      )}
    </section>
  );
}

interface WorthProps {
  readonly party: Party;
  readonly isOwn: boolean;
  readonly results: readonly TableResult[];
  readonly isDone: boolean;
}

/** The value beside other tables, once all have finished: a comparison of two says nothing yet. */
function Worth({ party, isOwn, results, isDone }: WorthProps) {
  const worth = comparedFor(party, results, 'mp')?.[0];
  const { better, equal, all } = standingFor(party, results);
  return (
    <>
      {isDone && worth !== undefined && (
        <p className={styles.worth} role="status">
          {!isOwn && `${text.parties.name(party)}: `}
          {boardText.review.standing(better, equal, all)} <strong>{boardText.review.mp(worth)}</strong>
        </p>
      )}
      {!isDone && (
        <p className={styles.busy}>
          <progress value={all} max={TABLES} aria-label={boardText.review.traveller} />{' '}
          {text.verdict.comparing} {boardText.review.comparing(all, TABLES)}
        </p>
      )}
    </>
  );
}

/** The trick that settled the result, with the cards that the players still held. */
function Deciding({ state, decided }: { readonly state: TableState; readonly decided: DecidingTrick }) {
  const { game } = state.view;
  const { step, seat, card, better = '', tricks, trick, settled, layout, moment } = decided;
  const words = settled === undefined ? text.verdict.dearest : text.verdict.settled[settled];
  return (
    <div className={styles.deciding}>
      <h3>{text.verdict.trick(trick)}</h3>
      <p>{words(makerOf(state, step, seat), playedName(game, card), playedName(game, better), tricks)}</p>
      <ExampleTable game={game} layout={layout} moment={moment} />
      <p className={prose.soft}>{text.verdict.seenAll}</p>
    </div>
  );
}

interface LessonProps {
  readonly state: TableState;
  readonly after: After;
  readonly party: Party;
  readonly results: readonly TableResult[];
  /** True if the visitor played a card themselves. */
  readonly hasPlayed: boolean;
}

/** A smaller difference between contracts, in points, teaches nothing. */
const LEAST_GAIN = 90;

/**
 * One thing to learn: from a card that the player could have known to be wrong, else from the contract of the others.
 */
function Lesson({ state, after: { error, isDone }, party, results, hasPlayed }: LessonProps) {
  if (!isDone || state.view.seat === undefined) return null;
  const lesson = error === undefined ? ofBidding(party, results) : undefined;
  if (error === undefined && lesson === undefined && !hasPlayed) return null;
  return (
    <div className={styles.lesson}>
      <h3>{text.verdict.learn}</h3>
      {error !== undefined ? (
        <p>{ofCard(state.view.game, error)}</p>
      ) : lesson !== undefined ? (
        <p>
          {text.verdict.others(lesson.tables.length, results.length - 1)}{' '}
          <ResultMark contract={lesson.result.contract} tricks={lesson.result.tricks} />
        </p>
      ) : (
        <p>{text.verdict.nothing}</p>
      )}
    </div>
  );
}

const ofCard = (game: string, { trick, card, better = '', tricks }: CardError): string =>
  text.verdict.card(trick, playedName(game, card), playedName(game, better), tricks);

/** Finds the commonest result of the others, if its contract differs and is clearly better for the visitor's party. */
function ofBidding(party: Party, results: readonly TableResult[]) {
  const [here, ...others] = results;
  const [most] = groupedFor(party, others).toSorted((a, b) => b.tables.length - a.tables.length);
  if (here === undefined || most === undefined) return undefined;
  const isOther = JSON.stringify(most.result.contract) !== JSON.stringify(here.contract);
  const gain = marginOf(most.result.points, party) - marginOf(here.points, party);
  return isOther && gain >= LEAST_GAIN ? most : undefined;
}

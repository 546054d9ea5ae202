import type { Seat } from '@overtrick/rules/seat';
import { useEffect, useRef, useState } from 'react';
import { ExampleScore } from '../deal/steps/ExampleScore.tsx';
import { ExampleTable } from '../deal/steps/ExampleTable.tsx';
import { lengthOf, momentAt } from '../deal/steps/moment.ts';
import { StepControls } from '../deal/steps/StepControls.tsx';
import { useSteps } from '../deal/steps/useSteps.ts';
import { wordsOf } from '../deal/steps/words.ts';
import { vulIn } from '../deal/vulnerability.ts';
import { outcomeInWords } from '../deal/words.ts';
import { MakeableTable } from '../solve/MakeableTable.tsx';
import { OF_BOTS, text } from '../text/text.ts';
import type { Judgement } from '../think/costs.ts';
import { useCosts } from '../think/useThoughts.ts';
import { Auction } from './Auction.tsx';
import { Balances } from './Balances.tsx';
import { Diagram } from './Diagram.tsx';
import { PlayGrid } from './PlayGrid.tsx';
import { PlayOn } from './PlayOn.tsx';
import styles from './Review.module.css';
import type { Shown } from './read/messages.ts';
import { Share } from './Share.tsx';
import { stepsPage } from './stepKeys.ts';
import { Traveller } from './Traveller.tsx';

const NONE: readonly Judgement[] = [];

const ownParty = (parties: Shown['example']['parties'], seat: Seat): string | undefined =>
  Object.keys(parties).find((party) => parties[party]?.includes(seat));

export interface ReviewProps {
  readonly shown: Shown;
  readonly game: string;
  /** The seat of the visitor, if they played it. */
  readonly seat?: Seat | undefined;
}

/** A board after it was played: diagram, auction, play, what could be made, what each card cost, other tables. */
export function Review({ shown, game, seat }: ReviewProps) {
  const { example, layout, view, told } = shown;
  const steps = useSteps(example);
  const thoughts = useCosts(told.record);
  const [judgements, setJudgements] = useState<readonly Judgement[]>(NONE);
  const { at, to } = steps;
  const table = useRef<HTMLDivElement>(null);
  useArrowsAnywhere(at, to);
  const show = (index: number): void => {
    to(index);
    // what was chosen far below is seen on the table
    table.current?.scrollIntoView({ block: 'nearest' });
  };
  const { did, why } = wordsOf(view.game, layout, example, at);
  const { outcome } = view;
  return (
    <div className={styles.review}>
      <header className={styles.head}>
        <p className={styles.terms}>{text.review.terms(view.terms.dealer, vulIn(view, shown.told.match))}</p>
        <h1>{text.review.title(game, view.terms.board)}</h1>
        <p className={styles.outcome}>
          {outcome ? outcomeInWords(outcome, view.tricks.length > 0) : text.review.unfinished}
        </p>
        {told.playedOut !== undefined && (
          <p className={styles.soft}>{text.review.playedOut(told.playedOut.length)}</p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.wide}>
          <section className={styles.part} aria-labelledby="whole">
            <h2 id="whole">{text.review.open}</h2>
            <Diagram shown={shown} />
          </section>
          {lengthOf(example) > 1 && (
            <section className={styles.part} aria-labelledby="replay">
              <h2 id="replay">{text.review.replay}</h2>
              <StepControls label={text.review.replay} example={example} steps={steps} />
              <div className={styles.step} aria-live="polite">
                <p className={styles.soft}>{text.guide.stepOf(at, lengthOf(example))}</p>
                <p className={styles.did}>{did}</p>
                {why !== undefined && (
                  <p className={styles.soft} {...OF_BOTS}>
                    {why}
                  </p>
                )}
                {told.playedOut?.includes(at - 1) === true && (
                  <p className={styles.soft}>{text.review.byComputer}</p>
                )}
              </div>
              <PlayOn shown={shown} at={at} seat={seat} />
              <div ref={table} className={styles.table}>
                <ExampleTable game={view.game} layout={layout} moment={momentAt(example, at)} />
              </div>
            </section>
          )}
          <PlayGrid shown={shown} costs={thoughts.costs} judgements={judgements} at={at} to={show} />
        </div>
        <div className={styles.side}>
          <MakeableTable view={view} record={told.record} />
          <Auction shown={shown} meanings={thoughts.meanings} at={at} to={show} />
          <Balances
            record={told.record}
            costs={thoughts.costs}
            isDone={thoughts.areCostsDone && shown.steps.length > shown.calls.length}
            judgements={judgements}
            onJudged={setJudgements}
          />
          {shown.result && (
            <Traveller shown={shown} here={shown.result} own={seat && ownParty(example.parties, seat)} />
          )}
          {shown.result && example.items.length > 0 && (
            <div className={styles.part}>
              <ExampleScore example={example} form={game} />
            </div>
          )}
          <Share shown={shown} game={game} />
        </div>
      </div>
    </div>
  );
}

/** The arrow keys step wherever the focus is, but where they have a use of their own. */
function useArrowsAnywhere(at: number, to: (index: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!stepsPage(event)) return;
      event.preventDefault();
      to(event.key === 'ArrowLeft' ? at - 1 : at + 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

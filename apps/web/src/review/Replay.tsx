import type { Seat } from '@overtrick/rules/cards/seat';
import { type Ref, useMemo } from 'react';
import { ExampleTable } from '../deal/steps/ExampleTable.tsx';
import type { CardNumbers } from '../deal/steps/HandCards.tsx';
import { lengthOf, momentAt } from '../deal/steps/moment.ts';
import { StepControls } from '../deal/steps/StepControls.tsx';
import type { Steps } from '../deal/steps/useSteps.ts';
import { wordsOf } from '../deal/steps/words.ts';
import { boardText } from '../text/boards.ts';
import { OF_BOTS, text } from '../text/text.ts';
import type { Cost } from '../think/costs.ts';
import { PlayOn } from './PlayOn.tsx';
import styles from './Review.module.css';
import type { BoardPageData } from './read/messages.ts';

export interface ReplayProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly shown: BoardPageData;
  readonly steps: Steps;
  readonly costs: readonly Cost[];
  readonly seat: Seat | undefined;
}

/**
 * The table at one moment of the deal, in cards. The cards of the hand to play show their double-dummy values; the
 * slider shows where a trick was given away.
 */
export function Replay({ ref, shown, steps, costs, seat }: ReplayProps) {
  const { example, layout, view, told } = shown;
  const { at } = steps;
  const values = numbersAt(costs, at);
  const ticks = useMemo(
    () => costs.flatMap(({ step, tricks }) => (tricks > 0 ? [{ at: step + 1, size: tricks }] : [])),
    [costs],
  );
  const hasSteps = lengthOf(example) > 1;
  const { did, why } = wordsOf(view.game, layout, example, at);
  return (
    <section className={styles.board} aria-labelledby="replay">
      <h2 id="replay" className="hidden-text">
        {boardText.review.replay}
      </h2>
      <div ref={ref} className={styles.table}>
        <ExampleTable
          game={view.game}
          layout={layout}
          moment={momentAt(example, at)}
          players={told.players}
          values={values}
        />
      </div>
      {values && (
        <p className="hidden-text">
          {boardText.review.values(
            [...values.of].map(([card, tricks]) => `${text.card(card)} ${tricks}`).join(', '),
          )}
        </p>
      )}
      {hasSteps && (
        <>
          <StepControls label={boardText.review.replay} example={example} steps={steps} ticks={ticks} />
          <div className={styles.step} aria-live="polite">
            <p className={styles.count}>{text.guide.stepOf(at, lengthOf(example))}</p>
            <p className={styles.did}>{did}</p>
            {why !== undefined && (
              <p className={styles.soft} {...OF_BOTS}>
                {why}
              </p>
            )}
            {told.playedOut?.includes(at - 1) === true && (
              <p className={styles.soft}>{boardText.review.byComputer}</p>
            )}
          </div>
        </>
      )}
      <PlayOn shown={shown} at={at} seat={seat} />
    </section>
  );
}

/** Returns the values of the cards from which the next one is chosen. */
function numbersAt(costs: readonly Cost[], at: number): CardNumbers | undefined {
  const values = costs.find(({ step }) => step === at)?.values;
  if (values === undefined) return undefined;
  return { of: new Map(values), best: Math.max(...values.map(([, tricks]) => tricks)) };
}

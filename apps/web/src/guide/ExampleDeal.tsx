import { ExampleScore } from '../deal/steps/ExampleScore.tsx';
import { ExampleTable } from '../deal/steps/ExampleTable.tsx';
import type { TableLayout } from '../deal/steps/layout.ts';
import { type Example, lengthOf, momentAt } from '../deal/steps/moment.ts';
import { Spoken } from '../deal/steps/Spoken.tsx';
import { StepControls } from '../deal/steps/StepControls.tsx';
import styles from '../deal/steps/Steps.module.css';
import { useSteps } from '../deal/steps/useSteps.ts';
import { wordsOf } from '../deal/steps/words.ts';
import { OF_BOTS, text } from '../text/text.ts';

export interface ExampleDealProps {
  readonly game: string;
  readonly form: string;
  readonly example: Example;
  readonly layout: TableLayout;
}

/** A deal that can be stepped through, forwards and backwards. */
export function ExampleDeal({ game, form, example, layout }: ExampleDealProps) {
  const steps = useSteps(example);
  const { at } = steps;
  const all = lengthOf(example);
  const moment = momentAt(example, at);
  const { did, why } = wordsOf(game, layout, example, at);
  return (
    <div className={styles.example}>
      <StepControls label={text.guide.example} example={example} steps={steps} />
      <div className={styles.step} aria-live="polite">
        <p className={styles.count}>{text.guide.stepOf(at, all)}</p>
        <p className={styles.did}>{did}</p>
        {why !== undefined && (
          <p className={styles.why} {...OF_BOTS}>
            {why}
          </p>
        )}
      </div>
      <ExampleTable game={game} layout={layout} moment={moment} />
      <Spoken game={game} layout={layout} example={example} at={at} />
      {at === all && <ExampleScore example={example} form={form} />}
    </div>
  );
}

import { OF_BOTS, text } from '../../text/text.ts';
import type { TableLayout } from '../table/layout.ts';
import styles from './ExampleDeal.module.css';
import { ExampleScore } from './ExampleScore.tsx';
import { ExampleTable } from './ExampleTable.tsx';
import { type Example, lengthOf, momentAt } from './moment.ts';
import { Said } from './Said.tsx';
import { StepControls } from './StepControls.tsx';
import { useSteps } from './useSteps.ts';
import { wordsOf } from './words.ts';

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
      <Said game={game} layout={layout} example={example} at={at} />
      {at === all && <ExampleScore example={example} form={form} />}
    </div>
  );
}

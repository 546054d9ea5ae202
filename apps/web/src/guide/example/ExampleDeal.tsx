import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';
import type { TableLayout } from '../table/layout.ts';
import styles from './ExampleDeal.module.css';
import { ExampleScore } from './ExampleScore.tsx';
import { ExampleTable } from './ExampleTable.tsx';
import { type Example, leap, lengthOf, momentAt } from './moment.ts';
import { Said } from './Said.tsx';
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
  const { at, to, onKeyDown } = useSteps(example);
  const all = lengthOf(example);
  const moment = momentAt(example, at);
  const { did, why } = wordsOf(game, layout, example, at);
  return (
    <div className={styles.example}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div role="group" aria-label={text.guide.example} className={styles.controls} onKeyDown={onKeyDown}>
        <div className={styles.buttons}>
          <IconButton label={text.guide.first} disabled={at === 0} onClick={() => to(0)}>
            <ChevronFirst aria-hidden="true" size={22} />
          </IconButton>
          <Button disabled={at === 0} onClick={() => to(at - 1)}>
            <ChevronLeft aria-hidden="true" size={22} />
            {text.guide.back}
          </Button>
          <Button look="main" disabled={at === all} onClick={() => to(at + 1)}>
            {text.guide.next}
            <ChevronRight aria-hidden="true" size={22} />
          </Button>
          <IconButton
            label={text.guide.trickNext}
            disabled={at === all}
            onClick={() => to(leap(example, at, 1))}
          >
            <ChevronLast aria-hidden="true" size={22} />
          </IconButton>
        </div>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={all}
          value={at}
          aria-label={text.guide.slider}
          aria-valuetext={text.guide.stepOf(at, all)}
          onChange={(event) => to(event.target.valueAsNumber)}
        />
        <p className={styles.hint}>{text.guide.keysHint}</p>
      </div>
      <div className={styles.step} aria-live="polite">
        <p className={styles.count}>{text.guide.stepOf(at, all)}</p>
        <p className={styles.did}>{did}</p>
        {why !== undefined && <p className={styles.why}>{why}</p>}
      </div>
      <ExampleTable game={game} layout={layout} moment={moment} />
      <Said game={game} layout={layout} example={example} at={at} />
      {at === all && <ExampleScore example={example} form={form} />}
    </div>
  );
}

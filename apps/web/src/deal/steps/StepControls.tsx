import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';
import { type Example, leap, lengthOf } from './moment.ts';
import styles from './Steps.module.css';
import type { Steps } from './useSteps.ts';

export interface StepControlsProps {
  readonly label: string;
  readonly example: Example;
  readonly steps: Steps;
}

/** Buttons, a slider and keys to step through a deal. */
export function StepControls({ label, example, steps: { at, to, onKeyDown } }: StepControlsProps) {
  const all = lengthOf(example);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div role="group" aria-label={label} className={styles.controls} onKeyDown={onKeyDown}>
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
  );
}

import { Button, IconButton } from '../../design/Button.tsx';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
} from '../../design/icons/icons.tsx';
import { text } from '../../text/text.ts';
import { type Example, leap, lengthOf } from './moment.ts';
import styles from './Steps.module.css';
import type { Steps } from './useSteps.ts';

export interface StepControlsProps {
  readonly label: string;
  readonly example: Example;
  readonly steps: Steps;
  /** Places at which something went wrong, in their order: marked on the slider, each with how much. */
  readonly ticks?: readonly Tick[];
}

interface Tick {
  readonly at: number;
  readonly size: number;
}

/** Buttons, a slider and keys to step through a deal. */
export function StepControls({
  label,
  example,
  steps: { at, to, onKeyDown },
  ticks = [],
}: StepControlsProps) {
  const all = lengthOf(example);
  const nextTick = ticks.find((tick) => tick.at > at);
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
      <div className={styles.course}>
        <div>
          {ticks.length > 0 && (
            <div className={styles.ticks} aria-hidden="true">
              {ticks.map((tick) => (
                <span key={tick.at} data-size={Math.min(3, tick.size)} style={{ '--at': tick.at / all }} />
              ))}
            </div>
          )}
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
        </div>
        {ticks.length > 0 && (
          <IconButton
            label={text.guide.nextMistake}
            disabled={nextTick === undefined}
            onClick={() => nextTick && to(nextTick.at)}
          >
            <CircleAlert aria-hidden="true" size={22} />
          </IconButton>
        )}
      </div>
      <p className={styles.hint}>{text.guide.keysHint}</p>
    </div>
  );
}

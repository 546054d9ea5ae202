import { Check } from '../../design/icons/icons.tsx';
import { learnText } from '../../text/learn.ts';
import styles from './Steps.module.css';

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly { readonly name: string; readonly isDone: boolean }[];
  readonly at: number;
  readonly onGo: (to: number) => void;
}

/** The way through the hands of a lesson: a line with a stop for each, done, here or still to come. */
export const Steps = ({ label, steps, at, onGo }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ name, isDone }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a lesson does not change
      <li key={i}>
        <button
          type="button"
          className={styles.step}
          aria-current={i === at ? 'step' : undefined}
          aria-label={isDone ? learnText.learn.practice.stepDone(name) : name}
          data-done={isDone}
          onClick={() => onGo(i)}
        >
          {isDone ? <Check aria-hidden="true" size={20} /> : i + 1}
        </button>
      </li>
    ))}
  </ol>
);

import { type Action, makeAction } from '@overtrick/rules/action';
import { useArrows } from '../../../design/useArrows.ts';
import type { Question } from '../../../games/panel.ts';
import { text } from '../../../text/text.ts';
import type { Press } from '../../input/act.ts';
import styles from './Prompt.module.css';

interface ChoicesProps extends Press {
  readonly actions: readonly Action[];
  readonly words: NonNullable<Question['choices']>;
}

/** Choices of one word, among them calls, each with its effect. */
export function Choices({ actions, words, press, raised }: ChoicesProps) {
  const { onKeyDown, itemProps } = useArrows(actions.map(makeAction));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside
    <div className={styles.choices} onKeyDown={onKeyDown}>
      {actions.map((action) => {
        const name = makeAction(action);
        const meant = action.kind === 'choose' ? words[action.choice] : undefined;
        return (
          <button
            key={name}
            type="button"
            {...itemProps(name)}
            className={styles.choice}
            data-call={action.kind === 'call' ? action.call : undefined}
            data-raised={raised === name}
            onClick={(event) => press(action, event.detail === 0)}
          >
            <span className={styles.label}>{meant?.label ?? text.action(action)}</span>
            {meant?.what !== undefined && <span className={styles.what}>{meant.what}</span>}
          </button>
        );
      })}
    </div>
  );
}

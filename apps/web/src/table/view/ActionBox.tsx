import { type Action, makeAction } from '@overtrick/rules/action';
import { text } from '../../text/text.ts';
import { usePress } from '../act.ts';
import { useArrows } from '../arrows.ts';
import { useTable } from '../context.ts';
import { canAct } from '../model.ts';
import styles from './ActionBox.module.css';
import { Combination, isCombination } from './Combination.tsx';

/** Everything that can be done now and is neither a call nor a card to play: each a button, sets of things picked one by one. */
export function ActionBox() {
  const legal = useTable(({ shown }) => shown?.view.legal);
  const open = useTable(canAct);
  const actions = open && legal ? legal.filter(isOther) : [];
  return actions.length === 0 ? null : <Box actions={actions} />;
}

/** Neither a call nor a card on the table. */
export const isOther = ({ kind }: Action): boolean => kind !== 'call' && kind !== 'play';

function Box({ actions }: { readonly actions: readonly Action[] }) {
  const { press, raised } = usePress('confirmCalls');
  const sets = actions.filter(isCombination);
  const single = actions.filter((action) => !sets.some((set) => set === action));
  const { onKeyDown, itemProps } = useArrows(single.map(makeAction));
  return (
    <section className={styles.box} data-acting aria-label={text.table.choosing} onKeyDown={onKeyDown}>
      {single.length > 0 && (
        <div className={styles.buttons}>
          {single.map((action) => {
            const name = makeAction(action);
            return (
              <button
                key={name}
                type="button"
                {...itemProps(name)}
                className={styles.action}
                data-raised={raised === name}
                onClick={(event) => press(action, event.detail === 0)}
              >
                {text.action(action)}
              </button>
            );
          })}
        </div>
      )}
      {sets.length > 0 && <Combination sets={sets} onDone={(action) => press(action, true)} />}
    </section>
  );
}

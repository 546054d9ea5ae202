import type { Action } from '@overtrick/rules/action';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';
import styles from './ActionBox.module.css';

type SetAction = Extract<Action, { readonly kind: 'pick' | 'put' }>;

const membersOf = (action: SetAction): readonly number[] =>
  action.kind === 'pick' ? action.places : action.cards;

/** Is it several things taken together, to be chosen one by one? */
export const isCombination = (action: Action): action is SetAction =>
  (action.kind === 'pick' || action.kind === 'put') && membersOf(action).length > 1;

export interface CombinationProps {
  readonly sets: readonly SetAction[];
  readonly onDone: (action: Action) => void;
}

/** Chooses one of many sets by its members. */
export function Combination({ sets, onDone }: CombinationProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [first] = sets;
  if (first === undefined) return null;
  const size = membersOf(first).length;
  const all = [...new Set(sets.flatMap(membersOf))].toSorted((a, b) => a - b);
  const complete = sets.find((set) => {
    const members = membersOf(set);
    return members.length === chosen.length && members.every((member) => chosen.includes(member));
  });
  const toggle = (member: number) =>
    setChosen(chosen.includes(member) ? chosen.filter((one) => one !== member) : [...chosen, member]);
  const label = (member: number) => (first.kind === 'pick' ? text.table.place(member) : text.card(member));
  return (
    <fieldset className={styles.set}>
      <legend>
        {first.kind === 'pick' ? text.picks[first.pick] : text.puts[first.put]}:{' '}
        {text.table.chosen(chosen.length, size)}
      </legend>
      <div className={styles.buttons}>
        {all.map((member) => (
          <button
            key={member}
            type="button"
            className={styles.action}
            aria-pressed={chosen.includes(member)}
            onClick={() => toggle(member)}
          >
            {label(member)}
          </button>
        ))}
      </div>
      <Button look="main" disabled={complete === undefined} onClick={() => complete && onDone(complete)}>
        {first.kind === 'pick' ? text.picks[first.pick] : text.puts[first.put]}
      </Button>
    </fieldset>
  );
}

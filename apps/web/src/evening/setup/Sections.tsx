import { partedInto, SPLIT_ORDERS, type SplitOrder, splitsFor } from '@overtrick/evening/desk/split';
import type { Seating } from '@overtrick/movements/movement';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../design/Choice.tsx';
import { eveningText } from '../../text/evening.ts';
import type { SectionPlan } from './begin.ts';
import { chosenOf, FIRST_SUGGESTION, type MovementChoice, withoutPlan } from './choice.ts';
import { HabitFields, Movements, useOccasion, whyNone } from './Movements.tsx';
import { planOfAdvice } from './planOfAdvice.ts';

interface Wanted {
  readonly seating: Seating;
  readonly ids: readonly string[];
  /** The approximate number of boards for each pair. */
  readonly boards: number;
  /**
   * True where cards are dealt by hand or machine, so that sections may have their own deals; online, a board is one
   * deal.
   */
  readonly isReal: boolean;
  /** The kind of movement that was played last. */
  readonly last?: string | undefined;
  /** Returns the letter of the next sections; the index starts at 0. */
  readonly letterOf: (index: number) => string;
}

/** Returns the letter of a section: `A`, `B` … */
export const sectionLetter = (index: number): string => String.fromCharCode(65 + index);

type Dealt = 'together' | 'apart';

interface DealtChoiceProps {
  readonly value: Dealt;
  readonly onChange: (value: Dealt) => void;
}

/** The choice whether a section plays the same boards as the others, so that all are one field, or its own deals. */
export const DealtChoice = ({ value, onChange }: DealtChoiceProps) => (
  <Choice
    label={eveningText.plan.together.label}
    values={['together', 'apart']}
    value={value}
    onChange={onChange}
    labelOf={(one) => eveningText.plan.together.values[one]}
    stacked
  />
);

/**
 * Keeps the fields for sections and their movements, and the plans chosen there; no plan where no movement fits.
 * Sections of one size have the same movement.
 */
export function useSections({ seating, ids, boards, isReal, last, letterOf }: Wanted): {
  readonly plans: readonly SectionPlan[];
  readonly fields: ReactNode;
} {
  const [count, setCount] = useState('1');
  const [order, setOrder] = useState<SplitOrder>('turn');
  const [choices, setChoices] = useState<Readonly<Record<number, MovementChoice>>>({});
  // of another number there is no choice yet: it starts as the last one was made, without its rounds
  const [latest, setLatest] = useState<MovementChoice>(FIRST_SUGGESTION);
  const habits = useOccasion();
  const [dealt, setDealt] = useState<Dealt>('together');
  const words = eveningText.sections;
  const splits = [[ids.length], ...splitsFor(seating, ids.length)];
  const sizes = splits.find(({ length }) => length === Number(count)) ?? [ids.length];
  const parts = partedInto(ids, sizes, order);
  const kinds = [...new Set(sizes)].map((size) => {
    const occasion = { seating, entrants: size, boards, ...habits, ...(last !== undefined && { last }) };
    const choice = choices[size] ?? latest;
    const letters = sizes.flatMap((one, i) => (one === size ? [letterOf(i)] : []));
    return { size, letters, occasion, choice, picked: chosenOf(choice, occasion) };
  });
  const missing = kinds.find(({ size, picked }) => size > 0 && picked === undefined);
  const plans = parts.flatMap((own, i) => {
    const picked = kinds.find(({ size }) => size === own.length)?.picked;
    return picked === undefined
      ? []
      : [
          {
            section: letterOf(i),
            ...planOfAdvice(picked, own),
            ...(parts.length > 1 && isReal && { boards: dealt }),
          },
        ];
  });
  const fields = (
    <>
      {splits.length > 1 && (
        <Choice
          label={words.label}
          values={splits.map(({ length }) => String(length))}
          value={String(sizes.length)}
          onChange={setCount}
          labelOf={(one) =>
            words.split(Number(one), (splits.find(({ length }) => length === Number(one)) ?? []).join(' + '))
          }
          stacked
        />
      )}
      {sizes.length > 1 && (
        <Choice
          label={words.order}
          values={SPLIT_ORDERS}
          value={order}
          onChange={setOrder}
          labelOf={(one) => words.orders[one]}
          stacked
        />
      )}
      {sizes.length > 1 && isReal && <DealtChoice value={dealt} onChange={setDealt} />}
      {kinds.map(({ size, letters, occasion, choice }) => (
        <Movements
          key={size}
          {...(kinds.length > 1 && { label: words.movementOf(letters.join(', '), size) })}
          occasion={occasion}
          choice={choice}
          onChoose={(one) => {
            setChoices({ ...choices, [size]: one });
            setLatest(withoutPlan(one));
          }}
        />
      ))}
      {ids.length > 0 && <HabitFields />}
      {missing !== undefined && <p role="status">{whyNone(missing.occasion)}</p>}
    </>
  );
  return { plans: plans.length < parts.length ? [] : plans, fields };
}

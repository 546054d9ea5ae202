import {
  type Advice,
  adviceFor,
  adviceNamed,
  kindsFor,
  type NamedKind,
  type Occasion,
} from '@overtrick/movements/advice';
import { BOUNDS } from './games.ts';

/** A choice of a movement: one of the suggestions, by its place in the list, or one of all kinds, by name. */
export type MovementChoice =
  | { readonly by: 'suggestion'; readonly index: number }
  | {
      readonly by: 'name';
      readonly kind?: string;
      readonly rounds?: number;
      readonly boardsPerRound?: number;
    };

export const FIRST_SUGGESTION: MovementChoice = { by: 'suggestion', index: 0 };

/** Returns a choice as it is for another number of entrants: the kind chosen by name, or the first suggestion. */
export function withoutPlan(choice: MovementChoice): MovementChoice {
  if (choice.by === 'suggestion') return FIRST_SUGGESTION;
  const { by, kind } = choice;
  return { by, ...(kind !== undefined && { kind }) };
}

/** A kind of movement with its best plan for the occasion; without a plan if it cannot seat the entrants. */
export interface NamedOption extends NamedKind {
  readonly advice: Advice | undefined;
}

/** Keeps the last results of a function of an occasion: for many pairs it takes a tenth of a second. */
function keeping<T>(compute: (occasion: Occasion) => T): (occasion: Occasion) => T {
  const kept = new Map<string, T>();
  return (occasion) => {
    const key = JSON.stringify(occasion);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= 20) kept.clear();
    const made = compute(occasion);
    kept.set(key, made);
    return made;
  };
}

export const suggestionsFor = keeping((occasion) => (occasion.entrants === 0 ? [] : adviceFor(occasion)));

/** Returns all kinds for the form of the evening, those that seat the entrants first. */
export const namedFor = keeping((occasion): readonly NamedOption[] =>
  kindsFor(occasion, BOUNDS[occasion.seating].most)
    .map((named) => ({ ...named, advice: adviceNamed(named, occasion) }))
    .sort((one, other) => Number(one.advice === undefined) - Number(other.advice === undefined)),
);

/** Returns the chosen movement, with other rounds where it cannot have those; `undefined` if none fits. */
export function chosenOf(choice: MovementChoice, occasion: Occasion): Advice | undefined {
  if (choice.by === 'suggestion') {
    const suggestions = suggestionsFor(occasion);
    return suggestions[choice.index] ?? suggestions[0];
  }
  const named = chosenKind(choice, occasion);
  const { rounds, boardsPerRound } = choice;
  if (rounds === undefined && boardsPerRound === undefined) return named?.advice;
  const wanted = {
    ...(rounds !== undefined && { rounds }),
    ...(boardsPerRound !== undefined && { boardsPerRound }),
  };
  return named && (adviceNamed(named, occasion, wanted) ?? named.advice);
}

/** Returns the kind chosen by name; before a choice, the kind that is suggested first, or the first that fits. */
export function chosenKind(
  { kind }: Extract<MovementChoice, { by: 'name' }>,
  occasion: Occasion,
): NamedOption | undefined {
  const named = namedFor(occasion).filter(({ advice }) => advice !== undefined);
  const [suggested] = suggestionsFor(occasion);
  return (
    named.find((one) => one.kind.id === kind) ??
    named.find((one) => one.kind.id === suggested?.kind.id) ??
    named[0]
  );
}

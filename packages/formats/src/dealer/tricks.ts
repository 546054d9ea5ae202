import type { Action } from './actions.ts';
import { type Expression, someExpression } from './expression.ts';
import type { Script } from './script.ts';

/** True if a script asks for tricks, which only the solver can compute. */
export function asksForTricks({ condition, actions = [] }: Script): boolean {
  const parts = [...(condition ? [condition] : []), ...actions.flatMap(expressionsOf)];
  return (
    actions.some(({ kind }) => kind === 'evalcontract') ||
    parts.some((part) => someExpression(part, ({ kind }) => kind === 'tricks'))
  );
}

function expressionsOf(action: Action): readonly Expression[] {
  switch (action.kind) {
    case 'average':
      return [action.of];
    case 'frequency':
      return [action.of.value, ...(action.across ? [action.across.value] : [])];
    case 'printcompact':
    case 'printoneline':
      return action.of ? [action.of] : [];
    case 'printes':
      return action.parts.filter((part) => typeof part !== 'string');
    default:
      return [];
  }
}

import { type Action, isReportPart } from './actions.ts';
import { type Expression, needsSolver, someExpression } from './expression.ts';
import type { Script } from './script.ts';

/** True if a script asks for tricks or par, which only the solver can compute. */
export const asksForTricks = (script: Script): boolean =>
  conditionAsks(script) || (script.actions ?? []).some(actionAsks);

/** True if the solver is asked for each deal that is tried. */
export const conditionAsks = ({ condition }: Script): boolean =>
  condition !== undefined && someExpression(condition, needsSolver);

/** True if the solver is asked for each deal that fits. */
export const actionAsks = (action: Action): boolean =>
  countsTricks(action) || expressionsOf(action).some((part) => someExpression(part, needsSolver));

/** True for an action that counts tricks by itself. */
const countsTricks = (action: Action): boolean =>
  action.kind === 'evalcontract' ||
  action.kind === 'contract' ||
  (action.kind === 'report' && action.parts.some((part) => isReportPart(part) && part.kind === 'trix'));

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
    case 'report':
      return action.parts.filter((part) => typeof part !== 'string' && !isReportPart(part));
    default:
      return [];
  }
}

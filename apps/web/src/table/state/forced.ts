import type { Action } from '@overtrick/rules/action';
import { canAct, type TableModel } from './model.ts';

/** Returns the only legal card; `undefined` where there is a choice, or nothing to play. */
export function onlyCard(now: TableModel): Action | undefined {
  const [only, ...others] = now.shown?.view.legal ?? [];
  return only?.kind === 'play' && others.length === 0 && canAct(now) ? only : undefined;
}

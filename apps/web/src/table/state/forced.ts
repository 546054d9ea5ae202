import type { Action } from '@overtrick/rules/action';
import { canAct, type TableModel } from './model.ts';

/** The one card that may be played now; nothing where there is a choice, or none. */
export function onlyCard(now: TableModel): Action | undefined {
  const [only, ...others] = now.shown?.view.legal ?? [];
  return only?.kind === 'play' && others.length === 0 && canAct(now) ? only : undefined;
}

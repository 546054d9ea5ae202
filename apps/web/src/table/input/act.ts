import { type Action, makeAction, sameAction } from '@overtrick/rules/action';
import { useEffect, useState } from 'react';
import { useCtrl, useTable } from '../ctrl/context.ts';
import { canAct } from '../state/model.ts';
import { useTwice } from './twice.ts';

/** The functions with which a part of the table responds to a press. */
export interface Press {
  readonly press: (action: Action, byKey?: boolean) => void;
  /** The text of the action that waits for its second tap. */
  readonly raised?: string | undefined;
}

/**
 * Returns the handler for pressing a card or a call: it acts at once, or raises it and acts when pressed again.
 * `raised` is the text of the action that waits for its second tap.
 */
export function usePress(what: 'confirmCards' | 'confirmCalls') {
  const ctrl = useCtrl();
  const twice = useTwice(what);
  const open = useTable(canAct);
  const version = useTable(({ shown }) => shown?.version);
  const [raised, setRaised] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was raised falls back when the table moves on
  useEffect(() => setRaised(undefined), [version]);
  const press = (action: Action, byKey = false): void => {
    if (!open) return;
    const name = makeAction(action);
    if (twice && !byKey && raised !== name) setRaised(name);
    else ctrl.act(action);
  };
  return { press, raised: open ? raised : undefined, twice };
}

export const isLegal = (legal: readonly Action[], action: Action): boolean =>
  legal.some((one) => sameAction(one, action));

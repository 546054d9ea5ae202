import { type KeyboardEvent, useState } from 'react';
import { byKey, clamped, type Example } from './moment.ts';

/** The reader's place in an example, and the ways to go from there. */
export interface Steps {
  readonly at: number;
  to(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function useSteps(example: Example): Steps {
  const [at, setAt] = useState(0);
  return {
    at,
    to: (index: number): void => setAt(clamped(example, index)),
    onKeyDown(event: KeyboardEvent): void {
      const next = byKey(example, at, event.key);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setAt(next);
    },
  };
}

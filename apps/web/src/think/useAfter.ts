import type { Step } from '@overtrick/rules/action';
import type { View } from '@overtrick/rules/views/view';
import { useEffect, useState } from 'react';
import { askThinker } from './ask.ts';
import type { TableResult } from './field.ts';
import type { DecidingTrick } from './messages.ts';
import type { CardError } from './turning.ts';

/** The number of other tables at which club players hold the same cards. */
export const TABLES = 15;
const LEVEL = 'club';

/** All that is found out about a deal that is over, as it is found. */
export interface After {
  readonly record?: string;
  readonly decided?: DecidingTrick;
  readonly error?: CardError;
  /** Of the other tables. */
  readonly results: readonly TableResult[];
  readonly isDone: boolean;
}

const NOTHING: After = { results: [], isDone: false };

/** Thinks about a deal that is over, elsewhere than on the page's thread; it ends with the component. */
export function useAfter(view: View, steps: readonly Step[], own: readonly number[]): After {
  const [after, setAfter] = useState(NOTHING);
  // a deal that is over does not change
  const [asked] = useState(() => ({
    kind: 'after' as const,
    view,
    steps,
    level: LEVEL,
    tables: TABLES,
    own,
  }));
  useEffect(() => {
    setAfter(NOTHING);
    return askThinker(asked, (thought) => {
      if (thought.kind === 'record') setAfter((so) => ({ ...so, record: thought.record }));
      if (thought.kind === 'decided') setAfter((so) => ({ ...so, decided: thought.decided }));
      if (thought.kind === 'error') setAfter((so) => ({ ...so, error: thought.error }));
      if (thought.kind === 'result') setAfter((so) => ({ ...so, results: [...so.results, thought.result] }));
      if (thought.kind === 'done') setAfter((so) => ({ ...so, isDone: true }));
    });
  }, [asked]);
  return after;
}

import type { TableState } from '@overtrick/protocol/table';
import { lazy, Suspense } from 'react';

/** The worth of a deal, loaded once one is over: the table does not wait for it. */
const Verdict = lazy(() => import('./Verdict.tsx'));

/** At a sitting of a tournament other people play the same boards: those are the field. */
export const AfterDeal = ({ state }: { readonly state: TableState }) =>
  state.sitting !== undefined || state.history === undefined ? null : (
    <Suspense>
      <Verdict key={state.deal} state={state} history={state.history} />
    </Suspense>
  );

import type { TableState } from '@overtrick/protocol/table';
import { lazy, Suspense } from 'react';

/** The worth of a deal, loaded once one is over: the table does not wait for it. */
const Verdict = lazy(() => import('./Verdict.tsx'));
const Bidding = lazy(() => import('./Bidding.tsx'));

/** At a sitting of a tournament other people play the same boards: those are the field. */
export function AfterDeal({ state }: { readonly state: TableState }) {
  if (state.sitting !== undefined || state.history === undefined) return null;
  const Worth = state.policies.bidding ? Bidding : Verdict;
  return (
    <Suspense>
      <Worth key={state.deal} state={state} history={state.history} />
    </Suspense>
  );
}

import type { Step } from '@overtrick/rules/action';
import type { Party } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import { useEffect, useState } from 'react';
import { askThinker } from './ask.ts';
import type { Bid } from './bidding.ts';

export interface BiddingRequest {
  readonly view: View;
  readonly steps: readonly Step[];
  readonly level: string;
  /** The side that bids while the other one always passes. */
  readonly side?: Party;
}

/**
 * Returns the auction of computer players on a finished deal once it is found; `isDone` also where there can be none.
 */
export function useBidding(wanted: BiddingRequest): { readonly bid?: Bid; readonly isDone: boolean } {
  const [found, setFound] = useState<{ readonly bid?: Bid; readonly isDone: boolean }>({ isDone: false });
  // a deal that is over does not change
  const [asked] = useState(() => ({ kind: 'bidding' as const, ...wanted }));
  useEffect(
    () =>
      askThinker(asked, (thought) => {
        if (thought.kind === 'bid') setFound((so) => ({ ...so, bid: thought.bid }));
        if (thought.kind === 'done') setFound((so) => ({ ...so, isDone: true }));
      }),
    [asked],
  );
  return found;
}

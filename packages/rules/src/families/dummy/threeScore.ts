import type { Contract } from '../../contract.ts';
import type { Outcome, Points } from '../../outcome.ts';
import { honourPoints } from '../../score.ts';
import { SEATS } from '../../seat.ts';
import { type Setup, termsOf } from '../../setup.ts';
import { DUMMY, PLAYERS, partiesOn, partyOf } from './threeHands.ts';

/** A contract that was played, before it is scored. */
export const playedOutcome = (setup: Setup, contract: Contract, tricks: number): Outcome => ({
  terms: termsOf(setup),
  contract,
  declaring: partyOf(contract.declarer, setup),
  tricks,
  points: {},
  items: [],
});

/** Honours in one hand: declarer's or the dummy's for them, a defender's for both defenders (RULES 13.1). */
export function honoursAmong(setup: Setup, { declarer, strain }: Contract): Points {
  const inHand = honourPoints(setup.deal, strain, SEATS, (seat) => seat);
  const best = (isDeclaring: boolean) =>
    Math.max(
      ...[...PLAYERS, DUMMY]
        .filter((seat) => (seat === DUMMY || seat === declarer) === isDeclaring)
        .map((seat) => inHand[seat] ?? 0),
    );
  const declaring = partyOf(declarer, setup);
  return Object.fromEntries(partiesOn(setup).map((party) => [party, best(party === declaring)]));
}

import { type Contract, tricksNeeded } from '../../auction/contract.ts';
import { isVulnerable, type Seat, sideOf, type Vul } from '../../cards/seat.ts';
import type { Party } from '../../scores/outcome.ts';
import { contractItemsAt, isGame, type ScoreItem } from '../../scores/score.ts';

/**
 * The time at which South opened the dummy: before any call, before their own first call, or never before the
 * lead.
 */
export const OPENED = ['first', 'second', 'never'] as const;
export type Opened = (typeof OPENED)[number];

/** Returns the vulnerability: the sooner the dummy is seen, the more South risks (RULES 8.4). */
export const vulOf = (opened: Opened): Vul =>
  opened === 'first' ? 'ns' : opened === 'second' ? 'none' : 'ew';

/**
 * Scores a deal (RULES 8.5). Each player of the side that scores gets the points in full (R-AWOL-2): East and West
 * both, or South. Slams score as in duplicate, game bonus and slam bonus together (R-AWOL-1). A part score of South's
 * that is not vulnerable has no bonus. Insult and doubled overtricks are those of contract bridge (R-AWOL-8).
 */
export function awolItems(
  contract: Contract,
  tricks: number,
  opened: Opened,
  partyOf: (seat: Seat) => Party,
): ScoreItem[] {
  const side = sideOf(contract.declarer);
  const vulnerable = isVulnerable(vulOf(opened), side);
  const made = tricks >= tricksNeeded(contract);
  const scoring: readonly Seat[] = (side === 'NS') === made ? ['S'] : ['E', 'W'];
  return scoring.map(partyOf).flatMap((party) => {
    const items: ScoreItem[] = contractItemsAt(
      { declaring: party, defending: party, vulnerable },
      contract,
      tricks,
    );
    if (!made) return items;
    if (isGame(contract))
      items.push({ reason: 'game', party, points: vulnerable ? 500 : 300, line: 'above' });
    else if (side === 'EW' || vulnerable)
      items.push({ reason: 'partScore', party, points: 50, line: 'above' });
    return items;
  });
}

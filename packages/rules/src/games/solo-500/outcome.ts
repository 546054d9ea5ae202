import { otherPlayer, ownerParty, PLAYERS } from '../../families/twoHanded/owners.ts';
import type { Outcome } from '../../outcome.ts';
import { tricksOf } from '../../play.ts';
import { type ScoreItem, sumItems } from '../../score.ts';
import { termsOf } from '../../setup.ts';
import { isMisere, strainOf, worthOf } from './bids.ts';
import { isOver, leftIn, OWNERS, type Solo500State } from './state.ts';

const EACH = 10;

/** The bidder wins or loses their bid's value; the other scores their tricks, but not at misère (R-SW-2, R-SW-5). */
export function outcomeOf(state: Solo500State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { setup, contract, play, claim } = state;
  const terms = termsOf(setup);
  if (contract === undefined || play === undefined)
    return { terms, tricks: 0, points: sumItems([], PLAYERS), items: [] };
  const { bidder, bid } = contract;
  const declaring = ownerParty(OWNERS, bidder, terms);
  const tricks = tricksOf(play, (hand) => OWNERS.of[hand] === bidder, claim, leftIn(play));
  const isMade = bid.kind === 'tricks' ? tricks >= bid.tricks : tricks === 0;
  const items: ScoreItem[] = [
    { reason: 'bid', party: declaring, points: isMade ? worthOf(bid) : -worthOf(bid), line: 'above' },
  ];
  const others = isMisere(bid) ? 0 : 10 - tricks;
  if (others > 0) {
    const party = ownerParty(OWNERS, otherPlayer(OWNERS, bidder), terms);
    items.push({ reason: 'tricks', party, points: others * EACH, line: 'above' });
  }
  return { terms, strain: strainOf(bid), declaring, tricks, points: sumItems(items, PLAYERS), items };
}

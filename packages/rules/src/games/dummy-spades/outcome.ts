import { defined } from '../../assert.ts';
import { playerAt } from '../../game.ts';
import type { Outcome } from '../../outcome.ts';
import { tricksOf } from '../../play.ts';
import { sumItems } from '../../score.ts';
import type { Seat } from '../../seat.ts';
import { termsOf } from '../../setup.ts';
import { countingNils, ownSide, PLAYERS } from './bids.ts';
import { playerScore } from './score.ts';
import { type DummySpadesState, declarerOf, isOver } from './state.ts';

/** Each player for themselves (RULES 11.4), in bidding order. */
export function outcomeOf(state: DummySpadesState): Outcome | undefined {
  const { setup, bids, play, claim } = state;
  const declarer = declarerOf(state);
  if (!isOver(state) || play === undefined || declarer === undefined) return undefined;
  const terms = termsOf(setup);
  const partyOf = (seat: Seat) => playerAt(PLAYERS, seat, terms);
  const tricksBy = (player: Seat): number => {
    const side = ownSide(declarer, player);
    return tricksOf(play, (hand) => side.includes(hand), claim);
  };
  const scored = bids.map((bid) => {
    const nils = countingNils(bid, declarer).map((hand) => play.taken[hand]);
    const party = partyOf(bid.seat);
    return { party, ...playerScore(party, bid.tricks, tricksBy(bid.seat), nils) };
  });
  const items = scored.flatMap((each) => each.items);
  const parties = PLAYERS.map(partyOf);
  return {
    terms,
    strain: 'S',
    declaring: partyOf(declarer),
    tricks: tricksBy(declarer),
    items,
    points: sumItems(items, parties),
    bags: Object.fromEntries(
      parties.map((party) => [
        party,
        defined(
          scored.find((each) => each.party === party),
          'all bid',
        ).bags,
      ]),
    ),
  };
}

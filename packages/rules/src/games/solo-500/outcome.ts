import { defined } from '../../assert.ts';
import type { DealTerms } from '../../deals/board.ts';
import { termsOf } from '../../deals/setup.ts';
import { otherPlayer, ownerParty, PLAYERS } from '../../families/twoHanded/owners.ts';
import { numberWords, PASSED, type PadDeal, type PadSteps } from '../../pad/form.ts';
import { askOneOf, passedOutcome } from '../../pad/parts.ts';
import { tricksOf } from '../../play/play.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { type ScoreItem, sumItems } from '../../scores/score.ts';
import { BIDS, type Bid, isMisere, strainOf, worthOf } from './bids.ts';
import { type Contract500, isOver, leftIn, OWNERS, type Solo500State } from './state.ts';

const EACH = 10;
const TRICKS = 10;

/**
 * Scores the deal: the bidder wins or loses their bid's value; the other scores their tricks, but not at misère
 * (R-SW-2, R-SW-5).
 */
export function outcomeOf(state: Solo500State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { setup, contract, play, claim } = state;
  const terms = termsOf(setup);
  if (contract === undefined || play === undefined) return passedOutcome(terms, PLAYERS);
  const { bidder } = contract;
  const tricks = tricksOf(play, (hand) => OWNERS.of[hand] === bidder, claim, leftIn(play));
  return playedOutcome(terms, contract, tricks);
}

function playedOutcome(terms: DealTerms, { bidder, bid }: Contract500, tricks: number): Outcome {
  const declaring = ownerParty(OWNERS, bidder, terms);
  const isMade = bid.kind === 'tricks' ? tricks >= bid.tricks : tricks === 0;
  const items: ScoreItem[] = [
    { reason: 'bid', party: declaring, points: isMade ? worthOf(bid) : -worthOf(bid), line: 'above' },
  ];
  const others = isMisere(bid) ? 0 : TRICKS - tricks;
  if (others > 0) {
    const party = ownerParty(OWNERS, otherPlayer(OWNERS, bidder), terms);
    items.push({ reason: 'tricks', party, points: others * EACH, line: 'above' });
  }
  return { terms, strain: strainOf(bid), declaring, tricks, points: sumItems(items, PLAYERS), items };
}

/** Returns a bid as one word of an entry: `6NT`, `misere`. */
const wordOf = (bid: Bid): string =>
  bid.kind === 'tricks' ? `${bid.tricks}${bid.strain === 'N' ? 'NT' : bid.strain}` : bid.kind;

/** Asks for the bid that won, the bidder, and their tricks of ten. */
export function* solo500Pad({ terms }: PadDeal<unknown>): PadSteps<Outcome> {
  const values = BIDS.map(wordOf);
  const said = yield { part: 'bid', values: [...values, PASSED] };
  if (said === PASSED) return passedOutcome(terms, PLAYERS);
  const bid = defined(BIDS[values.indexOf(said)], 'one of the bids');
  const bidder = yield* askOneOf('bidder', OWNERS.players);
  const tricks = Number(
    yield {
      part: 'tricks',
      values: numberWords(0, TRICKS),
      ...(bid.kind === 'tricks' && { needed: bid.tricks }),
    },
  );
  return playedOutcome(terms, { bidder, bid }, tricks);
}

import type { TrickBid } from '../../auction/trickBid.ts';
import { EMPTY } from '../../cards/cardSet.ts';
import { bySeat } from '../../cards/seat.ts';
import type { OptionValues } from '../../options.ts';
import type { PadDeal, PadForm, PadSteps } from '../../pad/form.ts';
import { askShares } from '../../pad/parts.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';
import type { TrickBidRules, TrickBidState } from './trickBidGame.ts';

/** The mark for a nil bid blind. */
const BLIND = 'B';

interface Written<Options extends OptionValues> {
  /** The tricks of a deal. */
  readonly tricks: number;
  /** The numbers that can be bid, where the choices depend on cards, which nobody shows on a score pad. */
  readonly unseen?: (options: Options, bids: readonly TrickBid[]) => readonly number[] | undefined;
}

/**
 * Returns the questions of games in which numbers of tricks are bid: the bids in order, then the tricks of each hand.
 */
export const trickBidPad =
  <Options extends OptionValues>(
    rules: TrickBidRules<TrickBidState<Options>>,
    { tricks, unseen }: Written<Options>,
  ): PadForm<Options> =>
  (deal) =>
    steps(rules, tricks, unseen, deal);

function* steps<Options extends OptionValues>(
  rules: TrickBidRules<TrickBidState<Options>>,
  tricks: number,
  unseen: Written<Options>['unseen'],
  { terms, options }: PadDeal<Options>,
): PadSteps<Outcome> {
  // the game answers from the terms; the cards are not known
  const setup = { ...terms, deal: bySeat(() => EMPTY) };
  const bidders = rules.bidders(setup);
  const bids: TrickBid[] = [];
  for (const seat of bidders) {
    const state = { setup, options, bids: [...bids] };
    const numbers = (unseen?.(options, bids) ?? rules.choices(state, seat)).map(String);
    const isBlindOffered = rules.blind?.isOffered(state, seat) === true;
    const said = yield { part: 'bid', seat, values: isBlindOffered ? [...numbers, BLIND] : numbers };
    bids.push(said === BLIND ? { seat, tricks: 0, blind: true } : { seat, tricks: Number(said) });
  }
  const state = { setup, options, bids };
  const scored = rules.score(state, yield* askShares('taken', bidders, tricks));
  return {
    terms,
    strain: rules.strain(state),
    tricks: 0,
    ...scored,
    points: sumItems(scored.items, rules.parties),
  };
}

import type { Contract } from '../../auction/contract.ts';
import { lho, type Seat } from '../../cards/seat.ts';
import type { OptionsSpec } from '../../options.ts';
import { CLOCKWISE, isLeadMade } from '../../play/play.ts';
import type { View } from '../../views/view.ts';
import { callInTurn, DUMMY_OPPOSITE } from './owners.ts';
import { defenderOf, type TwoHandedState } from './twoHanded.ts';

/** RULES 7: the forms of a honeymoon, the first by default. */
export const HONEYMOON_MATCHES: readonly string[] = [
  'rubber',
  'chicago',
  'deals',
  'boards',
  'auction-rubber',
];

/** The options that double dummy and its kin share. */
export type DummyOptions = {
  /** R-HB-5 */
  readonly leadSeat: 'hand' | 'leftOfDeclarer';
  /** R-HB-1: who deals when a deal is passed out. */
  readonly redealBy: 'sameDealer' | 'nextDealer';
};

export const DUMMY_OPTIONS: OptionsSpec<DummyOptions> = {
  leadSeat: {
    kind: 'choice',
    default: 'hand',
    values: ['hand', 'leftOfDeclarer'],
    help: "The opening lead comes from the other player's own hand, or from the hand on declarer's left.",
  },
  redealBy: {
    kind: 'choice',
    default: 'sameDealer',
    values: ['sameDealer', 'nextDealer'],
    help: 'Who deals after two passes at the start.',
  },
};

export const dummyOptionsOf = ({ options }: View): DummyOptions => ({
  leadSeat: options.leadSeat === 'leftOfDeclarer' ? 'leftOfDeclarer' : 'hand',
  redealBy: options.redealBy === 'nextDealer' ? 'nextDealer' : 'sameDealer',
});

const ONE_PASS = callInTurn(DUMMY_OPPOSITE, 1);

/** The rules that all of them share: dummies opposite, one pass, the leader. */
export const TWO_DUMMIES = {
  owners: DUMMY_OPPOSITE,
  auction: () => ONE_PASS,
  play: () => CLOCKWISE,
  leader: leaderOf,
  redeals: (state: Pick<TwoHandedState<DummyOptions>, 'options'>) => state.options.redealBy === 'sameDealer',
};

/**
 * Returns the leader: the non-declarer's own hand, before either dummy is seen, or the hand at declarer's left
 * (R-HB-5).
 */
function leaderOf({ options }: TwoHandedState<DummyOptions>, contract: Contract): Seat {
  return options.leadSeat === 'hand' ? defenderOf(DUMMY_OPPOSITE, contract) : lho(contract.declarer);
}

/** True if a dummy is open: both are from the opening lead; a dummy that makes it is opened first (R-HB-5). */
export function isDummyOpen(state: TwoHandedState<DummyOptions>, seat: Seat): boolean {
  const { contract, play } = state;
  if (contract === undefined || play === undefined || DUMMY_OPPOSITE.of[seat] === seat) return false;
  return isLeadMade(play) || (play.turn === seat && seat === leaderOf(state, contract));
}

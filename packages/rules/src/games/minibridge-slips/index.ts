import { type Action, callAction, chooseAction, foreign, type Step } from '../../action.ts';
import type { SeatCall } from '../../auction/auction.ts';
import { BIDS, type Bid, bidIndex, isBid, levelOf, strainOf } from '../../auction/call.ts';
import type { Contract } from '../../auction/contract.ts';
import { trumpOf } from '../../cards/card.ts';
import { EMPTY, FULL, minus, union } from '../../cards/cardSet.ts';
import { lho, partner, SEATS, type Seat, SIDES, seatsFrom, turn } from '../../cards/seat.ts';
import { drawBySlip, lessCards, slipOf } from '../../deals/slip.ts';
import { type DummyState, retrace, type Stage } from '../../families/dummy/dummyGame.ts';
import { partnership } from '../../families/dummy/partnership.ts';
import type { Game } from '../../game.ts';
import type { PadDeal, PadSteps } from '../../pad/form.ts';
import { askContract, askTricks, passedOutcome } from '../../pad/parts.ts';
import { startPlay } from '../../play/play.ts';
import type { Random } from '../../random.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { duplicateItems, sumItems } from '../../scores/score.ts';
import type { SharedFacts } from '../../views/facts.ts';
import { imagineHands, playedCards } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { rules } from './rules.ts';

export type SlipsOptions = Readonly<Record<never, never>>;

export interface SlipsState extends DummyState<SlipsOptions> {
  /** Players who passed before somebody opened. */
  readonly passed: number;
  readonly opener?: Seat;
  /** The contracts that opener and overcaller named in turn, and the pass that ended it. */
  readonly calls: readonly SeatCall[];
  readonly contract?: Contract;
}

/** The facts that the views of this game add to the common ones. */
export type SlipsExtra = SharedFacts<'passed'> & Partial<SharedFacts<'opener' | 'slip'>>;

/**
 * True if that player has received their partner's slip: the opener, and once a contract is named their left-hand
 * opponent. Only these two ever name anything (R-MB-6).
 */
const hasSlip = ({ opener, calls }: SlipsState, seat: Seat): boolean =>
  opener !== undefined && (seat === opener || (seat === lho(opener) && calls.length > 0));

function stageOf({ setup, passed, opener, calls, contract }: SlipsState): Stage | undefined {
  if (contract !== undefined) return undefined;
  if (opener === undefined) {
    const actions = () => [callAction('P'), chooseAction('open')];
    return passed < 4 ? { phase: 'decide', seat: turn(setup.dealer, passed), actions } : undefined;
  }
  const last = lastBid(calls);
  const seat = last === undefined || last.seat !== opener ? opener : lho(opener);
  const actions = () => {
    const higher = BIDS.filter((bid) => last === undefined || bidIndex(bid) > bidIndex(last.bid)).map(
      callAction,
    );
    // R-MB-7: the opener must name a contract
    return last === undefined ? higher : [callAction('P'), ...higher];
  };
  return { phase: 'declare', seat, actions };
}

/** Returns the last contract named, and the seat that named it. */
function lastBid(calls: readonly SeatCall[]): { readonly seat: Seat; readonly bid: Bid } | undefined {
  const [last] = calls.flatMap(({ seat, call }) => (isBid(call) ? [{ seat, bid: call }] : [])).slice(-1);
  return last;
}

function decide(state: SlipsState, seat: Seat, action: Action): SlipsState {
  if (action.kind === 'choose') return { ...state, opener: seat };
  if (action.kind !== 'call') return foreign(action);
  const { call } = action;
  if (state.opener === undefined) return { ...state, passed: state.passed + 1 };
  const calls = [...state.calls, { seat, call }];
  const last = lastBid(state.calls);
  if (call !== 'P' || last === undefined) return { ...state, calls };
  const contract: Contract = {
    level: levelOf(last.bid),
    strain: strainOf(last.bid),
    doubling: 0,
    declarer: last.seat,
  };
  const play = startPlay(state.setup.deal, lho(last.seat), trumpOf(contract.strain));
  return { ...state, calls, contract, play };
}

const functions = partnership<SlipsState>({
  id: 'minibridge-slips',
  stage: stageOf,
  decide,
  declarer: ({ contract }) => contract?.declarer,
  told(state, viewer) {
    const { setup, passed, opener, calls, contract } = state;
    const knows = viewer !== undefined && hasSlip(state, viewer);
    const extra: SlipsExtra = {
      passed,
      ...(opener && { opener }),
      ...(knows && { slip: slipOf(setup.deal[partner(viewer)]) }),
    };
    return { calls, extra, ...(contract && { contract }) };
  },
  result({ contract }, tricks = 0) {
    if (contract === undefined) return { tricks, items: [], redeal: true };
    return { contract, tricks, items: duplicateItems(contract, tricks, 'none') };
  },
});

const start = (setup: SlipsState['setup'], options: SlipsOptions): SlipsState => ({
  setup,
  options,
  passed: 0,
  calls: [],
});

/** Minibridge with slips (RULES 5.3): the opener sees what their partner has written, and names a contract. */
export const minibridgeSlips: Game<SlipsState, SlipsOptions> = {
  id: 'minibridge-slips',
  name: 'Minibridge with slips',
  summary: 'The opener reads the points and suit lengths of their partner, and names a contract.',
  players: 4,
  seats: SEATS,
  matches: ['deals'],
  vulnerability: 'none',
  options: {},
  rules,
  ...functions,
  start,
  pad: slipsPad,
  imagine(view, random) {
    const deal = view.deal ?? imagineHands(withPartner(view, random), random);
    return retrace(functions, start({ ...view.terms, deal }, {}), view, historyOf(view));
  },
};

/**
 * Returns the view with a partner's hand that fits their slip, where they wrote one for the viewer and their hand is
 * not visible.
 */
function withPartner(view: View, random: Random): View {
  const { seat, hands } = view;
  const slip = view.extra?.slip;
  if (seat === undefined || slip === undefined || hands[partner(seat)].cards !== undefined) return view;
  const played = playedCards(view);
  const unseen = SEATS.reduce(
    (rest, some) => minus(rest, union(played[some], hands[some].cards ?? EMPTY)),
    FULL,
  );
  const cards = drawBySlip(unseen, lessCards(slip, played[partner(seat)]), random);
  return { ...view, hands: { ...hands, [partner(seat)]: { ...hands[partner(seat)], cards } } };
}

/** Lists the steps before the play, all of which are public. */
function historyOf({ terms, calls, extra }: View): readonly Step[] {
  const { passed = 0, opener } = extra ?? {};
  const passes = seatsFrom(terms.dealer).slice(0, passed);
  return [
    ...passes.map((seat) => ({ seat, action: callAction('P') })),
    ...(opener ? [{ seat: opener, action: chooseAction('open') }] : []),
    ...calls.map(({ seat, call }) => ({ seat, action: callAction(call) })),
  ];
}

/** Asks for the result: nobody doubles; a deal that nobody opens is dealt again. */
function* slipsPad({ terms: given }: PadDeal<SlipsOptions>): PadSteps<Outcome> {
  const terms = { ...given, vul: 'none' as const };
  const contract = yield* askContract({ undoubled: true, declarers: SEATS, canPass: true });
  if (contract === undefined) return { ...passedOutcome(terms, SIDES), redeal: true };
  const tricks = yield* askTricks(contract);
  const items = duplicateItems(contract, tricks, 'none');
  return { terms, contract, tricks, items, points: sumItems(items) };
}

import { type Action, callAction, foreign, GOALS, type Goal } from '../../action.ts';
import { BIDS, isBid, levelOf, strainOf } from '../../auction/call.ts';
import type { BareContract, Contract } from '../../auction/contract.ts';
import { STRAINS, trumpOf } from '../../cards/card.ts';
import {
  type BySeat,
  bySeat,
  lho,
  SEATS,
  type Seat,
  SIDES,
  seatsFrom,
  seatsOf,
  sideOf,
} from '../../cards/seat.ts';
import { pointsIn } from '../../cards/strength.ts';
import type { Setup } from '../../deals/setup.ts';
import { type DummyState, retrace } from '../../families/dummy/dummyGame.ts';
import { partnership } from '../../families/dummy/partnership.ts';
import type { Game } from '../../game.ts';
import { type OptionsSpec, trustOptions } from '../../options.ts';
import { PASSED, type PadDeal, type PadSteps } from '../../pad/form.ts';
import { askContract, askOneOf, askTricks, passedOutcome } from '../../pad/parts.ts';
import { startPlay } from '../../play/play.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { sideStakes, sumItems } from '../../scores/score.ts';
import { extraOf, type SharedFacts } from '../../views/facts.ts';
import { imagineHands } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { rules } from './rules.ts';
import { contractFor, minibridgeItems } from './score.ts';

export type MinibridgeOptions = {
  /** True if declarer may play for six or seven, with 500 or 1,000 more. */
  readonly slams: boolean;
  /** True if vulnerability follows the match format: game 500 and undertricks 100 when vulnerable. */
  readonly vulnerability: boolean;
  /** True if declarer names a level, not part score or game. */
  readonly freeContract: boolean;
};

export interface MinibridgeState extends DummyState<MinibridgeOptions> {
  readonly contract?: Contract;
  readonly goal?: Goal;
}

/** The facts that the views of this game add to the common ones. */
export type MinibridgeExtra = SharedFacts<'points'> & {
  /** The goal that declarer plays for, once named. */
  readonly goal?: Goal;
};

const options: OptionsSpec<MinibridgeOptions> = {
  slams: {
    kind: 'flag',
    default: false,
    help: 'Declarer may also play for a small or a grand slam, for 500 or 1,000 more.',
  },
  vulnerability: {
    kind: 'flag',
    default: false,
    help: 'A vulnerable side scores 500 for a game and loses 100 for each undertrick; the match format decides who is vulnerable.',
  },
  freeContract: {
    kind: 'flag',
    default: false,
    help: 'Declarer names a number of tricks from one to seven above six, instead of part score or game.',
  },
};

const pointsOf = ({ deal }: Setup): BySeat<number> => bySeat((seat) => pointsIn([deal[seat]]));

/**
 * Returns declarer: the player with more points of the side with more points; of equals, the first to announce, from
 * the dealer on. `undefined` at 20 points each (RULES 5.1).
 */
export function declarerOf(setup: Setup): Seat | undefined {
  const points = pointsOf(setup);
  const side = SIDES.find((some) => seatsOf(some).reduce((sum, seat) => sum + points[seat], 0) > 20);
  if (side === undefined) return undefined;
  const [first, second] = seatsFrom(setup.dealer).filter((seat) => sideOf(seat) === side);
  return first && second && (points[second] > points[first] ? second : first);
}

const goalsOf = ({ slams }: Pick<MinibridgeOptions, 'slams'>): readonly Goal[] =>
  slams ? GOALS : GOALS.slice(0, 2);

/** Lists the contracts that declarer may name. */
function declarations({ slams, freeContract }: MinibridgeOptions): readonly Action[] {
  if (freeContract) return BIDS.map(callAction);
  return STRAINS.flatMap((strain) =>
    goalsOf({ slams }).map((goal): Action => ({ kind: 'declare', strain, goal })),
  );
}

function named(action: Action): { readonly bare: BareContract; readonly goal?: Goal } {
  if (action.kind === 'declare' && action.goal !== undefined)
    return { bare: contractFor(action.strain, action.goal), goal: action.goal };
  if (action.kind === 'call' && isBid(action.call))
    return { bare: { level: levelOf(action.call), strain: strainOf(action.call), doubling: 0 } };
  return foreign(action);
}

const functions = partnership<MinibridgeState>({
  id: 'minibridge',
  stage({ setup, contract, options: given }) {
    const seat = declarerOf(setup);
    return seat && !contract ? { phase: 'declare', seat, actions: () => declarations(given) } : undefined;
  },
  decide(state, seat, action) {
    const { bare, goal } = named(action);
    return {
      ...state,
      contract: { ...bare, declarer: seat },
      ...(goal && { goal }),
      play: startPlay(state.setup.deal, lho(seat), trumpOf(bare.strain)),
    };
  },
  declarer: ({ setup }) => declarerOf(setup),
  isDummyOpen: () => true,
  isVulnerable: ({ options: { vulnerability } }) => vulnerability,
  told({ setup, contract, goal }) {
    const extra: MinibridgeExtra = { points: pointsOf(setup), ...(goal && { goal }) };
    return { extra, ...(contract && { contract }) };
  },
  result({ setup, options: { slams, vulnerability }, contract }, tricks = 0) {
    // a board is dealt already: with 20 points each nobody plays it (R-MB-8)
    if (contract === undefined)
      return { tricks, items: [], ...(setup.board === undefined && { redeal: true }) };
    const stakes = sideStakes(contract, vulnerability ? setup.vul : 'none');
    return { contract, tricks, items: minibridgeItems(stakes, contract, tricks, slams), scale: 'minibridge' };
  },
});

/**
 * Minibridge: points are announced; the stronger side declares and sees dummy before naming the contract (RULES 5.1,
 * 5.2).
 */
export const minibridge: Game<MinibridgeState, MinibridgeOptions> = {
  id: 'minibridge',
  name: 'Minibridge',
  summary: 'Bridge without an auction, for learning to play: the stronger side declares, with dummy face up.',
  players: 4,
  seats: SEATS,
  matches: ['deals', 'boards'],
  boardScale: 'minibridge',
  vulnerability: { option: 'vulnerability' },
  options,
  rules,
  ...functions,
  start: (setup, given) => ({ setup, options: given }),
  pad: minibridgePad,
  imagine(view, random) {
    const deal = view.deal ?? imagineHands(view, random, SEATS, view.extra?.points);
    const given = trustOptions(options, view.options);
    const start: MinibridgeState = { setup: { ...view.terms, deal }, options: given };
    const { contract } = view;
    return retrace(
      functions,
      start,
      view,
      contract ? [{ seat: contract.declarer, action: namedIn(view, contract) }] : [],
    );
  },
};

/**
 * Asks for declarer, trumps and goal, or for the contract where its level is free; at 20 points each the deal is thrown
 * in.
 */
function* minibridgePad({
  terms: { vul, ...rest },
  options: given,
}: PadDeal<MinibridgeOptions>): PadSteps<Outcome> {
  const terms = { ...rest, vul: given.vulnerability ? vul : ('none' as const) };
  const contract = given.freeContract
    ? yield* askContract({ undoubled: true, declarers: SEATS, canPass: true })
    : yield* askGoal(given);
  if (contract === undefined)
    return { ...passedOutcome(terms, SIDES), ...(terms.board === undefined && { redeal: true }) };
  const tricks = yield* askTricks(contract);
  const items = minibridgeItems(sideStakes(contract, terms.vul), contract, tricks, given.slams);
  return { terms, contract, tricks, items, points: sumItems(items), scale: 'minibridge' };
}

function* askGoal(given: MinibridgeOptions): PadSteps<Contract | undefined> {
  const declarer = yield* askOneOf('declarer', [...SEATS, PASSED]);
  if (declarer === PASSED) return undefined;
  const strain = yield* askOneOf('trumps', STRAINS);
  return { ...contractFor(strain, yield* askOneOf('goal', goalsOf(given))), declarer };
}

function namedIn(view: View, { level, strain }: Contract): Action {
  const { goal } = extraOf<MinibridgeExtra>(view);
  return goal ? { kind: 'declare', strain, goal } : callAction(`${level}${strain}`);
}

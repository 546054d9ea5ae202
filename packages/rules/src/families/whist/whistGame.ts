import { type Action, callAction, chooseAction, foreign, type Step } from '../../action.ts';
import type { SeatCall } from '../../auction/auction.ts';
import { STRAINS, type Strain, trumpOf } from '../../cards/card.ts';
import { lho, partner, type Seat, SIDES, type Side, sideOf } from '../../cards/seat.ts';
import type { Game } from '../../game.ts';
import { type OptionsSpec, type OptionValues, trustOptions } from '../../options.ts';
import type { PadDeal, PadForm, PadSteps } from '../../pad/form.ts';
import { askChicanes, askHonours, askOneOf, askTricks } from '../../pad/parts.ts';
import { startPlay } from '../../play/play.ts';
import { honourWorths } from '../../scores/oldHonours.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { type ScoreItem, sumItems } from '../../scores/score.ts';
import type { SharedFacts } from '../../views/facts.ts';
import { imagineHands } from '../../views/hidden.ts';
import { type DummyState, retrace, type Stage } from '../dummy/dummyGame.ts';
import { type PartnershipFunctions, partnership, sideHands } from '../dummy/partnership.ts';
import {
  heldItems,
  type WhistScale,
  whistHonourItems,
  whistHonourScale,
  whistItems,
  whistTrick,
} from './whistScore.ts';

/**
 * Bridge before the auction: the dealer's side names trumps, then both may double; the dealer plays the dummy
 * (RULES 6.3).
 */
export interface WhistState<Options extends OptionValues> extends DummyState<Options> {
  readonly strain?: Strain;
  /** True once the dealer has left the choice of trumps to partner. */
  readonly isLeft: boolean;
  /** Doubles and redoubles, and the passes of those who declined. */
  readonly calls: readonly SeatCall[];
}

/** The facts that the views of these games have beside the rest. */
export type WhistExtra = SharedFacts<'isLeft'> & {
  /** The factor by which the odd trick is multiplied. */
  readonly times: number;
  /** The value of the odd trick, once trumps are named. */
  readonly value?: number;
};

export interface WhistRules<Options extends OptionValues> {
  readonly id: string;
  readonly options: OptionsSpec<Options>;
  readonly scale: WhistScale;
  /** The highest value of an odd trick; 0: there is no limit. */
  readonly cap: (options: Options) => number;
}

/** @param tricks of the side that named trumps */
const tricksOf = (declaring: Side, tricks: number, value: number): ScoreItem[] =>
  whistItems(SIDES, declaring === SIDES[0] ? tricks : 13 - tricks, value);

/** The highest factor where there is no limit (R-BI-2). */
const MOST_TIMES = 2 ** 20;

export type WhistFunctions<Options extends OptionValues> = PartnershipFunctions<WhistState<Options>> &
  Pick<Game<WhistState<Options>, Options>, 'start' | 'imagine'> & { readonly pad: PadForm<Options> };

/** Builds the functions of a game before the auction from `rules`, which hold all that is special to it. */
export function whistGame<Options extends OptionValues>(rules: WhistRules<Options>): WhistFunctions<Options> {
  type State = WhistState<Options>;
  const { scale } = rules;

  const start: Game<State, Options>['start'] = (setup, options) => ({
    setup,
    options,
    isLeft: false,
    calls: [],
  });

  const trickValue = ({ options, calls }: State, strain: Strain): number =>
    whistTrick(scale, strain, timesOf(calls), rules.cap(options));

  /** Returns the seat that may double or redouble next; `undefined` if nobody may. */
  const asked = (state: State, strain: Strain): Seat | undefined => {
    const cap = rules.cap(state.options);
    if (cap > 0 && trickValue(state, strain) >= cap) return undefined;
    return timesOf(state.calls) >= MOST_TIMES ? undefined : whoIsAsked(state);
  };

  const afterDeclaration = (state: State): State => {
    const { strain, setup } = state;
    if (strain === undefined || asked(state, strain) !== undefined) return state;
    return { ...state, play: startPlay(setup.deal, lho(setup.dealer), trumpOf(strain)) };
  };

  const functions = partnership<State>({
    id: rules.id,
    stage(state) {
      const { strain, setup, isLeft } = state;
      if (strain === undefined) return namingStage(setup.dealer, isLeft);
      const seat = asked(state, strain);
      const call = callAction(timesOf(state.calls) === 1 ? 'X' : 'XX');
      return seat && { phase: 'double', seat, actions: () => [callAction('P'), call] };
    },
    decide(state, seat, action) {
      if (action.kind === 'choose') return { ...state, isLeft: true };
      if (action.kind === 'declare') return afterDeclaration({ ...state, strain: action.strain });
      if (action.kind !== 'call') return foreign(action);
      return afterDeclaration({ ...state, calls: [...state.calls, { seat, call: action.call }] });
    },
    declarer: ({ play, setup }) => play && setup.dealer,
    told(state) {
      const { strain, calls, isLeft } = state;
      const extra: WhistExtra = {
        isLeft,
        times: timesOf(calls),
        ...(strain && { value: trickValue(state, strain) }),
      };
      return { calls, extra, ...(strain && { strain }) };
    },
    result(state, tricks = 0) {
      const { strain, setup } = state;
      if (strain === undefined) return { tricks, items: [] };
      const declaring = sideOf(setup.dealer);
      const items = [
        ...tricksOf(declaring, tricks, trickValue(state, strain)),
        ...whistHonourItems(sideHands(setup.deal), strain, scale),
      ];
      return { strain, declaring, tricks, items };
    },
  });

  return {
    ...functions,
    start,
    pad: (deal) => whistPad(rules, deal),
    imagine(view, random) {
      const deal = view.deal ?? imagineHands(view, random);
      const { dealer } = view.terms;
      const isLeft = view.extra?.isLeft === true;
      const before: Step[] = [
        ...(isLeft ? [{ seat: dealer, action: chooseAction('over') }] : []),
        ...(view.strain ? [{ seat: isLeft ? partner(dealer) : dealer, action: naming(view.strain) }] : []),
        ...view.calls.map(({ seat, call }) => ({ seat, action: callAction(call) })),
      ];
      const options = trustOptions(rules.options, view.options);
      return retrace(functions, start({ ...view.terms, deal }, options), view, before);
    },
  };
}

const naming = (strain: Strain): Action => ({ kind: 'declare', strain });

/** Returns the naming stage: the dealer names trumps or leaves it to partner, who must name them. */
function namingStage(dealer: Seat, isLeft: boolean): Stage {
  const named = STRAINS.map(naming);
  return {
    phase: 'declare',
    seat: isLeft ? partner(dealer) : dealer,
    actions: () => (isLeft ? named : [...named, chooseAction('over')]),
  };
}

const isDouble = ({ call }: SeatCall): boolean => call !== 'P';

/** Returns the factor of the count: each double and redouble doubles it. */
const timesOf = (calls: readonly SeatCall[]): number => 2 ** calls.filter(isDouble).length;

/**
 * Returns the seat that may double now. The leader may double, then their partner; the player who named trumps may
 * redouble, then their partner; the first doubler again, then their partner; and so on until a side declines.
 */
function whoIsAsked({ calls, setup: { dealer }, isLeft }: WhistState<OptionValues>): Seat | undefined {
  const doubles = calls.filter(isDouble);
  const declined = calls.length - 1 - calls.findLastIndex(isDouble);
  const doubler = doubles[0]?.seat ?? lho(dealer);
  const namer = isLeft ? partner(dealer) : dealer;
  const first = doubles.length % 2 === 0 ? doubler : namer;
  return [first, partner(first)][declined];
}

/** Asks for trumps, the factor, the tricks of the dealer's side, honours, and hands without trumps. */
function* whistPad<Options extends OptionValues>(
  { scale, cap }: WhistRules<Options>,
  { terms, options }: PadDeal<Options>,
): PadSteps<Outcome> {
  const limit = cap(options);
  const strain = yield* askOneOf('trumps', STRAINS);
  const times = Number(yield { part: 'times', values: timesUpTo(limit, scale.tricks[strain]) });
  const declaring = sideOf(terms.dealer);
  const tricks = yield* askTricks();
  const honours = yield* askHonours(
    SIDES.map((side) => [side]),
    honourWorths(strain, whistHonourScale(scale, strain)),
  );
  const voids = strain === 'N' ? {} : yield* askChicanes(SIDES);
  const items = [
    ...tricksOf(declaring, tricks, whistTrick(scale, strain, times, limit)),
    ...heldItems(honours, voids, scale.tricks[strain]),
  ];
  return {
    terms: { ...terms, vul: 'none' },
    strain,
    declaring,
    tricks,
    items,
    points: sumItems(items),
  };
}

/** Lists the possible factors: doubled as long as the limit is not reached; without a limit, up to `MOST_TIMES`. */
function timesUpTo(limit: number, value: number): readonly string[] {
  const most = limit > 0 ? limit : value * MOST_TIMES;
  return Array.from({ length: 21 }, (_, i) => 2 ** i)
    .filter((times) => times === 1 || (times / 2) * value < most)
    .map(String);
}

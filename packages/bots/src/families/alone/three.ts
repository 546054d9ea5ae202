import type { Action } from '@overtrick/rules/action';
import { type Bid, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { SUIT_SYMBOLS } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Party } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import type { Decider, Decision } from '../../bot.ts';
import { freeHand } from '../../sampling/freeHand.ts';
import { doubtfulReason } from './doubtful.ts';
import { type Outlook, roughOutlook, weightBy, worldsOf } from './hands.ts';

/** The chance of success at which a bid is worth a try, by its level: slams more often than not. */
const FAIR = [1, 0.36, 0.36, 0.38, 0.42, 0.42, 0.55, 0.65] as const;
/** Players double contracts that will probably fail, and redouble those that will almost surely be made. */
const DOUBTFUL = 0.15;
const SURE = 0.8;
/** The points by which a bid must promise more than a pass. */
const MARGIN = 15;
/** More steps than a number of passes takes, and a declaration. */
const MOST_STEPS = 6;

/** The likely result of an action when all others pass. */
interface Prospect {
  readonly action: Action;
  readonly contract: Contract | undefined;
  /** The points that the player can expect, minus those of the others. */
  readonly value: number;
  /** The chance that the contract is made. */
  readonly chance: number;
  /** The tricks that declarer can expect. */
  readonly tricks: number;
}

/**
 * Bids for a dummy that nobody, or everybody, has seen, where three players bid each for themselves: in layouts that
 * fit the visible cards and the calls, weighs each contract by the game's own score, and bids the most valuable one
 * that will probably be made.
 */
export const decideEach: Decider = (game, view, budget, random) => {
  const { seat } = view;
  const free = freeHand(game);
  if (seat === undefined || free === undefined) return undefined;
  const outlook = roughOutlook(worldsOf(game, view, weightBy(view, free), budget, random), () => free);
  return bestCall(game, view, seat, outlook, game.imagine(view, random));
};

/** Returns the most valuable of the calls that are sensible by the outlook, when all others pass after it. */
export function bestCall(
  game: AnyGame,
  { legal }: View,
  seat: Seat,
  outlook: Outlook,
  state: unknown,
): Decision | undefined {
  const pass = legal.find(isCall('P'));
  if (pass === undefined) return undefined;
  const prospect = (action: Action) =>
    prospectOf(game, game.apply(state, seat, action), action, seat, outlook);
  const passed = prospect(pass);
  const best = legal
    .filter((action) => isFair(action, seat, outlook))
    .map(prospect)
    .filter(isSensible)
    .reduce<Prospect | undefined>(
      (so, one) => (so === undefined || one.value > so.value ? one : so),
      undefined,
    );
  const isBetter = best !== undefined && best.value > passed.value + MARGIN;
  const chosen = isBetter ? best : passed;
  return { action: chosen.action, reason: reasonFor(chosen, passed, seat) };
}

/** Returns a test for actions with the given call. */
export const isCall = (call: string) => (action: Action) => action.kind === 'call' && action.call === call;

/** True for a bid that may well be made, and for other calls except a pass. */
function isFair(action: Action, seat: Seat, outlook: Outlook): boolean {
  if (action.kind !== 'call' || !isBid(action.call)) return !isCall('P')(action);
  return mayBeMade(action.call, seat, outlook);
}

/** True if the player's chance of making the bid, over all layouts, is worth a try. */
export function mayBeMade(bid: Bid, seat: Seat, outlook: Outlook): boolean {
  const level = levelOf(bid);
  const likely = outlook.in(seat, strainOf(bid)).map((chances) => sum(chances.slice(6 + level)));
  return sum(likely) >= FAIR[level];
}

function isSensible({ action, contract, chance }: Prospect): boolean {
  if (isCall('P')(action) || contract === undefined) return false;
  if (isCall('X')(action)) return chance <= DOUBTFUL;
  return chance >= (isCall('XX')(action) ? SURE : FAIR[contract.level]);
}

/**
 * Computes the result of the action followed by passes; a player who must name trumps names the best for themselves.
 */
function prospectOf(game: AnyGame, start: unknown, action: Action, seat: Seat, outlook: Outlook): Prospect {
  const after = settled(game, start);
  const namer = game.view(after).phase === 'declare' ? game.toAct(after)[0] : undefined;
  const states =
    namer === undefined
      ? [after]
      : game.legalActions(after, namer).map((naming) => game.apply(after, namer, naming));
  const options = states.flatMap((state) => {
    const { contract } = game.view(state);
    if (contract === undefined || game.toAct(state).length === 0) return [];
    const mine = pointsBy(game, state, contract, seat);
    // a player who names trumps wants the most for themselves
    const his = contract.declarer === seat ? mine : pointsBy(game, state, contract, contract.declarer);
    return [{ contract, mine, his, chances: outlook.in(contract.declarer, contract.strain) }];
  });
  const [first] = options;
  if (first === undefined) return { action, contract: undefined, value: 0, chance: 0, tricks: 0 };
  let [value, chance, tricks] = [0, 0, 0];
  for (const layout of first.chances.keys()) {
    const best = options.reduce((so, one) =>
      dot(one.chances[layout], one.his) > dot(so.chances[layout], so.his) ? one : so,
    );
    const likely = best.chances[layout] ?? [];
    value += dot(likely, best.mine);
    chance += sum(likely.slice(tricksNeeded(best.contract)));
    tricks += likely.reduce((so, some, count) => so + some * count, 0);
  }
  return { action, contract: first.contract, value, chance, tricks };
}

export const sum = (some: readonly number[]): number => some.reduce((so, value) => so + value, 0);
export const dot = (some: readonly number[] = [], others: readonly number[]): number =>
  some.reduce((so, value, i) => so + value * (others[i] ?? 0), 0);

/** Returns the state after all possible passes. */
export function settled(game: AnyGame, start: unknown): unknown {
  let state = start;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const [actor] = game.toAct(state);
    const pass = actor && game.legalActions(state, actor).find(isCall('P'));
    if (actor === undefined || pass === undefined) break;
    state = game.apply(state, actor, pass);
  }
  return state;
}

/** Returns the player's points minus those of each other, for 0 to 13 tricks of declarer's. */
export function pointsBy(
  game: AnyGame,
  state: unknown,
  { declarer }: Contract,
  seat: Seat,
): readonly number[] {
  const own = game.partyOf(seat, game.setupOf(state));
  return Array.from({ length: 14 }, (_, tricks) => {
    const { points = {} } = game.outcome(game.apply(state, declarer, { kind: 'claim', tricks })) ?? {};
    return net(points, own);
  });
}

const net = (points: Readonly<Record<Party, number>>, own: Party): number =>
  sum(Object.values(points).map((theirs) => (points[own] ?? 0) - theirs));

function reasonFor(
  { action, contract, value, chance, tricks }: Prospect,
  passed: Prospect,
  seat: Seat,
): string {
  const count = Math.round(tricks);
  const isBidding = action.kind === 'bid' || (action.kind === 'call' && isBid(action.call));
  if (isBidding && contract !== undefined && count < tricksNeeded(contract)) {
    const left = passed.contract;
    return doubtfulReason({ who: 'I', chance, value, left, isOurs: left?.declarer === seat });
  }
  if (action.kind === 'bid') return `I hope for ${count} tricks when I have seen the dummy.`;
  if (action.kind !== 'call' || contract === undefined) return 'I see no contract that I would like to play.';
  const where = SUIT_SYMBOLS[contract.strain];
  if (isBid(action.call)) return `I hope for ${count} tricks with ${where}.`;
  if (action.call === 'X')
    return `I expect declarer to take only ${count} of the ${6 + contract.level} tricks.`;
  if (action.call === 'XX') return 'I still think that I will make it.';
  return contract.declarer === seat
    ? 'I leave it at that.'
    : 'Bidding more would cost more than it could gain.';
}

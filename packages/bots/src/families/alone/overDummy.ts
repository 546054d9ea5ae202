import { callAction } from '@overtrick/rules/action';
import { BIDS, type Bid, bidIndex, type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { SUIT_SYMBOLS } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { isTeam, type View } from '@overtrick/rules/views/view';
import { ruleFor } from '../../bidding/decide.ts';
import { type Hand, handOf } from '../../bidding/hand.ts';
import { callsMet, isHonest } from '../../bidding/honest.ts';
import { believes } from '../../bidding/knowledge.ts';
import type { Situation } from '../../bidding/situation.ts';
import { meaningIn, situationOf } from '../../bidding/table.ts';
import { reasonText } from '../../bidding/words.ts';
import type { Decider } from '../../bot.ts';
import { fitOf } from '../../sampling/auction.ts';
import { fitsFreeHand, freeHand } from '../../sampling/freeHand.ts';
import { holdingsOf } from '../../sampling/signals/plays.ts';
import { doubtfulReason } from './doubtful.ts';
import { type Outlook, roughOutlook, SHARPNESS, worldsOf } from './hands.ts';
import { partnerIn } from './lone.ts';
import { dot, isCall, mayBeMade, pointsBy, settled, sum } from './three.ts';

/**
 * The other player, who sees two hands, doubles contracts that make no more often than this, and bids those that make
 * as often.
 */
const DOUBLED = 0.3;
const BID = 0.5;
/** The lower chance for our own doubles, with one hand less in sight. */
const DOUBTFUL = 0.2;
/** The share of cases in which partner, who knows their own hand, corrects to the best contract. */
const CORRECTED = 0.6;
/** The points by which another call than the system's must promise more: the system's also informs partner. */
const MARGIN = 30;
/** More steps than it takes until a player is to act. */
const MOST_STEPS = 3;

/**
 * True if the player to act is one of two partners who call against one player, with that player's dummy in sight. Then
 * the dummy decides more about their tricks than a system's picture of a hidden hand.
 */
export function isOverDummy(game: AnyGame, view: View): boolean {
  const { seat, phase, hands } = view;
  const free = freeHand(game);
  if (seat === undefined || free === undefined || phase !== 'auction') return false;
  const isSeen = hands[free].cards !== undefined && !isTeam(view, seat, free);
  return isSeen && game.seats.some((other) => other !== seat && isTeam(view, seat, other));
}

/**
 * Calls for one of two partners over the others' open dummy (RULES 8.3): the system's call, unless another one brings
 * more in layouts that fit the dummy and the calls, where the other player doubles failing contracts and bids those
 * they make.
 */
export const decideOverDummy: Decider = (game, view, budget, random) => {
  const { seat } = view;
  const free = freeHand(game);
  const cards = seat && view.hands[seat].cards;
  const lone = game.seats.find((other) => seat !== undefined && !isTeam(view, other, seat));
  if (seat === undefined || free === undefined || cards === undefined || lone === undefined) return undefined;
  const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  const hand = handOf(cards);
  const situation = situationOf(game, view, seat);
  const rules = [...situation.table.systems[seat](situation)];
  const rule = ruleFor(situation, hand, calls, rules);
  const met = callsMet(rules, hand);
  const system = rule?.call ?? 'P';
  const worlds = worldsOf(game, view, callsFit(game, view, seat, free), budget, random);
  const outlook = roughOutlook(worlds, partnerIn(view));
  const prospects = new Prospects(game, view, game.imagine(view, random), seat, lone, outlook);
  // a pass over this dummy may hide a hand that would open over an unknown one
  const isOpen = (call: Call) =>
    call === 'P' || (isHonest(situation, hand, call, met.has(call)) && isExact(situation, hand, call));
  const values = new Map(calls.filter(isOpen).map((call) => [call, prospects.valueOf(call)] as const));
  const passed = values.get('P') ?? 0;
  const [best, most] = [...values].reduce((so, one) => (one[1] > so[1] ? one : so));
  // an artificial call, a takeout double or a redouble leads to the best of the natural ones
  const isNatural = isBid(system) ? rule?.isArtificial !== true : system === 'P' || rule?.tag === 'penalty';
  const own = isNatural ? (values.get(system) ?? passed) : Math.max(passed, most);
  if (most <= own + MARGIN)
    return { action: callAction(system), reason: rule ? reasonText(hand, rule) : 'I have nothing to bid.' };
  return { action: callAction(best), reason: prospects.reasonFor(best, most) };
};

/** True if the hand has what the call tells, to the point: the dummy leaves partner no room for error. */
function isExact(situation: Situation, hand: Hand, call: Call): boolean {
  const { told, rare } = meaningIn(situation, call);
  return [told, ...rare].some((known) => believes(known, hand, 0));
}

/** Weighs a layout by partner's calls under the system, and by the other player's under their possible tricks. */
function callsFit(game: AnyGame, view: View, seat: Seat, free: Seat): (deal: Deal) => number {
  const { know } = situationOf(game, view, seat);
  const partners = game.seats.filter((other) => other !== seat && isTeam(view, other, seat));
  const isOther = (other: Seat): boolean => !isTeam(view, other, seat);
  return (deal) =>
    partners.reduce(
      (weight, other) => weight * fitOf(holdingsOf(deal[other]), know[other]),
      Math.exp(SHARPNESS * fitsFreeHand(view, free, deal, isOther)),
    );
}

/** The value of calls to the seat's side, in points, over all layouts. */
class Prospects {
  private readonly game: AnyGame;
  private readonly view: View;
  private readonly state: unknown;
  private readonly seat: Seat;
  private readonly lone: Seat;
  private readonly outlook: Outlook;
  /** The points of contracts by layout, keyed by their player, bid and doubling. */
  private readonly known = new Map<string, readonly number[] | undefined>();

  constructor(game: AnyGame, view: View, state: unknown, seat: Seat, lone: Seat, outlook: Outlook) {
    this.game = game;
    this.view = view;
    this.state = state;
    this.seat = seat;
    this.lone = lone;
    this.outlook = outlook;
  }

  valueOf(call: Call): number {
    if (isBid(call)) return this.isFair(call) ? sum(this.withPartner(call)) : -Infinity;
    if (call === 'X') return this.ofDouble();
    return call === 'P' ? sum(this.ofPass()) : -Infinity;
  }

  /**
   * Returns the reason for a call.
   * @param value the points that it promises
   */
  reasonFor(call: Call, value: number): string {
    if (call === 'P') return 'With this dummy against us we have few chances.';
    if (call === 'X') return 'With this dummy they will go down.';
    if (!isBid(call)) return '';
    const strain = strainOf(call);
    const tricks = this.outlook.in(this.seat, strain).map((likely) => dot(likely, TRICKS));
    const count = Math.round(sum(tricks));
    if (count >= 6 + levelOf(call))
      return `Against this dummy I hope for ${count} tricks with ${SUIT_SYMBOLS[strain]}.`;
    const chance = sum(
      this.outlook.in(this.seat, strain).map((likely) => sum(likely.slice(6 + levelOf(call)))),
    );
    const { contract: left } = this.game.view(settled(this.game, this.state));
    const isOurs = left !== undefined && left.declarer !== this.lone;
    return doubtfulReason({ who: 'We', chance, value, left, isOurs });
  }

  private chance(player: Seat, bid: Bid): readonly number[] {
    const need = 6 + levelOf(bid);
    return this.outlook
      .in(player, strainOf(bid))
      .map((likely) => sum(likely.slice(need)) / Math.max(sum(likely), Number.MIN_VALUE));
  }

  /**
   * True if the bid may be made, or competes with a contract of the other player that may cost more than going down.
   */
  private isFair(bid: Bid): boolean {
    const last = this.view.calls.findLast(({ call }) => isBid(call));
    return last?.seat === this.lone || mayBeMade(bid, this.seat, this.outlook);
  }

  /** Returns the points of a contract by layout; `undefined` where it cannot be reached. */
  private points(player: Seat, bid: Bid, isDoubled: boolean): readonly number[] | undefined {
    const key = `${player} ${bid} ${isDoubled}`;
    if (!this.known.has(key)) this.known.set(key, this.pointsAnew(player, bid, isDoubled));
    return this.known.get(key);
  }

  private pointsAnew(player: Seat, bid: Bid, isDoubled: boolean): readonly number[] | undefined {
    const { game, seat, lone } = this;
    const bidden = called(game, this.state, player, bid);
    const other = player === lone ? seat : lone;
    const end = bidden === undefined || !isDoubled ? bidden : called(game, bidden, other, 'X');
    if (end === undefined) return undefined;
    const last = settled(game, end);
    const { contract } = game.view(last);
    if (contract === undefined) return undefined;
    const mine = pointsBy(game, last, contract, seat);
    return this.outlook.in(player, strainOf(bid)).map((likely) => dot(likely, mine));
  }

  /** Returns the points of a bid of the own side: doubled where it fails, and outbid where the other can make more. */
  private ofBid(bid: Bid): readonly number[] {
    const plain = this.points(this.seat, bid, false) ?? [];
    const doubled = this.points(this.seat, bid, true) ?? plain;
    const chances = this.chance(this.seat, bid);
    const outbid = this.ofOther(bidIndex(bid));
    return plain.map((points, i) => {
      const isDoubled = (chances[i] ?? 0) <= DOUBLED;
      return Math.min(isDoubled ? Math.min(points, doubled[i] ?? points) : points, outbid[i] ?? Infinity);
    });
  }

  private withPartner(bid: Bid): readonly number[] {
    const strain = strainOf(bid);
    const higher = BIDS.filter((one) => strainOf(one) === strain && levelOf(one) > levelOf(bid));
    const later = higher.map((one) => this.ofBid(one));
    return this.ofBid(bid).map((points, i) => {
      const best = Math.max(points, ...later.map((of) => of[i] ?? -Infinity));
      return CORRECTED * best + (1 - CORRECTED) * points;
    });
  }

  /**
   * Returns the least points that the other's own contracts above a bid leave us, by layout; Infinity where they have
   * none.
   */
  private ofOther(above: number): readonly number[] {
    const count = this.outlook.in(this.seat, 'N').length;
    const least: number[] = Array.from({ length: count }, () => Infinity);
    for (const bid of BIDS.slice(above + 1)) {
      const chances = this.chance(this.lone, bid);
      if (Math.max(...chances) < BID) continue;
      const points = this.points(this.lone, bid, false);
      if (points === undefined) continue;
      for (let i = 0; i < count; i++)
        if ((chances[i] ?? 0) >= BID) least[i] = Math.min(least[i] ?? Infinity, points[i] ?? Infinity);
    }
    return least;
  }

  private ofPass(): readonly number[] {
    const standing = this.view.calls.findLast(({ call }) => isBid(call));
    const end = settled(this.game, this.state);
    const { contract } = this.game.view(end);
    if (standing === undefined || contract === undefined || !isBid(standing.call))
      return this.ofOther(-1).map((points) => Math.min(0, points));
    const mine = pointsBy(this.game, end, contract, this.seat);
    const plain = this.outlook.in(contract.declarer, contract.strain).map((likely) => dot(likely, mine));
    if (contract.declarer === this.lone) return plain;
    const outbid = this.ofOther(bidIndex(standing.call));
    return plain.map((points, i) => Math.min(points, outbid[i] ?? Infinity));
  }

  private ofDouble(): number {
    const end = settled(this.game, called(this.game, this.state, this.seat, 'X'));
    const { contract } = this.game.view(end);
    if (contract === undefined) return -Infinity;
    const mine = pointsBy(this.game, end, contract, this.seat);
    const likely = this.outlook.in(contract.declarer, contract.strain);
    const made = sum(likely.map((so) => sum(so.slice(6 + contract.level))));
    return made <= DOUBTFUL ? sum(likely.map((so) => dot(so, mine))) : -Infinity;
  }
}

const TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);

/** Passes until the player is to act, and makes their call; returns `undefined` where that is impossible. */
function called(game: AnyGame, start: unknown, player: Seat, call: Call): unknown {
  let state = start;
  for (let steps = 0; steps <= MOST_STEPS; steps++) {
    const [actor] = game.toAct(state);
    if (actor === undefined) return undefined;
    const legal = game.legalActions(state, actor);
    const wanted = legal.find(isCall(actor === player ? call : 'P'));
    if (wanted === undefined) return undefined;
    state = game.apply(state, actor, wanted);
    if (actor === player) return state;
  }
  return undefined;
}

import { type BotLevel, judgeClaim, situationOf } from '@overtrick/bots';
import { type Hand, handOf } from '@overtrick/bots/internals/bidding/hand';
import { meaningIn } from '@overtrick/bots/internals/bidding/table';
import type { Budget } from '@overtrick/bots/internals/bot';
import { positionOf } from '@overtrick/bots/internals/cardPlay/rules/position';
import { tricksAfter } from '@overtrick/bots/internals/cardPlay/search/tricksAfter';
import { type DecisionKind, decisionKindOf } from '@overtrick/bots/internals/decisions';
import { goalsOf } from '@overtrick/bots/internals/families/trickBids/goals';
import { goneIn } from '@overtrick/bots/internals/families/trickBids/head/playOn';
import type { CardChoice } from '@overtrick/bots/internals/families/trickBids/head/policy';
import { playOut } from '@overtrick/bots/internals/playout';
import { isAlone } from '@overtrick/bots/internals/sampling/alone';
import type { Step } from '@overtrick/rules/action';
import { type Card, type Strain, SUITS, suitOf } from '@overtrick/rules/cards/card';
import { EMPTY, isEmpty } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { Setup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import type { OptionValues } from '@overtrick/rules/options';
import { type Trick, winningCard } from '@overtrick/rules/play/trick';
import { seededRandom } from '@overtrick/rules/random';
import type { DealRecord } from '@overtrick/rules/record';
import { isTeam, type Phase, type View } from '@overtrick/rules/views/view';
import { type Engine, isKnown, solvePosition, tricksIn } from '@overtrick/solver';
import { CALLS } from './calls.ts';
import { CARDS } from './cards.ts';
import { CLAIM, isClaimPlain } from './claims.ts';
import { DEALS } from './deals.ts';
import type { CallMoment, CardMoment, DealMoment, SideMoment, StepMoment } from './moments.ts';
import type { CardSense } from './rule.ts';
import { STOCK, TRICK_BID_CARDS, TRICK_BIDS } from './trickBids.ts';

/** Something to laugh at: which rule, by whom, and before which step of the record. */
export interface Fault {
  readonly rule: string;
  readonly words: string;
  readonly seat: Seat | undefined;
  readonly step: number;
}

export interface Watched {
  readonly record: DealRecord;
  readonly faults: readonly Fault[];
}

/** All rules, in the order in which a report lists them. */
export const RULES: readonly { readonly id: string; readonly words: string; readonly source: string }[] = [
  ...CALLS,
  ...DEALS,
  ...CARDS,
  CLAIM,
  ...TRICK_BIDS,
  ...TRICK_BID_CARDS,
  ...STOCK,
];

interface Watching {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly options: OptionValues;
  readonly level: BotLevel;
  readonly budget: Budget;
  readonly seed: string;
  /** The judge's search, which knows all cards. */
  readonly judge: Engine;
}

/** Has players of one level play a deal in all chairs, and lists what they would be laughed at for. */
export function watch({ game, setup, options, level, budget, seed, judge }: Watching): Watched {
  const chair = (seat: Seat) => ({ bot: level.bot, budget, random: seededRandom(`${seed} ${seat}`) });
  const { record } = playOut(game, setup, options, bySeat(chair));
  let state = game.start(setup, options);
  const states = [state];
  for (const { seat, action } of record.steps) {
    state = game.apply(state, seat, action);
    states.push(state);
  }
  const faults = record.steps.flatMap((made, step) => faultsOf(game, states, made, step, judge));
  const claim = claimFault(game, states, record.steps, judge);
  return {
    record,
    faults: [
      ...faults,
      ...(claim === undefined ? [] : [claim]),
      ...faultsOfDeal(game, states, record.steps, judge),
    ],
  };
}

const own = (view: View, seat: Seat): Hand => handOf(view.hands[seat].cards ?? EMPTY);

/** Lists the faults of one step. */
function faultsOf(
  game: AnyGame,
  states: readonly unknown[],
  { seat, action }: Step,
  step: number,
  judge: Engine,
): Fault[] {
  const view = game.view(states[step], seat);
  if (view.legal.length < 2) return [];
  const moment: StepMoment = { view, seat, action, hand: own(view, seat) };
  const met = (rules: readonly { readonly id: string; readonly words: string }[]): Fault[] =>
    rules.map(({ id, words }) => ({ rule: id, words, seat, step }));
  if (action.kind === 'call') {
    const asked: CallMoment = { ...moment, call: action.call, ...readingOf(game, view, seat, action.call) };
    return met(CALLS.filter(({ isMet }) => isMet(asked)));
  }
  if (action.kind !== 'play') return met([...TRICK_BIDS, ...STOCK].filter(({ isMet }) => isMet(moment)));
  const card = cardMoment(game, states, moment, action.card, step);
  if (card === undefined) return [];
  const rules = view.trickBids === undefined ? CARDS : TRICK_BID_CARDS;
  return met(
    rules.filter(
      (rule) => rule.isMet(card) && (isWrong(rule) || costs(game, states[step], view, action.card, judge)),
    ),
  );
}

const isWrong = (rule: CardSense): boolean => rule.isAlwaysWrong === true;

/** The kind of calls that partners read by their system; over an open dummy they promise nothing. */
const READ: DecisionKind = 'call of partners';

/** Reads the auction before a call; nothing if the player has no partner to inform. */
function readingOf(
  game: AnyGame,
  view: View,
  seat: Seat,
  call: CallMoment['call'],
): Pick<CallMoment, 'reading'> {
  if (isAlone(game, view) || decisionKindOf(game, view) !== READ) return {};
  const s = situationOf(game, view, seat);
  return s.partner === undefined ? {} : { reading: { s, meaning: meaningIn(s, call) } };
}

const legalCards = ({ legal }: View): readonly Card[] =>
  legal.flatMap((one) => (one.kind === 'play' ? [one.card] : []));

/** Describes a card; undefined where it is no plain card of a trick that counts. */
function cardMoment(
  game: AnyGame,
  states: readonly unknown[],
  moment: StepMoment,
  card: Card,
  step: number,
): CardMoment | undefined {
  const { view, seat } = moment;
  if (view.phase !== 'play' || game.rankedPlay?.(states[step]) !== undefined) return undefined;
  const p = positionOf(view, legalCards(view));
  if (p === undefined) return undefined;
  const trick = trickAfter(game, states, view.tricks.length, step);
  const mine = trick.findIndex((played) => played.card === card);
  return {
    ...moment,
    card,
    p,
    winner: winningCard(trick, p.trump)?.seat,
    isRuffed: trick.some(
      (played, i) => i > mine && p.opponents.includes(played.seat) && suitOf(played.card) === p.trump,
    ),
    get partners() {
      return suitsOfPartner(game, view, seat);
    },
    ...choiceOf(game, states[step], view, seat),
  };
}

/** Finds the trick to which a card was played, once all have played to it. */
function trickAfter(game: AnyGame, states: readonly unknown[], before: number, step: number): Trick {
  for (const state of states.slice(step + 1)) {
    const trick = game.view(state).tricks[before];
    if (trick !== undefined) return trick;
  }
  return [];
}

/** Lists the suits in which partner has shown four cards. */
function suitsOfPartner(game: AnyGame, view: View, seat: Seat) {
  if (isAlone(game, view) || view.calls.length === 0) return [];
  const { know, partner } = situationOf(game, view, seat);
  return partner === undefined ? [] : SUITS.filter((suit) => know[partner].length[suit][0] >= 4);
}

/** Describes the card after bids of tricks. */
function choiceOf(game: AnyGame, state: unknown, view: View, seat: Seat): { readonly tricks?: CardChoice } {
  const play = game.playOf?.(state);
  if (view.trickBids === undefined || play === undefined) return {};
  const legal = legalCards(view);
  return { tricks: { play, goals: goalsOf(game, view), gone: goneIn(game, state), legal, head: seat } };
}

/** True if another card would have brought a trick more, with open cards. */
function costs(game: AnyGame, state: unknown, view: View, card: Card, judge: Engine): boolean {
  const position = game.position?.(state);
  if (position?.kind !== 'hands') return false;
  const after = tricksAfter(judge, position, view.legal);
  const at = view.legal.findIndex((one) => one.kind === 'play' && one.card === card);
  return after !== undefined && (after[at] ?? 0) < Math.max(...after);
}

/** Finds the first plain claim of a deal, and whether an opponent would refuse it. */
function claimFault(
  game: AnyGame,
  states: readonly unknown[],
  steps: readonly Step[],
  judge: Engine,
): Fault | undefined {
  for (const [step, { seat, action }] of steps.entries()) {
    const state = states[step];
    const view = game.view(state, seat);
    if (action.kind !== 'play' || view.phase !== 'play' || game.rankedPlay?.(state) !== undefined) continue;
    const p = positionOf(view, legalCards(view));
    if (p === undefined || view.claimable === undefined || view.claimable < p.left) continue;
    if (!isClaimPlain({ p })) continue;
    const other = game.seats.find((one) => !isTeam(view, one, seat));
    if (other === undefined) return undefined;
    const verdict = judgeClaim(judge, game.view(state, other), seat, p.left, view.hands[seat].cards);
    return verdict === 'sure' ? undefined : { rule: CLAIM.id, words: CLAIM.words, seat: other, step };
  }
  return undefined;
}

/** Lists the faults of the contract. */
function faultsOfDeal(
  game: AnyGame,
  states: readonly unknown[],
  steps: readonly Step[],
  judge: Engine,
): Fault[] {
  const end = game.view(states.at(-1));
  const { deal, contract = end.outcome?.contract } = end;
  if (deal === undefined || end.trickBids !== undefined) return [];
  const first = steps.findIndex(({ action }, step) => action.kind === 'play' && isPlay(game, states[step]));
  // the contract of a game in which only trumps are named is no level to judge
  if (contract === undefined && first >= 0) return [];
  const step = first < 0 ? Math.max(0, steps.length - 1) : first;
  const calls = states.findIndex((state) => PHASES.includes(game.view(state).phase));
  const bidding = states[calls < 0 ? step : calls];
  const sides: readonly (readonly Seat[])[] =
    contract === undefined
      ? end.teams
      : [SEATS.filter((seat) => isTeam(end, contract.declarer, seat) && !isEmpty(deal[seat]))];
  return sides.flatMap((seats) => {
    const side = sideMoment(game, { bidding, play: states[step] }, deal, seats, judge);
    if (side === undefined) return [];
    const moment: DealMoment = {
      view: end,
      ...(contract !== undefined && { contract }),
      own: side,
      isContested: end.calls.some(({ seat, call }) => call !== 'P' && !seats.includes(seat)),
      isAnyEnough: game.gameGoal?.(end.options)?.countsMade === true,
      ...doublerOf(game, states, steps, deal),
    };
    return DEALS.filter(({ isMet }) => isMet(moment)).map(({ id, words }) => ({
      rule: id,
      words,
      seat: contract?.declarer,
      step: steps.length,
    }));
  });
}

/** The phases in which a contract is found. */
const PHASES: readonly Phase[] = ['auction', 'bids', 'declare'];

const isPlay = (game: AnyGame, state: unknown): boolean => game.view(state).phase === 'play';

/** Describes both hands of a side; undefined if its players did not know of each other's, or have one hand only. */
function sideMoment(
  game: AnyGame,
  state: { readonly bidding: unknown; readonly play: unknown },
  deal: Deal,
  seats: readonly Seat[],
  judge: Engine,
): SideMoment | undefined {
  const player = seats.find((seat) => game.seats.includes(seat));
  if (seats.length !== 2 || player === undefined) return undefined;
  const { hands } = game.view(state.bidding, player);
  if (!seats.every((seat) => game.seats.includes(seat) || hands[seat].cards !== undefined)) return undefined;
  const both = seats.map((seat) => handOf(deal[seat]));
  const sum = (of: (hand: Hand) => number) => both.reduce((total, hand) => total + of(hand), 0);
  const theirs = SEATS.filter((seat) => !seats.includes(seat)).map((seat) => handOf(deal[seat]));
  const known = new Map<Strain, number | undefined>();
  return {
    seats,
    high: sum(({ high }) => high),
    aces: sum(({ aces }) => aces),
    length: (suit) => sum(({ length }) => length[suit]),
    isVoidIn: (suit) => both.some(({ length }) => length[suit] === 0),
    theirs: theirs.reduce((total, { high }) => total + high, 0),
    makes: (strain) => {
      if (!known.has(strain)) known.set(strain, makesIn(game, state.play, seats, strain, judge));
      return known.get(strain);
    },
  };
}

/** Returns the tricks of the side's better declarer in a strain. */
function makesIn(
  game: AnyGame,
  state: unknown,
  seats: readonly Seat[],
  strain: Strain,
  judge: Engine,
): number | undefined {
  const found = seats.flatMap((declarer) => {
    const position = game.positionAt?.(state, strain, declarer);
    if (position?.kind !== 'hands') return [];
    const theirs = solvePosition(judge, position);
    return isKnown(theirs) ? [tricksIn(position) - theirs.lower] : [];
  });
  return found.length === 0 ? undefined : Math.max(...found);
}

/** Finds the player of the last double, if it was for penalties. */
function doublerOf(
  game: AnyGame,
  states: readonly unknown[],
  steps: readonly Step[],
  deal: Deal,
): Pick<DealMoment, 'doubler'> {
  const at = steps.findLastIndex(({ action }) => action.kind === 'call' && action.call === 'X');
  const made = steps[at];
  if (made === undefined) return {};
  const { reading } = readingOf(game, game.view(states[at], made.seat), made.seat, 'X');
  const isPenalty = reading === undefined || reading.meaning.tag === 'penalty';
  return isPenalty ? { doubler: handOf(deal[made.seat]) } : {};
}

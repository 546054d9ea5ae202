import { type Action, type Step, sameAction } from './action.ts';
import type { BareContract } from './auction/contract.ts';
import type { Strain } from './cards/card.ts';
import type { Seat } from './cards/seat.ts';
import type { DealTerms } from './deals/board.ts';
import type { Deal } from './deals/deal.ts';
import type { Ordered, Setup } from './deals/setup.ts';
import type { BoardScaleId } from './games/boardScale.ts';
import type { OptionsSpec, OptionValues } from './options.ts';
import type { PadDeal, PadSteps } from './pad/form.ts';
import type { Play } from './play/play.ts';
import type { Position, RankedPlay } from './play/position.ts';
import type { Random } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import type { Outcome, Party } from './scores/outcome.ts';
import type { View } from './views/view.ts';

/** Groups of games in the lobby: bridge in its forms, its ancestors, games for two and for three, spades. */
export const GAME_GROUPS = ['bridge', 'ancestors', 'two', 'three', 'spades'] as const;
export type GameGroup = (typeof GAME_GROUPS)[number];

/** The points below the line that make a game, and how contracts earn them. */
export interface GameGoal {
  readonly at: number;
  /** Returns the points below the line for a contract that is just made. */
  readonly points: (contract: BareContract) => number;
  /** True if all odd tricks made count, not only those bid. */
  readonly countsMade?: true;
}

/** One game of the family: the play of one deal, from the cards to its score. */
export interface Game<State, Options> {
  readonly id: string;
  /** The printed name: `Contract bridge`. */
  readonly name: string;
  /** One sentence for the lobby. */
  readonly summary: string;
  /** Its group in a list of games; by its number of players if left out (`groupOf`). */
  readonly group?: GameGroup;
  /** The scale of its numbered boards, if they are not scored as in contract bridge. */
  readonly boardScale?: BoardScaleId;
  /** The number of players. */
  readonly players: 2 | 3 | 4;
  /** The seats in which they sit, clockwise, the first player's first. */
  readonly seats: readonly Seat[];
  /** Ids of the match formats it can be played in; the first is the default. */
  readonly matches: readonly string[];
  /** Defaults of match options that this game prefers: a number of deals, a target. */
  readonly matchDefaults?: OptionValues;
  /**
   * A sentence about a match format in this game, by the format's id, where the format's own does not fit this game.
   */
  readonly matchSummaries?: Readonly<Record<string, string>>;
  /** Set if no deal has a vulnerability in any match format, or only with this option of the game on. */
  readonly vulnerability?: 'none' | { readonly option: string };
  /** The bidding system that its source recommends to partners, as the bots name it; the bots choose if left out. */
  readonly system?: string;
  /** The dealers in turn, if they are not `dealersOf` its parties. */
  readonly dealers?: readonly Seat[];
  readonly options: OptionsSpec<Options>;
  /** The rules in plain words, Markdown. */
  readonly rules: string;
  /**
   * Set if the order in which the cards were dealt matters: then a setup has an order, and with `split` the 13 cards
   * that come back.
   */
  readonly ordered?: Ordered;
  /**
   * The hands of an ordered game that stay unsorted in the pockets of a board with real cards, because their order
   * counts by the default options.
   */
  readonly inOrder?: readonly Seat[];
  /** True if those hands lie face up, so that players can check their order before they play. */
  readonly isOrderOpen?: true;
  /** True if a deal can cost a party points, so that its points are negative (R-GEN-8). */
  readonly losesPoints?: boolean;
  /** True if tricks beyond a bid number gain their player points. */
  readonly overtricksPay?: true;
  /** The hands as this game has dealt them so far, if they are not the setup's 13 cards each. */
  dealt?(state: State): Deal;
  start(setup: Setup, options: Options): State;
  setupOf(state: State): Setup;
  /** The seats that must act now; empty when the deal is over. */
  toAct(state: State): readonly Seat[];
  /** The actions that a seat may take now, in a fixed order, without claims; empty unless it is in `toAct`. */
  legalActions(state: State, seat: Seat): readonly Action[];
  /** The state after a legal action, or after an agreed claim within `claimable`. Trusts; never mutates. */
  apply(state: State, seat: Seat, action: Action): State;
  /** The most tricks that this seat's side may claim now; `undefined` when it may not claim (R-GEN-9). */
  claimable(state: State, seat: Seat): number | undefined;
  /** The reason why an action is refused, where the game can say more than that it is not legal. */
  explain?(state: State, seat: Seat, action: Action): StepCode | undefined;
  /** The part of the state that a seat may know; no seat: a spectator. */
  view(state: State, seat?: Seat): View;
  /** Imagines a full state that this view cannot tell from the real one, uniformly unless the game says otherwise. */
  imagine(view: View, random: Random): State;
  /** The current play, every hand open: for bots, which look ahead in states that they imagine. */
  playOf?(state: State): Play | undefined;
  /**
   * The same where only tricks count: `undefined` before the play, after it, and where more counts or is hidden from
   * all.
   */
  position?(state: State): Position | undefined;
  /**
   * The position at the opening lead against a declarer, from the cards of a state before the play, for any auction.
   * `undefined` if that seat cannot declare, and while cards are hidden from all.
   */
  positionAt?(state: State, strain: Strain, declarer: Seat): Position | undefined;
  /** The play, if the game ranks its cards in an order of its own; `undefined` if nothing is played (now). */
  rankedPlay?(state: State): RankedPlay | undefined;
  /** True if a deal is scored as a duplicate board of contract bridge can be, so that it has a par. */
  readonly hasPar?: true;
  /** The points that make a game, if sides bid for contracts by other scores than those of contract bridge. */
  gameGoal?(options: Options): GameGoal;
  /** True if declarer's dummy is the hand of their partner, who is a player and could play it. */
  readonly hasPartnerAsDummy?: true;
  /** The questions by which the result of a deal with real cards is entered; the game has no score pad if left out. */
  pad?(deal: PadDeal<Options>): PadSteps<Outcome>;
  /** Contract, declarer, tricks, points; `undefined` until the deal is over. */
  outcome(state: State): Outcome | undefined;
  /**
   * The party that scores for that seat on a deal of these terms: a side, or `P1`, `P2`, … where each player
   * scores alone.
   */
  partyOf(seat: Seat, terms: DealTerms): Party;
  /** True if that viewer may hear only that something was done, not what. Nothing is hidden if left out. */
  conceals?(step: Step, viewer?: Seat): boolean;
}

/** A game as lists, servers and bots hold it: only the game itself knows its state and options. */
export type AnyGame = Game<unknown, OptionValues>;

const BY_PLAYERS = { 2: 'two', 3: 'three', 4: 'bridge' } as const;

/** Returns the group in which a game is listed. */
export const groupOf = ({ group, players }: Pick<AnyGame, 'group' | 'players'>): GameGroup =>
  group ?? BY_PLAYERS[players];

export type StepCode =
  | 'ERR_DEAL_OVER' // nothing can be done any more
  | 'ERR_NOT_ON_TURN' // Law 29 for calls, Law 53 for cards
  | 'ERR_ILLEGAL_ACTION' // not among the legal actions
  | 'ERR_CLAIM' // R-GEN-9: not now, or more tricks than are left
  | 'ERR_MUST_BID' // RULES 6.2: the dealer must bid
  | 'ERR_INSUFFICIENT_BID' // Law 27
  | 'ERR_INADMISSIBLE_DOUBLE' // Law 36
  | 'ERR_INADMISSIBLE_REDOUBLE' // Law 36
  | 'ERR_AUCTION_OVER' // Law 39
  | 'ERR_PLAY_OVER'
  | 'ERR_CARD_NOT_HELD'
  | 'ERR_CARD_COVERED' // held, but not to be touched now
  | 'ERR_REVOKE'; // Law 61

/**
 * Applies an action that comes from outside, and is the only way in: the next state, or why it is refused (R-GEN-2).
 */
export function step<State, Options>(
  game: Game<State, Options>,
  state: State,
  made: Step,
): Result<State, StepCode> {
  const legal = check(game, state, made);
  return legal.ok ? ok(game.apply(state, made.seat, made.action)) : legal;
}

/** Checks a step by the rules and plays nothing; it fails as `step` does. */
export function check<State, Options>(
  game: Game<State, Options>,
  state: State,
  { seat, action }: Step,
): Result<undefined, StepCode> {
  const acting = game.toAct(state);
  if (acting.length === 0) return fail('ERR_DEAL_OVER');
  if (action.kind === 'claim') {
    const most = game.claimable(state, seat);
    if (most === undefined || !Number.isInteger(action.tricks) || action.tricks < 0 || action.tricks > most) {
      return fail(
        'ERR_CLAIM',
        seat,
        most === undefined ? 'no claim can be made now' : `at most ${most} tricks can be claimed`,
      );
    }
    return ok(undefined);
  }
  if (!acting.includes(seat))
    return fail('ERR_NOT_ON_TURN', seat, `${acting.join(' or ')} is to act, not ${seat}`);
  if (!game.legalActions(state, seat).some((legal) => sameAction(legal, action))) {
    return fail(game.explain?.(state, seat, action) ?? 'ERR_ILLEGAL_ACTION', seat);
  }
  return ok(undefined);
}

/** Returns the player's name as a party, by the order of the game's seats: `P1` is the first. */
export function playerAt(seats: readonly Seat[], seat: Seat, terms: DealTerms): Party {
  return `P${(terms.seating ?? seats).indexOf(seat) + 1}`;
}

/** Lists all parties of a game in the order shown: `NS` and `EW`, or `P1`, `P2`, … */
export const partiesOf = (game: AnyGame): readonly Party[] => [
  ...new Set(game.seats.map((seat) => game.partyOf(seat, { dealer: 'N', vul: 'none' }))),
];

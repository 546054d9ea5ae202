import { type Action, type Step, sameAction } from './action.ts';
import type { DealTerms } from './board.ts';
import type { Strain } from './card.ts';
import type { Deal } from './deal.ts';
import type { OptionsSpec, OptionValues } from './options.ts';
import type { Outcome, Party } from './outcome.ts';
import type { PadDeal, PadSteps } from './pad/form.ts';
import type { Play } from './play.ts';
import type { Position, RankedPlay } from './position.ts';
import type { Random } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { Ordered, Setup } from './setup.ts';
import type { View } from './view.ts';

/** Games that people look for together: bridge in its forms, what it came from, its kin for two and three, spades. */
export const GAME_FAMILIES = ['bridge', 'ancestors', 'two', 'three', 'spades'] as const;
export type GameFamily = (typeof GAME_FAMILIES)[number];

/** One game of the family: the play of one deal, from the cards to its score. */
export interface Game<State, Options> {
  readonly id: string;
  /** As printed: `Contract bridge`. */
  readonly name: string;
  /** One sentence for the lobby. */
  readonly summary: string;
  /** Its place in a list of games; by its number of players when left out (`familyOf`). */
  readonly family?: GameFamily;
  /** The number of people that it takes. */
  readonly players: 2 | 3 | 4;
  /** The seats in which they sit, clockwise, the first player's first. */
  readonly seats: readonly Seat[];
  /** Ids of the match forms it can be played in; the first is the default. */
  readonly matches: readonly string[];
  /** Defaults of match options that this game prefers: a number of deals, a target. */
  readonly matchDefaults?: OptionValues;
  /**
   * A sentence about a match form in this game, by the form's id, where the form's own says what this game
   * has not.
   */
  readonly matchSummaries?: Readonly<Record<string, string>>;
  /** Set where no deal has a vulnerability, whatever the match form says, or only with this option of the game on. */
  readonly vulnerability?: 'none' | { readonly option: string };
  /** The bidding system that its source recommends to partners, as the bots name it; left to them when left out. */
  readonly system?: string;
  /** The dealers in turn, where that is not `dealersOf` its parties. */
  readonly dealers?: readonly Seat[];
  readonly options: OptionsSpec<Options>;
  /** The rules in plain words, Markdown. */
  readonly rules: string;
  /**
   * Does the order in which the cards were dealt matter? Then a setup has one, and a split where the game
   * asks for it.
   */
  readonly ordered?: Ordered;
  /** Can a deal cost a party points, so that its points are negative (R-GEN-8)? */
  readonly losesPoints?: boolean;
  /** The hands as this game deals them, as far as it has, where that is not 13 cards each as the setup has them. */
  dealt?(state: State): Deal;
  start(setup: Setup, options: Options): State;
  setupOf(state: State): Setup;
  /** The seats that must act now; empty when the deal is over. */
  toAct(state: State): readonly Seat[];
  /** The actions that a seat may take now, in a fixed order, claims apart; empty unless it is in `toAct`. */
  legalActions(state: State, seat: Seat): readonly Action[];
  /** The state after a legal action, or after an agreed claim within `claimable`. Trusts; never mutates. */
  apply(state: State, seat: Seat, action: Action): State;
  /** The most tricks that this seat's side may claim now; `undefined` when it may not claim (R-GEN-9). */
  claimable(state: State, seat: Seat): number | undefined;
  /** The reason for which an action is refused, where the game can say more than that it is not legal. */
  explain?(state: State, seat: Seat, action: Action): StepCode | undefined;
  /** The part of the state that a seat may know; no seat: a spectator. */
  view(state: State, seat?: Seat): View;
  /** A full state that this view cannot tell from the real one, uniform over them unless the game says otherwise. */
  imagine(view: View, random: Random): State;
  /** The play as it stands, every hand open: for bots, which look ahead in states that they imagine. */
  playOf?(state: State): Play | undefined;
  /**
   * The same where tricks are all that counts: `undefined` before the play, after it, and where more counts
   * or is hidden from all.
   */
  position?(state: State): Position | undefined;
  /**
   * The position at the opening lead against a declarer, from the cards of a state before the play, whatever
   * is bid. `undefined` for who cannot declare, and while cards are hidden from all.
   */
  positionAt?(state: State, strain: Strain, declarer: Seat): Position | undefined;
  /** The play, where its cards rank by an order of the game's own; `undefined` when nothing is played (now). */
  rankedPlay?(state: State): RankedPlay | undefined;
  /** Is it scored as a duplicate board of contract bridge can be, so that its par can be told? */
  readonly hasPar?: true;
  /** Is declarer's dummy the hand of their partner, who is a player and could play it? */
  readonly hasPartnerAsDummy?: true;
  /** The questions by which the result of a deal with real cards is written down; on no score pad when left out. */
  pad?(deal: PadDeal<Options>): PadSteps<Outcome>;
  /** Contract, declarer, tricks, points; `undefined` until the deal is over. */
  outcome(state: State): Outcome | undefined;
  /**
   * The party that scores for that seat on a deal of these terms: a side, or `P1`, `P2`, … where each player
   * scores alone.
   */
  partyOf(seat: Seat, terms: DealTerms): Party;
  /** May that viewer not hear what was done, only that something was? Nothing is hidden when left out. */
  conceals?(step: Step, viewer?: Seat): boolean;
}

/** A game whose state and options are its own affair: as lists, servers and bots hold it. */
export type AnyGame = Game<unknown, OptionValues>;

const BY_PLAYERS = { 2: 'two', 3: 'three', 4: 'bridge' } as const;

/** The family in which a game is listed. */
export const familyOf = ({ family, players }: Pick<AnyGame, 'family' | 'players'>): GameFamily =>
  family ?? BY_PLAYERS[players];

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

/** The only door for an action that comes from outside: the next state, or why it is refused (R-GEN-2). */
export function step<State, Options>(
  game: Game<State, Options>,
  state: State,
  made: Step,
): Result<State, StepCode> {
  const legal = check(game, state, made);
  return legal.ok ? ok(game.apply(state, made.seat, made.action)) : legal;
}

/** Checks a step by the rules and plays nothing: the failure is that of `step`. */
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
        most === undefined ? 'no claim can be made now' : `${most} tricks at most can be claimed`,
      );
    }
    return ok(undefined);
  }
  if (!acting.includes(seat))
    return fail('ERR_NOT_ON_TURN', seat, `${acting.join(' or ')} is on turn, not ${seat}`);
  if (!game.legalActions(state, seat).some((legal) => sameAction(legal, action))) {
    return fail(game.explain?.(state, seat, action) ?? 'ERR_ILLEGAL_ACTION', seat);
  }
  return ok(undefined);
}

/** The players' names as parties, in the order of the game's seats: `P1` is the first. */
export function playerAt(seats: readonly Seat[], seat: Seat, terms: DealTerms): Party {
  return `P${(terms.seating ?? seats).indexOf(seat) + 1}`;
}

/** All who score in a game, in the order shown: `NS` and `EW`, or `P1`, `P2`, … */
export const partiesOf = (game: AnyGame): readonly Party[] => [
  ...new Set(game.seats.map((seat) => game.partyOf(seat, { dealer: 'N', vul: 'none' }))),
];

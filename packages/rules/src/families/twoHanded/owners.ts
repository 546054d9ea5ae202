import { type AuctionRules, CONTRACT_AUCTION } from '../../auction/auction.ts';
import { type BySeat, SEATS, type Seat } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { playerAt } from '../../game.ts';
import type { TwoSides } from '../../play/position.ts';
import type { Party } from '../../scores/outcome.ts';

/**
 * Two players at the four hands of a deal: each sits at one and has another hand, or the right to deal from its seat.
 */
export interface Owners {
  /** The seats of the two, the first player's seat first. */
  readonly players: readonly [Seat, Seat];
  /** The seat of the player to whom each hand belongs. */
  readonly of: BySeat<Seat>;
}

/** A dummy opposite: South and North are the first player's, West and East the second's (R-HB-4). */
export const DUMMY_OPPOSITE: Owners = { players: ['S', 'W'], of: { S: 'S', N: 'S', W: 'W', E: 'W' } };

/**
 * Each dummy is on its owner's right: South and East are the first player's, North and West the second's (RULES 9.1).
 */
export const DUMMY_AT_RIGHT: Owners = { players: ['S', 'N'], of: { S: 'S', E: 'S', N: 'N', W: 'N' } };

/**
 * No dummies: South is the first player, North the second; the seat beside a player stands for them when it deals
 * (R-GEN-4).
 */
export const FACE_TO_FACE: Owners = { players: ['S', 'N'], of: { S: 'S', E: 'S', N: 'N', W: 'N' } };

export const PLAYERS = ['P1', 'P2'] as const satisfies readonly Party[];

export const byPlayer = <T>(f: (player: Party) => T): Readonly<Record<Party, T>> =>
  Object.fromEntries(PLAYERS.map((player) => [player, f(player)]));

export const otherPlayer = ({ players: [first, second], of }: Owners, seat: Seat): Seat =>
  of[seat] === first ? second : first;

/** Returns the hands of the player who sits there. */
export const handsOf = ({ of }: Owners, player: Seat): readonly Seat[] =>
  SEATS.filter((seat) => of[seat] === player);

/** Returns the party that scores for a hand. */
export const ownerParty = ({ players, of }: Owners, seat: Seat, terms: DealTerms): Party =>
  playerAt(players, of[seat], terms);

/**
 * Returns the rules of an auction in which the players call in turn. Two passes at the start end it; later,
 * `passesAfterBid` passes (R-HB-1, R-SOLO-1).
 */
export const callInTurn = (owners: Owners, passesAfterBid: 1 | 2): AuctionRules => ({
  ...CONTRACT_AUCTION,
  next: (seat) => otherPlayer(owners, seat),
  partners: (a, b) => owners.of[a] === owners.of[b],
  passesAfterBid,
  passesAtStart: 2,
});

/** Returns the hands of each player, which count together, the first player's first. */
export function sidesOf(owners: Owners): TwoSides {
  const [first, second] = owners.players;
  return [handsOf(owners, first), handsOf(owners, second)];
}

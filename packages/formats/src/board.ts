import type { Call } from '@overtrick/rules/auction/call';
import type { BareContract } from '@overtrick/rules/auction/contract';
import type { Card, Strain } from '@overtrick/rules/cards/card';
import type { CardSet } from '@overtrick/rules/cards/cardSet';
import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import { type DealTerms, termsOfBoard } from '@overtrick/rules/deals/board';
import type { Deal } from '@overtrick/rules/deals/deal';

/**
 * A board as it is in a file: the deal, the auction, the play, the result, and everything else written there. It may be
 * incomplete, and it may break the rules of the game: `replayBoard` checks that.
 */
export interface Board {
  /** The board's name in the file: PBN's `[Board "7"]`, LIN's `qx|o7|`; empty if it has no name. */
  readonly label: string;
  readonly number?: number;
  readonly room?: Room;
  readonly dealer?: Seat;
  readonly vul?: Vul;
  /** The known hands; others are absent. */
  readonly hands: Hands;
  readonly players: Players;
  readonly auction?: BoardAuction;
  readonly play?: BoardPlay;
  readonly stated: Stated;
  /** The file's other tags, by PBN's names, kept for writing. */
  readonly tags: readonly BoardTag[];
  /** Comments and escaped lines of a PBN file outside auction and play. */
  readonly asides: readonly Aside[];
  /** LIN's pairs without a field above, kept for writing. */
  readonly pairs: readonly BoardPair[];
}

export type Room = 'open' | 'closed';
export type Hands = { readonly [S in Seat]?: CardSet };
export type Players = { readonly [S in Seat]?: string };

/** The remarks on a call or a card. */
export interface Remarks {
  /** The meaning: PBN's note, LIN's `an`. */
  readonly note?: string;
  /** PBN's numeric annotations, ascending; a suffix such as `!?` is one of them. */
  readonly nags?: readonly number[];
  readonly comments?: readonly string[];
}

export interface BoardCall extends Remarks {
  readonly call: Call;
  /** Alerted: LIN's `!`, or PBN's note without a text. */
  readonly alert?: true;
  /** An insufficient bid that was accepted (Law 27A; PBN's `^I`). */
  readonly insufficient?: true;
  /** The number of players whose turn was skipped by a call out of rotation that was accepted (Law 28; PBN's `^S`). */
  readonly skipped?: 1 | 2 | 3;
}

export interface BoardCard extends Remarks {
  readonly card: Card;
  /** A revoke that was not corrected (Law 63; PBN's `^R`). */
  readonly revoke?: true;
  /** Led by this seat out of turn, and accepted (Law 53; PBN's `^L`). */
  readonly leader?: Seat;
}

/** The reason why a list ends early: the rest is unknown (`*`), or the next entry is still to come (`+`). */
export type Ending = '*' | '+';

export interface BoardAuction {
  /** The seat that makes the first call. */
  readonly first: Seat;
  readonly calls: readonly BoardCall[];
  readonly ending?: Ending;
  /** Comments before the first call. */
  readonly comments?: readonly string[];
  /** Notes that no call refers to. */
  readonly notes?: readonly string[];
}

export interface BoardPlay {
  /** The seat that makes the opening lead, if the file names it. */
  readonly leader?: Seat;
  /** The cards in the order played, up to the first unknown one. */
  readonly cards: readonly BoardCard[];
  /** The known cards after an unknown one. */
  readonly beyond?: readonly BeyondCard[];
  readonly ending?: Ending;
  /** Comments before the first card. */
  readonly comments?: readonly string[];
  /** Notes that no card refers to. */
  readonly notes?: readonly string[];
}

interface BeyondCard extends BoardCard {
  /** From 1. */
  readonly trick: number;
  readonly seat: Seat;
}

/** The result that the file states, independent of its calls and cards. */
export interface Stated {
  readonly contract?: BareContract | 'PASS';
  /** The strain of an end position, which has no contract (PBN 3.10). */
  readonly strain?: Strain;
  readonly declarer?: Seat;
  /** Declarer and dummy swapped roles by mistake (PBN's `[Declarer "^S"]`). */
  readonly swapped?: true;
  /** The tricks of declarer's side. */
  readonly tricks?: number;
  /** The players agreed on a wrong number (PBN's `[Result "^9"]`). */
  readonly misstated?: true;
}

export interface BoardTag {
  readonly name: string;
  readonly value: string;
  /** The text after the tag pair, as in the file: the rows of a table, comments. */
  readonly text?: string;
}

/** Text of a PBN file after the tag of this name; an empty name means before all tags. */
export interface Aside {
  readonly after: string;
  readonly text: string;
}

export interface BoardPair {
  readonly tag: string;
  readonly value: string;
}

/** Builds a board from only its cards. */
export const boardOfDeal = (terms: DealTerms, deal: Deal): Board => ({
  label: terms.board === undefined ? '' : String(terms.board),
  ...(terms.board !== undefined && { number: terms.board }),
  dealer: terms.dealer,
  vul: terms.vul,
  hands: deal,
  players: {},
  stated: {},
  tags: [],
  asides: [],
  pairs: [],
});

/** Returns dealer and vulnerability, by the board's number if the file does not have them. */
export function termsOf({ dealer, vul, number }: Board): DealTerms | undefined {
  const numbered = number !== undefined && number > 0 ? termsOfBoard(number) : undefined;
  const known = { dealer: dealer ?? numbered?.dealer, vul: vul ?? numbered?.vul };
  if (known.dealer === undefined || known.vul === undefined) return undefined;
  return { dealer: known.dealer, vul: known.vul, ...(numbered && { board: number }) };
}

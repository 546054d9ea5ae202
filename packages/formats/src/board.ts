import { type DealTerms, termsOfBoard } from '@overtrick/rules/board';
import type { Call } from '@overtrick/rules/call';
import type { Card, Strain } from '@overtrick/rules/card';
import type { CardSet } from '@overtrick/rules/cardSet';
import type { BareContract } from '@overtrick/rules/contract';
import type { Deal } from '@overtrick/rules/deal';
import type { Seat, Vul } from '@overtrick/rules/seat';

/**
 * A board as a file tells it: what was dealt, bid, played and agreed, and what else is written there.
 * It may be partial, and it may break the rules of the game: `replayBoard` checks that.
 */
export interface Board {
  /** As the file names it: PBN's `[Board "7"]`, LIN's `qx|o7|`; empty when it has no name. */
  readonly label: string;
  readonly number?: number;
  readonly room?: Room;
  readonly dealer?: Seat;
  readonly vul?: Vul;
  /** Hands that are not known are absent. */
  readonly hands: Hands;
  readonly players: Players;
  readonly auction?: BoardAuction;
  readonly play?: BoardPlay;
  readonly stated: Stated;
  /** The file's other statements, by PBN's names, to be written back. */
  readonly tags: readonly BoardTag[];
  /** Comments and escaped lines of a PBN file outside auction and play. */
  readonly asides: readonly Aside[];
  /** LIN's pairs that have no place above, to be written back. */
  readonly pairs: readonly BoardPair[];
}

export type Room = 'open' | 'closed';
export type Hands = { readonly [S in Seat]?: CardSet };
export type Players = { readonly [S in Seat]?: string };

/** The remarks about a call or a card. */
export interface Remarks {
  /** Its meaning: PBN's note, LIN's `an`. */
  readonly note?: string;
  /** PBN's numeric annotations, ascending; a suffix such as `!?` is one of them. */
  readonly nags?: readonly number[];
  readonly comments?: readonly string[];
}

export interface BoardCall extends Remarks {
  readonly call: Call;
  /** Alerted, as LIN's `!` says, or PBN's note without a text. */
  readonly alert?: true;
  /** An insufficient bid that was accepted (Law 27A; PBN's `^I`). */
  readonly insufficient?: true;
  /**
   * The number of players who lost their turn to it: a call out of rotation that was accepted (Law 28; PBN's
   * `^S`).
   */
  readonly skipped?: 1 | 2 | 3;
}

export interface BoardCard extends Remarks {
  readonly card: Card;
  /** A revoke that was not put right (Law 63; PBN's `^R`). */
  readonly revoke?: true;
  /** Led by this seat out of turn, and accepted (Law 53; PBN's `^L`). */
  readonly leader?: Seat;
}

/** The reason why a list ends before its time: nothing more is known (`*`), or the next one is to come (`+`). */
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
  /** The seat that makes the opening lead, where the file says so. */
  readonly leader?: Seat;
  /** In the order played, up to the first that is not known. */
  readonly cards: readonly BoardCard[];
  /** Cards that are known after one that is not. */
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

/** The outcome by the file, whatever was bid and played. */
export interface Stated {
  readonly contract?: BareContract | 'PASS';
  /** Of an end position, which has no contract (PBN 3.10). */
  readonly strain?: Strain;
  readonly declarer?: Seat;
  /** Declarer and dummy changed places by mistake (PBN's `[Declarer "^S"]`). */
  readonly swapped?: true;
  /** Tricks of declarer's side. */
  readonly tricks?: number;
  /** The players agreed on a wrong number (PBN's `[Result "^9"]`). */
  readonly misstated?: true;
}

export interface BoardTag {
  readonly name: string;
  readonly value: string;
  /** The text after the tag pair: the rows of a table, comments; as in the file. */
  readonly text?: string;
}

/** Text of a PBN file after the tag of this name; the empty name is before all tags. */
export interface Aside {
  readonly after: string;
  readonly text: string;
}

export interface BoardPair {
  readonly tag: string;
  readonly value: string;
}

/** A board of which only the cards are known. */
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

/** Dealer and vulnerability, by the board's number where the file does not say. */
export function termsOf({ dealer, vul, number }: Board): DealTerms | undefined {
  const numbered = number !== undefined && number > 0 ? termsOfBoard(number) : undefined;
  const known = { dealer: dealer ?? numbered?.dealer, vul: vul ?? numbered?.vul };
  if (known.dealer === undefined || known.vul === undefined) return undefined;
  return { dealer: known.dealer, vul: known.vul, ...(numbered && { board: number }) };
}

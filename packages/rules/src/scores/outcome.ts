import { defined } from '../assert.ts';
import type { Contract } from '../auction/contract.ts';
import type { Strain } from '../cards/card.ts';
import { sideOf } from '../cards/seat.ts';
import type { Fit } from '../cards/strength.ts';
import type { DealTerms } from '../deals/board.ts';
import type { AuctionScale } from './auctionScore.ts';
import type { ScoreItem, Stakes } from './score.ts';

/** A party that scores: a side (`NS`, `EW`) or a player. */
export type Party = string;
export type Points = Readonly<Record<Party, number>>;

/** The result of a deal: everything that a match format needs to score it. */
export interface Outcome {
  readonly terms: DealTerms;
  /** Absent when the deal was passed out, and in games that have none. */
  readonly contract?: Contract;
  /** Trumps, or notrump, of a deal that was played without such a contract. */
  readonly strain?: Strain;
  /** Declarer's party, if it is not declarer's side. */
  readonly declaring?: Party;
  /** Won by the declaring side, 0 to 13; 0 when passed out. */
  readonly tricks: number;
  /** Points of this deal on its own, as the game scores it; never negative (R-GEN-8). */
  readonly points: Points;
  /** The items that make up `points`. */
  readonly items: readonly ScoreItem[];
  /** Honours held by each party, for the forms that count them. */
  readonly honours?: Points;
  /** High-card points of each party's hands, and its longest suits: for the forms whose target depends on them. */
  readonly hcp?: Points;
  readonly fits?: Readonly<Record<Party, Fit>>;
  /** The table other than contract bridge's by which `items` are computed, on numbered boards too. */
  readonly scale?: AuctionScale | 'minibridge';
  /** Honours by the table of auction bridge of the 1920s, where a game of contracts can be played in its rubbers. */
  readonly auctionHonours?: Points;
  /** Tricks above the bid, where a match format counts them (RULES 12.1). */
  readonly bags?: Points;
  /** True if the deal was thrown in, and by the game's rules the same dealer deals again. */
  readonly redeal?: true;
}

/** True if the deal was thrown in without a card played. */
export const isThrownIn = ({ contract, strain }: Outcome): boolean =>
  contract === undefined && strain === undefined;

/**
 * True if that party is vulnerable. Where the terms name no players, the first party is when North–South are, the
 * others when East–West are.
 */
export const isPartyVulnerable = (
  { vul, vulnerable }: Pick<DealTerms, 'vul' | 'vulnerable'>,
  parties: readonly Party[],
  party: Party,
): boolean =>
  vulnerable?.includes(party) ?? (vul === 'both' || vul === (parties.indexOf(party) === 0 ? 'ns' : 'ew'));

/**
 * Returns the two parties between which the contract of an outcome was played: declarer's and the first of the others.
 */
export function stakesOf({ terms, contract, declaring }: Outcome, parties: readonly Party[]): Stakes {
  const party = declaring ?? sideOf(defined(contract, 'a played contract').declarer);
  const other = defined(
    parties.find((some) => some !== party),
    'more parties than one',
  );
  return {
    declaring: party,
    defending: other,
    vulnerable: isPartyVulnerable(terms, parties, party),
  };
}

/**
 * Scores a played contract for all parties: each party that defends gets the points of the defence in full (R-3H-2).
 * @param itemsAt scores between declarer's party and one other
 */
export function itemsAmong(
  outcome: Outcome,
  parties: readonly Party[],
  itemsAt: (stakes: Stakes, contract: Contract, tricks: number) => readonly ScoreItem[],
): readonly ScoreItem[] {
  const contract = defined(outcome.contract, 'a played contract');
  const stakes = stakesOf(outcome, parties);
  const items = itemsAt(stakes, contract, outcome.tricks);
  const more = parties.filter((party) => party !== stakes.declaring && party !== stakes.defending);
  const defence = items.filter(({ party }) => party === stakes.defending);
  return [...items, ...more.flatMap((party) => defence.map((item) => ({ ...item, party })))];
}

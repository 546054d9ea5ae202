import type { Card, Strain } from '@overtrick/rules/cards/card';
import type { BySeat, Seat, Vul } from '@overtrick/rules/cards/seat';
import { type Deal, isFullDeal, parseDeal } from '@overtrick/rules/deals/deal';
import { type DealtParts, parseDealt } from '@overtrick/rules/deals/dealt';
import { present } from '@overtrick/rules/present';

/** A board as it was dealt, with its double-dummy results if they are known. */
export interface HandRecord {
  readonly board: number;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly deal: Deal;
  /** The 52 cards in dealt order, 13 to N, then E, S, W, and the cards that come back: in games that need them. */
  readonly order?: readonly Card[];
  readonly split?: readonly number[];
  /** Double dummy: the tricks of each declarer in each strain. */
  readonly tricks?: MakeableTricks;
  readonly par?: RecordedPar;
}

export type MakeableTricks = BySeat<Readonly<Record<Strain, number>>>;

/** The result of a board when both sides bid and play double dummy. */
export interface RecordedPar {
  /** From North-South's side. */
  readonly score: number;
  /** The contracts with that score, as they are printed: `4SX N`; empty if they are not known. */
  readonly contracts: readonly string[];
}

/** The strains in the order of the 20 digits. */
const DIGIT_STRAINS: readonly Strain[] = ['N', 'S', 'H', 'D', 'C'];
const DIGIT_SEATS: readonly Seat[] = ['N', 'S', 'E', 'W'];

/**
 * Writes the tricks as 20 hexadecimal digits: North, South, East, West, each in notrump, spades, hearts, diamonds,
 * clubs.
 */
export const makeTrickDigits = (tricks: MakeableTricks): string =>
  DIGIT_SEATS.map((seat) => DIGIT_STRAINS.map((strain) => tricks[seat][strain].toString(16)).join('')).join(
    '',
  );

/** Reads the tricks from 20 such digits; `undefined` for any other text. */
export function parseTrickDigits(text: string): MakeableTricks | undefined {
  if (!/^[0-9a-d]{20}$/i.test(text)) return undefined;
  const ofSeat = (seat: Seat): Record<Strain, number> => {
    const ofStrain = (strain: Strain): number =>
      Number.parseInt(text.charAt(5 * DIGIT_SEATS.indexOf(seat) + DIGIT_STRAINS.indexOf(strain)), 16);
    return { C: ofStrain('C'), D: ofStrain('D'), H: ofStrain('H'), S: ofStrain('S'), N: ofStrain('N') };
  };
  return { N: ofSeat('N'), E: ofSeat('E'), S: ofSeat('S'), W: ofSeat('W') };
}

/** The cards of a board and what is known of them, as texts. */
export interface RecordTexts extends Partial<DealtParts> {
  /** Twenty digits, as `makeTrickDigits` writes them. */
  readonly tricks?: string | undefined;
  /** North-South's score at par. */
  readonly par?: number | undefined;
}

/** Builds the record of a board from texts; `undefined` unless all 52 cards are known. */
export function handRecordOf(
  terms: Pick<HandRecord, 'board' | 'dealer' | 'vul'>,
  { deal = '', order, split, tricks: digits = '', par }: RecordTexts,
): HandRecord | undefined {
  const cards = parseDealt({ deal, order, split });
  const tricks = parseTrickDigits(digits);
  return cards.ok
    ? {
        ...terms,
        ...cards.value,
        ...present({ tricks }),
        ...(par !== undefined && { par: { score: par, contracts: [] } }),
      }
    : undefined;
}

/** Parses a deal of all 52 cards; `undefined` for any other text. */
export function parseWholeDeal(text: string): Deal | undefined {
  const deal = parseDeal(text, true);
  return deal.ok && isFullDeal(deal.value) ? deal.value : undefined;
}

import {
  type HandRecord,
  type MakeableTricks,
  parseTrickDigits,
  type RecordedPar,
} from '@overtrick/duplicate/handRecord';
import { type Board, termsOf } from '@overtrick/formats/board';
import { dealtText } from '@overtrick/formats/dealt';
import { dealOf } from '@overtrick/formats/hands';
import { isStrain, type Strain } from '@overtrick/rules/cards/card';
import { parseSeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { parseDealt } from '@overtrick/rules/deals/dealt';

/** Returns the hand record of a board in a file; `undefined` if its number, its terms or a hand is unknown. */
export function handRecordOf(board: Board): HandRecord | undefined {
  const deal = dealOf(board.hands);
  const terms = termsOf(board);
  if (deal === undefined || terms === undefined || board.number === undefined) return undefined;
  const tricks = tricksOf(board);
  const par = parOf(board);
  const { dealer, vul } = terms;
  const cards = parseDealt(dealtText(board, deal));
  if (!cards.ok) return undefined;
  return { board: board.number, dealer, vul, ...cards.value, ...(tricks && { tricks }), ...(par && { par }) };
}

const tagOf = ({ tags }: Board, name: string) => tags.find((tag) => tag.name === name);

/** Reads the makeable tricks from PBN: 20 digits, or a table with a row per declarer and strain (5.7). */
function tricksOf(board: Board): MakeableTricks | undefined {
  const digits = parseTrickDigits(tagOf(board, 'DoubleDummyTricks')?.value.trim() ?? '');
  return digits ?? tricksOfRows(tagOf(board, 'OptimumResultTable')?.text ?? '');
}

function tricksOfRows(text: string): MakeableTricks | undefined {
  const found = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [seat = '', strain = '', tricks = ''] = line.trim().split(/\s+/);
    const of = strain === 'NT' ? 'N' : strain;
    if (parseSeat(seat) !== undefined && isStrain(of) && /^\d{1,2}$/.test(tricks) && Number(tricks) <= 13)
      found.set(`${seat} ${of}`, Number(tricks));
  }
  if (found.size < 20) return undefined;
  const ofSeat = (seat: Seat): Record<Strain, number> => {
    const ofStrain = (strain: Strain): number => found.get(`${seat} ${strain}`) ?? 0;
    return { C: ofStrain('C'), D: ofStrain('D'), H: ofStrain('H'), S: ofStrain('S'), N: ofStrain('N') };
  };
  const [N, E, S, W] = SEATS.map(ofSeat);
  return N && E && S && W ? { N, E, S, W } : undefined;
}

/** Reads par from PBN's `NS 420`, `EW 100`, with the contracts of `ParContract` if a file has them. */
function parOf(board: Board): RecordedPar | undefined {
  const [, side, points] =
    /^\s*(NS|EW)\s+([-+]?\d+)\s*$/i.exec(tagOf(board, 'OptimumScore')?.value ?? '') ?? [];
  if (side === undefined || points === undefined) return undefined;
  const score = Number(points);
  const contracts = tagOf(board, 'ParContract')?.value.trim() ?? '';
  return {
    score: side.toUpperCase() === 'NS' || score === 0 ? score : -score,
    contracts: contracts === '' ? [] : [contracts],
  };
}

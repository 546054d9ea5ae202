import { type BareContract, type Contract, parseContract } from '@overtrick/rules/auction/contract';
import { auctionRubber as match } from '@overtrick/rules/matches/auction-rubber/index';
import { ok, type Result } from '@overtrick/rules/result';
import { AUCTION_SCALES, type AuctionScale, auctionItems } from '@overtrick/rules/scores/auctionScore';
import { honourItems, sideStakes } from '@overtrick/rules/scores/score';
import { type LineResult, scoreRubber } from './byMatch.ts';
import { CONTRACT, type Field, OLD_HONOURS, readKey, readResult, unknownKey } from './fields.ts';
import type { ScoreForm } from './form.ts';
import type { LineCode, ScoreLine } from './lines.ts';

type AuctionFormOptions = {
  readonly laws: AuctionScale;
  /** The rank of bids, which makes no difference to the score. */
  readonly rank: 'majority' | 'value';
  readonly unfinishedGame: boolean;
  readonly dealLimit: number;
};

/** Auction bridge and plafond (RULES 6.1, 6.2, 6.5). */
export const auction: ScoreForm<AuctionFormOptions> = {
  id: 'auction',
  summary: 'a rubber of auction bridge',
  line: 'CONTRACT DECLARER TRICKS, honours=NS:30 where there are any; by the laws of 1913 spades are 2S and royal spades 2R',
  example: ['4SXX N 8 honours=NS:30', '2H E 10'],
  options: {
    laws: {
      kind: 'choice',
      default: '1920s',
      values: AUCTION_SCALES,
      help: 'Whose table: that of the 1920s, the laws of 1912 and 1913, or plafond.',
    },
    rank: {
      kind: 'choice',
      default: 'majority',
      values: ['majority', 'value'],
      help: 'Which bids were higher: those of more tricks or those worth more. The score is the same.',
    },
    ...match.options,
  },
  score(lines, options) {
    const results: LineResult[] = [];
    for (const line of lines) {
      const result = readDeal(line, options.laws);
      if (!result.ok) return result;
      results.push(result.value);
    }
    return scoreRubber(match, options, results);
  },
};

function readDeal(line: ScoreLine, scale: AuctionScale): Result<LineResult, LineCode> {
  const result = readResult(line, scale === '1913' ? SIX_DENOMINATIONS : CONTRACT);
  if (!result.ok) return result;
  const odd = unknownKey(line, ['honours']);
  if (odd) return odd;
  const honours = readKey(line, 'honours', OLD_HONOURS);
  if (!honours.ok) return honours;
  const { contract, tricks } = result.value;
  if (contract === undefined) return ok({ line, tricks });
  const items = [...itemsOf(contract, tricks, scale), ...honourItems(honours.value)];
  return ok({ line, contract, tricks, scale, items });
}

const itemsOf = (contract: Contract, tricks: number, scale: AuctionScale) =>
  auctionItems(sideStakes(contract, 'none'), contract, tricks, scale);

const SIX_DENOMINATIONS: Field<BareContract> = {
  must: 'a contract is written like 4S, 4SX or 3NTXX, in royal spades 4R, or PASS',
  read(text) {
    const plain = parseContract(text);
    if (plain !== undefined) return plain;
    const royal = parseContract(text.replace(/^([1-7])R/i, '$1S'));
    return royal && { ...royal, royal: true };
  },
};

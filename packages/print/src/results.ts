import { roundTo } from '@overtrick/duplicate/event/rounding';
import type { Judgement, Outcome, Part } from '@overtrick/duplicate/traveller/outcome';
import { contractOfEntry } from '@overtrick/duplicate/traveller/traveller';
import type { Contract } from '@overtrick/rules/auction/contract';
import { type Card, rankOf, suitOf } from '@overtrick/rules/cards/card';
import type { PrintWords } from './words.ts';

/** The cells of a result in a table: contract, declarer, tricks and score. */
export type ResultCells = readonly [contract: string, declarer: string, tricks: string, score: string];

/** Returns the cells of a result: the score is North-South's, and a ruling stands in place of the contract. */
export function resultCells(outcome: Outcome, words: PrintWords): ResultCells {
  switch (outcome.kind) {
    case 'notPlayed':
      return ['–', '', '', ''];
    case 'artificial':
      return [`${percent(outcome.ns.percent)} / ${percent(outcome.ew.percent)}`, '', '', ''];
    case 'weighted':
      return [partsText(outcome.parts), '', '', ''];
    case 'split':
      return [`${judgementText(outcome.ns)} / ${judgementText(outcome.ew)}`, '', '', ''];
    case 'points':
      return ['', '', '', outcome.points.map(number).join(' / ')];
    case 'played': {
      const { contract, tricks, score } = outcome;
      if (contract === 'PASS') return [words.passedOut, '', '', '0'];
      const declarer = contract === undefined ? '' : words.seatLetters[contract.declarer];
      return [
        contractText(contract, words),
        declarer,
        tricks === undefined ? '' : String(tricks),
        number(score),
      ];
    }
  }
}

/** Writes a contract: `4♠×`, with the strain in the language of `words`. */
export function contractText(contract: Contract | undefined, words: PrintWords): string {
  if (contract === undefined) return '';
  const plain = contractOfEntry({ ns: '', ew: '', outcome: { kind: 'played', score: 0, contract } }) ?? '';
  const doubling = '×'.repeat(contract.doubling);
  return contract.royal ? plain : `${contract.level}${words.strains[contract.strain]}${doubling}`;
}

/** Writes a card: `♦K`; empty if it is not known. */
export const cardText = (card: Card | undefined, { strains, ranks }: PrintWords): string =>
  card === undefined ? '' : `${strains[suitOf(card)]}${ranks[rankOf(card)]}`;

const percent = (value: number): string => `${roundTo(value, 2)}%`;

/** Writes a number with a minus sign instead of a hyphen. */
export const number = (value: number): string => String(value).replace('-', '−');

const judgementText = (judgement: Judgement): string =>
  judgement.kind === 'award' ? percent(judgement.award.percent) : partsText(judgement.parts);

const partsText = (parts: readonly Part[]): string =>
  parts.length === 1
    ? number(parts[0]?.score ?? 0)
    : parts.map(({ score, weight }) => `${percent(100 * weight)} ${number(score)}`).join(', ');

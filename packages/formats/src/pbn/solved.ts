import { type MakeableTricks, makeTrickDigits } from '@overtrick/duplicate/handRecord';
import { type Contract, makeContract } from '@overtrick/rules/auction/contract';
import { SEATS, sideOf } from '@overtrick/rules/cards/seat';
import type { Board, BoardTag } from '../board.ts';

/** Par in PBN: North-South's score and its contracts. */
export interface ToldPar {
  readonly score: number;
  readonly contracts: readonly Contract[];
}

const STRAINS = ['N', 'S', 'H', 'D', 'C'] as const;
const TAGS: readonly string[] = ['DoubleDummyTricks', 'OptimumResultTable', 'OptimumScore', 'ParContract'];

/**
 * Adds double-dummy results to a board, in the tags that other programs read: `DoubleDummyTricks` (20 digits),
 * `OptimumResultTable` (PBN 2.1, a row for each declarer and strain), `OptimumScore` and `ParContract`. Earlier values
 * are replaced.
 */
export function withSolution(board: Board, tricks: MakeableTricks, par: ToldPar | undefined): Board {
  const rows = SEATS.flatMap((seat) =>
    STRAINS.map((strain) => {
      const count = String(tricks[seat][strain]).padStart(2);
      return `${seat} ${strain === 'N' ? 'NT' : ` ${strain}`} ${count}`;
    }),
  );
  const tags: BoardTag[] = [
    { name: 'DoubleDummyTricks', value: makeTrickDigits(tricks) },
    {
      name: 'OptimumResultTable',
      value: 'Declarer;Denomination\\2R;Result\\2R',
      text: `\n${rows.join('\n')}`,
    },
    ...(par === undefined ? [] : parTags(par)),
  ];
  return { ...board, tags: [...board.tags.filter(({ name }) => !TAGS.includes(name)), ...tags] };
}

function parTags({ score, contracts }: ToldPar): BoardTag[] {
  const told = [
    ...new Set(contracts.map((contract) => `${sideOf(contract.declarer)} ${makeContract(contract)}`)),
  ];
  return [
    { name: 'OptimumScore', value: `NS ${score}` },
    { name: 'ParContract', value: told.join('; ') || 'Pass' },
  ];
}

import type { Board, Remarks } from '../board.ts';
import { CARRIED_TAGS, makeVg } from './header.ts';

/** Lists the features of these boards that LIN cannot express, one sentence each. */
export function lostInLin(boards: readonly Board[]): string[] {
  const has = (tag: string): boolean => boards.some(({ pairs }) => pairs.some((pair) => pair.tag === tag));
  const vg = makeVg(boards) !== undefined || has('vg');
  const tags = new Set(boards.flatMap((board) => board.tags.map(({ name }) => name)));
  const named = [...tags].filter((name) => !(vg && CARRIED_TAGS.has(name))).sort();
  return [
    ...(named.length > 0 ? [`LIN has no place for the tags ${named.join(', ')}`] : []),
    ...(!has('rs') && boards.some(isOnlyStated) ? [ONLY_STATED] : []),
    ...LOSSES.filter(([, isLost]) => boards.some(isLost)).map(([why]) => why),
  ];
}

const ONLY_STATED = 'LIN keeps no contract, declarer and result of a board without an auction';
const isOnlyStated = ({ auction, stated }: Board): boolean =>
  (auction?.calls ?? []).length === 0 && stated.contract !== undefined;

const LOSSES: readonly (readonly [string, (board: Board) => boolean])[] = [
  ['LIN keeps no comments outside auction and play', ({ asides }) => asides.length > 0],
  [
    'LIN has no marks for irregularities',
    ({ auction, play, stated }) =>
      [...(auction?.calls ?? [])].some(({ skipped, insufficient }) => skipped || insufficient) ||
      (play?.cards ?? []).some(({ revoke, leader }) => revoke || leader) ||
      stated.swapped === true ||
      stated.misstated === true,
  ],
  ['LIN has no numeric annotations', (board) => remarksOf(board).some(({ nags }) => nags)],
  ['LIN has no notes on cards', ({ play }) => (play?.cards ?? []).some(({ note }) => note !== undefined)],
  [
    'LIN has no notes that no call refers to',
    ({ auction, play }) => auction?.notes !== undefined || play?.notes !== undefined,
  ],
  [
    'LIN cannot say that an auction or a play is to go on',
    ({ auction, play }) => auction?.ending === '+' || play?.ending === '+',
  ],
  ['LIN knows no cards after one that is not known', ({ play }) => play?.beyond !== undefined],
  [
    'LIN separates names by commas, so names have none',
    ({ players }) => Object.values(players).some((name) => name.includes(',')),
  ],
  [
    'LIN has no bars in its texts',
    (board) => JSON.stringify([remarksOf(board), board.players]).includes('|'),
  ],
];

const remarksOf = ({ auction, play }: Board): readonly Remarks[] => [
  ...(auction?.calls ?? []),
  ...(play?.cards ?? []),
];

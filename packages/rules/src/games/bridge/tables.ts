import { defined } from '../../assert.ts';
import { LEVELS } from '../../auction/call.ts';
import {
  type BareContract,
  DOUBLINGS,
  type Doubling,
  parseContract,
  tricksNeeded,
} from '../../auction/contract.ts';
import { cardOf, RANKS, type Strain, SUIT_SYMBOLS } from '../../cards/card.ts';
import { EMPTY, setOf } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { FITS } from '../../cards/strength.ts';
import { dealerOfBoard, vulOfBoard } from '../../deals/board.ts';
import { compensationTarget, russianTarget } from '../../matches/chicago/targets.ts';
import { rubberBonus } from '../../matches/rubber/index.ts';
import { IMP_STEPS, impsOf } from '../../scores/imps.ts';
import {
  contractItemsAt,
  duplicateItemsAt,
  duplicateScore,
  honourPoints,
  isGame,
  overtrickPoints,
  type ScoreReason,
  sumItems,
  trickPoints,
  undertrickPoints,
} from '../../scores/score.ts';
import { makeFoldedTable, makeTextTable, printed } from '../../text.ts';

/** Reads a contract of the tables: `3NTX`. */
export const contractOf = (text: string): BareContract =>
  defined(parseContract(text), `${text} is a contract`);
/** Formats a contract as the rules print it: `4♠`, `3NT doubled`. */
export const spoken = ({ level, strain, doubling }: BareContract): string =>
  `${level}${SUIT_SYMBOLS[strain]}${['', ' doubled', ' redoubled'][doubling]}`;

const stakes = (vulnerable: boolean) => ({ declaring: 'NS', defending: 'EW', vulnerable }) as const;
const BOTH_WAYS = [false, true] as const;
const scoreOf = (text: string, vulnerable: boolean): number =>
  sumItems(duplicateItemsAt(stakes(vulnerable), contractOf(text), tricksNeeded(contractOf(text)))).NS;

/** Returns one item of the score of a contract that is just made. */
const itemOf = (text: string, reason: ScoreReason, vulnerable: boolean): number => {
  const made = contractOf(text);
  const items = [
    ...contractItemsAt(stakes(vulnerable), made, tricksNeeded(made)),
    ...duplicateItemsAt(stakes(vulnerable), made, tricksNeeded(made)),
  ];
  return defined(items.find((item) => item.reason === reason)?.points, `${text} has ${reason}`);
};

const STRAIN_ROWS: readonly (readonly [string, Strain])[] = [
  ['♣ clubs, ♦ diamonds', 'C'],
  ['♥ hearts, ♠ spades', 'S'],
  ['notrump, the first trick', 'N'],
  ['notrump, each other trick', 'N'],
];

/** Builds the table of points for a trick that was bid and made (T1). */
export const trickTable = (): string =>
  makeTextTable(
    ['each trick bid and made', 'undoubled', 'doubled', 'redoubled'],
    STRAIN_ROWS.map(([name, strain], i) => [
      name,
      ...DOUBLINGS.map((doubling) =>
        i === STRAIN_ROWS.length - 1
          ? trickPoints(2, strain, doubling) - trickPoints(1, strain, doubling)
          : trickPoints(1, strain, doubling),
      ),
    ]),
  );

/** Builds the table of the lowest contract that is a game, in each strain, doubled or not. */
export function gameTable(): string {
  const least = (strain: Strain, doubling: Doubling): string => {
    const level = LEVELS.find((one) => isGame({ level: one, strain, doubling }));
    const made: BareContract = { level: defined(level, 'seven is a game'), strain, doubling: 0 };
    return `${spoken(made)}\u00a0(${tricksNeeded(made)}\u00a0tricks)`;
  };
  return makeTextTable(
    ['game contracts', 'undoubled', 'doubled', 'redoubled'],
    (['C', 'D', 'H', 'S', 'N'] as const).map((strain) => [
      SUIT_SYMBOLS[strain],
      ...DOUBLINGS.map((doubling) => least(strain, doubling)),
    ]),
  );
}

/** Builds the table of slams, insults and overtricks, for declarer's side not vulnerable and vulnerable (T2 to T4). */
export const bonusTable = (): string =>
  makeTextTable(
    ['bonus for declarer’s side', 'not vulnerable', 'vulnerable'],
    [
      ['small slam: twelve tricks bid and made', ...BOTH_WAYS.map((vul) => itemOf('6S', 'smallSlam', vul))],
      ['grand slam: all thirteen', ...BOTH_WAYS.map((vul) => itemOf('7S', 'grandSlam', vul))],
      ['each overtrick in ♣ and ♦', ...BOTH_WAYS.map((vul) => overtrickPoints('C', 0, vul))],
      ['each overtrick in ♥, ♠ and notrump', ...BOTH_WAYS.map((vul) => overtrickPoints('S', 0, vul))],
      ['each overtrick, doubled', ...BOTH_WAYS.map((vul) => overtrickPoints('S', 1, vul))],
      ['each overtrick, redoubled', ...BOTH_WAYS.map((vul) => overtrickPoints('S', 2, vul))],
      ['a doubled contract made', ...BOTH_WAYS.map((vul) => itemOf('1CX', 'insult', vul))],
      ['a redoubled contract made', ...BOTH_WAYS.map((vul) => itemOf('1CXX', 'insult', vul))],
    ],
  );

const MOST_DOWN = 7;

/** Builds the table of the other side's points for each number of undertricks (T5). */
export const undertrickTable = (): string =>
  makeTextTable(
    [
      'undertricks',
      ...['', 'vulnerable, '].flatMap((vul) =>
        ['undoubled', 'doubled', 'redoubled'].map((one) => `${vul}${one}`),
      ),
    ],
    Array.from({ length: MOST_DOWN }, (_, i) => [
      i + 1,
      ...BOTH_WAYS.flatMap((vul) => DOUBLINGS.map((doubling) => undertrickPoints(i + 1, doubling, vul))),
    ]),
  );

/** Builds the table of honours in one hand, at rubber and in Chicago. */
export function honourTable(): string {
  const none = { N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY };
  const tops = RANKS.slice(-5).map((rank) => cardOf('S', rank));
  const aces = (['C', 'D', 'H', 'S'] as const).map((suit) => cardOf(suit, 'A'));
  const held = (cards: readonly number[], strain: Strain): number =>
    honourPoints({ ...none, N: setOf(cards) }, strain).NS;
  return makeTextTable(
    ['honours in one hand', 'points'],
    [
      ['four of the five top trumps (A K Q J 10)', held(tops.slice(1), 'S')],
      ['all five', held(tops, 'S')],
      ['four aces, at notrump', held(aces, 'N')],
    ],
  );
}

/** Builds the table of rubber bonuses, by the games that the losers won. */
export const rubberTable = (): string =>
  makeTextTable(
    ['the rubber is won', 'bonus'],
    [
      ['by two games to none', rubberBonus(0)],
      ['by two games to one', rubberBonus(1)],
    ],
  );

const VULS = { none: 'nobody', ns: 'N-S', ew: 'E-W', both: 'both' } as const;

/** Builds the table of dealers and vulnerability of the sixteen boards: four to a dealer (Law 2). */
export const boardTable = (): string =>
  makeTextTable(
    ['dealer', 'boards', 'vulnerable'],
    SEATS.map((dealer) => {
      const boards = BOARDS.filter((board) => dealerOfBoard(board) === dealer);
      return [dealer, boards.join(', '), boards.map((board) => VULS[vulOfBoard(board)]).join(', ')];
    }),
  );

const BOARDS = Array.from({ length: 16 }, (_, i) => i + 1);

/** Builds the table of bonuses of each deal in duplicate. */
export const duplicateBonusTable = (): string =>
  makeTextTable(
    ['bonus of the deal', 'not vulnerable', 'vulnerable'],
    [
      ['game', ...BOTH_WAYS.map((vul) => itemOf('4S', 'game', vul))],
      ['part score', ...BOTH_WAYS.map((vul) => itemOf('2S', 'partScore', vul))],
    ],
  );

const MADE = ['1NT', '2D', '2S', '3NT', '4H', '4S', '4SX', '5C', '6D', '6NT', '7S', '7NT'];

/** Builds the table of whole duplicate scores of contracts that are just made. */
export const madeTable = (): string =>
  makeTextTable(
    ['just made', 'not vulnerable', 'vulnerable'],
    MADE.map((text) => [spoken(contractOf(text)), ...BOTH_WAYS.map((vul) => scoreOf(text, vul))]),
  );

/** Builds the table of IMPs (Law 78B). */
export const impTable = (): string =>
  makeFoldedTable(
    ['difference', 'IMPs'],
    [
      [`0–${(IMP_STEPS[0] ?? 0) - 10}`, impsOf(0)],
      ...IMP_STEPS.map((least, i): [string, number] => {
        const next = IMP_STEPS[i + 1];
        return [
          next === undefined ? `${printed(least)} or more` : `${printed(least)}–${printed(next - 10)}`,
          impsOf(least),
        ];
      }),
    ],
    3,
  );

/** Builds the table of targets of Russian scoring, up to the points from which they stay the same. */
export function russianTable(): string {
  const last = Array.from({ length: 41 }, (_, hcp) => hcp).find(
    (hcp) => hcp > 20 && BOTH_WAYS.every((vul) => russianTarget(hcp, vul) === russianTarget(40, vul)),
  );
  const most = last ?? 40;
  return makeFoldedTable(
    ['points of the side', 'not vulnerable', 'vulnerable'],
    Array.from({ length: most - 19 }, (_, i) => [
      `${20 + i}${20 + i === most ? ' or more' : ''}`,
      ...BOTH_WAYS.map((vul) => russianTarget(20 + i, vul)),
    ]),
    2,
  );
}

const FIT_NAMES: { readonly [F in (typeof FITS)[number]]: string } = {
  M8: '8 in ♥ or ♠',
  M9: '9 in ♥ or ♠',
  M10: '10 in ♥ or ♠',
  m8: '8 in ♣ or ♦',
  m9: '9 in ♣ or ♦',
  m10: '10 in ♣ or ♦',
  none: 'no fit',
};
/** The rows of the compensation table. */
const COMPENSATED = { least: 20, most: 33 } as const;

/** Builds the compensation table: targets not vulnerable / vulnerable. */
export const compensationTable = (): string =>
  makeTextTable(
    ['points', ...FITS.map((fit) => FIT_NAMES[fit])],
    Array.from({ length: COMPENSATED.most - COMPENSATED.least + 1 }, (_, i) => [
      String(COMPENSATED.least + i),
      ...FITS.map((fit) =>
        BOTH_WAYS.map((vul) => printed(compensationTarget(COMPENSATED.least + i, fit, vul))).join(
          '\u00a0/\u00a0',
        ),
      ),
    ]),
  );

/**
 * Returns the points that each further high-card point adds to the last row of that table: not vulnerable, vulnerable.
 */
export const compensatedMore = (): readonly number[] =>
  BOTH_WAYS.map(
    (vul) =>
      compensationTarget(COMPENSATED.most + 1, 'none', vul) -
      compensationTarget(COMPENSATED.most, 'none', vul),
  );

/** The results of one board at five tables, nobody vulnerable. */
const FIELD: readonly (readonly [string, Seat, number])[] = [
  ['3NT', 'N', 10],
  ['4H', 'S', 10],
  ['4H', 'S', 10],
  ['2H', 'S', 10],
  ['6H', 'S', 10],
];

/**
 * Builds the table of a board at five tables with its matchpoints: 2 for each worse result of the same direction, 1 for
 * each equal one (Law 78A; RULES 4.5).
 */
export function matchpointTable(): string {
  const results = FIELD.map(([text, declarer, tricks]) => ({
    text,
    tricks,
    score: duplicateScore({ ...contractOf(text), declarer }, tricks, 'none'),
  }));
  const beaten = (score: number, sign: 1 | -1): number =>
    results.reduce(
      (sum, other) => sum + (sign * other.score < sign * score ? 2 : other.score === score ? 1 : 0),
      // nobody is compared with themselves
      -1,
    );
  return makeTextTable(
    ['contract', 'tricks', 'score of North–South', 'matchpoints North–South', 'matchpoints East–West'],
    results.map(({ text, tricks, score }) => [
      spoken(contractOf(text)),
      tricks,
      score,
      beaten(score, 1),
      beaten(score, -1),
    ]),
  );
}

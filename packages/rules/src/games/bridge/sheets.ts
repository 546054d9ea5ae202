import { defined } from '../../assert.ts';
import { tricksNeeded } from '../../auction/contract.ts';
import { type Seat, SIDES } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import type { Match, SheetRow } from '../../match.ts';
import { chicago } from '../../matches/chicago/index.ts';
import { russianTarget } from '../../matches/chicago/targets.ts';
import { rubber } from '../../matches/rubber/index.ts';
import { type OptionsSpec, type OptionValues, trustOptions } from '../../options.ts';
import { impsOf } from '../../scores/imps.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { duplicateItems, duplicateScore, sumItems } from '../../scores/score.ts';
import { makeTextTable, printed } from '../../text.ts';
import { contractOf, spoken } from './tables.ts';

/** A deal of an example: the contract, who plays it, and the tricks that their side wins. */
type Played = readonly [contract: string, declarer: Seat, tricks: number];

const NAMES: Readonly<Record<Party, string>> = { NS: 'North–South', EW: 'East–West' };
const VUL_NAMES = { none: 'nobody', ns: 'North–South', ew: 'East–West', both: 'everybody' } as const;

/** Scores the deals of an example by the match format itself. */
function scored<Sheet, Options>(match: Match<Sheet, Options>, deals: readonly Played[]) {
  const options = trustOptions<Options>(match.options as OptionsSpec<Options>, {} as OptionValues);
  let sheet = match.start(options, SIDES);
  const terms = deals.map(([text, declarer, tricks]) => {
    const contract = { ...contractOf(text), declarer };
    const own = defined(match.next(sheet), 'the example goes on');
    const items = duplicateItems(contract, tricks, own.vul);
    const outcome: Outcome = { terms: own, contract, tricks, points: sumItems(items), items };
    sheet = match.add(sheet, outcome);
    return own;
  });
  return { ...match.rows(sheet), terms, isOver: match.standing(sheet).over };
}

/** Returns the points of a party below and above the line of a deal; empty where it has none. */
const linesOf = ({ below, above }: SheetRow, party: Party): readonly string[] =>
  [below, above].map((line) => String(line?.[party] || ''));

const bidOf = ([text, declarer, tricks]: Played): string => {
  const contract = contractOf(text);
  const over = tricks - tricksNeeded(contract);
  const came = over === 0 ? 'made' : over > 0 ? `made +${over}` : `${-over} down`;
  // in one line, even on a narrow page
  return `${spoken(contract)} by ${declarer}, ${came}`.replaceAll(' ', '\u00a0');
};

const bonusRow = ({ bonus = {} }: SheetRow): readonly string[] => [
  '',
  'the rubber',
  ...SIDES.flatMap((side) => ['', String(bonus[side] || '')]),
  '',
];

const LINED = ['deal', 'contract', ...SIDES.flatMap((side) => [`${NAMES[side]} below`, 'above'])];

/** The last column of a sheet: its head, and its text for each deal. */
interface Remark {
  readonly head: string;
  readonly of: (row: SheetRow, terms: DealTerms) => string;
}

/** Draws the sheet of an example, a row for each deal. */
function linedSheet<Sheet, Options>(
  match: Match<Sheet, Options>,
  deals: readonly Played[],
  remark: Remark,
): string {
  const { rows, totals, isOver, terms } = scored(match, deals);
  if (!isOver) throw new Error('the example ends too soon');
  return makeTextTable(
    [...LINED, remark.head],
    [
      ...rows.map((row, i) => {
        const [played, own] = [deals[(row.deal ?? 0) - 1], terms[i]];
        if (played === undefined || own === undefined) return bonusRow(row);
        return [
          row.deal ?? '',
          bidOf(played),
          ...SIDES.flatMap((side) => linesOf(row, side)),
          remark.of(row, own),
        ];
      }),
      ['', '**total**', ...SIDES.flatMap((side) => ['', totals[side] ?? 0]), ''],
    ],
  );
}

/** A rubber that the side with fewer points wins. */
const RUBBER: readonly Played[] = [
  ['2S', 'S', 9],
  ['1NT', 'N', 8],
  ['4H', 'E', 10],
  ['3D', 'W', 9],
  ['5CX', 'E', 8],
  ['3NT', 'W', 9],
];
export const rubberSheet = (): string =>
  linedSheet(rubber, RUBBER, {
    head: 'game won by',
    of: ({ game }) => (game === undefined ? '' : (NAMES[game] ?? '')),
  });

/** Four deals of Chicago: a part score that helps to a game, one that is lost, one that is last. */
const CHICAGO: readonly Played[] = [
  ['2H', 'S', 8],
  ['1NT', 'N', 7],
  ['4S', 'W', 9],
  ['3D', 'E', 10],
];
export const chicagoSheet = (): string =>
  linedSheet(chicago, CHICAGO, { head: 'vulnerable', of: (_, { vul }) => VUL_NAMES[vul] });

/** Writes an example of a deal against a target: the side with 24 points bids and makes less than they are worth. */
export function targetExample(): string {
  const [text, tricks, points] = ['3H', 10, 24] as const;
  const contract = { ...contractOf(text), declarer: 'N' } as const;
  const score = duplicateScore(contract, tricks, 'ns');
  const target = russianTarget(points, true);
  return [
    `An example: vulnerable, with ${points} points, you bid ${spoken(contract)} and win ${tricks} tricks. That is ${printed(score)};`,
    `the target is ${printed(target)}. You are ${printed(target - score)} short, which costs ${-impsOf(score - target)} IMPs.`,
  ].join('\n');
}

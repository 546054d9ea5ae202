import { roundTo } from '@overtrick/duplicate/event/rounding';
import { COMMON_OPTIONS } from '@overtrick/duplicate/event/scored';
import { METHODS } from '@overtrick/duplicate/methods/list';
import {
  type ScoredTraveller,
  type SidePoints,
  scoreOfEntry,
} from '@overtrick/duplicate/traveller/traveller';
import { listOptions } from '@overtrick/rules/options';
import { choicesOf, makeValue } from './optionText.ts';
import { makeTable } from './table.ts';

/** A printed line of a traveller; the points are of the board, before an average is derived from the other boards. */
export interface TravellerLine {
  readonly ns: string;
  readonly ew: string;
  readonly score: number | null;
  readonly nsPoints: number | null;
  readonly ewPoints: number | null;
  readonly datum?: number;
}

/** @param numberOf what a contestant is called, where that is not its id */
export function travellerLines(
  { lines }: ScoredTraveller,
  decimals: number,
  numberOf: (id: string) => string = (id) => id,
): TravellerLine[] {
  const points = (side: SidePoints | undefined) => (side ? roundTo(side.points, decimals) : null);
  return lines.map(({ entry, NS, EW, datum }) => ({
    ns: numberOf(entry.ns),
    ew: numberOf(entry.ew),
    score: scoreOfEntry(entry) ?? null,
    nsPoints: points(NS),
    ewPoints: points(EW),
    ...(datum !== undefined && { datum }),
  }));
}

export function travellerTable(lines: readonly TravellerLine[]): string {
  const cell = (value: number | null | undefined) => String(value ?? '');
  return makeTable(
    ['NS', 'EW', 'Score', 'Datum', 'NS points', 'EW points'],
    lines.map(({ ns, ew, score, datum, nsPoints, ewPoints }) => [
      ns,
      ew,
      cell(score),
      cell(datum),
      cell(nsPoints),
      cell(ewPoints),
    ]),
  );
}

/** Lists the methods and their settings, for the help of a command. */
export const methodHelp = (lines: readonly string[]): string =>
  [
    '',
    ...(lines.length === 0
      ? []
      : ['Lines:', ...lines.map((line) => `  ${line}`), '  # begins a comment', '']),
    'Methods:',
    ...METHODS.flatMap(({ id, summary, options }) => [
      `  ${id.padEnd(13)} ${summary}`,
      ...optionLines(options),
    ]),
    '  every method',
    ...optionLines(COMMON_OPTIONS),
  ].join('\n');

const optionLines = (options: Parameters<typeof listOptions>[0]): readonly string[] =>
  listOptions(options).map(
    (option) => `      ${option.name}=${makeValue(option.default)}  (${choicesOf(option)}): ${option.help}`,
  );

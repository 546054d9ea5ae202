import type { Contestant, Event, Player } from '@overtrick/duplicate/event/event';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { PbnTag } from '../../pbn/file.ts';
import type { EventFileCode } from '../eventFormat.ts';
import type { Reading, StatedResult } from '../reading.ts';
import { type TableRow, tableOf } from './table.ts';

/**
 * Adds to an event what its TotalScoreTable says (PBN 2.1, 5.10): names, one ranking if it has all pairs in one list,
 * and the points carried over (ScoreCarryOver). A carry-over that is no number refuses the file: it decides who wins.
 */
export function withTotals(
  event: Event,
  tag: PbnTag,
  { stated }: Pick<Reading, 'stated'> = {},
): Result<Event, EventFileCode> {
  const rows = tableOf(tag).filter((row) => idOf(row) !== '');
  const isOne = isOneList(event, rows);
  stated?.push(...rows.map(statedIn));
  const contestants: Contestant[] = [];
  for (const contestant of event.contestants) {
    const row = rows.find((one) => isRowOf(one, contestant));
    const carried = carriedIn(row);
    if (carried !== undefined && !Number.isFinite(carried))
      return fail('ERR_EVENT', row?.place, `ScoreCarryOver is a number, not ${row?.cell('ScoreCarryOver')}`);
    const players = row === undefined ? [] : playersIn(row);
    const { direction, ...plain } = contestant;
    contestants.push({
      ...plain,
      ...(!isOne && present({ direction })),
      ...(players.length > 0 && contestant.players === undefined && { players }),
      ...(carried !== undefined && carried !== 0 && { carried: { points: carried, isOfPoints: true } }),
    });
  }
  return ok({ ...event, winners: isOne ? 1 : event.winners, contestants });
}

/** The columns that state a total (PBN 2.1, 5.10). */
const TOTALS = ['TotalScoreMP', 'TotalMP', 'TotalScoreIMP', 'TotalIMP', 'TotalScore', 'TotalScoreVP'];

function statedIn(row: TableRow): StatedResult {
  const numberIn = (names: readonly string[]): number | undefined => {
    const cell = names.map((name) => row.cell(name)).find((text) => /^[-+]?\d+(\.\d+)?=?$/.test(text));
    return cell === undefined ? undefined : Number.parseFloat(cell);
  };
  return {
    number: idOf(row).replace(/(?<=\d)(NS|EW)$/i, ''),
    ...present({
      place: numberIn(['Rank']),
      total: numberIn(TOTALS),
      percentage: numberIn(['TotalPercentage']),
    }),
  };
}

/** Returns the number of a row's pair, player or team, as it is written: `7`, `7NS`. */
const idOf = (row: TableRow): string =>
  ['PairId', 'PlayerId', 'TeamId'].map((name) => row.cell(name)).find((cell) => cell !== '') ?? '';

const directionOf = (row: TableRow): string =>
  /(NS|EW)$/i.exec(row.cell('Direction') || idOf(row))?.[1]?.toUpperCase() ?? '';

const isRowOf = (row: TableRow, { number, section = '', direction }: Contestant): boolean => {
  const id = idOf(row).replace(/(?<=\d)(NS|EW)$/i, '');
  const side = directionOf(row);
  const ofSection = row.cell('Section');
  return (
    (id === number || `${ofSection}${id}` === number) &&
    (ofSection === '' || section === '' || ofSection === section) &&
    (side === '' || direction === undefined || side === direction)
  );
};

/** True if the table has each contestant once, without directions, and only one group of first places. */
function isOneList({ contestants }: Event, rows: readonly TableRow[]): boolean {
  if (rows.length !== contestants.length || rows.some((row) => directionOf(row) !== '')) return false;
  const ids = new Set(rows.map((row) => `${row.cell('Section')} ${idOf(row)}`));
  const ranks = rows.map((row) => Number.parseInt(row.cell('Rank'), 10));
  // a second list begins again with 1
  const restarts = ranks.some((rank, i) => i > 0 && rank < (ranks[i - 1] ?? 0));
  return ids.size === rows.length && !restarts;
}

function carriedIn(row: TableRow | undefined): number | undefined {
  const text = row?.cell('ScoreCarryOver') ?? '';
  return text === '' ? undefined : Number(text);
}

/** Splits names: `Ann Lee - Bo Day`, `Ann Lee & Bo Day`, `Ann Lee;Bo Day`, or columns Name1 and Name2. */
function playersIn(row: TableRow): readonly Player[] {
  const names = row.cell('Names');
  const all = names === '' ? [row.cell('Name1'), row.cell('Name2')] : names.split(/\s+[-–&+]\s+|\s*;\s*/);
  return all.map((name) => name.trim()).flatMap((name) => (name === '' ? [] : [{ name }]));
}

/**
 * A victory point scale as a file: for each range of boards, the greatest margin that is worth half of the points, one
 * more, one more …; any greater margin wins all points. Margins are IMPs, or percentages of the matchpoints (50 is
 * level).
 *
 *     { "id": "old", "name": "Before 2013", "total": 20, "unit": "imps",
 *       "bands": [{ "boards": [1, 8], "upper": [0, 2, 4, 7, 10, 13, 16, 19, 23, 27] }] }
 */
import { fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import { roundTo } from '../event/rounding.ts';
import { type VictoryScale, winnerOfBands } from './scale.ts';

export type ScaleCode = 'ERR_SCALE';

interface Band {
  readonly boards: readonly [number, number];
  readonly upper: readonly number[];
}

/** Reads a scale; a failure's place is the name of the field. */
export function parseVictoryScale(text: string): Result<VictoryScale, ScaleCode> {
  const file = readJson(text);
  if (!isObject(file)) return fail('ERR_SCALE', '1:1', 'a scale must be a JSON object');
  const { id, name, total, unit = 'imps', bands } = file;
  if (typeof id !== 'string' || id === '') return wrong('id', 'a short name', id);
  if (typeof name !== 'string') return wrong('name', 'a text', name);
  if (typeof total !== 'number' || !(total > 0))
    return wrong('total', 'what both sides share, such as 20', total);
  if (unit !== 'imps' && unit !== 'percent') return wrong('unit', 'imps or percent', unit);
  if (!Array.isArray(bands) || bands.length === 0)
    return wrong('bands', 'a list with at least one range', bands);
  const read: Band[] = [];
  for (const [i, band] of bands.entries()) {
    const value = readBand(band);
    if (value === undefined)
      return wrong(`bands[${i}]`, '{"boards": [least, most], "upper": [margins, rising]}', band);
    read.push(value);
  }
  const level = unit === 'percent' ? 50 : 0;
  const bandOf = (boards: number) =>
    read.find((band) => band.boards[0] <= boards && boards <= band.boards[1]);
  return ok({
    id,
    name,
    total,
    boards: {
      min: Math.min(...read.map((band) => band.boards[0])),
      max: Math.max(...read.map((band) => band.boards[1])),
    },
    // a percentage that equals a limit stays nearer to the average (EBU White Book, Swiss pairs)
    winner: (margin, boards) => winnerOfBands(bandOf(boards)?.upper ?? [], total, roundTo(margin + level, 6)),
  });
}

const wrong = (at: string, must: string, found: unknown) =>
  fail('ERR_SCALE', at, `${at} is ${must}, not ${quote(found)}`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRising = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one, i) => typeof one === 'number' && (i === 0 || one > value[i - 1]));

function readBand(band: unknown): Band | undefined {
  if (!isObject(band)) return undefined;
  const { boards, upper } = band;
  if (!Array.isArray(boards) || !isRising(upper)) return undefined;
  const [least, most] = boards;
  if (!Number.isInteger(least) || !Number.isInteger(most) || least < 1 || most < least) return undefined;
  return { boards: [least, most], upper };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

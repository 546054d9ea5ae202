/**
 * A masterpoint scheme as a file, in one of two forms:
 *
 *     { "id": "mine", "name": "Our club", "form": "places", "rate": 0.1, "most": 1.5, "shares": [1, 0.7, 0.5, 0.35],
 *       "depth": 0.4, "decimals": 2, "rounding": "nearest" }
 *     { "id": "mine", "name": "Our club", "form": "linear", "rate": 3, "fraction": 0.25, "decimals": 0,
 *       "rounding": "up" }
 *
 * In place of `rate`, the points of the first place for each contestant, there may be `first`, its points in any field,
 * or `step`, the points of the last award, which each place above it has more.
 */
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import { linearScheme } from './linear.ts';
import { placesScheme } from './places.ts';
import type { MasterpointScheme } from './scheme.ts';

/** Reads a scheme; a failure's place is the name of the field. */
export function parseMasterpointScheme(text: string): Result<MasterpointScheme, 'ERR_SCHEME'> {
  const file = readJson(text);
  if (!isObject(file)) return fail('ERR_SCHEME', '1:1', 'a scheme must be a JSON object');
  const { id, name, form, rate, decimals, rounding } = file;
  if (typeof id !== 'string' || id === '') return wrong('id', 'a short name', id);
  if (typeof name !== 'string') return wrong('name', 'a text', name);
  if (rate !== undefined && !isPoints(rate))
    return wrong('rate', 'points of the first for each contestant', rate);
  if (decimals !== 0 && decimals !== 1 && decimals !== 2) return wrong('decimals', '0, 1 or 2', decimals);
  if (rounding !== 'nearest' && rounding !== 'up') return wrong('rounding', 'nearest or up', rounding);
  const head = { id, name, decimals, rounding } as const;
  if (form === 'linear') {
    if (!isShare(file.fraction)) return wrong('fraction', 'a share of the field, up to 1', file.fraction);
    const first = isPoints(file.first)
      ? ({ kind: 'fixed', points: file.first } as const)
      : isPoints(file.step)
        ? ({ kind: 'step', step: file.step } as const)
        : isPoints(rate)
          ? ({ kind: 'rate', rate } as const)
          : undefined;
    if (first === undefined)
      return wrong('rate', 'points of the first for each contestant (or give first, or step)', rate);
    return ok(linearScheme(head, { first, fraction: file.fraction }));
  }
  if (form !== 'places') return wrong('form', 'places or linear', form);
  if (!isPoints(rate)) return wrong('rate', 'points of the first for each contestant', rate);
  const { most, shares, depth } = file;
  if (typeof most !== 'number' || !(most > 0)) return wrong('most', 'the most that the first can have', most);
  if (!Array.isArray(shares) || !shares.every(isShare))
    return wrong('shares', 'shares of the first, up to 1', shares);
  if (!isShare(depth)) return wrong('depth', 'a share of the field, up to 1', depth);
  return ok(placesScheme(head, { rate, most, shares, depth }));
}

const isPoints = (value: unknown): value is number => typeof value === 'number' && value > 0;

const isShare = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 1;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (at: string, must: string, found: unknown): Failure<'ERR_SCHEME'> =>
  fail('ERR_SCHEME', at, `${at} is ${must}, not ${quote(found)}`);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

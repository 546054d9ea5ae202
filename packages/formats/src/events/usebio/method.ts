import { ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import type { EventFileCode } from '../eventFormat.ts';
import type { Reading } from '../reading.ts';
import { descendantsOf, textOfChild, type XmlElement } from '../xml.ts';

/** The values of BOARD_SCORING_METHOD with our methods; for teams, with our match formats. */
const METHODS: { readonly [form in 'pairs' | 'teams']: Readonly<Record<string, string | undefined>> } = {
  pairs: {
    MATCH_POINTS: 'mp',
    CROSS_IMPS: 'cross-imp',
    XIMPS: 'cross-imp',
    BUTLER_IMPS: 'butler',
    BUTLER: 'butler',
    AGGREGATE: 'total-points',
  },
  teams: {
    IMPS: 'imps',
    CROSS_IMPS: 'imps',
    MATCH_POINTS: 'bam',
    POINT_A_BOARD: 'bam',
    PAB: 'bam',
    AGGREGATE: 'aggregate',
  },
};

/**
 * Reads BOARD_SCORING_METHOD; `undefined` if the event has none. A value that is not known refuses the file, unless the
 * caller chose the method: it decides who wins.
 */
export function methodOf(
  event: XmlElement,
  form: 'pairs' | 'teams',
  reading: Reading,
): Result<string | undefined, EventFileCode> {
  const text =
    textOfChild(event, 'BOARD_SCORING_METHOD') ??
    ['SESSION', 'SECTION', 'PARTICIPANTS']
      .flatMap((name) => descendantsOf(event, name))
      .map((part) => textOfChild(part, 'BOARD_SCORING_METHOD'))
      .find((one) => one !== undefined);
  if (text === undefined || text.trim() === '') return ok(undefined);
  const methods = METHODS[form];
  const method = methods[text.trim().toUpperCase().replaceAll(/[ -]/g, '_')];
  if (method !== undefined || reading.method !== undefined) return ok(method);
  return failAt(
    'ERR_EVENT',
    event.place,
    `BOARD_SCORING_METHOD is ${text.trim()}, which is not known for ${form}; these are: ${Object.keys(methods).join(', ')}`,
  );
}

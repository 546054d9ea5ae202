import type { Format } from '@overtrick/formats/format';
import { FORMATS, formatOfName, formatOfText } from '@overtrick/formats/list';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Source } from './input.ts';

export const FORMAT_IDS = FORMATS.map(({ id }) => id);

/** The format of a file: by its name's ending, else by how it begins. */
export function formatOf({ name, text }: Source): Result<Format, 'ERR_FORMAT'> {
  const format = formatOfName(name) ?? formatOfText(text);
  return format === undefined
    ? fail('ERR_FORMAT', `${name}:1:1`, `this is in none of the formats ${FORMAT_IDS.join(', ')}`)
    : ok(format);
}

/** The format in which a file is to be written, by its name's ending. */
export function formatFor(path: string): Result<Format, 'ERR_FORMAT'> {
  const format = formatOfName(path);
  const endings = FORMATS.flatMap((known) => known.endings).join(', ');
  return format === undefined
    ? fail('ERR_FORMAT', path, `the name says no format; it ends in ${endings}`)
    : ok(format);
}

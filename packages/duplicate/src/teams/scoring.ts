import { parseOptions } from '@overtrick/rules/options';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Event } from '../event/event.ts';
import { findVictoryScale } from '../victoryPoints/list.ts';
import { findMatchForm, MATCH_FORMS } from './list.ts';
import type { TeamsScoring } from './standings.ts';

/**
 * Returns the scoring of a tournament of teams: its method is a match format, whose options may also name a victory
 * scale.
 *
 *     teamsScoringOf({ method: 'imps', options: { scale: 'wbf' } }) // IMPs turned into victory points of the WBF
 */
export function teamsScoringOf({
  method = 'imps',
  options = {},
}: Pick<Event, 'method' | 'options'>): Result<TeamsScoring> {
  const form = findMatchForm(method);
  if (form === undefined)
    return fail(
      'ERR_METHOD',
      'method',
      `there is no match format ${method}; there are ${MATCH_FORMS.map(({ id }) => id).join(', ')}`,
    );
  const { scale: name, ...own } = options;
  const parsed = parseOptions(form.options, own);
  if (!parsed.ok) return parsed;
  if (name === undefined) return ok({ form, options: parsed.value });
  const scale = findVictoryScale(String(name));
  return scale === undefined
    ? fail('ERR_METHOD', 'scale', `there is no victory scale ${name}`)
    : ok({ form, options: parsed.value, scale });
}

/** Halves the points of a match, as in each match of three teams (EBU White Book: 10–0). */
export function scoringOfHalf({ scale, ...scoring }: TeamsScoring): TeamsScoring {
  const half = scale && scale.total === 20 ? findVictoryScale('wbf-half') : scale;
  return { ...scoring, ...(half && { scale: half }) };
}

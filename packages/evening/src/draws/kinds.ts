import { type Field, field, isObject, list, MOST_OF, oneOf, text, type Value } from '../log/field.ts';
import { ID, REASON, ROUND, SECTION } from '../log/fields.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { withDraw } from '../plan/changes.ts';
import { BASES } from './entries.ts';
import { drawRefusal } from './refusals.ts';

const isListOf = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every(ID.isFit);

const THREE_WAY: Field = {
  ...field(
    (value) =>
      isObject(value) && isListOf(value.teams, 3) && (value.length === 'short' || value.length === 'long'),
    'three teams, and a length: short or long',
  ),
  copy: (value) => {
    const { teams, length } = value as Value;
    return { teams, length };
  },
};

/** Rounds of matches that are drawn one by one. */
export const KINDS: Kinds<'drawn'> = {
  drawn: {
    fields: {
      section: SECTION,
      round: ROUND,
      meetings: list((value) => isListOf(value, 2), MOST_OF.entrants, 'meetings of two'),
      'fours?': list((value) => isListOf(value, 4), MOST_OF.entrants, 'tables of four'),
      'byes?': list(ID.isFit, MOST_OF.entrants, 'contestants'),
      'threeWay?': THREE_WAY,
      'seed?': text(60),
      'basis?': oneOf(...BASES),
      'why?': REASON,
    },
    isOfResults: yes,
    refusal: drawRefusal,
    fold: withDraw,
  },
};

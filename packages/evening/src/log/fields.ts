import { movementJson, parseMovement } from '@overtrick/movements/text';
import { SEATS } from '@overtrick/rules/cards/seat';
import { parseOptions } from '@overtrick/rules/options';
import { isPlace, parseLine, parseSitting } from '../line.ts';
import { TOURNAMENT_POLICIES } from '../terms/policies.ts';
import {
  between,
  copied,
  type Field,
  field,
  isObject,
  isText,
  list,
  MOST_OF,
  oneOf,
  text,
  type Value,
  whole,
} from './field.ts';

export const ID = text(20);
export const NAME = text(80);
export const LABEL = text(40);
export const REASON = text(300);
export const YES = field((value) => typeof value === 'boolean', 'true or false');
export const LINE = field(
  (value) => isText(value, 1, 20) && parseLine(value) !== undefined,
  'a line like A3/2/7: section and table, round, board',
);
export const SITTING = field(
  (value) => isText(value, 1, 20) && parseSitting(value) !== undefined,
  'a sitting like A3/2: section and table, round',
);
export const SITTING_OR_LINE = field(
  (value) => SITTING.isFit(value) || LINE.isFit(value),
  'a sitting like A3/2, or a line like A3/2/7',
);
export const PLACE = field((value) => isText(value, 1, 20) && isPlace(value), 'a place like A3');
const isSection = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{1,2}$/.test(value);
export const SECTION = field(isSection, 'one or two capital letters');
export const DATE = field(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  'a date like 2026-11-21',
);
export const ROUND = whole(1, MOST_OF.rounds);
export const BOARD = whole(1, MOST_OF.board);
export const ENTRY = whole(1, MOST_OF.entry);
export const SEEN = whole(0, MOST_OF.entry);
export const SIDE = oneOf('NS', 'EW');
export const SIDES = oneOf('NS', 'EW', 'both');
/** Long enough for a contract with its lead, a fact and the score of a game with a scale of its own. */
export const RESULT = text(80);
/** Long enough for weighted scores with up to five parts a side. */
export const RULING = text(400);
export const OPTIONS = field(
  (value) => isObject(value) && Object.entries(value).length <= 20 && Object.entries(value).every(isOption),
  'an object of options',
);
const isOption = ([name, value]: readonly [string, unknown]): boolean =>
  isText(name, 1, 40) && (typeof value === 'boolean' || Number.isFinite(value) || isText(value, 0, 40));
/** Policies are given as values, not as texts. */
export const POLICIES = field((value) => {
  if (!isObject(value)) return false;
  const read = parseOptions(TOURNAMENT_POLICIES, value);
  return (
    read.ok &&
    Object.entries(value).every(([name, is]) =>
      Object.entries(read.value).some(([n, v]) => n === name && v === is),
    )
  );
}, 'an object of policies');
export const PLAYERS: Field = {
  ...list(
    (value) =>
      isObject(value) &&
      isText(value.name, 0, 60) &&
      (value.number === undefined || isText(value.number, 0, 30)),
    MOST_OF.players,
    'players, each with a name',
  ),
  copy: copied('name', 'number'),
};
export const ENTRANTS = list(
  (value) => value === null || ID.isFit(value),
  MOST_OF.entrants,
  'contestants, null where nobody is',
);
export const MOVEMENT: Field = {
  ...field((value) => isObject(value) && isMovement(value), 'a movement as JSON'),
  copy(value) {
    const read = parseMovement(JSON.stringify(value));
    return read.ok ? movementJson(read.value) : value;
  },
};

function isMovement(value: Value): boolean {
  const read = parseMovement(JSON.stringify(value));
  if (!read.ok || !isText(read.value.name, 0, 120)) return false;
  const { tables, moves = [] } = read.value;
  return (
    tables.length <= MOST_OF.tables &&
    tables.every((rounds) => rounds.length <= MOST_OF.rounds) &&
    moves.length <= 40 &&
    moves.every((move) => isText(move, 0, 300))
  );
}

export const TWO_SEATS = field(
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value[0] !== value[1] &&
    value.every((seat) => SEATS.some((one) => one === seat)),
  'two seats',
);

/** A time before the year 2286, which is later than any tournament. */
export const TIME = between(0, 1e13);
export const BREAKS: Field = {
  ...list(
    (value) =>
      isObject(value) &&
      ROUND.isFit(value.after) &&
      (value.until === undefined ? between(0, 1440).isFit(value.minutes) : TIME.isFit(value.until)),
    20,
    'breaks, each after a round, for a number of minutes or until a time',
  ),
  copy: copied('after', 'minutes', 'until'),
};
export const TO: Field = field(
  (value) =>
    value === 'all' ||
    (Array.isArray(value) && value.length <= 200 && value.every((one) => isSection(one) || PLACE.isFit(one))),
  'all, or a list of sections and places',
);

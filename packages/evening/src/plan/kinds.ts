import { DRAWS } from '../draws/entries.ts';
import { withAbsence } from '../lines/absent.ts';
import { list, MOST_OF, oneOf, text, whole } from '../log/field.ts';
import {
  BOARD,
  ENTRANTS,
  ID,
  LABEL,
  MOVEMENT,
  REASON,
  ROUND,
  SECTION,
  SITTING,
  SITTING_OR_LINE,
} from '../log/fields.ts';
import { withEntry } from '../log/folded.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { drawn, withPlanned } from './changes.ts';
import { MOST_OF_SITTING, type PlanEntry } from './entries.ts';
import { absenceRefusal, boardsRefusal, curtailRefusal, planRefusal, seatRefusal } from './refusals.ts';

/** The entries about the plan, and about differences between plan and room. */
export const KINDS: Kinds<PlanEntry['kind']> = {
  planned: {
    fields: {
      section: SECTION,
      from: ROUND,
      movement: MOVEMENT,
      entrants: ENTRANTS,
      boardsPerRound: whole(1, 99),
      firstBoard: BOARD,
      'boards?': oneOf('together', 'apart'),
      'session?': LABEL,
      'expected?': whole(1, 9999),
      'online?': list(whole(1, MOST_OF.tables).isFit, MOST_OF.tables, 'tables'),
      'draw?': oneOf(...DRAWS),
      'after?': whole(0, MOST_OF.rounds),
      'why?': REASON,
    },
    isOfResults: yes,
    refusal: planRefusal,
    fold: withPlanned,
  },
  reseated: {
    fields: {
      where: SITTING_OR_LINE,
      // of partners two ids and what is between them
      ns: text(41),
      ew: text(41),
      'seats?': list(ID.isFit, 4, 'contestants'),
    },
    isOfResults: yes,
    refusal: seatRefusal,
    fold: (now, { where, ns, ew, seats }) =>
      drawn(now, { reseated: withEntry(now.reseated, where, { ns, ew, ...(seats && { seats }) }) }),
  },
  reboarded: {
    fields: { where: SITTING, boards: list(BOARD.isFit, MOST_OF_SITTING, 'boards') },
    isOfResults: yes,
    refusal: boardsRefusal,
    fold: (now, { where, boards }) => drawn(now, { reboarded: withEntry(now.reboarded, where, boards) }),
  },
  absent: {
    fields: {
      contestant: ID,
      from: ROUND,
      'to?': whole(0, MOST_OF.rounds),
      as: oneOf('late', 'never', 'gone'),
      'treatment?': oneOf('stand', 'void'),
    },
    isOfResults: yes,
    refusal: absenceRefusal,
    fold: (now, { kind: _kind, at: _at, by: _by, id: _id, ...absence }) =>
      drawn(now, { absences: withAbsence(now.absences, absence) }),
  },
  curtailed: {
    fields: { section: SECTION, rounds: ROUND },
    isOfResults: yes,
    refusal: curtailRefusal,
    fold: (now, { section, rounds }) => drawn(now, { curtailed: withEntry(now.curtailed, section, rounds) }),
  },
};

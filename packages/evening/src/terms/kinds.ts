import { scoringOf } from '@overtrick/duplicate/event/scored';
import { teamsScoringOf } from '@overtrick/duplicate/teams/scoring';
import { BOARD_SCALES } from '@overtrick/rules/games/boardScale';
import { list, oneOf, text } from '../log/field.ts';
import { DATE, ID, LABEL, NAME, OPTIONS, POLICIES, TWO_SEATS, YES } from '../log/fields.ts';
import type { Folded } from '../log/folded.ts';
import type { Fields, Kinds } from '../log/kind.ts';
import type { Refusal } from '../log/refusal.ts';
import { stateOf } from '../results/book.ts';
import type { LineBook, Tournament } from '../tournament.ts';
import { FORMS, type Regulated } from './entries.ts';
import { regulatedTerms } from './fold.ts';

const COMMON: Fields = { 'name?': NAME, 'date?': DATE, 'options?': OPTIONS, 'policies?': POLICIES };

/** The fields of the entry that opens a log, which is not a command. */
export const OPENED: Fields = {
  form: oneOf(...FORMS),
  game: text(40),
  'seats?': TWO_SEATS,
  'scale?': oneOf(...BOARD_SCALES),
  method: text(40),
  ...COMMON,
  'strats?': list(LABEL.isFit, 10, 'names'),
  'secret?': text(100),
  'series?': ID,
  'club?': ID,
  'last?': text(40),
  'isPractice?': YES,
};

/** The terms of the tournament. */
export const KINDS: Kinds<'regulated'> = {
  regulated: {
    fields: { ...COMMON, 'method?': text(40) },
    isOfResults: ({ method, options }) => method !== undefined || options !== undefined,
    refusal: termsRefusal,
    fold: (now, entry) => ({
      terms: regulatedTerms(now.terms, entry),
      ...(entry.policies?.agree === 'off' && { books: allAgreed(now.books) }),
    }),
  },
};

function termsRefusal(
  { terms }: Tournament,
  { method = terms.method, options }: Regulated,
): Refusal | undefined {
  const chosen = options ?? (method === terms.method ? terms.options : undefined);
  const asked = { method, ...(chosen && { options: chosen }) };
  const scoring = terms.form === 'teams' ? teamsScoringOf(asked) : scoringOf(asked);
  return scoring.ok ? undefined : { ...scoring, code: 'ERR_TERMS' };
}

/** Accepts every report of one side as agreed. */
function allAgreed(books: Folded['books']): Folded['books'] {
  const reported = [...books].filter(([, book]) => stateOf(book) === 'reported');
  return reported.reduce((now, [line, book]) => now.set(line, agreedOn(book)), books);
}

function agreedOn(book: LineBook): LineBook {
  const report = book.NS ?? book.EW;
  return report === undefined ? book : { ...book, NS: report, EW: report };
}

import type { ResultEntry } from '../entry.ts';
import { between, oneOf, text } from '../log/field.ts';
import { ENTRY, LINE, RESULT, SEEN, SIDE, SIDES } from '../log/fields.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { withAgreement, withoutReport } from './book.ts';
import { deviceRefusal } from './ofDevice.ts';
import { lineRefusal } from './refusals.ts';
import { changed, reported, scoredText } from './words.ts';

const DEVICES = { scorer: deviceRefusal, table: deviceRefusal, player: deviceRefusal };

/** The entries about lines. */
export const KINDS: Kinds<ResultEntry['kind']> = {
  reported: {
    fields: {
      line: LINE,
      result: RESULT,
      side: SIDES,
      'plan?': ENTRY,
      'seen?': SEEN,
      'ago?': between(0, 1e10),
      'record?': text(8000),
    },
    roles: DEVICES,
    isKeepers: ({ record }) => record !== undefined,
    isOfResults: yes,
    refusal: lineRefusal,
    brings: ({ terms }, command) => [
      { ...command, result: scoredText(command.line, command.result, terms.scale) },
    ],
    fold: reported,
  },
  agreed: {
    fields: { line: LINE, side: SIDE, 'seen?': SEEN },
    roles: DEVICES,
    isOfResults: yes,
    refusal: lineRefusal,
    fold: (now, entry, number) =>
      changed(now, entry.line, { number, at: entry.at }, (book) => withAgreement(book, entry)),
  },
  withdrawn: {
    fields: { line: LINE, side: SIDES },
    roles: DEVICES,
    isOfResults: yes,
    isRefusedAtEnd: true,
    refusal: lineRefusal,
    fold: (now, entry, number) =>
      changed(now, entry.line, { number, at: entry.at }, (book) => withoutReport(book, entry)),
  },
  skipped: {
    fields: { line: LINE, why: oneOf('time', 'fouled', 'other') },
    roles: DEVICES,
    isOfResults: yes,
    isRefusedAtEnd: true,
    refusal: lineRefusal,
    fold: (now, { line, at }, number) =>
      changed(now, line, { number, at }, ({ isLate: _isLate, ...book }) => ({ ...book, isSkipped: true })),
  },
  accepted: {
    fields: { line: LINE },
    isOfResults: yes,
    refusal: lineRefusal,
    fold: (now, { line, at }, number) =>
      changed(now, line, { number, at }, (book) => ({ ...book, isAccepted: true })),
  },
  late: {
    fields: { line: LINE },
    isOfResults: yes,
    refusal: lineRefusal,
    fold: (now, { line, at }, number) =>
      changed(now, line, { number, at }, (book) => ({ ...book, isLate: true })),
  },
};

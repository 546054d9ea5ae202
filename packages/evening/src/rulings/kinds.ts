import { defined } from '@overtrick/rules/assert';
import { present } from '@overtrick/rules/present';
import { strangerIn } from '../entrants/refusals.ts';
import { KEEPER, type Key } from '../keys/key.ts';
import { hasTop } from '../lines/contestants.ts';
import { between, field, list, oneOf, text } from '../log/field.ts';
import { BOARD, ENTRY, ID, LABEL, LINE, REASON, RULING, SEEN } from '../log/fields.ts';
import { withEntry, withoutEntry } from '../log/folded.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import { withRuling } from '../results/book.ts';
import { lineRefusal } from '../results/refusals.ts';
import { changed, readResult, scoredText } from '../results/words.ts';
import type { Tournament } from '../tournament.ts';
import type { Fouled, Heard, Penalised, RulingEntry } from './entries.ts';

/** Rulings, penalties and appeals. */
export const KINDS: Kinds<RulingEntry['kind']> = {
  ruled: {
    fields: {
      line: LINE,
      result: field((value) => value === null || RULING.isFit(value), `${RULING.form}, or null`),
      reason: REASON,
      'law?': text(20),
      'seen?': SEEN,
    },
    isOfResults: yes,
    refusal: lineRefusal,
    brings: ({ terms }, command) => [
      command.result === null
        ? command
        : { ...command, result: scoredText(command.line, command.result, terms.scale) },
    ],
    fold(now, { line, result, reason, law, at }, number) {
      const ruling =
        result === null ? undefined : { ruling: readResult(line, result), reason, ...present({ law }) };
      return changed(now, line, { number, at }, (book) => withRuling(book, ruling));
    },
  },
  fouled: {
    fields: {
      board: BOARD,
      lines: list(LINE.isFit, 400, 'lines'),
      form: field((value) => value === null || LABEL.isFit(value), `${LABEL.form}, or null`),
    },
    isOfResults: yes,
    refusal: fouledRefusal,
    fold: (now, { lines, form }) => ({
      forms: lines.reduce(
        (forms, line) => (form === null ? withoutEntry(forms, line) : withEntry(forms, line, form)),
        now.forms,
      ),
    }),
  },
  penalised: {
    fields: {
      contestant: ID,
      amount: between(-10_000, 10_000),
      unit: oneOf('points', 'tops', 'percent'),
      'reason?': REASON,
    },
    isOfResults: yes,
    refusal: penaltyRefusal,
    fold(now, { contestant, amount, unit, reason }) {
      const session = now.sessions.at(-1)?.name;
      const penalty = {
        ...{ contestant, amount, unit },
        ...present({ reason, session }),
      };
      return { penalties: [...now.penalties, penalty] };
    },
  },
  appealed: {
    fields: { line: LINE, text: REASON },
    refusal: ({ lines }, { line }) =>
      lines.has(line) ? undefined : refuse('ERR_LINE', line, `the plan has no line ${line}`),
    fold: (now, { line, text }, number) => ({ appeals: withEntry(now.appeals, number, { line, text }) }),
  },
  heard: {
    fields: { appeal: ENTRY, decision: REASON },
    refusal: appealRefusal,
    fold(now, { appeal: number, decision }) {
      const appeal = defined(now.appeals.get(number), 'an appeal that is heard was made');
      return { appeals: withEntry(now.appeals, number, { ...appeal, decision }) };
    },
  },
};

/** Refuses lines of a fouled board that are of another board. */
function fouledRefusal({ lines: all }: Tournament, { board, lines }: Fouled): Refusal | undefined {
  const odd = lines.find((line) => all.get(line)?.board !== board);
  return odd === undefined ? undefined : refuse('ERR_LINE', odd, `${odd} is not a result of board ${board}`);
}

/** Refuses a penalty in tops or percent if the method has no top. A penalty from a file may have one all the same. */
function penaltyRefusal(
  tournament: Tournament,
  { contestant, unit }: Penalised,
  key: Key,
): Refusal | undefined {
  const stranger = strangerIn(tournament, [contestant]);
  if (stranger || key.number === KEEPER.number || unit === 'points' || hasTop(tournament.terms))
    return stranger;
  return refuse('ERR_TERMS', unit, 'this scoring has no top: give the penalty in points');
}

/** Refuses to hear an appeal twice. */
function appealRefusal({ appeals }: Tournament, { appeal: number }: Heard): Refusal | undefined {
  const appeal = appeals.get(number);
  if (appeal === undefined) return refuse('ERR_NOTHING', String(number), 'there is no such appeal');
  return appeal.decision === undefined
    ? undefined
    : refuse('ERR_NOTHING', String(number), 'the decision on this appeal has been recorded already');
}

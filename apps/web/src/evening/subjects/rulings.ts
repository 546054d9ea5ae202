import type { RulingEntry } from '@overtrick/evening/rulings/entries';
import { eveningText } from '../../text/evening.ts';
import { resultOn } from '../result.ts';
import { penaltyInWords } from '../results/Decisions.tsx';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const RULINGS_WORDS: EntryWords<RulingEntry['kind']> = {
  ruled: ({ line, result, reason }, { head }) =>
    result === null ? words.takenBack(reason) : words.ruled(resultOn(line, result, head.seats), reason),
  fouled: ({ board, form }) => (form === null ? words.unfouled(board) : words.fouled(board)),
  penalised: ({ amount, unit, reason }) => words.penalised(penaltyInWords({ amount, unit }), reason ?? '–'),
  appealed: ({ text }) => words.appealed(text),
  heard: ({ decision }) => words.heard(decision),
};

import type { HandEntry } from '@overtrick/evening/hands/entries';
import { eveningText } from '../../text/evening.ts';
import { rangesOf } from '../ranges.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const HANDS_WORDS: EntryWords<HandEntry['kind']> = {
  dealt: ({ board }) => words.dealt(board),
  solved: ({ board }) => words.solved(board),
  sealed: ({ boards }) => words.sealed(rangesOf(boards)),
  checked: ({ isRight }) => (isRight ? words.inOrder : words.notInOrder),
  unsealed: ({ board, reason }) => words.unsealed(board, reason),
};

import type { Refused } from '@overtrick/protocol/refusal';
import { eveningText } from '../text/evening.ts';

/** The sentence of an answer that refuses, in the language of the page; of no answer that there is no connection. */
export const whyNot = (answer: Refused | undefined): string =>
  answer === undefined ? eveningText.noLine : eveningText.refused(answer.code, answer.message);

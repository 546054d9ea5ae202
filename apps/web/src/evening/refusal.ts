import type { Refused } from '@overtrick/protocol/refusal';
import { eveningText } from '../text/evening.ts';

/**
 * Returns the reason for a refusal in the language of the page; without an answer, says that there is no connection.
 */
export const whyNot = (answer: Refused | undefined): string =>
  answer === undefined ? eveningText.noLine : eveningText.refused(answer.code, answer.message);

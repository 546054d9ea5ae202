import type { Refused } from '@overtrick/protocol/refusal';
import { clubText } from '../text/club.ts';

/** The sentence of an answer that refuses, in the language of the page; of no answer that there is no connection. */
export const whyNot = (answer: Refused | undefined): string =>
  answer === undefined ? clubText.noLine : clubText.refused(answer.code, answer.message);

import type { Subject } from '../log/subject.ts';
import type { Regulated } from './entries.ts';
import { termsOf } from './fold.ts';
import { KINDS } from './kinds.ts';
import type { TermsState } from './state.ts';

/** The subject of the terms. */
export const TERMS: Subject<{ entry: Regulated; state: TermsState; view: object }> = {
  kinds: KINDS,
  initial: (opened) => ({ terms: termsOf(opened) }),
};

import { awol } from './awol.ts';
import { chicago } from './chicago.ts';
import { chicagoDuplicate } from './chicagoDuplicate.ts';
import { duplicate } from './duplicate.ts';
import type { AnyForm } from './form.ts';

/** Every form of scoring, one line each, in the order shown. */
export const FORMS: readonly AnyForm[] = [duplicate, chicago, chicagoDuplicate, awol];

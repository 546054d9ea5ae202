import { CHUKKA_OPTIONS, type ChukkaOptions, scoreChicago } from './chicago.ts';
import type { ScoreForm } from './form.ts';

/** Chicago with duplicate scoring (RULES 3.3): each deal on its own, no honours. */
export const chicagoDuplicate: ScoreForm<ChukkaOptions> = {
  id: 'chicago-duplicate',
  summary: 'four deals per chukka, each scored as duplicate; the deal sets dealer and vulnerability',
  line: 'CONTRACT DECLARER TRICKS, or PASS',
  example: ['4S N 10', '2DX E 5'],
  options: CHUKKA_OPTIONS,
  score: (lines, options) =>
    scoreChicago(lines, { ...options, scoring: 'duplicate', honours: false, passedOut: 'redeal' }),
};

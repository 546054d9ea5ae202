import { rubber as match, type RubberBridgeOptions } from '@overtrick/rules/matches/rubber/index';
import { type LineResult, scoreRubber } from './byMatch.ts';
import { HONOURS, readKey, readResult, unknownKey } from './fields.ts';
import type { ScoreForm } from './form.ts';

/** Rubber bridge (RULES 2). */
export const rubber: ScoreForm<RubberBridgeOptions> = {
  id: 'rubber',
  summary:
    'played until a side has won two games; if the file ends earlier, an unfinished rubber gets its bonuses',
  line: 'CONTRACT DECLARER TRICKS, honours=NS:100 where there are any',
  example: ['2H N 10 honours=NS:100', '4SX E 8'],
  options: match.options,
  score(lines, options) {
    const results: LineResult[] = [];
    for (const line of lines) {
      const result = readResult(line);
      if (!result.ok) return result;
      const odd = unknownKey(line, ['honours']);
      if (odd) return odd;
      const honours = readKey(line, 'honours', HONOURS);
      if (!honours.ok) return honours;
      results.push({ line, ...result.value, ...(honours.value && { honours: honours.value }) });
    }
    return scoreRubber(match, options, results);
  },
};

import { type ChicagoOptions, chicago as match } from '@overtrick/rules/matches/chicago/index';
import { ok, type Result } from '@overtrick/rules/result';
import type { LineResult } from './byMatch.ts';
import { CHUKKA_OPTIONS, type ChukkaOptions, scoreChukkas } from './chicago.ts';
import { HCP, missing, readKey, readResult, unknownKey } from './fields.ts';
import type { ScoreForm } from './form.ts';
import type { LineCode, ScoreLine } from './lines.ts';

type RussianOptions = ChukkaOptions & Pick<ChicagoOptions, 'passedOut'>;

/** Chicago with Russian scoring (RULES 3.4): IMPs against what the side with more points ought to score. */
export const russian: ScoreForm<RussianOptions> = {
  id: 'russian',
  summary: 'four deals per chukka, each in IMPs against the value of its points',
  line: 'CONTRACT DECLARER TRICKS hcp=EW:24, the side with more points and how many',
  example: ['3H E 10 hcp=EW:24', '1NT N 7 hcp=NS:20'],
  options: { ...CHUKKA_OPTIONS, passedOut: match.options.passedOut },
  score(lines, options) {
    const results: LineResult[] = [];
    for (const line of lines) {
      const result = readDeal(line, options.passedOut === 'score0');
      if (!result.ok) return result;
      results.push(result.value);
    }
    return scoreChukkas(results, { ...options, scoring: 'russian', honours: false });
  },
};

function readDeal(line: ScoreLine, countsPassedOut: boolean): Result<LineResult, LineCode> {
  const result = readResult(line);
  if (!result.ok) return result;
  const odd = unknownKey(line, ['hcp']);
  if (odd) return odd;
  const hcp = readKey(line, 'hcp', HCP);
  if (!hcp.ok) return hcp;
  if (hcp.value === undefined && (result.value.contract !== undefined || countsPassedOut))
    return missing(line, 'hcp', 'hcp=NS:20 to NS:40, or EW');
  return ok({ line, ...result.value, ...(hcp.value && { hcp: { [hcp.value.side]: hcp.value.points } }) });
}

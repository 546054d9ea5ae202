import { leaderOf } from '@overtrick/rules/match';
import { type ChicagoOptions, chicago as match } from '@overtrick/rules/matches/chicago/index';
import type { OptionsSpec } from '@overtrick/rules/options';
import { ok, type Result } from '@overtrick/rules/result';
import { type LineResult, scoreByMatch } from './byMatch.ts';
import { HONOURS, readKey, readResult, unknownKey } from './fields.ts';
import type { ScoreForm, Scores } from './form.ts';
import type { LineCode, ScoreLine } from './lines.ts';

export type ChukkaOptions = Pick<ChicagoOptions, 'chukkas' | 'chicagoVul'>;

const { chicagoVul, honours } = match.options;

/** The options of each Chicago form. */
export const CHUKKA_OPTIONS: OptionsSpec<ChukkaOptions> = {
  chukkas: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 250,
    help: 'How many rounds of four deals are played; 0: as many as the file begins.',
  },
  chicagoVul,
};

/** Standard Chicago (RULES 3.2): part scores carry over within a chukka. */
export const chicago: ScoreForm<ChukkaOptions & Pick<ChicagoOptions, 'honours'>> = {
  id: 'chicago',
  summary: 'four deals per chukka, part scores carry over; the deal sets dealer and vulnerability',
  line: 'CONTRACT DECLARER TRICKS, then honours=NS:100 where there are any; or PASS',
  example: ['2H N 10 honours=NS:100', '1NT E 7'],
  options: { ...CHUKKA_OPTIONS, honours },
  score: (lines, options) => scoreChicago(lines, { ...options, scoring: 'standard', passedOut: 'redeal' }),
};

export function scoreChicago(
  lines: readonly ScoreLine[],
  options: ChicagoOptions,
): Result<Scores, LineCode | 'ERR_MATCH_OVER'> {
  const results: LineResult[] = [];
  for (const line of lines) {
    const result = readResult(line);
    if (!result.ok) return result;
    const odd = unknownKey(line, options.scoring === 'standard' ? ['honours'] : []);
    if (odd) return odd;
    const honours = readKey(line, 'honours', HONOURS);
    if (!honours.ok) return honours;
    results.push({ line, ...result.value, ...(honours.value && { honours: honours.value }) });
  }
  return scoreChukkas(results, options);
}

/** Scores the chukkas of the options, or as many as the counting deals begin: a deal that is passed out begins none. */
export function scoreChukkas(
  results: readonly LineResult[],
  options: ChicagoOptions,
): Result<Scores, 'ERR_MATCH_OVER'> {
  if (options.chukkas > 0) return scoreByMatch(match, options, results);
  const counts = ({ contract }: LineResult) => contract !== undefined || options.passedOut === 'score0';
  const played = results.filter(counts).length;
  // room for a deal that is passed out after a full chukka
  const scores = scoreByMatch(match, { ...options, chukkas: Math.floor(played / 4) + 1 }, results);
  const isFull = played > 0 && played % 4 === 0;
  return scores.ok && isFull
    ? ok({ ...scores.value, winner: leaderOf(scores.value.totals) ?? null })
    : scores;
}

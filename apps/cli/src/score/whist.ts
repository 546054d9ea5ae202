import { isStrain, type Strain } from '@overtrick/rules/cards/card';
import { SIDES, sideOf } from '@overtrick/rules/cards/seat';
import type { RubberSheet } from '@overtrick/rules/families/matches/rubber';
import {
  BIRITCH,
  BRIDGE_WHIST,
  REDOUBLE_CAP,
  type WhistScale,
  whistItems,
  whistTrick,
} from '@overtrick/rules/families/whist/whistScore';
import type { Match } from '@overtrick/rules/match';
import { biritchRubber } from '@overtrick/rules/matches/biritch-rubber/index';
import { whistRubber } from '@overtrick/rules/matches/whist-rubber/index';
import { ok, type Result } from '@overtrick/rules/result';
import { honourItems } from '@overtrick/rules/scores/score';
import { capitals } from '@overtrick/rules/text';
import { type LineResult, scoreRubber } from './byMatch.ts';
import {
  DECLARER,
  type Field,
  OLD_HONOURS,
  readKey,
  readPassed,
  readWord,
  TRICKS,
  unknownKey,
} from './fields.ts';
import type { ScoreForm } from './form.ts';
import type { LineCode, ScoreLine } from './lines.ts';

const WORDS = 'STRAIN DEALER TRICKS';
const LINE = `${WORDS}, tricks won by North-South; times=2 when doubled and so on, honours=NS:16,EW:4 where there are any`;
const EXAMPLE = ['H N 9 times=2 honours=EW:16', 'NT E 6'];

type Limit = { readonly dealLimit: number };
type Capped = Limit & { readonly redoubleCap: '100' | 'unlimited' };

/** Bridge-whist (RULES 6.3). */
export const bridgeWhist: ScoreForm<Capped> = {
  id: 'bridge-whist',
  summary: 'a rubber of bridge-whist',
  line: LINE,
  example: EXAMPLE,
  options: {
    redoubleCap: {
      kind: 'choice',
      default: '100',
      values: ['100', 'unlimited'],
      help: 'Redoubling raises an odd trick to 100 points at most, or without limit.',
    },
    ...whistRubber.options,
  },
  score: (lines, options) =>
    scoreWhist(lines, BRIDGE_WHIST, options.redoubleCap === '100' ? REDOUBLE_CAP : 0, whistRubber, options),
};

/** Biritch, as reconstructed (RULES 6.4): redoubling without limit. */
export const biritch: ScoreForm<Limit> = {
  id: 'biritch',
  summary: 'a rubber of Biritch, a reconstruction',
  line: LINE,
  example: EXAMPLE,
  options: biritchRubber.options,
  score: (lines, options) => scoreWhist(lines, BIRITCH, 0, biritchRubber, options),
};

function scoreWhist<Options extends Limit>(
  lines: readonly ScoreLine[],
  scale: WhistScale,
  cap: number,
  match: Match<RubberSheet<Options>, Options>,
  options: Options,
) {
  const results: LineResult[] = [];
  for (const line of lines) {
    const result = readDeal(line, scale, cap);
    if (!result.ok) return result;
    results.push(result.value);
  }
  return scoreRubber(match, options, results);
}

const STRAIN: Field<Strain> = {
  must: 'trumps are C, D, H, S or NT',
  read(text) {
    const word = capitals(text).replace(/^NT$/, 'N');
    return isStrain(word) ? word : undefined;
  },
};
const DEALER: Field<ReturnType<typeof sideOf>> = {
  must: 'the dealer is N, E, S or W',
  read(text) {
    const seat = DECLARER.read(text);
    return seat && sideOf(seat);
  },
};
const TAKEN: Field<number> = { ...TRICKS, must: "North-South's tricks are a whole number from 0 to 13" };
const TIMES: Field<number> = {
  must: 'times is 1, 2, 4, 8 and so on: it doubles each time',
  read(text) {
    const times = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    return times > 0 && Number.isInteger(Math.log2(times)) ? times : undefined;
  },
};

function readDeal(line: ScoreLine, scale: WhistScale, cap: number): Result<LineResult, LineCode> {
  const odd = unknownKey(line, ['times', 'honours']);
  if (odd) return odd;
  const passed = readPassed(line, WORDS);
  if (!passed.ok) return passed;
  const times = readKey(line, 'times', TIMES);
  if (!times.ok) return times;
  const honours = readKey(line, 'honours', OLD_HONOURS);
  if (!honours.ok) return honours;
  if (passed.value) return ok({ line, tricks: 0 });
  const strain = readWord(line, 0, STRAIN);
  if (!strain.ok) return strain;
  const declaring = readWord(line, 1, DEALER);
  if (!declaring.ok) return declaring;
  const taken = readWord(line, 2, TAKEN);
  if (!taken.ok) return taken;
  const value = whistTrick(scale, strain.value, times.value ?? 1, cap);
  const [first, second] = SIDES;
  return ok({
    line,
    strain: strain.value,
    declaring: declaring.value,
    tricks: declaring.value === first ? taken.value : 13 - taken.value,
    items: [...whistItems([first, second], taken.value, value), ...honourItems(honours.value)],
  });
}

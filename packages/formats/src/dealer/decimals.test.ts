import { parseDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { dealtOf } from './dealt.ts';
import { makeEvaluators } from './evaluate.ts';
import { runScript } from './run/run.ts';
import { parseCondition, parseScript, type Script } from './script.ts';

// North AQ962.K7.QJ4.983 (12), East K85.A943.T65.KQ6 (12), South T4.QJT82.A97.AJ2 (12), West J73.65.K832.T754 (4)
const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const FIXED =
  'predeal north SAQ962, HK7, DQJ4, C983 east SK85, HA943, DT65, CKQ6 south ST4, HQJT82, DA97, CAJ2\n';

function scriptOf(text: string): Script {
  const script = parseScript(text);
  if (!script.ok) throw new Error(`${script.at}: ${script.why}`);
  return script.value;
}

function worthOf(text: string, before = ''): number {
  const { names, counts, dialect } = scriptOf(before);
  const read = parseCondition(text, names, dialect);
  if (!read.ok) throw new Error(`${read.at}: ${read.why}`);
  const deal = parseDeal(DEAL, true);
  if (!deal.ok) throw new Error(deal.why);
  return makeEvaluators({ counts })(read.value)(dealtOf(deal.value));
}

describe('decimals are compared as numbers', () => {
  test.each([
    ['hcp(north) >= 11.5', 1],
    ['hcp(north) >= 12.01', 0],
    ['12. == hcp(north)', 1],
    ['hcp(west) < 4.25 and hcp(west) > 3.75', 1],
    ['hcp(north) + .5 > 12', 1],
    ['hcp(north) + 0.5 == 12.5', 1],
    ['12.5 - hcp(north) == 0.5', 1],
    ['0.5 * hcp(north) == 6', 1],
    ['1.5 * 1.5 == 2.25', 1],
    ['hcp(north) / 2.5 == 4.8', 1],
    ['7.5 / 2.5 == 3', 1],
    ['7.5 / 2 == 3.75', 1],
    ['7 % 2.5 == 2', 1],
    ['-0.5 < 0', 1],
    ['(hcp(west) == 4 ? 2 : 2.5) == 2', 1],
    ['score(nv, x3N, 9.75) == 400', 1],
    ['imps(50.9) == 2', 1],
    ['1.5 / 0', 0],
  ])('%s is %i', (text, value) => {
    expect(worthOf(text)).toBe(value);
  });
});

describe('evaluations of hundredths', () => {
  test.each([
    // AQxxx 1, Kx 1, QJx 2, xxx 3
    ['ltc(north)', 700],
    ['ltc(north, hearts)', 100],
    ['ltc(north) == 7.0 and ltc(north) == 700', 1],
    ['ltc(west) > 9.5', 1],
    ['cccc(north) * 1.0 == cccc(north)', 1],
    ['quality(north, spades) >= 1.00 == (quality(north, spades) >= 100)', 1],
    ['(cccc(north) + 0.5) - cccc(north)', 50],
  ])('%s is %i', (text, value) => {
    expect(worthOf(text)).toBe(value);
  });

  test.each([
    ['AQ.K.AKJ2.765432', 50 + 50 + 50 + 300],
    ['AJT9.KJT9.Q32.QJ', 150 + 150 + 250 + 200],
    ['AQJ.KQJT9.A.JT98', 50 + 100 + 0 + 300],
    ['.AK.AKQ2.AT98765', 0 + 0 + 0 + 200],
  ])('the half losers of %s', (hand, value) => {
    const cards = hand.split('.').map((ranks, i) => `${'SHDC'[i]}${ranks}`);
    const script = scriptOf(`predeal north ${cards.join(', ')}\nproduce 1 action average ltc(north)`);
    const run = runScript(script, { random: seededRandom('half') });
    for (const _ of run.deals());
    expect(run.statistics.summary().averages).toEqual({ average: value });
  });

  test.each([
    // A 4.5, K 3, Q 1.5, J .75, T .25: South has two aces, a queen, two jacks, two tens
    ['pt9(south)', 'altcount 9 4.5 3.0 1.5 0.75 .25', 1250],
    ['c13(south) == 12.5', 'altcount 9 4.5 3.0 1.5 0.75 .25', 1],
    ['hcp(north, spades)', 'pointcount 4.5 3.0 1.5 0.75 .25', 600],
    ['hcp(north) == 12.0', 'pointcount 4. 3. 2. 1.', 1],
    // a whole number among decimals is in hundredths already
    ['pt0(south)', 'altcount 0 440 3.3', 880],
    // Debian's program counts from hcp: its 11 is pt9
    ['pt9(south)', 'altcount 11 2', 4],
    ['pt9(south)', 'altcount 9 4.5\naltcount 9 1 1', 2],
  ])('%s after %s is %i', (text, before, value) => {
    expect(worthOf(text, before)).toBe(value);
  });

  test('a count may be changed after a condition about it', () => {
    const script = scriptOf(`condition hcp(north) >= 12.25\npointcount 4.5 3.0 1.5 0.75\n`);
    const { condition, counts } = script;
    const deal = parseDeal(DEAL, true);
    if (condition === undefined || !deal.ok) throw new Error('no condition');
    // 4.5 + 3 + 1.5 + 1.5 + .75 = 11.25
    expect(makeEvaluators({ counts })(condition)(dealtOf(deal.value))).toBe(0);
  });
});

describe('averages and frequencies of decimals', () => {
  function summaryOf(actions: string) {
    const run = runScript(scriptOf(`${FIXED}produce 2\naction ${actions}`), { random: seededRandom('d') });
    let text = '';
    for (const _ of run.deals()) text += run.print();
    return { ...run.statistics.summary(), text: text + run.printEnd() };
  }

  test('are those of numbers, and of hundredths for evaluations', () => {
    const { averages, text } = summaryOf(
      'average "half" hcp(north) * 0.5, average "more" hcp(north) + 0.25, average "lost" ltc(north), printes(hcp(north) / 2.5, " ", 11.5, \\n)',
    );
    expect(averages).toEqual({ half: 6, more: 12.25, lost: 700 });
    expect(text).toMatch(/^4\.8 11\.5\n4\.8 11\.5\n/);
  });

  test('count in rows of a width', () => {
    const { frequencies, outside, tables, text } = summaryOf(
      'bktfreq "lost" (ltc(north), 6.5, 7.5, 0.5), bktfreq "points" (hcp(north), 0, 20, 5), frequency "half" (hcp(north) * 0.55, 5, 7), bktfreq "both" (ltc(north), 700, 701, 1, hcp(north) + 0.5, 10.0, 13, 1.5)',
    );
    expect(frequencies).toEqual({
      lost: [
        [650, 0],
        [700, 2],
        [750, 0],
      ],
      points: [
        [0, 0],
        [5, 0],
        [10, 2],
        [15, 0],
        [20, 0],
      ],
      // 6.6 counts as 6
      half: [
        [5, 0],
        [6, 2],
        [7, 0],
      ],
    });
    expect(outside.lost).toEqual({ low: 0, high: 0 });
    expect(tables.both).toEqual({
      rows: [700, 701],
      columns: [10, 13],
      steps: [1, 1.5],
      counts: [
        [0, 0, 0, 0, 0],
        [0, 0, 2, 0, 0],
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ],
    });
    expect(text).toContain('  Low     10   11.5     13   High    Sum');
  });
});

test.each([
  ['condition hcp(north) > 1.234', '1:24', 'at most seven digits before its point and two after it'],
  ['condition hcp(north) > 12345678.5', '1:24', '12345678.5 has more'],
  ['produce 2.5', '1:9', 'a number from 1 to 1000000000 is expected here, not 2.5'],
  ['action bktfreq "x" (hcp(north), 0, 10, 0)', '1:40', 'the width of a row is more than 0, not 0'],
  ['action frequency "x" (hcp(north), 0.5, 10)', '1:35', 'a whole number is expected here, not 0.5'],
  ['altcount 10 1.5', '1:10', 'a count from 0 to 9 is expected here, not 10'],
  ['condition 1.2.3', '1:12', 'has no meaning here'],
])('%j fails at %s', (text, at, why) => {
  const read = parseScript(text);
  expect(read).toMatchObject({ ok: false, at });
  expect(!read.ok && read.why).toContain(why);
});

import { type Deal, parseDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealtOf } from './dealt.ts';
import { evaluatorOf, makeEvaluators } from './evaluate.ts';
import { runScript } from './run/run.ts';
import { parseCondition, parseScript, type Script } from './script.ts';
import { preprocess, runReference } from './testReference.ts';

/** Debian's `dealer`, which reads the language as its author meant it. */
describe('beside the reference program', () => {
  test('500 expressions have the same values for the same deals', () => {
    const expressions = fc.sample(anyExpression, { numRuns: 500, seed: 19 });
    expect(new Set(expressions).size).toBeGreaterThan(400);
    for (const group of chunksOf(expressions, 4)) {
      const values = group.flatMap((expression) => [expression, '" "']).join(', ');
      const text = runReference(`produce 25\naction printoneline, printes(${values}, \\n)`, group.length);
      const rows = text.split('\n').slice(0, 50);
      for (let i = 0; i < rows.length; i += 2) {
        const deal = dealOfLine(rows[i] ?? '');
        const ours = group.map((expression) => worthOf(expression, deal));
        expect(`${rows[i]}\n${group.join('\n')}\n${rows[i + 1]?.trim()}`).toBe(
          `${rows[i]}\n${group.join('\n')}\n${ours.join(' ')}`,
        );
      }
    }
  });

  test.each([
    ['pointcount', 'pointcount 6 4 3 2 1'],
    ['pointcount with less than nothing', 'pointcount 1 0 -1 -2'],
    ['altcount 0', 'altcount 0 9 5 1'],
    ['altcount 2', 'altcount 2 0 0 0 0 0 0 0 1 2'],
    ['altcount 11', 'altcount 11 1 1 1'],
  ])('%s counts the same', (_, statement) => {
    const values = ['hcp', 'controls', 'pt0', 'pt1', 'tens', 'top3', 'pt9', 'c13'].map(
      (name) => `${name}(east)`,
    );
    const text = runReference(
      `${statement}\nproduce 20\naction printoneline, printes(${values.flatMap((value) => [value, '" "']).join(',')}, \\n)`,
    );
    const { counts } = scriptOf(statement);
    const rows = text.split('\n').slice(0, 40);
    for (let i = 0; i < rows.length; i += 2) {
      const deal = dealOfLine(rows[i] ?? '');
      const evaluate = makeEvaluators({ counts });
      const ours = values.map((value) => evaluate(expressionOf(value))(dealtOf(deal)));
      expect(ours.join(' ')).toBe(rows[i + 1]?.trim());
    }
  });

  test('deals are printed as it prints them', () => {
    const given =
      'predeal north SAKQ2, HT9, DAJ864, C53 east SJT, HAKQJ8765, CA2, D2 south S987654, D97, CKQJT9\n';
    const actions =
      'printall, printew, printcompact, printcompact(hcp(north)), printoneline, printoneline(spades(south)), printes("a ", hcp(west), " b", \\n), print(north, west)';
    const script = `${given}produce 6\naction ${actions}, average "mean " hcp(north), average 7, frequency "points" (hcp(north), 10, 15), frequency "below" (hcp(north), 20, 21), frequency "two" (hcp(north), 12, 14, hcp(west), 0, 2)`;
    const reference = runReference(script);
    expect(ourRun(script)).toBe(reference.slice(0, reference.indexOf('Generated ')));
  });

  test('the rate of a condition and its counts are near', () => {
    const script =
      'generate 200000\ncondition hcp(north) + hcp(south) >= 26 and spades(north) + spades(south) >= 8\naction average "m" losers(north), frequency "l" (spades(north), 3, 6)';
    const [ours, theirs] = [ourRun(script), runReference(script)].map((text) =>
      [...text.matchAll(/[\d.]+$/gm)].map(([number]) => Number(number)),
    );
    const counts = ours?.slice(1) ?? [];
    expect(counts).toHaveLength(6);
    expect(Math.abs((ours?.[0] ?? 0) - (theirs?.[0] ?? 9))).toBeLessThan(0.1);
    for (const [i, count] of counts.entries()) {
      const other = theirs?.[i + 1] ?? 0;
      expect(Math.abs(count - other)).toBeLessThan(6 * Math.sqrt(count + other));
    }
  });

  test('chance under a name is asked anew at each mention', () => {
    const script = `generate 20000
r = rnd(2)
s = r + 2
action average "r" r, average "both" r == 0 and r == 1, average "s" s == 2 and s == 3, average "of 5" rnd(5)`;
    const [ours, theirs] = [ourRun(script), runReference(script)].map((text) =>
      [...text.matchAll(/: ([\d.e-]+)$/gm)].map(([, mean]) => Number(mean)),
    );
    expect(theirs).toHaveLength(4);
    for (const [i, mean] of theirs?.entries() ?? [])
      expect(Math.abs(mean - (ours?.[i] ?? 9))).toBeLessThan(0.1);
    expect(ours?.[1]).toBeGreaterThan(0.2);
  });

  test.each([
    '5+xx5+',
    '2-xxx',
    'x[3-5]x[13]',
    '[013-68]xxx',
    '(4432)',
    '5s(431)',
    '4+c3+d(2+2+)',
    '5M(xxx)',
    '5+M3+c(31)',
    '5M5m(xx)',
    '4M(3+3+2+)',
    '4+s4+h(xx):d>c,h+s==10',
    '5+s5+m(xx)',
    '6m(322)',
    '(xx5+5+)',
    '5+s4-h(xx)',
    '3+3+3+2+',
    '5(431)',
    '53(14)',
    '4M6mxx',
    '3-Mxxx',
    '4M5xx',
    '5sxxx',
  ])('braces: %s', (atom) => {
    // the preprocessor leaves out suits of more than nine cards
    const expanded = preprocess(`shape{north, ${atom}}`);
    const [theirs, ours] = [expanded, `shape{north, ${atom}}`].map((text) => shapesOf(text));
    expect(theirs?.length).toBeGreaterThan(0);
    expect(ours).toEqual(theirs);
  });
});

const scriptOf = (text: string): Script => {
  const script = parseScript(text);
  if (!script.ok) throw new Error(`${script.at}: ${script.why}\n${text}`);
  return script.value;
};

function expressionOf(text: string) {
  const expression = parseCondition(text);
  if (!expression.ok) throw new Error(`${expression.at}: ${expression.why}\n${text}`);
  return expression.value;
}

const worthOf = (text: string, deal: Deal): number => evaluatorOf(expressionOf(text))(dealtOf(deal)) + 0;

/** Parses a deal line of the reference program: `n 2.T98.K752.KJT84 e …`. */
function dealOfLine(line: string): Deal {
  const hands = [...line.matchAll(/[nesw] (\S+)/g)].map(([, hand]) => hand);
  const deal = parseDeal(`N:${hands.join(' ')}`, true);
  if (!deal.ok) throw new Error(`${deal.why}: ${line}`);
  return deal.value;
}

function ourRun(text: string): string {
  const random = seededRandom('ours');
  const run = runScript(scriptOf(text), { random, ownRandom: random });
  let out = '';
  for (const _ of run.deals()) out += run.print();
  return out + run.printEnd();
}

/** Lists the shapes, with at most nine cards a suit, for which the expression is true. */
function shapesOf(text: string): string[] {
  const evaluate = evaluatorOf(expressionOf(text));
  const found: string[] = [];
  const dealt = { holdings: new Uint16Array(16), serial: 0 };
  for (let s = 0; s < 10; s++)
    for (let h = 0; h < 10; h++)
      for (let d = 0; d < 10; d++) {
        const c = 13 - s - h - d;
        if (c < 0 || c > 9) continue;
        for (const [i, length] of [c, d, h, s].entries()) dealt.holdings[i] = 2 ** length - 1;
        dealt.serial++;
        if (evaluate(dealt) !== 0) found.push(`${s}${h}${d}${c}`);
      }
  return found;
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let i = 0; i < items.length; i += size) chunks.push(items.slice(i, i + size));
  return chunks;
}

const seat = fc.constantFrom('north', 'east', 'south', 'west');
const suit = fc.constantFrom('clubs', 'diamonds', 'hearts', 'spades');
const measure = fc.constantFrom(
  ...'hcp control controls loser losers tens jacks queens kings aces top2 top3 top4 top5 c13 pt0 pt5 pt9'.split(
    ' ',
  ),
);
const pattern = fc.constantFrom(
  ...[
    'any 4333',
    'any 4432',
    'any 5332',
    '5xxx',
    'x5xx',
    'xx6x',
    'any 0xxx',
    '4441',
    'xxxx',
    'any 55xx',
    '23x5',
  ],
);
const shapes = fc
  .tuple(pattern, fc.array(fc.tuple(fc.constantFrom(' + ', ' - ', ', ', ' '), pattern), { maxLength: 3 }))
  .map(([first, more]) => first + more.map((each) => each.join('')).join(''));
const card = fc
  .tuple(fc.constantFrom(...'23456789TJQKA'), fc.constantFrom(...'CDHS'))
  .map((each) => each.join(''));
const call = (name: string, ...args: fc.Arbitrary<string>[]) =>
  fc.tuple(...args).map((texts) => `${name}(${texts.join(', ')})`);

/** Expressions with and without parentheses, so that the order of operators counts. */
const { expression: anyExpression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    { weight: 2, arbitrary: fc.integer({ min: -3, max: 20 }).map(String) },
    { weight: 3, arbitrary: fc.tuple(measure, seat).map(([name, of]) => `${name}(${of})`) },
    {
      weight: 3,
      arbitrary: fc.tuple(measure, seat, suit).map(([name, of, in_]) => `${name}(${of}, ${in_})`),
    },
    { weight: 3, arbitrary: fc.tuple(suit, seat).map(([name, of]) => `${name}(${of})`) },
    { weight: 2, arbitrary: call('quality', seat, suit) },
    { weight: 2, arbitrary: call('cccc', seat) },
    { weight: 2, arbitrary: call('shape', seat, shapes) },
    { weight: 2, arbitrary: call('hascard', seat, card) },
    {
      weight: 1,
      arbitrary: call(
        'score',
        fc.constantFrom('vul', 'nv'),
        fc
          .tuple(fc.constantFrom(...'1234567'), fc.constantFrom(...'CDHSN'))
          .map(([level, of]) => `x${level}${of}`),
        fc.nat(13).map(String),
      ),
    },
    // its table of IMPs has 1190 where Law 78B has 1290
    { weight: 1, arbitrary: tie('expression').map((each) => `imps((${each}) % 119 * 10)`) },
    {
      weight: 12,
      arbitrary: fc
        .tuple(
          tie('expression'),
          fc.constantFrom(...'&& || and or == != < <= > >= + - *'.split(' ')),
          tie('expression'),
        )
        .map((each) => each.join(' ')),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('expression'), fc.constantFrom('/', '%'), fc.integer({ min: 1, max: 9 }))
        .map(([left, operator, right]) => `(${left}) ${operator} ${right}`),
    },
    { weight: 4, arbitrary: tie('expression').map((each) => `(${each})`) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom('!', 'not '), tie('expression')).map((each) => each.join('')),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tie('expression'), tie('expression'), tie('expression'))
        .map(([test_, yes, no]) => `${test_} ? ${yes} : ${no}`),
    },
  ),
}));

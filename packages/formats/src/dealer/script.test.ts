import { cardsOf, isSubset, size } from '@overtrick/rules/cardSet';
import { isFullDeal, makeHand } from '@overtrick/rules/deal';
import { seededRandom } from '@overtrick/rules/random';
import { SEATS } from '@overtrick/rules/seat';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDrawer } from './draw.ts';
import { evaluatorOf } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { findMeasure, MEASURE_CALLS } from './measures.ts';
import { parseCondition, parseScript } from './script.ts';

const TOUR = `# a strong notrump opposite a major
notrump = shape(north, any 4333 + any 4432 + any 5332) && hcp(north) >= 15 && hcp(north) <= 17
condition notrump and (spades(south) >= 5 or hearts(south) >= 5)
produce 20
generate 50000 /* tries */
dealer west // who deals
vulnerable NS
predeal north SAKQ, H2 south D10
`;

test('a script with each statement', () => {
  const script = parseScript(TOUR);
  if (!script.ok) throw new Error(`${script.at}: ${script.why}`);
  const { names, condition, produce, generate, dealer, vul, predealt } = script.value;
  expect([...names.keys()]).toEqual(['notrump']);
  expect(condition).toMatchObject({ kind: 'binary', operator: '&&' });
  expect({ produce, generate, dealer, vul }).toEqual({
    produce: 20,
    generate: 50000,
    dealer: 'W',
    vul: 'ns',
  });
  expect(SEATS.map((seat) => makeHand(predealt[seat]))).toEqual(['AKQ.2..', '...', '..T.', '...']);
});

test('an empty script wants any deal', () => {
  const script = parseScript('  # nothing\n');
  expect(script.ok && script.value.condition).toBe(undefined);
});

test('a bare expression is the condition', () => {
  const script = parseScript('hcp(north) > 20\nproduce 2');
  expect(script).toMatchObject({
    ok: true,
    value: { condition: { kind: 'binary', operator: '>' }, produce: 2 },
  });
});

describe('what is wrong, and where', () => {
  test.each([
    ['condition', '1:10', 'ERR_DEALER_SYNTAX', 'a condition or a number is expected here, not the end'],
    ['condition hcp(north) >', '1:23', 'ERR_DEALER_SYNTAX', 'not the end'],
    [
      'condition hcp(nord) > 3',
      '1:15',
      'ERR_DEALER_SYNTAX',
      'a hand is expected here: north, east, south or west, not nord',
    ],
    ['\n\n  condition hpc(north)', '3:13', 'ERR_DEALER_NAME', 'there is no function hpc; there are hcp,'],
    ['condition hcp(north, 5)', '1:22', 'ERR_DEALER_SYNTAX', 'a suit is expected here'],
    ['condition hcp > 3', '1:11', 'ERR_DEALER_NAME', 'hcp needs its hand: hcp(north)'],
    ['a = 1\ncondition b', '2:11', 'ERR_DEALER_NAME', 'nothing is called b; defined are a'],
    ['a = 1 a = 2', '1:7', 'ERR_DEALER_NAME', 'a is defined before'],
    ['produce = 2', '1:1', 'ERR_DEALER_NAME', 'produce is a word of the language'],
    ['hcp = 2', '1:1', 'ERR_DEALER_NAME', 'hcp is a word of the language'],
    ['condition shape(north, 4334)', '1:24', 'ERR_DEALER_VALUE', 'the lengths of 4334 add up to 14, not 13'],
    ['condition shape(north, 99xx)', '1:24', 'ERR_DEALER_VALUE', 'add up to 18, more than 13'],
    ['condition shape(north, any 533)', '1:28', 'ERR_DEALER_VALUE', 'a shape is four lengths'],
    ['condition shape(north)', '1:22', 'ERR_DEALER_SYNTAX', ', is expected here, not )'],
    ['condition hascard(north, XS)', '1:26', 'ERR_DEALER_VALUE', 'a card is expected here'],
    ['condition (1 + 2', '1:17', 'ERR_DEALER_SYNTAX', ') is expected here, not the end'],
    ['condition 1 = 1', '1:13', 'ERR_DEALER_SYNTAX', 'to compare, write =='],
    ['condition 1 ? 2', '1:16', 'ERR_DEALER_SYNTAX', ': is expected here'],
    ['condition 1 condition 2', '1:23', 'ERR_DEALER_SYNTAX', 'there is a condition before'],
    ['condition 1 2', '1:13', 'ERR_DEALER_SYNTAX', '2 is not expected here'],
    ['produce x', '1:9', 'ERR_DEALER_VALUE', 'a number from 1 to 1000000000 is expected here, not x'],
    ['generate 0', '1:10', 'ERR_DEALER_VALUE', 'not 0'],
    ['condition 9999999999', '1:11', 'ERR_DEALER_VALUE', 'at most nine digits'],
    ['dealer king', '1:8', 'ERR_DEALER_SYNTAX', 'a hand is expected here'],
    ['vulnerable some', '1:12', 'ERR_DEALER_VALUE', 'the vulnerability is none, ns, ew or all, not some'],
    ['predeal north SAA', '1:15', 'ERR_DEALER_VALUE', 'SA is dealt twice'],
    ['predeal north SA south SA', '1:24', 'ERR_DEALER_VALUE', 'SA is dealt twice'],
    ['predeal north SAKQJT98765432, H2', '1:31', 'ERR_DEALER_VALUE', 'North has more than 13 cards'],
    ['predeal north 4', '1:15', 'ERR_DEALER_VALUE', 'cards of a suit are expected here'],
    ['action printall', '1:1', 'ERR_DEALER_SYNTAX', 'action is not read'],
    ['condition hcp(north) & 3', '1:22', 'ERR_DEALER_TOKEN', '& has no meaning here'],
    ['condition 1 /* open', '1:13', 'ERR_DEALER_TOKEN', 'this comment does not end'],
    ['condition 😀', '1:11', 'ERR_DEALER_TOKEN', '😀 has no meaning here'],
  ])('%j', (text, at, code, why) => {
    expect(parseScript(text)).toMatchObject({ ok: false, at, code, why: expect.stringContaining(why) });
  });

  test('a condition on its own may not go on', () => {
    expect(parseCondition('1 produce 3')).toMatchObject({ ok: false, at: '1:3' });
    expect(parseCondition('')).toMatchObject({ ok: false, at: '1:1' });
  });

  test.each([
    ['parentheses', `${'('.repeat(5_000)}1`],
    ['signs', `${'!'.repeat(5_000)}1`],
    ['choices', `${'1 ? 1 : '.repeat(5_000)}1`],
    ['operators', `1${' + 1'.repeat(5_000)}`],
    ['names', Array.from({ length: 5000 }, (_, i) => `n${i + 1} = ${i === 0 ? '1' : `n${i}`}`).join('\n')],
  ])('too many %s are a depth error', (_, text) => {
    expect(parseScript(text)).toMatchObject({ ok: false, code: 'ERR_DEALER_DEPTH' });
  });
});

/** Any UTF-16 unit. */
const letter = fc.nat(0xffff).map((code) => String.fromCharCode(code));

describe('any text', () => {
  const words = fc.constantFrom(
    ...'condition produce generate predeal dealer vulnerable hcp shape hascard spades losers north south any 5332 5xxx SAK AS x y z 1 22 and or not ( ) , + - * / % ! < > <= >= == != = ? : && ||'.split(
      ' ',
    ),
    '\n',
    '# c\n',
  );

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: letter }),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (text) => {
          const script = parseScript(text);
          if (!script.ok) expect(script.at).toMatch(/^\d+:\d+$/);
          else if (script.value.condition) {
            const value = evaluatorOf(script.value.condition)(
              makeDrawer(script.value.predealt)(seededRandom('any')),
            );
            expect(typeof value).toBe('number');
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('an expression printed is read the same', () => {
    const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 5 },
        fc.record({ kind: fc.constant('number' as const), value: fc.nat(999) }),
        fc.record({
          kind: fc.constant('measure' as const),
          measure: fc.constantFrom(
            ...new Set(MEASURE_CALLS.map(findMeasure).filter((name) => name !== undefined)),
          ),
          seat: fc.constantFrom(...SEATS),
        }),
        fc.record({ kind: fc.constantFrom('not' as const, 'minus' as const), of: tie('expression') }),
        fc.record({
          kind: fc.constant('binary' as const),
          operator: fc.constantFrom(
            '||' as const,
            '&&' as const,
            '==' as const,
            '<' as const,
            '-' as const,
            '*' as const,
          ),
          left: tie('expression'),
          right: tie('expression'),
        }),
        fc.record({
          kind: fc.constant('choice' as const),
          test: tie('expression'),
          yes: tie('expression'),
          no: tie('expression'),
        }),
      ),
    }));
    fc.assert(
      fc.property(expression, (written) => {
        expect(parseCondition(print(written))).toEqual({ ok: true, value: written });
      }),
    );
  });
});

function print(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'measure':
      return `${expression.measure}(${expression.seat})`;
    case 'not':
      return `!(${print(expression.of)})`;
    case 'minus':
      return `-(${print(expression.of)})`;
    case 'binary':
      return `(${print(expression.left)}) ${expression.operator} (${print(expression.right)})`;
    case 'choice':
      return `(${print(expression.test)}) ? (${print(expression.yes)}) : (${print(expression.no)})`;
    default:
      throw new Error(`not printed: ${expression.kind}`);
  }
}

describe('drawing', () => {
  test('hands keep the cards given to them, and all 52 are dealt', () => {
    const script = parseScript('predeal north SAKQ, HAK east D2 west C2345678');
    if (!script.ok) throw new Error(script.why);
    const { predealt } = script.value;
    const draw = makeDrawer(predealt);
    const random = seededRandom('given');
    for (let i = 0; i < 100; i++) {
      const deal = draw(random);
      expect(isFullDeal(deal)).toBe(true);
      for (const seat of SEATS) expect(isSubset(predealt[seat], deal[seat])).toBe(true);
    }
  });

  test('the other cards fall evenly', () => {
    const script = parseScript('predeal north SAKQJT9876543');
    if (!script.ok) throw new Error(script.why);
    const draw = makeDrawer(script.value.predealt);
    const random = seededRandom('evenly');
    let north = 0;
    for (let i = 0; i < 3000; i++) if (cardsOf(draw(random).N).includes(39)) north++;
    // North's last card is one of 40: 75 times in 3000, give or take 5 standard deviations
    expect(size(script.value.predealt.N)).toBe(12);
    expect(Math.abs(north - 75)).toBeLessThan(5 * Math.sqrt(75));
  });
});

import { cardsOf, isSubset, size, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { isFullDeal, makeHand } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealOf } from './dealt.ts';
import { type Drawer, makeDrawer } from './draw.ts';
import { evaluatorOf } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { findMeasure, MEASURE_CALLS } from './measures.ts';
import { runScript } from './run/run.ts';
import { parseCondition, parseScript, type Script } from './script.ts';

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
  const { names, condition, produce, generate, dealer, vul, settled } = script.value;
  expect([...names.keys()]).toEqual(['notrump']);
  expect(condition).toMatchObject({ kind: 'binary', operator: '&&' });
  expect({ produce, generate, dealer, vul }).toEqual({
    produce: 20,
    generate: 50000,
    dealer: 'W',
    vul: 'ns',
  });
  expect(SEATS.map((seat) => makeHand(settled.predealt[seat]))).toEqual(['AKQ.2..', '...', '..T.', '...']);
});

test('an empty script wants any deal', () => {
  const script = parseScript('  # nothing\n');
  expect(script.ok && script.value.condition).toBe(undefined);
});

test('the last condition counts, and the last actions', () => {
  const script = parseScript('condition 0\naction printall\n1\naction average 3,');
  expect(script).toMatchObject({
    ok: true,
    value: { condition: { kind: 'number', value: 1 }, actions: [{ kind: 'average' }] },
  });
});

test('words with other capitals are names, and so are title and seed', () => {
  const script = parseScript('Shape = 3 ALL = 2 title = 1 seed = 4 condition Shape + ALL + title + seed');
  const condition = script.ok ? script.value.condition : undefined;
  if (condition === undefined) throw new Error('no condition');
  expect(evaluatorOf(condition)({ holdings: new Uint16Array(16), serial: 0 })).toBe(10);
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
    ['a = 1 a = 2', '1:7', 'ERR_DEALER_NAME', 'a is already defined'],
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
    ['printall', '1:1', 'ERR_DEALER_SYNTAX', 'printall belongs after the word action'],
    ['action average', '1:15', 'ERR_DEALER_SYNTAX', 'a condition or a number is expected here'],
    ['action print(north', '1:19', 'ERR_DEALER_SYNTAX', ') is expected here'],
    ['action frequency (1, 3, 2)', '1:25', 'ERR_DEALER_VALUE', 'the highest value is from 3 to 10002 here'],
    ['action frequency (1, 0, 99999)', '1:25', 'ERR_DEALER_VALUE', 'the highest value is from 0 to 9999'],
    ['action printes("a" 3)', '1:20', 'ERR_DEALER_SYNTAX', ') is expected here, not 3'],
    ['action printall printew', '1:17', 'ERR_DEALER_SYNTAX', 'printew belongs after the word action'],
    ['title 3', '1:7', 'ERR_DEALER_SYNTAX', 'a title in quotes'],
    ['title "a', '1:7', 'ERR_DEALER_TOKEN', 'these quotation marks do not end'],
    ['condition "a\nb" == x', '1:11', 'ERR_DEALER_SYNTAX', 'a condition or a number is expected here'],
    ['title "two\nlines" condition x', '2:18', 'ERR_DEALER_NAME', 'nothing is called x'],
    [
      'pointcount 1 2 3 4 5 6 7 8 9 10 11 12 13 14',
      '1:42',
      'ERR_DEALER_VALUE',
      'more numbers than the 13 ranks',
    ],
    ['altcount 12 1', '1:10', 'ERR_DEALER_VALUE', 'a count from 0 to 11 is expected here'],
    ['predeal spades(north)==14', '1:24', 'ERR_DEALER_VALUE', 'a length from 0 to 13'],
    [
      'predeal spades(north)==7 spades(south)==7',
      '1:9',
      'ERR_DEALER_VALUE',
      'no deal has these cards and lengths',
    ],
    ['predeal north SAK spades(north)==1', '1:9', 'ERR_DEALER_VALUE', 'no deal has these cards and lengths'],
    ['predeal spades(north)==7 spades(north)==7', '1:26', 'ERR_DEALER_VALUE', 'already given'],
    ['condition score(vul, 3N, x)', '1:26', 'ERR_DEALER_NAME', 'nothing is called x'],
    ['condition score(all, x3N, 9)', '1:17', 'ERR_DEALER_VALUE', 'vul or nv is expected here'],
    ['condition score(nv, x8N, 9)', '1:21', 'ERR_DEALER_VALUE', 'a contract such as x3N is expected here'],
    ['condition tricks(north, x)', '1:25', 'ERR_DEALER_SYNTAX', 'a suit is expected here'],
    ['condition quality(north)', '1:24', 'ERR_DEALER_SYNTAX', ', is expected here'],
    ['condition shape{north, 5+5+5+xx}', '1:16', 'ERR_DEALER_VALUE', '5+5+5+xx does not have four lengths'],
    ['condition shape{north, 5+5+5+x}', '1:16', 'ERR_DEALER_VALUE', 'cannot add up to 13'],
    ['condition shape{north, 5s4s(xx)}', '1:16', 'ERR_DEALER_VALUE', 'names a suit twice'],
    ['condition shape{north, 5s(xxx):s>}', '1:16', 'ERR_DEALER_VALUE', 'is expected here'],
    ['condition shape{5xxx}', '1:16', 'ERR_DEALER_SYNTAX', 'a hand, a comma and shapes'],
    ['condition hcp{north}', '1:11', 'ERR_DEALER_SYNTAX', 'braces belong to shape'],
    ['condition shape{north, 5xxx', '1:16', 'ERR_DEALER_TOKEN', 'these braces do not end'],
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

function drawerOf(script: Script): Drawer {
  const drawer = makeDrawer(script.settled);
  if (drawer === undefined) throw new Error('no deal is as settled');
  return drawer;
}

/** Any UTF-16 unit. */
const letter = fc.nat(0xffff).map((code) => String.fromCharCode(code));

describe('any text', () => {
  const words = fc.constantFrom(
    ...'condition produce generate predeal dealer vulnerable pointcount altcount title seed action printall print printes average frequency bktfreq printrpt export trix par dds ltc opc opener NS deal vul z4Sx $1 1.5 .25 hcp shape hascard quality cccc score imps rnd vul x3N spades losers north south any 5332 5xxx SAK AS x y z 1 22 and or not ( ) , + - * / % ! < > <= >= == != = ? : && || "a" {north,5+M(xxx)}'.split(
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
            const drawer = drawerOf(script.value);
            drawer.draw(seededRandom('any'));
            expect(typeof evaluatorOf(script.value.condition)(drawer.dealt)).toBe('number');
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
            ...new Set(MEASURE_CALLS.map(findMeasure).filter((name) => name !== undefined && name !== 'ltc')),
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
    const { predealt } = script.value.settled;
    const drawer = drawerOf(script.value);
    const random = seededRandom('given');
    for (let i = 0; i < 100; i++) {
      drawer.draw(random);
      const deal = dealOf(drawer.dealt);
      expect(isFullDeal(deal)).toBe(true);
      for (const seat of SEATS) expect(isSubset(predealt[seat], deal[seat])).toBe(true);
    }
  });

  test('suits have the lengths that were settled', () => {
    const script = parseScript(
      'predeal north SAK spades(north)==5 hearts(east)==0 clubs(north)==1 clubs(west)==9',
    );
    if (!script.ok) throw new Error(script.why);
    const drawer = drawerOf(script.value);
    const random = seededRandom('lengths');
    for (let i = 0; i < 200; i++) {
      drawer.draw(random);
      const deal = dealOf(drawer.dealt);
      expect(isFullDeal(deal)).toBe(true);
      expect(isSubset(script.value.settled.predealt.N, deal.N)).toBe(true);
      expect([
        suitLength(deal.N, 'S'),
        suitLength(deal.E, 'H'),
        suitLength(deal.N, 'C'),
        suitLength(deal.W, 'C'),
      ]).toEqual([5, 0, 1, 9]);
    }
  });

  test('the other cards fall evenly', () => {
    const script = parseScript('predeal north SAKQJT9876543');
    if (!script.ok) throw new Error(script.why);
    const drawer = drawerOf(script.value);
    const random = seededRandom('evenly');
    let north = 0;
    for (let i = 0; i < 3000; i++) {
      drawer.draw(random);
      if (cardsOf(dealOf(drawer.dealt).N).includes(39)) north++;
    }
    // North's last card is one of 40: 75 times in 3000, give or take 5 standard deviations
    expect(size(script.value.settled.predealt.N)).toBe(12);
    expect(Math.abs(north - 75)).toBeLessThan(5 * Math.sqrt(75));
  });
});

test('a script that finds nothing ends after its tries, whether anybody counts them or not', () => {
  const script = parseScript('generate 5000\ncondition hcp(north) > 37');
  if (!script.ok) throw new Error(script.why);
  const run = runScript(script.value, { random: seededRandom('nothing') });
  expect([...run.deals()]).toEqual([]);
  expect([run.tried, run.produced]).toEqual([5000, 0]);
  const told: number[] = [];
  const counted = runScript(script.value, { random: seededRandom('nothing'), onTried: (n) => told.push(n) });
  expect([...counted.deals()]).toEqual([]);
  expect(told).toEqual([4096]);
});

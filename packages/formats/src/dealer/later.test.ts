import { type Deal, makeHand } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { type RunOptions, runScript } from './run/run.ts';
import { parseScript } from './script.ts';
import type { Variables } from './tokens.ts';
import { asksForTricks } from './tricks.ts';
import { parseWish } from './wish/wish.ts';

// North AQ962.K7.QJ4.983 (12), East K85.A943.T65.KQ6 (12), South T4.QJT82.A97.AJ2 (12), West J73.65.K832.T754 (4)
const FIXED =
  'predeal north SAQ962, HK7, DQJ4, C983 east SK85, HA943, DT65, CKQ6 south ST4, HQJT82, DA97, CAJ2\nproduce 1\n';
const NORTH = 'n AQ962.K7.QJ4.983';
const EAST = 'e K85.A943.T65.KQ6';
const SOUTH = 's T4.QJT82.A97.AJ2';
const WEST = 'w J73.65.K832.T754';

function read(text: string, variables?: Variables) {
  const script = parseScript(text, variables);
  if (!script.ok) throw new Error(`${script.at}: ${script.why}`);
  return script.value;
}

const tricksOf: RunOptions['tricksOf'] = (_, declarer, strain) =>
  'NESW'.indexOf(declarer) + 5 + 'CDHSN'.indexOf(strain);

function run(text: string, options: Partial<RunOptions> = {}, variables?: Variables) {
  const running = runScript(read(`${FIXED}${text}`, variables), {
    random: seededRandom('later'),
    tricksOf,
    ...options,
  });
  let all = '';
  for (const _ of running.deals()) all += running.print();
  return { text: all + running.printEnd(), summary: running.statistics.summary() };
}

describe('a report', () => {
  test.each([
    ['printrpt("it\'s", hcp(north) + hcp(south), NS)', `'it''s',24,${NORTH} ${SOUTH}\n`],
    ['csvrpt(EW, "W:", trix(west))', `${EAST} ${WEST},'W:',8,9,10,11,12\n`],
    ['csvrpt(north, south)', `${NORTH},${SOUTH}\n`],
    ['csvrpt(deal)', `${NORTH} ${EAST} ${SOUTH} ${WEST}\n`],
    ['csvrpt(trix(NS))', '5,6,7,8,9,7,8,9,10,11\n'],
    ['csvrpt(trix(deal))', '5,6,7,8,9,6,7,8,9,10,7,8,9,10,11,8,9,10,11,12\n'],
    ['printrpt(hcp(north) * 0.25, ltc(north), dds(south, notrump))', '3,700,11\n'],
    ['export(EW)', '-E SK85,HA943,DT65,CKQ6 -W SJ73,H65,DK832,CT754\n'],
    ['export(south)', '-S ST4,HQJT82,DA97,CAJ2\n'],
    ['printns', `${'T 4 '.padEnd(20)}A Q 9 6 2 \n`],
    ['printside(EW)', `${'J 7 3 '.padEnd(20)}K 8 5 \n`],
  ])('%s', (action, text) => {
    expect(run(`action ${action}`).text.slice(0, text.length)).toBe(text);
  });

  test('a name comes before the word of the same name', () => {
    expect(run('deal = 3\nNS = 4\naction printrpt(deal, NS)').text).toBe('3,4\n');
  });

  test('a void is left out of an export', () => {
    const running = runScript(read('predeal north SAKQJT98765432\nproduce 1\naction export(north)'), {
      random: seededRandom('void'),
    });
    for (const _ of running.deals()) expect(running.print()).toBe('-N SAKQJT98765432\n');
  });
});

describe('tricks, par and contracts', () => {
  test('par is asked for a side and a vulnerability', () => {
    const parScoreOf = (deal: Deal, vul: string) =>
      makeHand(deal.N).startsWith('AQ962') && vul === 'both' ? 620 : vul === 'ew' ? 500 : 420;
    const options = { parScoreOf };
    expect(run('vulnerable EW\naction printrpt(par(NS), par(EW), par(EW, all))', options).text).toBe(
      '500,-500,-620\n',
    );
    expect(run('action printrpt(par(NS))', options).text).toBe('420\n');
    expect(run('action printrpt(par(EW))').text).toBe('0\n');
  });

  test('a contract has a mean and its share', () => {
    // South takes 10 tricks in spades, West 10 in hearts
    const { text, summary } = run('action evalcontract(NS, z4S, nv), evalcontract(EW, z5Hx, vul)');
    expect(text).toBe(
      'Contract 4S NV by NS Average Result = 420.00, Made pct=100.00, Fail pct=0.00\n' +
        'Contract 5HX V by EW Average Result = -200.00, Made pct=0.00, Fail pct=100.00\n',
    );
    expect(summary.averages).toEqual({ '4S by NS': 420, '5HX by EW, vulnerable': -200 });
  });

  test.each([
    ['condition dds(north, spades) > 9', true],
    ['condition par(NS) > 400', true],
    ['action printrpt(trix(north))', true],
    ['action printrpt(NS, dds(north, spades))', true],
    ['action evalcontract(NS, z4S, nv)', true],
    ['action printrpt(NS, hcp(north), "trix")', false],
  ])('%s asks the solver: %s', (text, asks) => {
    expect(asksForTricks(read(text))).toBe(asks);
  });

  test.each([
    ['condition dds(north, spades) > 9', 100_000, 40],
    ['condition dds(north, spades) > 9\ngenerate 200000', 200_000, 40],
    ['action average dds(north, spades)', 10_000_000, 10_000],
    ['action average par(NS)\ngenerate 20000', 20_000, 20_000],
    ['action average par(NS)\nproduce 30000', 10_000_000, 30_000],
    ['action average hcp(north)', 10_000_000, 10_000_000],
  ])('%j tries %i deals and produces %i', (text, tries, wanted) => {
    expect(runScript(read(text), { random: seededRandom('budget') })).toMatchObject({ tries, wanted });
  });

  test('a table cannot count par', () => {
    expect(parseWish('condition par(NS) > 400')).toMatchObject({ ok: false, code: 'ERR_WISH_SLOW' });
  });

  test.each([
    ['score(nv, z3Nx, 8)', -100],
    ['score(vul, z4Hx, 10)', 790],
    ['score(nv, z1Nxx, 7)', 560],
  ])('%s is %i', (text, value) => {
    expect(run(`action printrpt(${text})`).text).toBe(`${value}\n`);
  });
});

test.each([
  ['hcp(NS)', 24],
  ['hcp(EW, clubs)', 5],
  ['spades(NS)', 7],
  // 1 + 1 + 2 + 3, and 2 + 2 + 2 + 2
  ['losers(ns)', 15],
  ['ltc(NS) >= 13.5', 1],
  // hcp, and a decimal count of a side
  ['hcp(NS) / 2.0 == 12', 1],
])('%s of a side is %i', (text, value) => {
  expect(run(`action printrpt(${text})`).text).toBe(`${value}\n`);
});

describe('variables', () => {
  const values: Variables = new Map([
    ['0', 'any 4333 + any 4432 + any 5332'],
    ['1', 'south'],
    ['2', '11.5'],
    ['3', '"of South"'],
    ['9', 'hcp'],
  ]);

  test('stand for words, numbers, shapes and texts', () => {
    const script =
      'condition shape($1, $0) and $9($1) >= $2 and shape{$1, 5h(xxx)}\naction printes("$1 ", $9($1)), average $3 $9($1) // $8';
    expect(run(script, {}, values)).toMatchObject({
      text: '$1 12of South: 12\n',
      summary: { averages: { 'of South': 12 } },
    });
  });

  test.each([
    ['condition hcp(north) > $4', '1:24', '$4 has no value: give it on the command line, as in --var 4=15'],
    ['condition shape{north, $5}', '1:16', '$5 has no value'],
    ['\ncondition $9($1) > $2 $2', '2:23', '11.5 is not expected here'],
    ['condition $10', '1:11', '$ has no meaning here'],
    ['condition $7', '1:11', 'in the value of $7: & has no meaning here'],
    ['condition $6', '1:11', 'in the value of $6: $7 has no value'],
  ])('%j fails at %s', (text, at, why) => {
    const failed = parseScript(text, new Map([...values, ['7', '1 & 2'], ['6', '$7']]));
    expect(failed).toMatchObject({ ok: false, at });
    expect(!failed.ok && failed.why).toContain(why);
  });
});

describe('words of the later version', () => {
  test('may be names in older scripts', () => {
    const text =
      'opener = 1\nexport = 2\npar = 3\ndds = 4\nltc = 5\nprintns = 6\naction printes(opener + export + par + dds + ltc + printns)';
    expect(run(text).text).toBe('21');
    expect(read(`${text}\naltcount 2 1`).dialect.isLater).toBe(false);
  });

  test('may follow the comma after the last action', () => {
    expect(run('action printes("a"),\nexport = 3\ncondition export == 3').text).toBe('a');
  });

  test.each([
    'opener west',
    'action printrpt(NS)',
    'action csvrpt("a")',
    'action export(NS)',
    'action printns',
    'action printside(NS)',
    'action bktfreq "x" (hcp(north), 0, 40, 10)',
    'x = dds(north, spades)',
    'x = par(NS)',
    'x = ltc(north)',
    'x = score(nv, z3N, 9)',
    'x = 1.5',
  ])('%s makes altcount 9 change pt9', (line) => {
    expect(read(`${line}\naltcount 9 7`).counts.c13).toEqual([7]);
  });

  test.each([
    ['condition opc(NS) > 26', '1:11', 'the Optimal Point Count of dealerv2 is not counted here'],
    ['action printrpt(usereval(10, NS, 0))', '1:17', 'there is none here'],
    ['condition trix(north) > 3', '1:11', 'trix belongs into printrpt or csvrpt'],
    ['condition par(north) > 3', '1:15', 'a side is expected here, NS or EW, not north'],
    ['condition par(NS, vul) > 3', '1:19', 'the vulnerability is none, ns, ew or all, not vul'],
    ['condition shape(NS, 4333)', '1:17', 'a hand is expected here'],
    ['opener king', '1:8', 'a hand is expected here'],
    ['action printrpt()', '1:17', 'is expected here'],
    ['action printrpt(NS', '1:19', ') is expected here, not the end'],
    ['action export(deal)', '1:15', 'a hand is expected here'],
    ['action evalcontract(north, z4S, vul)', '1:21', 'a side is expected here'],
    ['action evalcontract(NS, z8S, vul)', '1:25', 'a contract such as x3N is expected here'],
    ['action evalcontract(NS, z4S, all)', '1:30', 'vul or nv is expected here'],
    ['printrpt(NS)', '1:1', 'printrpt belongs after the word action'],
  ])('%s fails at %s', (text, at, why) => {
    const failed = parseScript(text);
    expect(failed).toMatchObject({ ok: false, at });
    expect(!failed.ok && failed.why).toContain(why);
  });
});

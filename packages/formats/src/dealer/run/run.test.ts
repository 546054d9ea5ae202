import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { parseScript } from '../script.ts';
import { type RunOptions, runScript } from './run.ts';

// every card is settled: North has all spades, East all hearts, South all diamonds, West all clubs
const ALL = ['S', 'H', 'D', 'C']
  .map((suit, i) => `predeal ${['north', 'east', 'south', 'west'][i]} ${suit}AKQJT98765432`)
  .join('\n');
const ROW = 'A K Q J T 9 8 7 6 5 4 3 2 ';

function run(text: string, options: Partial<RunOptions> = {}, settled = ALL) {
  const script = parseScript(`${settled}\n${text}`);
  if (!script.ok) throw new Error(`${script.at}: ${script.why}`);
  return runScript(script.value, { random: seededRandom('run'), ...options });
}
/** Returns everything that a script prints. */
function printed(text: string, options: Partial<RunOptions> = {}): string {
  const running = run(text, options);
  let all = '';
  for (const _ of running.deals()) all += running.print();
  return all + running.printEnd();
}

describe('a script prints', () => {
  test.each([
    [
      'hands in one line',
      'printoneline',
      `n AKQJT98765432... e .AKQJT98765432.. s ..AKQJT98765432. w ...AKQJT98765432 \n`,
    ],
    [
      'a number behind it',
      'printoneline(hcp(north))',
      `n AKQJT98765432... e .AKQJT98765432.. s ..AKQJT98765432. w ...AKQJT98765432 10\n`,
    ],
    [
      'hands in four lines',
      'printcompact',
      `n AKQJT98765432...\ne .AKQJT98765432..\ns ..AKQJT98765432.\nw ...AKQJT98765432\n`,
    ],
    [
      'a number under them',
      'printcompact(spades(north))',
      `n AKQJT98765432...\ne .AKQJT98765432..\ns ..AKQJT98765432.\nw ...AKQJT98765432\n13\n`,
    ],
    ['texts and numbers', 'printes("S: ", spades(north), " H: ", hearts(north), \\n)', 'S: 13 H: 0\n'],
    [
      'West and East',
      'printew',
      `- ${' '.repeat(18)}- \n- ${' '.repeat(18)}${ROW}\n- ${' '.repeat(18)}- \n${ROW}- \n\n`,
    ],
  ])('%s', (_, action, text) => {
    expect(printed(`produce 1 action ${action}`).replaceAll(/ +$/gm, '')).toBe(text.replaceAll(/ +$/gm, ''));
  });

  test('all hands side by side, with the number of the deal', () => {
    const text = printed('produce 2 action printall');
    expect(text).toMatch(/^ {3}1\.\n/);
    expect(text).toMatch(/\n {3}2\.\n/);
    expect(text.split('\n')[1]).toBe(`${ROW.padEnd(20)}${'- '.padEnd(20).repeat(2)}- `);
  });

  test('a page for each hand that is asked for, four deals in a row', () => {
    const text = printed('produce 5 action print(north, west)');
    const pages = text.split('\f').filter((page) => page !== '');
    expect(pages.map((page) => /(\w+) hands:/.exec(page)?.[1])).toEqual(['North', 'West']);
    const [north = '', west = ''] = pages;
    expect(north.match(/\d+\./g)).toEqual(['1.', '2.', '3.', '4.', '5.']);
    // five deals of North: the spades in the first row of a hand
    expect(north.split(ROW.trim()).length - 1).toBe(5);
    const rows = west.split('\n').filter((row) => row.trim() !== '');
    expect(rows.findIndex((row) => row.includes(ROW.trim()))).toBe(5);
  });

  test('games of a PBN file, the head of the file once, with the script’s dealer and title', () => {
    const text = printed('title "Slams"\ndealer west\nvulnerable NS\nproduce 2 action printpbn');
    expect(text.match(/^% PBN/gm)).toHaveLength(1);
    expect(text.match(/\[Board "(\d)"\]/g)).toEqual(['[Board "1"]', '[Board "2"]']);
    expect(text.match(/\[Event "Slams"\]/g)).toHaveLength(2);
    expect(text.match(/\[Dealer "W"\]/g)).toHaveLength(2);
    expect(text.match(/\[Vulnerable "NS"\]/g)).toHaveLength(2);
    const plain = printed('produce 2 action printpbn');
    expect(plain.match(/\[Dealer "(\w)"\]/g)).toEqual(['[Dealer "N"]', '[Dealer "E"]']);
  });
});

describe('a script counts', () => {
  test('averages, with and without a label', () => {
    expect(printed('produce 3 action average "points" hcp(north), average hcp(east)')).toBe(
      'points: 10\n10\n',
    );
    expect(printed('condition hcp(north) > 10\ngenerate 3 action average "points" hcp(north)')).toBe(
      'points: -\n',
    );
  });

  test.each([
    ['1/3 of a deal', 'average 100 / 3', '33'],
    ['a million', 'average 1000000', '1e+06'],
    ['below it', 'average 999999', '999999'],
    ['nothing', 'average 0', '0'],
    ['less than nothing', 'average 0 - 10', '-10'],
  ])('%s', (_, action, text) => {
    expect(printed(`produce 1 action ${action}`)).toBe(`${text}\n`);
  });

  test('each under its own name', () => {
    const running = run(
      'produce 1 action average "a" 1, average "a" 2, average "a" 3, average 4, average 5, average "b" 6',
    );
    for (const _ of running.deals());
    expect(running.statistics.summary().averages).toEqual({
      a: 1,
      'a #2': 2,
      'a #3': 3,
      average: 4,
      'average #2': 5,
      b: 6,
    });
    const none = run('condition hcp(north) > 10\ngenerate 1 action average "a" 1');
    for (const _ of none.deals());
    expect(none.statistics.summary().averages).toEqual({ a: null });
  });

  test('how often a value occurs, and how often one outside the range', () => {
    const running = run(
      'produce 4 action frequency "in" (hcp(north), 8, 12), frequency "out" (hcp(north), 0, 9)',
    );
    for (const _ of running.deals());
    const { frequencies, outside } = running.statistics.summary();
    expect(frequencies.in).toBeDefined();
    expect(JSON.stringify(frequencies.in)).toContain('4');
    expect(JSON.stringify(outside.out)).toContain('4');
  });
});

describe('a script draws', () => {
  const countOf = (text: string, options: Partial<RunOptions> = {}) => {
    const running = run(text, options);
    let deals = 0;
    for (const _ of running.deals()) deals++;
    return [deals, running.tried, running.produced];
  };
  test.each<[string, string, Partial<RunOptions>, number[]]>([
    ['as many as it says', 'produce 3 action printoneline', {}, [3, 3, 3]],
    ['40 that are printed', 'action printoneline', {}, [40, 40, 40]],
    ['40 if it does nothing', 'condition 1', {}, [40, 40, 40]],
    ['as many as it may try if it only counts', 'generate 50 action average 1', {}, [50, 50, 50]],
    ['as many as are wanted instead', 'produce 3 action printoneline', { produce: 5 }, [5, 5, 5]],
    ['no more than may be tried', 'condition 0\nproduce 3 generate 7 action printoneline', {}, [0, 7, 0]],
    [
      'no more than may be tried instead',
      'condition 0\ngenerate 7 action printoneline',
      { generate: 2 },
      [0, 2, 0],
    ],
  ])('%s', (_, text, options, counts) => {
    expect(countOf(text, options)).toEqual(counts);
  });

  test('and tells from time to time how many it has tried', () => {
    const told: number[] = [];
    countOf('condition 0\ngenerate 9000 action printoneline', { onTried: (tried) => told.push(tried) });
    expect(told).toEqual([4096, 8192]);
  });

  test.each([
    ['average 1', true],
    ['frequency (hcp(north), 0, 9)', true],
    ['printoneline', false],
    ['printoneline, average 1', true],
  ])('with the action %s it counts: %s', (action, counts) => {
    expect(run(`action ${action}`).counts).toBe(counts);
  });
});

describe('a count of values', () => {
  const DEALS = 'produce 4 action';
  test('has a line each, and one for those below and above its range', () => {
    const row = (head: string, count: number) => `${head}\t${String(count).padStart(8)}`;
    expect(printed(`${DEALS} frequency "points" (hcp(north), 9, 11)`)).toBe(
      ['Frequency points:', row('    9', 0), row('   10', 4), row('   11', 0), ''].join('\n'),
    );
    expect(printed(`${DEALS} frequency "low" (hcp(north), 11, 11)`)).toBe(
      ['Frequency low:', row('Low', 4), row('   11', 0), ''].join('\n'),
    );
    expect(printed(`${DEALS} frequency "high" (hcp(north), 8, 9)`)).toBe(
      ['Frequency high:', row('    8', 0), row('    9', 0), row('High', 4), ''].join('\n'),
    );
  });
  test('of two has a table, with what is outside and the sums', () => {
    const text = printed(`${DEALS} frequency "both" (hcp(north), 9, 10, spades(north), 12, 14)`);
    const [title, ...lines] = text.split('\n').filter((line) => line.trim() !== '');
    expect(title).toBe('Frequency both:');
    expect(lines.map((line) => line.trim().split(/\s+/).join(' '))).toEqual([
      ...['Low 12 13 14 High Sum', 'Low 0 0 0 0 0 0', '9 0 0 0 0 0 0', '10 0 0 4 0 0 4', 'High 0 0 0 0 0 0'],
      'Sum 0 0 4 0 0 4',
    ]);
  });
});

import { parseCard } from '@overtrick/rules/cards/card';
import { SEAT_NAMES } from '@overtrick/rules/cards/seat';
import { makeSetup, packOf, randomSetup, type Setup } from '@overtrick/rules/deals/setup';
import { partiesOf } from '@overtrick/rules/game';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { hasVulnerability } from '@overtrick/rules/match';
import type { OptionValues } from '@overtrick/rules/options';
import { pick, seededRandom } from '@overtrick/rules/random';
import { parseRecord, replay } from '@overtrick/rules/record';
import type { Outcome } from '@overtrick/rules/scores/outcome';
import { describe, expect, test } from 'vitest';
import { makeDealText, makeResultLine } from './dealText.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';

function textOf(steps: readonly string[]): string {
  const setup = { board: 11, dealer: 'S', vul: 'none', deal: DEAL };
  const record = parseRecord(JSON.stringify({ game: 'bridge', options: {}, setup, steps }));
  const game = findGame('bridge');
  if (!record.ok || game === undefined) throw new Error('no record');
  const state = replay(game, record.value);
  const outcome = state.ok ? game.outcome(state.value) : undefined;
  if (outcome === undefined) throw new Error('the deal is not over');
  return makeDealText('Board 11', record.value, outcome);
}

test('a deal with its auction and result', () => {
  const calls = ['S 1H', 'W P', 'N 1S', 'E P', 'S 1NT', 'W P', 'N 3NT', 'E X', 'S P', 'W P', 'N P'];
  expect(textOf([...calls, 'W H5', 'S claim 9'])).toBe(`Board 11     ♠ AQ962
South deals  ♥ K7
none vul     ♦ QJ4
             ♣ 983
♠ J73                    ♠ K85
♥ 65                     ♥ A943
♦ K832                   ♦ 1065
♣ 10754                  ♣ KQ6
             ♠ 104
             ♥ QJ1082
             ♦ A97
             ♣ AJ2

West  North  East  South
                   1♥
Pass  1♠     Pass  1NT
Pass  3NT    X     Pass
Pass  Pass

3NT doubled by South, 9 tricks: NS 550.
`);
});

test('a deal that is passed out', () => {
  expect(textOf(['S P', 'W P', 'N P', 'E P'])).toMatch(
    /South\n {19}Pass\nPass {2}Pass {3}Pass\n\nPassed out\.\n$/,
  );
});

test.each<[Partial<Outcome>, string]>([
  [{ contract: { level: 4, strain: 'S', doubling: 1, declarer: 'E' }, tricks: 8 }, '4SX E 8'],
  [{ strain: 'H', tricks: 9 }, 'H 9'],
  [{ tricks: 0 }, 'PASS'],
])('a result line', (outcome, line) => {
  const whole = {
    terms: { dealer: 'N', vul: 'none' },
    tricks: 0,
    points: {},
    items: [],
    ...outcome,
  } as const;
  expect(makeResultLine(whole)).toBe(line);
});

interface Told {
  readonly text: string;
  readonly outcome: Outcome;
  readonly setup: Setup;
}

/** Plays a deal of a game on these terms, with one of the first three legal actions each time, and prints it. */
function tell(id: string, seed: string, options: OptionValues = {}, terms: Partial<Setup> = {}): Told {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  const random = seededRandom(seed);
  const dealt = randomSetup({ dealer: game.seats[0] ?? 'N', vul: 'both', ...terms }, random, game.ordered);
  const text = JSON.stringify({ game: id, options, setup: makeSetup(dealt), steps: [] });
  const empty = parseRecord(text);
  if (!empty.ok) throw new Error(empty.why);
  let record = empty.value;
  let state = game.start(record.setup, record.options);
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const action = pick(random, game.legalActions(state, seat).slice(0, 3));
    record = { ...record, steps: [...record.steps, { seat, action }] };
    state = game.apply(state, seat, action);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('the deal is not over');
  return { text: makeDealText('Deal 1', record, outcome), outcome, setup: record.setup };
}

const SEEDS = ['1', '2', '3', '4', '5', '6'];

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('the vulnerability of the deal is told, where the game has one', () => {
    for (const seed of SEEDS) {
      const { text, outcome } = tell(id, seed);
      const told = { none: 'none vul', ns: 'N-S vul', ew: 'E-W vul', both: 'both vul' }[outcome.terms.vul];
      expect(/^(\S+ vul|P\d.* vul)/m.exec(text)?.[0]).toBe(hasVulnerability(game, {}) ? told : undefined);
    }
  });

  test('who declared, or what each took, is told', () => {
    for (const seed of SEEDS) {
      const { text, outcome } = tell(id, seed);
      if (outcome.contract === undefined && outcome.strain === undefined) continue;
      const [line = ''] = text.trimEnd().split('\n').slice(-1);
      expect(line).not.toMatch(/: :|tricks: :| 0 tricks: (?!EW|NS|P\d)/);
      if (outcome.contract !== undefined)
        expect(line).toContain(`by ${SEAT_NAMES[outcome.contract.declarer]}`);
      else if (outcome.declaring !== undefined) expect(line).toMatch(/by (North|East|South|West)/);
      else for (const party of partiesOf(game)) expect(line, party).toMatch(/tricks: .*\d, .*\d/);
    }
  });
});

// RULES 8.4: three vulnerabilities, by the time when the dummy was opened
test('the vulnerability of AWOL is that which the opening of the dummy brought', () => {
  const seen = Array.from({ length: 40 }, (_, i) => tell('awol', `${i}`, {}, { vul: 'none' }));
  const told = new Set(seen.map(({ text }) => /^\S+ vul/m.exec(text)?.[0]));
  expect(told).toEqual(new Set(['none vul', 'N-S vul', 'E-W vul']));
});

// RULES 11, 12.1: bids that follow from the cards are bids too
test.each([
  ['spades', 'mirror', 4],
  ['spades', 'suicide', 4],
  ['dummy-spades', 'mirror', 3],
  ['dummy-spades', 'suicide', 3],
])('%s, %s: all bids are told', (id, bidding, count) => {
  const { text } = tell(id, '1', { bidding });
  const [, bids = ''] = /^Bids: (.*)\.$/m.exec(text) ?? [];
  expect(bids.split(/, (?=[A-Z])/)).toHaveLength(count);
  expect(text).not.toContain('Choices: E bid');
});

test.each(GAMES.filter(({ ordered }) => ordered).map(({ id }) => id))(
  '%s: the order in which the cards were dealt is told',
  (id) => {
    const { text, setup } = tell(id, '1');
    const rows = text.split('\n').flatMap((line) => {
      const cards = [...line.matchAll(/([♠♥♦♣])(10|[2-9JQKA])(?= |$)/g)].flatMap(
        ([, suit = '', rank = '']) =>
          parseCard(`${'CDHS'['♣♦♥♠'.indexOf(suit)]}${rank.replace('10', 'T')}`) ?? [],
      );
      return cards.length < 10 ? [] : [cards];
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(packOf(setup).filter((card) => row.includes(card))).toEqual(row);
  },
);

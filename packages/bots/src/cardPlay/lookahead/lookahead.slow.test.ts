import { makeAction, parseStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { SEATS } from '@overtrick/rules/cards/seat';
import { parseSetup, randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { judgeClaim } from '../../claim.ts';
import { novice } from '../../novice.ts';
import { tricksByLeads, tricksIn } from './playout.ts';
import { bestLine, linesOf } from './search.ts';

const ENGINE = createEngine(readModule());
const game = (id: string): AnyGame => defined(findGame(id), id);
const SOLO = game('solo');

// North, East (South's row), South, West (North's row)
const CARDS = [
  'SA SK SQ SJ HA HK HQ DA DK CA CK CQ CJ',
  'S2 H2 D2 C2 C3 C4 C5 C6 C7 H3 H4 D3 S3',
  'ST S9 S8 S7 HJ HT H9 H8 DQ DJ DT D9 D8',
  'S4 D4 H6 H7 H5 D5 D6 D7 S6 C8 C9 CT S5',
].join(' ');

function stateAfter(steps: string, cards = CARDS): unknown {
  const setup = parseSetup({ dealer: 'S', vul: 'none', order: cards });
  const options = parseOptions(SOLO.options, {});
  if (!setup.ok || !options.ok) throw new Error('a deal of Solo');
  let state = SOLO.start(setup.value, options.value);
  for (const text of steps.split(',')) {
    const { seat, action } = defined(parseStep(text), text);
    state = SOLO.apply(state, seat, action);
  }
  return state;
}

const decision = (state: unknown) => {
  const seat = defined(SOLO.toAct(state)[0], 'someone is to act');
  return novice(SOLO, SOLO.view(state, seat), { worlds: 4 }, seededRandom('lookahead'));
};

describe('which end card', () => {
  // hearts are trumps, and clubs are led the second time: East's ends are H2 and S3, its clubs lie inside
  const CLUBS = 'S 1H, N P, S P, N CA, S S2, S D8, N S4, N CK';

  test('the one that ruffs, though the suit led lies inside', () => {
    const { action, reason } = decision(stateAfter(CLUBS));
    expect(makeAction(action)).toBe('H2');
    expect(reason).toContain('worked out');
  });

  test('not the trump when it would be overruffed', () => {
    // West's row now begins with H5
    const state = stateAfter(CLUBS, CARDS.replace('S4 D4 H6 H7 H5', 'S4 H5 H6 H7 D4'));
    expect(makeAction(decision(state).action)).toBe('S3');
  });

  test('a low card where nothing can be won', () => {
    // spades are trumps; North leads the ace: East must follow with one of two low ones, South is beaten too
    const state = stateAfter('S 1S, N P, S P, N SA, S S2');
    expect(makeAction(decision(state).action)).toBe('S7');
  });
});

test('near the end the play is thought through to its end', () => {
  let state = stateAfter('S 1NT, N P, S P');
  while (SOLO.playOf?.(state)?.tricks.length !== 10) {
    const [seat] = SOLO.toAct(state);
    const [line] = linesOf({ game: SOLO, state, own: ['S', 'E'] }, 1);
    if (seat === undefined || line === undefined) break;
    state = SOLO.apply(state, seat, line.action);
  }
  const world = { game: SOLO, state, own: ['S', 'E'] as const };
  const best = defined(bestLine(world, 99), 'a line');
  const all = linesOf(world, 99).map(({ value }) => value);
  const [actor] = SOLO.toAct(state);
  expect(best.value).toBe(actor === 'S' ? Math.max(...all) : Math.min(...all));
  // the values are those of finished deals: whole tricks, and made or not
  for (const value of all) expect(Number.isInteger(value / 100)).toBe(true);
});

test('a claim is judged by what the ends of the rows allow', () => {
  // hearts are trumps; from the first trick on everyone plays the first legal card
  let state = stateAfter('S 1H, N P, S P');
  const first = () => {
    const seat = defined(SOLO.toAct(state)[0], 'someone is to act');
    state = SOLO.apply(state, seat, defined(SOLO.legalActions(state, seat)[0], 'a card'));
  };
  while (SOLO.playOf?.(state)?.tricks.length !== 9) first();
  const verdicts = (['S', 'N'] as const).map((claimant) =>
    Array.from({ length: 5 }, (_, tricks) =>
      judgeClaim(ENGINE, SOLO.view(state, claimant === 'S' ? 'N' : 'S'), claimant, tricks),
    ),
  );
  const most = verdicts.map((list) => list.lastIndexOf('sure'));
  // what one is sure of and what the other is sure of are all four tricks
  expect(most.reduce((sum, tricks) => sum + tricks, 0)).toBe(4);
  for (const list of verdicts) expect(list).not.toContain('unknown');
  expect(judgeClaim(ENGINE, SOLO.view(stateAfter('S 1H, N P, S P, N SA'), 'N'), 'S', 9)).toBe('not');
  // the claimed tricks are those of a play to the end by both sides
  const taken = tricksIn({ game: SOLO, state, own: ['S', 'E'] }, 9);
  const before = defined(SOLO.playOf?.(state), 'a play').taken;
  expect(taken.S + taken.E - before.S - before.E).toBe(most[0]);
});

test('a play in the head has thirteen tricks', () => {
  const state = stateAfter('S 1NT, N P, S P');
  const taken = tricksIn({ game: SOLO, state, own: ['S', 'E'] });
  expect(SEATS.reduce((sum, seat) => sum + taken[seat], 0)).toBe(13);
  const leads = tricksByLeads({ game: SOLO, state, own: ['S', 'E'] });
  expect(leads).toHaveLength(4);
  expect(leads).toEqual(leads.toSorted((a, b) => a - b));
});

test.each(['solo', 'semi-exposed', 'solo-whist', 'solo-500'])('%s: whole deals are played', (id) => {
  const setup = randomSetup({ dealer: 'S', vul: 'none' }, seededRandom(id), true);
  const options = parseOptions(game(id).options, {});
  if (!options.ok) throw new Error(options.why);
  let state = game(id).start(setup, options.value);
  for (;;) {
    const [seat] = game(id).toAct(state);
    if (seat === undefined) break;
    const view = game(id).view(state, seat);
    const { action } = novice(game(id), view, { worlds: 2 }, seededRandom(`${id} ${seat}`));
    expect(view.legal.map(makeAction)).toContain(makeAction(action));
    state = game(id).apply(state, seat, action);
  }
  expect(game(id).outcome(state)).toBeDefined();
});

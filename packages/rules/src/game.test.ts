import { expect, test } from 'vitest';
import { randomDeal } from './deals/deal.ts';
import { type AnyGame, partiesOf, playerAt, step } from './game.ts';
import { bridge } from './games/bridge/index.ts';
import { GAMES } from './games/list.ts';
import { MATCHES } from './matches/list.ts';
import { seededRandom } from './random.ts';
import { playout, seedsTo } from './testing/playout.ts';
import { isTeam } from './views/view.ts';

const SETUP = { dealer: 'N', vul: 'none', deal: randomDeal(seededRandom('game')) } as const;

test('a player has the number of his seat, or of his place in the seating', () => {
  const terms = { dealer: 'N', vul: 'none' } as const;
  expect(playerAt(['S', 'W', 'E'], 'W', terms)).toBe('P2');
  expect(playerAt(['S', 'W', 'E'], 'W', { ...terms, seating: ['E', 'S', 'W'] })).toBe('P3');
});

test('the parties of a game, each once', () => {
  expect(partiesOf(bridge)).toEqual(['NS', 'EW']);
  const alone: AnyGame = { ...bridge, partyOf: (seat, terms) => playerAt(bridge.seats, seat, terms) };
  expect(partiesOf(alone)).toEqual(['P1', 'P2', 'P3', 'P4']);
});

test('several may be on turn, and the refusal names them', () => {
  const both: AnyGame = { ...bridge, toAct: () => ['N', 'S'] };
  const state = both.start(SETUP, { dummySeesDeclarer: false });
  expect(step(both, state, { seat: 'E', action: { kind: 'call', call: 'P' } })).toEqual({
    ok: false,
    code: 'ERR_NOT_ON_TURN',
    at: 'E',
    why: 'N or S is to act, not E',
  });
  expect(step(both, state, { seat: 'N', action: { kind: 'call', call: 'P' } }).ok).toBe(true);
});

test('a game without explanations refuses with the common code', () => {
  const { explain: _, ...silent } = bridge as AnyGame;
  const state = silent.start(SETUP, {});
  expect(step(silent, state, { seat: 'N', action: { kind: 'call', call: 'X' } })).toEqual({
    ok: false,
    code: 'ERR_ILLEGAL_ACTION',
    at: 'N',
  });
});

test('the lists: every id once, every match format of a game known', () => {
  expect(new Set(GAMES.map((game) => game.id)).size).toBe(GAMES.length);
  expect(new Set(MATCHES.map((match) => match.id)).size).toBe(MATCHES.length);
  for (const { id, matches } of GAMES) {
    for (const form of matches)
      expect(
        MATCHES.map((match) => match.id),
        `${id} in ${form}`,
      ).toContain(form);
  }
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'says whether a player lies as the dummy of their partner: %s',
  (_, game) => {
    const found = seedsTo(60).some((seed) =>
      [...playout(game, seed)].some(({ state }) => {
        const view = game.view(state);
        return game.seats.some((seat) => {
          const plays = view.controls[seat];
          return plays !== seat && game.seats.includes(plays) && isTeam(view, seat, plays);
        });
      }),
    );
    expect(found).toBe(game.hasPartnerAsDummy === true);
  },
);

import { describe, expect, test } from 'vitest';
import { type AnyGame, partiesOf } from '../game.ts';
import { GAMES } from '../games/list.ts';
import { type AnyMatch, hasVulnerability, matchFormOf, matchOptionsOf } from '../match.ts';
import { findMatch } from '../matches/list.ts';
import { type OptionValues, trustOptions } from '../options.ts';
import { optionSetsOf } from '../passedOut.ts';
import { isThrownIn } from '../scores/outcome.ts';
import { defaultsOf, playedOut, seedsTo } from '../testing/playout.ts';

const SEEDS = seedsTo(60);

const formsOf = (game: AnyGame): readonly AnyMatch[] =>
  game.matches.map(findMatch).filter((match) => match !== undefined);

const PAIRS = GAMES.flatMap((game) =>
  formsOf(game).map((match) => [game.id, match.id, game, match] as const),
);

describe.each(PAIRS)('%s, %s', (_, __, game, match) => {
  // RULES 12.1: bags belong to Spades and its kin; bid-first is played to a target without them (RULES 7.7)
  test('speaks of bags where the game counts them', () => {
    if (match.id !== 'target') return;
    const counts = SEEDS.some((seed) => game.outcome(playedOut(game, seed).state)?.bags !== undefined);
    expect(matchFormOf(game, match).summary.includes('bags')).toBe(counts);
    const sheet = match.start(trustOptions<OptionValues>(matchOptionsOf(game, match), {}), partiesOf(game));
    const outcome = game.outcome(playedOut(game, '1').state);
    const [row] = outcome === undefined ? [] : match.rows(match.add(sheet, outcome)).rows;
    expect(row?.bags !== undefined).toBe(counts);
  });

  test('has an option on vulnerability where the game has vulnerability', () => {
    const shown = Object.keys(matchFormOf(game, match).options);
    expect(shown.includes('vulnerable')).toBe(
      Object.keys(match.options).includes('vulnerable') && game.vulnerability !== 'none',
    );
  });

  // RULES 10: the secret-card game has no pass; RULES 12.3: neither has a number bid; RULES 5: the same dealer again
  test('has an option on deals that are passed out where a deal can be', () => {
    const shown = Object.keys(matchFormOf(game, match).options);
    const ends = optionSetsOf(game).some((options) =>
      SEEDS.some((seed) => {
        const outcome = game.outcome(playedOut(game, seed, options).state);
        return outcome !== undefined && isThrownIn(outcome) && !outcome.redeal;
      }),
    );
    expect(shown.includes('passedOut')).toBe(Object.keys(match.options).includes('passedOut') && ends);
  });
});

/** The games whose options add a vulnerability, also with those options on. */
const VARIANTS = PAIRS.flatMap(([id, form, game, match]) => {
  const brought = typeof game.vulnerability === 'object' ? [{ [game.vulnerability.option]: true }] : [];
  return [{}, ...brought].map((set: OptionValues) => ({
    name: [id, form, ...Object.keys(set)].join(' '),
    game,
    match,
    options: { ...defaultsOf(game), ...set },
  }));
});

test.each(VARIANTS)(
  '$name: a vulnerability is told where the score goes by it',
  ({ game, match, options }) => {
    const goesByIt = SEEDS.some((seed) => {
      const { setup, steps } = playedOut(game, seed, options);
      const [none, all] = [
        {},
        game.players === 3 ? { vulnerable: partiesOf(game) } : { vul: 'both' as const },
      ].map((terms) => {
        const start = game.start({ ...setup, vul: 'none', ...terms }, options);
        const outcome = game.outcome(
          steps.reduce((state, { seat, action }) => game.apply(state, seat, action), start),
        );
        if (outcome === undefined) return undefined;
        const sheet = match.start(
          trustOptions<OptionValues>(matchOptionsOf(game, match), {}),
          partiesOf(game),
        );
        // RULES 8.4: the players' actions may make a side vulnerable
        return { rows: match.rows(match.add(sheet, outcome)).totals, own: outcome.terms.vul !== 'none' };
      });
      return none?.own === true || JSON.stringify(none?.rows) !== JSON.stringify(all?.rows);
    });
    expect(hasVulnerability(game, options, match)).toBe(goesByIt);
  },
);

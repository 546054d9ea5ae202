import { describe, expect, test } from 'vitest';
import { defined } from '../assert.ts';
import type { DealTerms } from '../deals/board.ts';
import { randomSetup } from '../deals/setup.ts';
import { type AnyGame, partiesOf } from '../game.ts';
import { GAMES } from '../games/list.ts';
import { dealersAfter, dealersOf, drawDealers, matchOptionsOf, startMatch } from '../match.ts';
import { findMatch } from '../matches/list.ts';
import { type OptionValues, trustOptions } from '../options.ts';
import { pick, type Random, seededRandom } from '../random.ts';
import type { Outcome } from '../scores/outcome.ts';
import { defaultsOf, seedsTo } from '../testing/playout.ts';
import { formNotesOf } from './readNotes.ts';

// a form without a rule of its own draws the first dealer (R-GEN-4; R-CALL-1: "first dealer any"; RULES 7,
// 8.1, 9.6, 11.1, 12.1, 12.2)
const FORMS = [...new Set(GAMES.flatMap(({ matches }) => matches))];
const NOTES = new Map(await Promise.all(FORMS.map(async (id) => [id, await formNotesOf(id)] as const)));

const PAIRS = GAMES.flatMap((game) =>
  game.matches.map((form) => [game.id, form, game, defined(findMatch(form), form)] as const),
);

describe.each(PAIRS)('%s, %s', (_, form, game, match) => {
  const { firstDealer, isDealerFree } = defined(NOTES.get(form), 'the notes of each form');
  const isFixed =
    firstDealer !== undefined && (firstDealer.for === undefined || partiesOf(game).includes('NS'));
  const options = trustOptions<OptionValues>(matchOptionsOf(game, match), {});
  const startBy = (seed: string) => startMatch(game, match, options, drawDealers(game, seededRandom(seed)));

  test(isFixed ? 'the dealer of the first deal is fixed' : 'anybody may deal first, each as often', () => {
    const count = 600;
    const firsts = new Map<string, number>();
    for (const seed of seedsTo(count)) {
      const name = dealerOf(defined(match.next(startBy(seed)), 'a first deal'));
      firsts.set(name, (firsts.get(name) ?? 0) + 1);
    }
    if (isFixed) expect([...firsts.values()]).toEqual([count]);
    else {
      expect(firsts.size).toBe(game.players);
      // five standard deviations of a fair draw
      const spread = 5 * Math.sqrt((count * (game.players - 1)) / game.players ** 2);
      for (const often of firsts.values())
        expect(Math.abs(often - count / game.players)).toBeLessThan(spread);
    }
  });

  test('the first deal tells the turn of all that follow, from seat to seat', () => {
    for (const seed of seedsTo(8)) {
      const random = seededRandom(seed);
      let sheet = startBy(seed);
      const first = defined(match.next(sheet), 'a first deal');
      let again = startMatch(game, match, options, dealersAfter(game, match, options, first));
      for (let deal = 1; deal <= 5; deal++) {
        const terms = match.next(sheet);
        expect(match.next(again)).toEqual(terms);
        if (terms === undefined) break;
        const outcome = outcomeOf(game, terms, random);
        sheet = match.add(sheet, outcome);
        again = match.add(again, outcome);
        const next = match.next(sheet);
        if (next === undefined || isDealerFree) continue;
        const turns = turnOf(game, terms);
        const at = turns.indexOf(dealerOf(terms));
        expect([turns[at], turns[(at + 1) % turns.length]]).toContain(dealerOf(next));
        if (outcome.contract !== undefined) expect(dealerOf(next)).not.toBe(dealerOf(terms));
      }
    }
  });
});

/** Returns the dealer, as a player if the players change seats so that South always deals. */
const dealerOf = ({ dealer, seating }: DealTerms): string =>
  seating === undefined ? dealer : `P${seating.indexOf(dealer) + 1}`;

/** Returns the dealers in order. */
const turnOf = (game: AnyGame, { seating }: DealTerms): readonly string[] =>
  seating === undefined ? (game.dealers ?? dealersOf(partiesOf(game))) : partiesOf(game);

/**
 * Plays a deal on these terms in which everybody takes one of their first two legal actions, and returns the outcome.
 */
function outcomeOf(game: AnyGame, terms: DealTerms, random: Random): Outcome {
  let state = game.start(randomSetup(terms, random, game.ordered), defaultsOf(game));
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0])
    state = game.apply(state, seat, pick(random, game.legalActions(state, seat).slice(0, 2)));
  return defined(game.outcome(state), 'a deal ends');
}

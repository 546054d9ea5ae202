import { defined } from '@overtrick/rules/assert';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { dealersOf } from '@overtrick/rules/match';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { isTeam } from '@overtrick/rules/views/view';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import { isMaster, positionOf, trumpsAgainst } from './cardPlay/rules/position.ts';
import { judgeClaim } from './claim.ts';
import { novice } from './novice.ts';

const engine = createEngine(readModule(), { megabytes: 4 });

/** Yields each position of a deal of novices, with the seat to act. */
function* turnsOf(game: AnyGame, seed: string, board: number): Generator<readonly [unknown, Seat]> {
  const dealers = game.dealers ?? dealersOf(partiesOf(game));
  const dealer = dealers[board % dealers.length] ?? 'N';
  const setup = randomSetup({ dealer, vul: 'none' }, seededRandom(seed), game.ordered);
  const random = bySeat((seat) => seededRandom(`${seed} ${seat}`));
  let state = game.start(setup, trustOptions<OptionValues>(game.options, {}));
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    yield [state, seat];
    const { action } = novice(game, game.view(state, seat), { worlds: 2 }, random[seat]);
    state = game.apply(state, seat, action);
  }
}

test.each([
  ['bridge', 6],
  ['draw-discard', 30],
  ['cutthroat', 6],
])(
  'in %s a claim of the rest is sure if the hand on lead has only winners, and nobody else a trump',
  (id, count) => {
    const game = defined(findGame(id), 'a game');
    let claims = 0;
    for (let deal = 0; deal < times(count, 25 * count); deal++) {
      for (const [state, seat] of turnsOf(game, seedFor(`plain claims ${deal}`), deal)) {
        const view = game.view(state, seat);
        const legal = view.legal.flatMap((one) => (one.kind === 'play' ? [one.card] : []));
        const p = view.phase === 'play' ? positionOf(view, legal) : undefined;
        if (p === undefined || p.trick.length > 0 || legal.length !== p.left) continue;
        if (view.claimable !== p.left || trumpsAgainst(p) > 0 || !legal.every((card) => isMaster(p, card)))
          continue;
        const judge = defined(
          game.seats.find((other) => !isTeam(view, other, seat)),
          'an opponent',
        );
        const { cards } = view.hands[seat];
        expect(judgeClaim(engine, game.view(state, judge), seat, p.left, cards)).toBe('sure');
        claims += 1;
      }
    }
    expect(claims).toBeGreaterThan(0);
  },
);

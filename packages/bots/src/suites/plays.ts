import { bySeat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { dealersOf } from '@overtrick/rules/match';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Decision } from '../bot.ts';
import { novice } from '../novice.ts';

/** A novice's decision, with the view of the player who made it and that of a spectator. */
interface Turn {
  readonly view: View;
  readonly open: View;
  readonly decision: Decision;
}

/** Yields every decision of novices in a random deal of a game. */
export function* noviceTurns(game: AnyGame, seed: string, board: number): Generator<Turn> {
  const dealers = game.dealers ?? dealersOf(partiesOf(game));
  const dealer = dealers[board % dealers.length] ?? 'N';
  const setup = randomSetup({ dealer, vul: 'none' }, seededRandom(seed), game.ordered);
  const random = bySeat((seat) => seededRandom(`${seed} ${seat}`));
  let state = game.start(setup, trustOptions<OptionValues>(game.options, {}));
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, seat);
    const decision = novice(game, view, { worlds: 2 }, random[seat]);
    yield { view, open: game.view(state), decision };
    state = game.apply(state, seat, decision.action);
  }
}

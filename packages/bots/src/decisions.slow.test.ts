import { termsOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import { type Random, seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import type { Decider } from './bot.ts';
import { decisionKindOf } from './decisions.ts';
import { rulesFor } from './novice.ts';
import { decidersBy } from './thinker.ts';

/** The number of deals. Thinking players play one deal with a small budget: the test is about who decides. */
const DEALS = { rules: 4, thinking: 1 };
type Player = keyof typeof DEALS;
const PLAYER_NAMES: readonly Player[] = ['rules', 'thinking'];
const BUDGET = { worlds: 1, positions: 2000, engine: createEngine(readModule(), { megabytes: 16 }) };
const PLAYERS: Readonly<Record<Player, (game: AnyGame, view: View) => readonly Decider[]>> = {
  rules: (game, view) => rulesFor(decisionKindOf(game, view)),
  thinking: decidersBy({ plays: true, calls: true, counts: true, plans: true }),
};

/**
 * Returns the names of the deciders in a few deals, by phase, kind of decision and player, in the order of the table.
 */
function decidersIn(game: AnyGame): readonly string[] {
  const options = parseOptions<OptionValues>(game.options, {});
  if (!options.ok) throw new Error(options.why);
  const found = new Map<string, Set<string>>();
  for (const player of PLAYER_NAMES)
    for (let board = 1; board <= DEALS[player]; board++) {
      const decidersFor = PLAYERS[player];
      const random = seededRandom(`${game.id} ${board}`);
      let state = game.start(randomSetup(termsOfBoard(board), random, game.ordered), options.value);
      for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
        const view = game.view(state, seat);
        const { name, action } = decisionBy(decidersFor(game, view), game, view, random);
        if (name !== undefined) {
          const key = `  ${view.phase}: ${decisionKindOf(game, view)}: ${player}:`;
          found.set(key, (found.get(key) ?? new Set()).add(name));
        }
        state = game.apply(state, seat, action);
      }
    }
  return [...found].map(([key, names]) => `${key} ${[...names].sort().join(', ')}`).sort();
}

/** Returns the decision with the name of its decider, if there was a choice. */
function decisionBy(deciders: readonly Decider[], game: AnyGame, view: View, random: Random) {
  const [only, ...others] = view.legal;
  if (only === undefined) throw new Error(`${game.id}: the seat to act has something to do`);
  if (others.length === 0) return { action: only };
  for (const decide of deciders) {
    const decision = decide(game, view, BUDGET, random);
    if (decision !== undefined) return { name: decide.name, action: decision.action };
  }
  throw new Error(`${game.id}, ${decisionKindOf(game, view)}: nobody decides`);
}

test('the table of deciders says who decides in each game and phase', async () => {
  const text = GAMES.map((game) => [game.id, ...decidersIn(game), ''].join('\n')).join('\n');
  await expect(text).toMatchFileSnapshot('../fixtures/deciders.txt');
});

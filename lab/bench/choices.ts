// node lab/bench/choices.ts [GAME [PHASE]] [--deals 24] [--seed choices] [--judged 40] [--worlds-club 6]
//     [--worlds-expert 20] [--set option=value]…
//
// Measures what a choice before the play loses: the first in each deal, after what novices did before it. Each level
// chooses; every choice that may be made is then judged in many layouts that the chooser cannot tell from the real
// one, the play that novices lead to solved with all cards seen. PHASE is the view's, as `declare` or `decide`.
// Prints JSON: for each level the points that its choices lose to the best ones, and what experts gain on club players,
// with their standard errors. A deal says far more of the choice so than where it is played.
import { parseArgs } from 'node:util';
import { BOT_LEVELS } from '@overtrick/bots';
import { claimed, keyOf } from '@overtrick/bots/internals/families/declaring/carryOn';
import { novice } from '@overtrick/bots/internals/novice';
import { netPoints } from '@overtrick/bots/internals/valuation/netPoints';
import { type Action, makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { dealersOf } from '@overtrick/rules/match';
import { parseOptions } from '@overtrick/rules/options';
import { type Random, seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { solvePosition } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { meanOf, rounded } from '../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '24' },
    seed: { type: 'string', default: 'choices' },
    judged: { type: 'string', default: '40' },
    'worlds-club': { type: 'string', default: '6' },
    'worlds-expert': { type: 'string', default: '20' },
    set: { type: 'string', multiple: true, default: [] },
  },
});
const game = defined(findGame(positionals[0] ?? 'minibridge'), 'a game');
const phase = positionals[1] ?? 'declare';
const options = parseOptions(game.options, Object.fromEntries(values.set.map((pair) => pair.split('='))));
if (!options.ok) throw new Error(options.why);
const dealers = game.dealers ?? dealersOf(partiesOf(game));
const engine = createEngine(readModule(), { megabytes: 64 });
/** More steps than there are before any play. */
const MOST_STEPS = 80;

/** Finds the first state of a deal in the phase, novices having done what comes before it. */
function stateIn(deal: number, random: Random): unknown {
  const dealer = defined(dealers[deal % dealers.length], 'somebody deals');
  const setup = randomSetup({ dealer, vul: 'none' }, seededRandom(`${values.seed} ${deal}`), game.ordered);
  let state = options.ok ? game.start(setup, options.value) : undefined;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return undefined;
    const view = game.view(state, seat);
    if (view.phase === phase) return state;
    if (view.phase === 'play') return undefined;
    state = game.apply(state, seat, novice(game, view, { worlds: 4 }, random).action);
  }
  return undefined;
}

/** Returns the seat's points for each action, on average over layouts. */
function worthsOf(view: View, seat: Seat, random: Random): ReadonlyMap<string, number> {
  const own = game.partyOf(seat, view.terms);
  const worths = new Map<string, number>();
  for (let layout = 0; layout < Number(values.judged); layout++) {
    const world = game.imagine(view, random);
    const solved = new Map<string, number>();
    for (const action of view.legal) {
      const name = makeAction(action);
      const points = netPoints(game, played(game.apply(world, seat, action), seat, solved, random), own);
      worths.set(name, (worths.get(name) ?? 0) + points / Number(values.judged));
    }
  }
  return worths;
}

/** Plays the deal as well as possible with all cards seen; novices make the choices before the play. */
function played(start: unknown, seat: Seat, solved: Map<string, number>, random: Random): unknown {
  let state = start;
  for (let steps = 0; steps < MOST_STEPS && game.position?.(state) === undefined; steps++) {
    const [actor] = game.toAct(state);
    if (actor === undefined) return state;
    state = game.apply(state, actor, novice(game, game.view(state, actor), { worlds: 1 }, random).action);
  }
  const position = defined(game.position?.(state), 'a play that the search knows');
  const key = keyOf(position);
  const tricks = solved.get(key) ?? solvePosition(engine, position).lower;
  solved.set(key, tricks);
  return claimed(game, state, game.view(state), seat, tricks);
}

const losses = BOT_LEVELS.map(({ id }) => ({ id, points: [] as number[] }));
let chosen = 0;
for (let deal = 0; deal < Number(values.deals); deal++) {
  const state = stateIn(deal, seededRandom(`${values.seed} before ${deal}`));
  const [seat] = state === undefined ? [] : game.toAct(state);
  if (seat === undefined) continue;
  const view = game.view(state, seat);
  if (view.legal.length < 2) continue;
  chosen += 1;
  const actions: readonly Action[] = BOT_LEVELS.map(({ id, bot, budget }) => {
    const worlds =
      id === 'club' ? values['worlds-club'] : id === 'expert' ? values['worlds-expert'] : budget.worlds;
    const means = { ...budget, worlds: Number(worlds), ...(id !== 'novice' && { engine }) };
    return bot(game, view, means, seededRandom(`${values.seed} ${id} ${deal}`)).action;
  });
  const worths = worthsOf(view, seat, seededRandom(`${values.seed} judged ${deal}`));
  const most = Math.max(...worths.values());
  for (const [i, action] of actions.entries())
    losses[i]?.points.push(most - (worths.get(makeAction(action)) ?? 0));
}

const told = (figures: readonly number[]) => {
  const { mean, error } = meanOf(figures);
  return { points: rounded(mean, 1), standardError: rounded(error, 1) };
};
const lossesOf = (id: string) => losses.find((level) => level.id === id)?.points ?? [];
const gains = lossesOf('club').map((loss, i) => loss - (lossesOf('expert')[i] ?? 0));
console.log(
  JSON.stringify(
    {
      game: game.id,
      phase,
      chosen,
      lost: Object.fromEntries(losses.map(({ id, points }) => [id, told(points)])),
      expertOverClub: told(gains),
    },
    null,
    2,
  ),
);

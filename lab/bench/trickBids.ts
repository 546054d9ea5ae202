// node lab/bench/trickBids.ts [GAME]… [--level club]… [--deals 100] [--seed trick-bids] [--worlds n] [--other CHECKOUT]
//     [--show n] [--set option=value]…
//
// Counts what no player of sense does in games with bids of tricks: trumping partner's winner, throwing an ace,
// ducking with tricks to make, leading low into one's own side's nil, a nil that asks for a miracle. Players of one
// level play each game in all chairs; each bid and card is judged by what its player sees. Prints a line of JSON for
// each game and level: the cases per 1,000 deals by kind, nils bid and made per 1,000 deals, and processor
// milliseconds of a bid and a card. --show prints the first cases with the record; --other takes the levels from
// another checkout of this project.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BOT_LEVELS, type BotLevel } from '@overtrick/bots';
import { goalsOf } from '@overtrick/bots/internals/families/trickBids/goals';
import { goneIn } from '@overtrick/bots/internals/families/trickBids/head/playOn';
import {
  BLUNDERS,
  type Blunder,
  blunderOf,
  isHopelessNil,
} from '@overtrick/bots/internals/families/trickBids/never';
import { playOut } from '@overtrick/bots/internals/playout';
import { makeAction } from '@overtrick/rules/action';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { dealersOf } from '@overtrick/rules/match';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { makeRecord } from '@overtrick/rules/record';
import type { View } from '@overtrick/rules/views/view';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { percentilesOf, rounded } from '../lib/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', multiple: true },
    deals: { type: 'string', default: '100' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'trick-bids' },
    worlds: { type: 'string' },
    other: { type: 'string' },
    show: { type: 'string', default: '0' },
    set: { type: 'string', multiple: true, default: [] },
  },
});
const GAMES = [
  'spades',
  'cutthroat-spades',
  'cutthroat-spades-4',
  'dummy-spades',
  'call-bridge',
  'call-break',
];
const games = positionals.length > 0 ? positionals : GAMES;
const levels: readonly BotLevel[] =
  values.other === undefined
    ? BOT_LEVELS
    : (await import(join(resolve(values.other), 'packages/bots/src/levels.ts'))).BOT_LEVELS;
const deals = Number(values.deals);
const first = Number(values.skip) + 1;
/** A case is told per so many deals. */
const PER = 1000;

/** Returns the blunder that an action is, by the view of the seat that acts. */
function judged(
  game: AnyGame,
  state: unknown,
  view: View,
  action: View['legal'][number],
): Blunder | undefined {
  const { seat, legal, turn } = view;
  if (seat === undefined) return undefined;
  if (action.kind === 'bid') {
    const isNil = action.tricks === 0 || action.nils?.includes(seat) === true;
    const hand = view.hands[seat].cards ?? EMPTY;
    return isNil && legal.length > 1 && isHopelessNil(hand) ? 'bids nil with an ace, AK or KQ' : undefined;
  }
  const play = game.playOf?.(state);
  if (action.kind !== 'play' || play === undefined || turn === undefined) return undefined;
  const cards = legal.flatMap((one) => (one.kind === 'play' ? [one.card] : []));
  return blunderOf(
    { play, goals: goalsOf(game, view), gone: goneIn(game, state), legal: cards, head: seat },
    action.card,
  );
}

function measured(game: AnyGame, level: BotLevel) {
  const engine = createEngine(readModule(), { megabytes: 32 });
  const budget = {
    ...level.budget,
    ...(values.worlds !== undefined && { worlds: Number(values.worlds) }),
    ...(level.id !== 'novice' && { engine }),
  };
  const options = parseOptions(game.options, Object.fromEntries(values.set.map((pair) => pair.split('='))));
  if (!options.ok) throw new Error(options.why);
  const cases: Record<Blunder, number> = Object.fromEntries(BLUNDERS.map((kind) => [kind, 0])) as Record<
    Blunder,
    number
  >;
  const times: Record<'bid' | 'card', number[]> = { bid: [], card: [] };
  let nils = 0;
  let kept = 0;
  let shown = 0;
  const dealers = game.dealers ?? dealersOf(partiesOf(game));
  for (let deal = first; deal < first + deals; deal++) {
    const seed = `${values.seed} ${game.id} ${deal}`;
    const dealer = dealers[deal % dealers.length] ?? 'N';
    const setup = randomSetup({ dealer, vul: 'none', board: deal }, seededRandom(seed), game.ordered);
    const bot: BotLevel['bot'] = (...asked) => {
      const start = process.cpuUsage();
      const decision = level.bot(...asked);
      const { user, system } = process.cpuUsage(start);
      times[asked[1].phase === 'play' ? 'card' : 'bid'].push((user + system) / 1000);
      return decision;
    };
    const { record, outcome } = playOut(
      game,
      setup,
      options.value,
      bySeat((seat) => ({ bot, budget, random: seededRandom(`${seed} ${seat}`) })),
    );
    const all = outcome.items.filter(({ reason }) => reason === 'nil');
    nils += all.length;
    kept += all.filter(({ points }) => points > 0).length;
    let state = game.start(setup, options.value);
    for (const { seat, action } of record.steps) {
      const blunder = judged(game, state, game.view(state, seat), action);
      if (blunder !== undefined) {
        cases[blunder] += 1;
        if (shown++ < Number(values.show))
          console.error(`${seat} ${makeAction(action)}: ${blunder}\n${makeRecord(record)}`);
      }
      state = game.apply(state, seat, action);
    }
  }
  const per = (count: number): number => rounded((count * PER) / deals, 1);
  return {
    game: game.id,
    level: level.id,
    deals,
    blunders: Object.fromEntries(BLUNDERS.map((kind) => [kind, per(cases[kind])])),
    nils: { bid: per(nils), made: per(kept) },
    milliseconds: { bid: percentilesOf(times.bid), card: percentilesOf(times.card) },
  };
}

for (const id of games) {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  for (const level of levels)
    if (values.level === undefined || values.level.includes(level.id))
      console.log(JSON.stringify(measured(game, level)));
}

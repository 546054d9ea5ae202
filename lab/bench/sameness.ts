// node lab/bench/sameness.ts [--deals 200] [--seed sameness] [--worlds n] [--level id]… [--game id]…
//
// Shows whether two versions of the computer players decide alike. Each level plays the same deals of each game in all
// chairs; the digest covers every action with its reason and the values that were weighed. Two versions whose digests
// are equal made the same decisions. Prints one line of JSON a game and level. --worlds bounds the layouts of a
// decision (and the search with them), which makes a run shorter.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { BOT_LEVELS, type BotLevel, playOut } from '@overtrick/bots';
import type { Bot } from '@overtrick/bots/internals/bot';
import { bySeat } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { dealersOf } from '@overtrick/rules/match';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'sameness' },
    worlds: { type: 'string' },
    level: { type: 'string', multiple: true },
    game: { type: 'string', multiple: true },
  },
});
const deals = Number(values.deals);
const POSITIONS_A_LAYOUT = 4000;

function digestOf(
  game: AnyGame,
  options: OptionValues,
  level: BotLevel,
): { digest: string; decisions: number } {
  const engine = createEngine(readModule(), { megabytes: 32 });
  const worlds = values.worlds === undefined ? undefined : Number(values.worlds);
  const budget = {
    ...level.budget,
    ...(worlds !== undefined && { worlds, positions: worlds * POSITIONS_A_LAYOUT }),
    engine,
  };
  const hash = createHash('sha256');
  let decisions = 0;
  const bot: Bot = (...asked) => {
    const decision = level.bot(...asked);
    decisions++;
    hash.update(JSON.stringify(decision));
    return decision;
  };
  const dealers = game.dealers ?? dealersOf(partiesOf(game));
  for (let deal = 1; deal <= deals; deal++) {
    const dealer = dealers[deal % dealers.length] ?? 'N';
    const seed = `${values.seed} ${game.id} ${deal}`;
    const setup = randomSetup(
      { dealer, vul: vulOfBoard(deal), board: deal },
      seededRandom(seed),
      game.ordered,
    );
    playOut(
      game,
      setup,
      options,
      bySeat((seat) => ({ bot, budget, random: seededRandom(`${seed} ${seat}`) })),
    );
  }
  return { digest: hash.digest('hex').slice(0, 16), decisions };
}

const chosen = <Item extends { readonly id: string }>(
  all: readonly Item[],
  ids: readonly string[] | undefined,
) => all.filter(({ id }) => ids === undefined || ids.includes(id));

for (const level of chosen(BOT_LEVELS, values.level))
  for (const game of chosen(GAMES, values.game)) {
    const options = parseOptions<OptionValues>(game.options, {});
    if (!options.ok) throw new Error(game.id);
    const start = performance.now();
    const { digest, decisions } = digestOf(game, options.value, level);
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    console.log(JSON.stringify({ level: level.id, game: game.id, deals, decisions, digest, seconds }));
  }

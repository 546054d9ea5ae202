// node lab/bench/decisions.ts [--game bridge … | --all] [--deals 4] [--seed decisions] [--chromium]
//
// Measures the time of a decision: each level bids and plays deals of some games, or of all, in all chairs, with its
// own budget (positions, no clock), on one thread here, or with --chromium the same in a page. Prints JSON: by game,
// level and kind of decision how many there were and the median, 99th percentile and longest in milliseconds by the
// wall clock; here also of processor time, which says more on a busy machine.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOT_LEVELS } from '@overtrick/bots';
import { GAMES } from '@overtrick/rules/games/list';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { builtScript } from '../lib/builtScript.ts';
import { decisionsOf, type Timed } from '../lib/decisions.ts';
import { percentilesOf } from '../lib/figures.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: ['bridge'] },
    all: { type: 'boolean', default: false },
    deals: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'decisions' },
    chromium: { type: 'boolean', default: false },
  },
});
const deals = Number(values.deals);
const MEGABYTES = 32;

const SOURCE = `
import { createEngine } from '@overtrick/solver/engine';
import { decisionsOf } from '${new URL('../lib/decisions.ts', import.meta.url).pathname}';
globalThis.measure = async (bytes, game, level, seed, deals) => {
  const engine = createEngine(await WebAssembly.compile(new Uint8Array(bytes)), { megabytes: ${MEGABYTES} });
  return decisionsOf(game, level, engine, seed, deals);
};`;

const summary = (list: readonly number[]) => ({ count: list.length, ...percentilesOf(list, 1) });

const byKind = (timed: readonly Timed[]) =>
  Object.fromEntries(
    [...Map.groupBy(timed, ({ kind }) => kind)].map(([kind, all]) => {
      const cpu = all.flatMap((one) => (one.cpu === undefined ? [] : [one.cpu]));
      return [
        kind,
        { wall: summary(all.map(({ wall }) => wall)), ...(cpu.length > 0 && { cpu: summary(cpu) }) },
      ];
    }),
  );

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function here(game: string, level: string): readonly Timed[] {
  const engine = createEngine(readModule(), { megabytes: MEGABYTES });
  return decisionsOf(game, level, engine, values.seed, deals, processorTime);
}

async function inPage(): Promise<(game: string, level: string) => Promise<readonly Timed[]>> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.addScriptTag({ content: await builtScript(SOURCE) });
  const bytes = [...readFileSync(new URL('../../packages/solver/solver.wasm', import.meta.url))];
  return (...played) =>
    page.evaluate(
      `measure(${[bytes, ...played, values.seed, deals].map((one) => JSON.stringify(one)).join(', ')})`,
    );
}

const measure = values.chromium ? await inPage() : here;
const games: Record<string, Record<string, unknown>> = {};
for (const game of values.all ? GAMES.map(({ id }) => id) : values.game) {
  const found: Record<string, unknown> = {};
  for (const { id } of BOT_LEVELS) found[id] = byKind(await measure(game, id));
  games[game] = found;
}
console.log(JSON.stringify({ in: values.chromium ? 'chromium' : process.version, deals, games }, null, 1));
process.exit();

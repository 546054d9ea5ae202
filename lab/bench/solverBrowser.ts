// node lab/bench/solverBrowser.ts [--count 40]
//
// Full double-dummy tables of the same random deals, in turns here and in a worker-less page of chromium, by the same
// module. Prints JSON: mean milliseconds of a deal by the wall clock, and their ratio.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeDeal, parseDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { solveTable } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { builtScript } from '../lib/builtScript.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '40' } } });
const count = Number(values.count);
const MEGABYTES = 64;
/** Deals that only warm up. */
const WARM = 3;

/** The script that runs in the page. */
const SOURCE = `
import { parseDeal } from '@overtrick/rules/deals/deal';
import { createEngine } from '@overtrick/solver/engine';
import { solveTable } from '@overtrick/solver/internals/solve';
globalThis.prepare = async (bytes) => {
  globalThis.engine = createEngine(await WebAssembly.compile(new Uint8Array(bytes)), { megabytes: ${MEGABYTES} });
};
globalThis.timed = (text) => {
  const deal = parseDeal(text).value;
  const began = performance.now();
  solveTable(globalThis.engine, deal);
  return performance.now() - began;
};`;

const engine = createEngine(readModule(), { megabytes: MEGABYTES });
function timedHere(text: string): number {
  const deal = parseDeal(text);
  if (!deal.ok) throw new Error(deal.why);
  const began = performance.now();
  solveTable(engine, deal.value);
  return performance.now() - began;
}

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.addScriptTag({ content: await builtScript(SOURCE) });
const bytes = [...readFileSync(new URL('../../packages/solver/solver.wasm', import.meta.url))];
await page.evaluate(`prepare(${JSON.stringify(bytes)})`);
const random = seededRandom('browser');
const sums = { node: 0, chromium: 0 };
for (let i = 0; i < count + WARM; i++) {
  const text = makeDeal(randomDeal(random));
  const there = (): Promise<number> => page.evaluate(`timed(${JSON.stringify(text)})`);
  const [node, chromiums] =
    i % 2 === 0 ? [timedHere(text), await there()] : ((first) => [timedHere(text), first])(await there());
  if (i < WARM) continue;
  sums.node += node ?? 0;
  sums.chromium += chromiums ?? 0;
}
console.log(
  JSON.stringify({
    node: process.version,
    chromium: browser.version(),
    deals: count,
    milliseconds: {
      node: Number((sums.node / count).toFixed(1)),
      chromium: Number((sums.chromium / count).toFixed(1)),
    },
    ratio: Number((sums.chromium / sums.node).toFixed(3)),
  }),
);
await browser.close();

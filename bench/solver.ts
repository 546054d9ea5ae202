// node bench/solver.ts [--deals FILE] [--count 100] [--megabytes 64] [--leads]
//
// Double-dummy tables of deals, one a line (what stands behind a tab is not read), or with --leads all cards of an opening
// lead (deal, trumps, leader between tabs), on one thread. Prints JSON: processor milliseconds a deal and positions.
// Without a file random deals from a seed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isStrain } from '@overtrick/rules/card';
import { type Deal, parseDeal, randomDeal } from '@overtrick/rules/deal';
import { seededRandom } from '@overtrick/rules/random';
import { isSeat } from '@overtrick/rules/seat';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { positionOf } from '@overtrick/solver/position';
import { solveCards, solveTable } from '@overtrick/solver/solve';

const { values } = parseArgs({
  options: {
    deals: { type: 'string' },
    count: { type: 'string', default: '100' },
    megabytes: { type: 'string', default: '64' },
    leads: { type: 'boolean', default: false },
  },
});

const engine = createEngine(readModule(), { megabytes: Number(values.megabytes) });
const random = seededRandom('bench');
const lines = values.deals === undefined ? [] : readFileSync(values.deals, 'utf8').split('\n');
const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));

function dealAt(i: number): Deal {
  const text = rows[i]?.[0];
  if (text === undefined) return randomDeal(random);
  const deal = parseDeal(text, true);
  if (!deal.ok) throw new Error(deal.why);
  return deal.value;
}

function solve(i: number): void {
  const deal = dealAt(i);
  const [, strain = 'N', leader = 'W'] = rows[i] ?? [];
  if (!values.leads) return void solveTable(engine, deal);
  const position = positionOf(deal, isStrain(strain) ? strain : 'N', isSeat(leader) ? leader : 'W');
  if (!position.ok) throw new Error(position.why);
  solveCards(engine, position.value);
}

const count = Math.min(Number(values.count), rows.length || Infinity);
// until the compiler has seen the code
for (let i = 0; i < 2; i++) solve(i);
const times: number[] = [];
const nodesBefore = engine.nodes();
for (let i = 0; i < count; i++) {
  const before = process.cpuUsage();
  solve(i);
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
}
const sorted = times.toSorted((a, b) => a - b);
const at = (part: number) => Number((sorted[Math.floor(part * (count - 1))] ?? 0).toFixed(2));
console.log(
  JSON.stringify(
    {
      node: process.version,
      what: values.leads ? 'all cards of an opening lead' : 'full tables',
      deals: count,
      milliseconds: {
        mean: Number((times.reduce((sum, each) => sum + each, 0) / count).toFixed(2)),
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        most: at(1),
      },
      positions: Math.round((engine.nodes() - nodesBefore) / count),
      memoryFull: engine.resets(),
      megabytes: Number(values.megabytes),
    },
    null,
    2,
  ),
);

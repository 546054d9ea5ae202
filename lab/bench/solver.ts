// node lab/bench/solver.ts [--deals FILE] [--count 100] [--megabytes 64] [--leads | --left 8 | --solo]
//
// Double-dummy tables of deals, one a line (what stands behind a tab is not read), or with --leads all cards of an
// opening lead (deal, trumps, leader between tabs), on one thread. Prints JSON: processor milliseconds a deal and
// positions. With --left the cards of a trick's leader who has so many, the tricks before played at random; with --solo
// the leads of Two Handed Solo Bridge. Without a file random deals from a seed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isStrain, STRAINS } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { isSeat, SEATS } from '@overtrick/rules/cards/seat';
import { type Deal, parseDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { solo } from '@overtrick/rules/games/solo/index';
import type { Position } from '@overtrick/rules/play/position';
import { pick, seededRandom } from '@overtrick/rules/random';
import { solveCards, solveTable } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { afterCard, legalIn, positionOf, tricksIn } from '@overtrick/solver/internals/position';
import { readModule } from '@overtrick/solver/node';

const { values } = parseArgs({
  options: {
    deals: { type: 'string' },
    count: { type: 'string', default: '100' },
    megabytes: { type: 'string', default: '64' },
    leads: { type: 'boolean', default: false },
    left: { type: 'string' },
    solo: { type: 'boolean', default: false },
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
  if (values.solo) return void solveCards(engine, soloLead());
  if (values.left !== undefined) return void solveCards(engine, ending(deal, Number(values.left)));
  if (!values.leads) return void solveTable(engine, deal);
  const position = positionOf(deal, isStrain(strain) ? strain : 'N', isSeat(leader) ? leader : 'W');
  if (!position.ok) throw new Error(position.why);
  solveCards(engine, position.value);
}

/** Returns a position after first tricks played at random. */
function ending(deal: Deal, left: number): Position {
  const start = positionOf(deal, pick(random, STRAINS), pick(random, SEATS));
  if (!start.ok) throw new Error(start.why);
  let position = start.value;
  while (tricksIn(position) > left) position = afterCard(position, pick(random, cardsOf(legalIn(position))));
  return position;
}

function soloLead(): Position {
  const setup = randomSetup({ dealer: 'N', vul: 'none' }, random, true);
  const state = solo.start(setup, { auctionEnd: 'twoPasses', openHands: false });
  const position = solo.positionAt?.(state, pick(random, STRAINS), pick(random, solo.seats));
  if (position === undefined) throw new Error('Solo is solved from the lead');
  return position;
}

const WHAT = values.solo
  ? 'all leads of Two Handed Solo Bridge'
  : values.left !== undefined
    ? `all cards of a leader with ${values.left}`
    : values.leads
      ? 'all cards of an opening lead'
      : 'full tables';

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
      what: WHAT,
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

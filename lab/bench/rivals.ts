// node lab/bench/rivals.ts [--rival NAME=PROGRAM …] [--deals FILE] [--count 100] [--leads] [--megabytes 64]
//
// The solver beside other programs, by turns deal by deal, one thread each: processor milliseconds of a double-dummy
// table, or with --leads of all cards of an opening lead, and how they compare. A file has a deal a line, or with
// --leads deal, trumps and leader between tabs; without one the deals are random, from a seed. Ends with an error if
// two programs differ in a result. `rivals/` has the programs, in C++:
//
//   apt-get install libdds-dev && g++ -O3 -o dds lab/bench/rivals/dds.cpp -ldds
//   g++ -std=c++20 -O3 -march=native -I bridge-solver -o macroxue lab/bench/rivals/macroxue.cpp
//   node lab/bench/rivals.ts --rival dds=./dds --rival macroxue=./macroxue
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { isStrain, STRAINS } from '@overtrick/rules/cards/card';
import { isSeat, SEATS } from '@overtrick/rules/cards/seat';
import { makeDeal, parseDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { exactTable, solveCards, solveTable } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { positionOf } from '@overtrick/solver/internals/position';
import { readModule } from '@overtrick/solver/node';
import { meanOf, percentilesOf, rounded } from '../lib/figures.ts';

const { values } = parseArgs({
  options: {
    rival: { type: 'string', multiple: true, default: [] },
    deals: { type: 'string' },
    count: { type: 'string', default: '100' },
    leads: { type: 'boolean', default: false },
    megabytes: { type: 'string', default: '64' },
  },
});

interface Question {
  readonly deal: string;
  readonly strain: string;
  readonly leader: string;
}

/** The processor milliseconds of an answer, and its numbers of tricks. */
interface Answer {
  readonly ms: number;
  readonly tricks: readonly number[];
}

const random = seededRandom('rivals');
const rows = values.deals === undefined ? [] : readFileSync(values.deals, 'utf8').split('\n');
const questions: Question[] = rows
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([deal = '', strain = 'N', leader = 'W']) => ({ deal, strain, leader }));
const count = Math.min(Number(values.count), questions.length || Infinity);
while (questions.length < count) {
  const [strain, leader] = [STRAINS[questions.length % 5] ?? 'N', SEATS[questions.length % 4] ?? 'W'];
  questions.push({ deal: makeDeal(randomDeal(random)), strain, leader });
}

const engine = createEngine(readModule(), { megabytes: Number(values.megabytes) });

function own({ deal: text, strain, leader }: Question): Answer {
  const deal = parseDeal(text, true);
  if (!deal.ok || !isStrain(strain) || !isSeat(leader)) throw new Error(`no such question: ${text}`);
  const position = positionOf(deal.value, strain, leader);
  if (!position.ok) throw new Error(position.why);
  const before = process.cpuUsage();
  const tricks = values.leads
    ? [Math.max(...[...solveCards(engine, position.value).values()].map(({ lower }) => lower))]
    : tableOf(exactTable(solveTable(engine, deal.value)));
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, tricks };
}

const tableOf = (table: ReturnType<typeof exactTable>): readonly number[] =>
  SEATS.flatMap((seat) => STRAINS.map((strain) => table?.[seat][strain] ?? -1));

/** Another program, which answers line by line. */
class Rival {
  readonly name: string;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly #reader: Interface;

  constructor(named: string) {
    const [name = '', ...program] = named.split('=');
    this.name = name;
    this.#child = spawn(program.join('='), { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#reader = createInterface(this.#child.stdout);
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  async answer({ deal, strain, leader }: Question): Promise<Answer> {
    this.#child.stdin.write(values.leads ? `leads ${deal} ${strain} ${leader}\n` : `table ${deal}\n`);
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error(`${this.name} has ended`);
    const [ms = 0, ...tricks] = value.trim().split(/\s+/).map(Number);
    return { ms, tricks };
  }

  end(): void {
    this.#child.stdin.end();
    this.#reader.close();
  }
}

const rivals = values.rival.map((named) => new Rival(named));
const times = new Map<string, number[]>(
  ['overtrick', ...rivals.map(({ name }) => name)].map((name) => [name, []]),
);
const note = (name: string, { ms }: Answer) => times.get(name)?.push(ms);
const isCounted = (i: number): boolean => i >= 2;
// the first two are asked twice, until the compiler has seen the code
for (const [i, question] of [...questions.slice(0, 2), ...questions.slice(0, count)].entries()) {
  const ours = own(question);
  if (isCounted(i)) note('overtrick', ours);
  for (const rival of rivals) {
    const theirs = await rival.answer(question);
    if (theirs.tricks.join() !== ours.tricks.join())
      throw new Error(`${question.deal}: ${rival.name} has ${theirs.tricks}, overtrick ${ours.tricks}`);
    if (isCounted(i)) note(rival.name, theirs);
  }
}
for (const rival of rivals) rival.end();

const mean = (name: string): number => meanOf(times.get(name) ?? []).mean;
const report = {
  node: process.version,
  what: values.leads ? 'all cards of an opening lead' : 'tables',
  deals: count,
  milliseconds: Object.fromEntries(
    [...times].map(([name, all]) => [name, { mean: rounded(mean(name)), ...percentilesOf(all) }]),
  ),
  ratios: Object.fromEntries(rivals.map(({ name }) => [name, rounded(mean('overtrick') / mean(name), 3)])),
};
console.log(JSON.stringify(report, undefined, 2));

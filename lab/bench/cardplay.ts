// node lab/bench/cardplay.ts [FILE.jsonl.gz] [--boards 100] [--skip 0] [--every n] [--source expert-2012]
//     [--share 1] [--role lead,defence,declarer] [--level expert] [--worlds n] [--budget ms]
//     [--seed cardplay] [--values FILE] [--worst 0]
//
// Tricks lost by cards, double dummy, on boards that people played: in each position of the play the bot is asked with
// the view of the player to act, and what its card loses against the best card is added up, beside what the player's
// own card lost. FILE has a record a line:
// {"id","source","dealer","vul","deal","auction":[…],"play":"D6D7…","contract"}. Of positions in which cards differ a
// share is asked, and counts the more. Prints JSON: tricks a board with standard errors, and processor milliseconds of
// a decision; with neither --worlds nor --budget the level's own budget holds. --every takes one board of n, so that
// pieces with different --skip do not overlap; else the boards come evenly from the whole file. --values keeps the
// double-dummy values of the positions in a file, for the next run. --worst prints the dearest decisions, --decisions
// writes all of them to a file, a line of JSON each. --held-back takes only boards that the judges were not fitted to.
//
// Without FILE the players are bots of the level club, on random deals.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Decision, findLevel } from '@overtrick/bots';
import { makeAction } from '@overtrick/rules/action';
import { parseCall } from '@overtrick/rules/auction/call';
import { type Card, makeCard, parseCard } from '@overtrick/rules/cards/card';
import { isSeat, isVul, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { fraction, seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { positionOf, solveCards } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { chosenRows } from '../lib/chosen.ts';
import { meanOf, percentilesOf, rounded } from '../lib/figures.ts';
import type { BoardRow } from '../lib/rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    boards: { type: 'string', default: '100' },
    skip: { type: 'string', default: '0' },
    every: { type: 'string' },
    source: { type: 'string', default: 'expert-2012' },
    share: { type: 'string', default: '1' },
    role: { type: 'string', default: 'lead,defence,declarer' },
    level: { type: 'string', default: 'expert' },
    worlds: { type: 'string' },
    budget: { type: 'string' },
    seed: { type: 'string', default: 'cardplay' },
    values: { type: 'string' },
    worst: { type: 'string', default: '0' },
    decisions: { type: 'string' },
    'held-back': { type: 'boolean', default: false },
  },
});

const ROLES = ['lead', 'defence', 'declarer'] as const;
type Role = (typeof ROLES)[number];

type Row = Pick<BoardRow, 'id' | 'source' | 'dealer' | 'vul' | 'deal' | 'auction' | 'play'>;

/** One decision: what was possible, what each of the two lost. */
interface Judged {
  readonly board: number;
  readonly at: number;
  readonly role: Role;
  readonly bot: number;
  readonly player: number;
  readonly text: string;
  /** The bot's expectation of each card, and the loss of each. */
  readonly expected: Readonly<Record<string, number>>;
  readonly losses: Readonly<Record<string, number>>;
}

const game = findGame('bridge');
const level = findLevel(values.level);
if (game === undefined || level === undefined) throw new Error(`there is no level ${values.level}`);
const options = parseOptions(game.options, {});
const [path] = positionals;
if (!options.ok) throw new Error('the defaults are options');
const roles = values.role.split(',');
const share = Number(values.share);

let end = Infinity;
const isSpent = (): boolean => performance.now() > end;
const limit = values.budget === undefined ? Infinity : Number(values.budget);
const judge = createEngine(readModule(), { megabytes: 64 });
const engine = createEngine(readModule(), { megabytes: 32, isSpent });
const budget = { ...level.budget, ...fixedWorlds(values.worlds), engine, isSpent };

/** Returns a budget of a number of layouts, however long they take. */
function fixedWorlds(worlds: string | undefined) {
  return worlds === undefined ? {} : { worlds: Number(worlds), positions: Infinity };
}

const isChosen = ({ id, source }: Row): boolean =>
  (path === undefined || source === values.source) && (!values['held-back'] || id % 5 === 0);
const all = Number(values.boards) + Number(values.skip);
const rows = chosenRows(path, values.seed, all).filter(isChosen);
const step = Number(values.every ?? Math.max(1, Math.floor(rows.length / all)));
const chosen = rows
  .filter((_, i) => i % step === 0)
  .slice(Number(values.skip))
  .slice(0, Number(values.boards));

const stored: Record<string, readonly (readonly [string, number])[]> =
  values.values !== undefined && existsSync(values.values)
    ? JSON.parse(readFileSync(values.values, 'utf8'))
    : {};
let isNew = false;

/** Returns the tricks after each card, double dummy. */
function valuesAt(row: Row, strain: View['contract'], cards: readonly Card[]): ReadonlyMap<Card, number> {
  const key = `${row.id} ${cards.length}`;
  let known = stored[key];
  if (known === undefined) {
    const deal = parseDeal(row.deal, true);
    if (!deal.ok || strain === undefined) throw new Error(`board ${row.id}`);
    const leaders: Record<Seat, Seat> = { N: 'E', E: 'S', S: 'W', W: 'N' };
    const position = positionOf(deal.value, strain.strain, leaders[strain.declarer], cards);
    if (!position.ok) throw new Error(`board ${row.id}: ${position.why}`);
    known = [...solveCards(judge, position.value)].map(([card, { lower }]) => [makeCard(card), lower]);
    stored[key] = known;
    isNew = true;
  }
  return new Map(known.map(([card, tricks]) => [parseCard(card) ?? -1, tricks]));
}

const milliseconds: number[] = [];
const judged: Judged[] = [];

function playRow(row: Row): void {
  if (game === undefined || level === undefined || !options.ok) return;
  const deal = parseDeal(row.deal, true);
  if (!deal.ok || !isSeat(row.dealer) || !isVul(row.vul)) throw new Error(`board ${row.id}`);
  let state = game.start({ dealer: row.dealer, vul: row.vul, deal: deal.value }, options.value);
  const act = (action: Parameters<typeof game.apply>[2]): void => {
    const [seat] = game.toAct(state);
    if (seat !== undefined) state = game.apply(state, seat, action);
  };
  for (const word of row.auction) {
    const call = parseCall(word);
    if (call === undefined) throw new Error(`board ${row.id}: ${word}`);
    act({ kind: 'call', call });
  }
  const random = seededRandom(`${values.seed} ${row.id}`);
  const cards: Card[] = [];
  for (const text of row.play.match(/../g) ?? []) {
    const card = parseCard(text);
    const [seat] = game.toAct(state);
    if (card === undefined || seat === undefined) break;
    const view = game.view(state, seat);
    const { contract, turn } = view;
    const isDrawn = fraction(random) < share;
    if (contract !== undefined && turn !== undefined && isDrawn && view.legal.length > 1) {
      const role: Role =
        sideOf(turn) === sideOf(contract.declarer) ? 'declarer' : cards.length === 0 ? 'lead' : 'defence';
      if (roles.includes(role)) {
        const tricks = valuesAt(row, contract, cards);
        if (new Set(tricks.values()).size > 1) ask(row, view, cards.length, role, card, tricks);
      }
    }
    cards.push(card);
    act({ kind: 'play', card });
  }
}

function ask(
  row: Row,
  view: View,
  at: number,
  role: Role,
  card: Card,
  tricks: ReadonlyMap<Card, number>,
): void {
  if (game === undefined || level === undefined) return;
  // as on a core of its own, whatever else the machine does
  const before = process.cpuUsage();
  end = performance.now() + limit;
  const decision = level.bot(game, view, budget, seededRandom(`${values.seed} ${row.id} ${at}`));
  end = Infinity;
  const { user, system } = process.cpuUsage(before);
  milliseconds.push((user + system) / 1000);
  const best = Math.max(...tricks.values());
  const loss = (one: Card): number => best - (tricks.get(one) ?? best);
  const own = decision.action.kind === 'play' ? decision.action.card : -1;
  judged.push({
    board: row.id,
    at,
    role,
    bot: loss(own),
    player: loss(card),
    expected: Object.fromEntries(
      (decision.values ?? []).map(({ action, value }) => [makeAction(action), Number(value.toFixed(4))]),
    ),
    losses: Object.fromEntries([...tricks.keys()].map((each) => [makeCard(each), loss(each)])),
    text: `${role} board ${row.id} at ${at}, ${view.turn} to play in ${view.contract?.level}${view.contract?.strain} by ${view.contract?.declarer}: bot ${makeCard(own)} (−${loss(own)}), player ${makeCard(card)} (−${loss(card)}); ${told(decision)}; dd ${[...tricks].map(([each, n]) => `${makeCard(each)}=${n}`).join(' ')}\n  ${row.deal} ${row.auction.join(' ')}\n  ${row.play.slice(0, at * 2)}`,
  });
}

const told = ({ reason, values: found = [] }: Decision): string =>
  `${reason} ${found
    .slice(0, 6)
    .map(({ action, value }) => `${makeAction(action)}=${value.toFixed(2)}`)
    .join(' ')}`;

for (const row of chosen) playRow(row);
if (values.values !== undefined && isNew) writeFileSync(values.values, JSON.stringify(stored));

/**
 * Estimates tricks a board from what was lost where a share of the positions was asked, and its standard error over the
 * boards.
 */
function perBoard(role: Role, lossOf: (one: Judged) => number) {
  const sums = new Map(chosen.map(({ id }) => [id, 0]));
  for (const one of judged)
    if (one.role === role) sums.set(one.board, (sums.get(one.board) ?? 0) + lossOf(one) / share);
  const { mean, error } = meanOf([...sums.values()]);
  return { lost: rounded(mean, 3), se: rounded(error, 3) };
}

const trick = (from: number, to: number, role: Role) => {
  const some = judged.filter((one) => one.role === role && one.at >= from * 4 && one.at < to * 4);
  const mean = (lossOf: (one: Judged) => number) =>
    rounded(some.reduce((sum, one) => sum + lossOf(one), 0) / share / chosen.length, 3);
  return { asked: some.length, bot: mean((one) => one.bot), player: mean((one) => one.player) };
};
const asked = ROLES.filter((role) => roles.includes(role));
console.log(
  JSON.stringify(
    {
      level: level.id,
      worlds: budget.worlds,
      ...(limit < Infinity && { milliseconds: limit }),
      boards: chosen.length,
      share,
      ...Object.fromEntries(
        asked.map((role) => [
          role,
          {
            bot: perBoard(role, (one) => one.bot),
            player: perBoard(role, (one) => one.player),
            difference: perBoard(role, (one) => one.bot - one.player),
            ...(role !== 'lead' && {
              tricks: {
                '1': trick(0, 1, role),
                '2-3': trick(1, 3, role),
                '4-6': trick(3, 6, role),
                '7-13': trick(6, 13, role),
              },
            }),
          },
        ]),
      ),
      decision: percentilesOf(milliseconds, 1),
    },
    null,
    1,
  ),
);
if (values.decisions !== undefined)
  writeFileSync(values.decisions, judged.map(({ text: _, ...one }) => `${JSON.stringify(one)}\n`).join(''));
for (const { text } of judged
  .toSorted((a, b) => b.bot - b.player - (a.bot - a.player))
  .slice(0, Number(values.worst)))
  console.log(text);

// node lab/bench/reading.ts [--deals 100] [--level novice] [--worlds n] [--seed reading] [--boards FILE.jsonl.gz]
//
// Tells how likely a player makes the real layout of the hidden hands, among 31 others dealt at random, before each
// card of the second to the eighth trick: with the defenders' cards read by what their side has agreed, and without.
// Computer players of the level play random deals of contract bridge, or the deals are those of a file as
// bench/cardplay.ts takes it. Prints JSON by who looks: the mean logarithm of the share of the real layout, and the
// difference with its standard error, in which a deal counts once.
import { parseArgs } from 'node:util';
import { findLevel, playOut } from '@overtrick/bots';
import { likelihoodByCarding } from '@overtrick/bots/internals/carding/read';
import { plainPlayOf } from '@overtrick/bots/internals/sampling/hidden';
import { likelihoodOf } from '@overtrick/bots/internals/sampling/likely';
import { layoutSampler } from '@overtrick/bots/internals/sampling/sample';
import type { Action, Step } from '@overtrick/rules/action';
import { parseCall } from '@overtrick/rules/auction/call';
import { parseCard } from '@overtrick/rules/cards/card';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat, isSeat, isVul, SEATS, sideOf } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { randomSetup, type Setup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { meanOf, rounded } from '../lib/figures.ts';
import { type BoardRow, readBytes, readRows } from '../lib/rows.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '100' },
    level: { type: 'string', default: 'novice' },
    worlds: { type: 'string' },
    seed: { type: 'string', default: 'reading' },
    boards: { type: 'string' },
  },
});
const game = findGame('bridge');
const level = findLevel(values.level);
if (game === undefined || level === undefined) throw new Error('there is no such level');
const options = parseOptions(game.options, {});
if (!options.ok) throw new Error('the defaults are options');

const OTHERS = 31;
/** Cards played when looking begins and ends. */
const FIRST = 4;
const LAST = 32;

const READING = { plays: true, calls: true };
type Looks = 'partner' | 'declarer';
/** By who looks: for each deal what the carding adds to the mean logarithm without it. */
const without: Record<Looks, number[]> = { partner: [], declarer: [] };
const added: Record<Looks, number[]> = { partner: [], declarer: [] };

/** Goes through a deal with those who look at it. */
function replay(setup: Setup, steps: readonly Step[], seed: string): void {
  if (game === undefined || !options.ok) return;
  const seen: Record<Looks, (readonly [number, number])[]> = { partner: [], declarer: [] };
  let state = game.start(setup, options.value);
  for (const [i, { seat, action }] of steps.entries()) {
    const now = state;
    const view = game.view(now, seat);
    const play = plainPlayOf(view);
    const declarer = view.contract?.declarer;
    if (
      play !== undefined &&
      declarer !== undefined &&
      play.played.length >= FIRST &&
      play.played.length < LAST
    ) {
      const real = play.hidden.map((one) => game.view(now, one.seat).hands[one.seat].cards ?? EMPTY);
      const layouts = [
        real,
        ...Array.from({ length: OTHERS }, layoutSampler(play, seededRandom(`${seed} ${i}`))),
      ];
      const likely = (carding: boolean): number => {
        const [own = 0, ...others] = layouts.map(
          (carding ? likelihoodByCarding : likelihoodOf)(game, view, play, READING),
        );
        return Math.log(own / others.reduce((all, weight) => all + weight, own));
      };
      seen[sideOf(play.viewer) === sideOf(declarer) ? 'declarer' : 'partner'].push([
        likely(false),
        likely(true),
      ]);
    }
    state = game.apply(state, seat, action);
  }
  for (const looks of ['partner', 'declarer'] as const) {
    if (seen[looks].length === 0) continue;
    without[looks].push(meanOf(seen[looks].map(([plain]) => plain)).mean);
    added[looks].push(meanOf(seen[looks].map(([plain, read]) => read - plain)).mean);
  }
}

function replayRow({ id, dealer, vul, deal: text, auction, play }: BoardRow): void {
  const deal = parseDeal(text, true);
  if (game === undefined || !options.ok || !deal.ok || !isSeat(dealer) || !isVul(vul))
    throw new Error(`board ${id}`);
  const setup = { dealer, vul, deal: deal.value };
  const calls = auction.map((word): Action => ({ kind: 'call', call: parseCall(word) ?? 'P' }));
  const cards = (play.match(/../g) ?? []).map(
    (word): Action => ({ kind: 'play', card: parseCard(word) ?? 0 }),
  );
  const steps: Step[] = [];
  let state = game.start(setup, options.value);
  for (const action of [...calls, ...cards]) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    steps.push({ seat, action });
    state = game.apply(state, seat, action);
  }
  replay(setup, steps, `${values.seed} ${id}`);
}

if (values.boards !== undefined) {
  const rows = readRows(readBytes(values.boards).toString()).filter(({ id }) => id % 5 === 0);
  const step = Math.max(1, Math.floor(rows.length / Number(values.deals)));
  for (const row of rows.filter((_, i) => i % step === 0).slice(0, Number(values.deals))) replayRow(row);
} else {
  const engine = createEngine(readModule(), { megabytes: 32 });
  const budget = {
    ...level.budget,
    ...(values.worlds !== undefined && { worlds: Number(values.worlds) }),
    engine,
  };
  for (let deal = 1; deal <= Number(values.deals); deal++) {
    const seed = `${values.seed} ${deal}`;
    const terms = { dealer: SEATS[deal % 4] ?? 'N', vul: vulOfBoard(deal), board: deal };
    const setup = randomSetup(terms, seededRandom(seed));
    const chairs = bySeat((seat) => ({ bot: level.bot, budget, random: seededRandom(`${seed} ${seat}`) }));
    replay(setup, playOut(game, setup, options.value, chairs).record.steps, seed);
  }
}

const figures = ({ mean, error }: ReturnType<typeof meanOf>) => ({
  mean: rounded(mean, 3),
  error: rounded(error, 3),
});
const told = (looks: Looks) => ({
  deals: added[looks].length,
  without: figures(meanOf(without[looks])),
  added: figures(meanOf(added[looks])),
});
console.log(JSON.stringify({ ...values, partner: told('partner'), declarer: told('declarer') }, null, 1));

// node lab/bench/bidding/carding.ts [--deals 200] [--level expert] [--seed carding] [--worlds n]
//
// Counts the defenders' cards that are as their side's carding says: computer players of the level defend random
// deals of contract bridge against novices who declare; all bid by their systems. Prints JSON: by head of the carding
// how many cards it spoke of, the share of them that it has for the hand, and the share whose message holds for the
// hand. Cards that could not be chosen are left out: one that fits or one to play.
import { parseArgs } from 'node:util';
import { findLevel, playOut } from '@overtrick/bots';
import type { Bot } from '@overtrick/bots/internals/bot';
import { askedIn, fittingCards, headOf } from '@overtrick/bots/internals/carding/ask';
import { messagesOf } from '@overtrick/bots/internals/carding/messages';
import { type Card, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import { holding } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, sideOf } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { rounded } from '../../lib/figures.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    level: { type: 'string', default: 'expert' },
    seed: { type: 'string', default: 'carding' },
    worlds: { type: 'string' },
  },
});

const game = findGame('bridge');
const level = findLevel(values.level);
const novice = findLevel('novice');
if (game === undefined || level === undefined || novice === undefined)
  throw new Error('there is no such level');
const options = parseOptions(game.options, {});
if (!options.ok) throw new Error('the defaults are options');
const engine = createEngine(readModule(), { megabytes: 32 });
const worlds = values.worlds === undefined ? {} : { worlds: Number(values.worlds) };
const budget = { ...level.budget, ...worlds, engine };

const counts = new Map<string, { spoken: number; fitting: number; honest: number }>();

function count(view: View, card: Card): void {
  const asked = game && askedIn(game, view);
  const hand = asked && view.hands[asked.seat].cards;
  if (asked === undefined || hand === undefined || view.legal.length < 2) return;
  const head = headOf(asked, card);
  if (head === undefined) return;
  const held = holding(hand, suitOf(card));
  const fitting = fittingCards(asked, head, card, held);
  if (fitting === undefined) return;
  const said = messagesOf(asked, card) ?? [];
  const sum = counts.get(head) ?? { spoken: 0, fitting: 0, honest: 0 };
  sum.spoken += 1;
  if (fitting.ranks.includes(rankIndex(card))) sum.fitting += 1;
  if (said.some(({ text }) => text.endsWith(fitting.line.text))) sum.honest += 1;
  counts.set(head, sum);
}

const bot: Bot = (of, view, _, random) => {
  const { contract, turn } = view;
  const isDefending =
    contract !== undefined && turn !== undefined && sideOf(turn) !== sideOf(contract.declarer);
  const player = isDefending ? level : novice;
  const decision = player.bot(of, view, isDefending ? budget : { ...novice.budget, engine }, random);
  if (isDefending && decision.action.kind === 'play') count(view, decision.action.card);
  return decision;
};

for (let deal = 1; deal <= Number(values.deals); deal++) {
  const seed = `${values.seed} ${deal}`;
  const setup = randomSetup(
    { dealer: SEATS[deal % 4] ?? 'N', vul: vulOfBoard(deal), board: deal },
    seededRandom(seed),
  );
  playOut(
    game,
    setup,
    options.value,
    bySeat((seat) => ({ bot, budget, random: seededRandom(`${seed} ${seat}`) })),
  );
}

const shares = ({ spoken, fitting, honest }: { spoken: number; fitting: number; honest: number }) => ({
  spoken,
  fitting: rounded(fitting / spoken, 3),
  honest: rounded(honest / spoken, 3),
});
const all = { spoken: 0, fitting: 0, honest: 0 };
for (const one of counts.values()) {
  all.spoken += one.spoken;
  all.fitting += one.fitting;
  all.honest += one.honest;
}
console.log(
  JSON.stringify(
    {
      level: level.id,
      deals: Number(values.deals),
      all: shares(all),
      ...Object.fromEntries([...counts].map(([head, one]) => [head, shares(one)])),
    },
    null,
    1,
  ),
);

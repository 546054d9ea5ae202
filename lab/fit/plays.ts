// node lab/fit/plays.ts FILE.jsonl.gz
//     [--out packages/bots/src/sampling/signals/plays.json] [--epochs 6] [--hidden 16]
//
// Fits the judges of card play to what players did: each card chosen against the others that could be played. FILE as
// for lab/bench/cardplay.ts. Records whose id is a multiple of five are left out and tell how well the judges foresee
// others. Prints JSON, a kind of choice a line: how many, the mean log-likelihood of the card chosen, and what it is
// for cards at random.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { CARD_INPUTS, cardInputs } from '@overtrick/bots/sampling/signals/inputs';
import { KINDS, type Kind, kindOf } from '@overtrick/bots/sampling/signals/kinds';
import { momentsOf } from '@overtrick/bots/sampling/signals/moments';
import { writeNet } from '@overtrick/bots/sampling/signals/net';
import { sceneOf } from '@overtrick/bots/sampling/signals/plays';
import { rankIndex, SUITS, suitIndex } from '@overtrick/rules/card';
import { holding } from '@overtrick/rules/cardSet';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { type Choice, fitNets, likelihoodOf, type Term } from '../lib/fit.ts';
import { type BoardRow, publicPlayOf, readRows } from '../lib/rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'packages/bots/src/sampling/signals/plays.json' },
    epochs: { type: 'string', default: '6' },
    hidden: { type: 'string', default: '16' },
  },
});
const [path] = positionals;
if (path === undefined) throw new Error('node lab/fit/plays.ts FILE.jsonl.gz');

/** The choices of a board, dummy's apart: those are declarer's, who sees both hands. */
function* choicesOf(row: BoardRow): Generator<readonly [Kind, Choice]> {
  const known = publicPlayOf(row);
  if (known === undefined) return;
  const { play, deal } = known;
  const scene = sceneOf(play);
  for (const [i, moment] of momentsOf(play).entries()) {
    const card = play.played[i]?.card;
    if (card === undefined || moment.seat === play.dummy) continue;
    const held = SUITS.map((suit, at) => holding(deal[moment.seat], suit) & ~(moment.own[at] ?? 0));
    const isFollowing = suitIndex(card) === moment.led;
    const suits = isFollowing ? [moment.led] : [0, 1, 2, 3];
    const options: Term[][] = [];
    let chosen = -1;
    for (const suit of suits) {
      const ranks = held[suit] ?? 0;
      for (let rest = ranks; rest !== 0; rest &= rest - 1) {
        const rank = 31 - Math.clz32(rest & -rest);
        if (suit === suitIndex(card) && rank === rankIndex(card)) chosen = options.length;
        options.push([{ net: 0, on: cardInputs(scene, moment, suit, ranks, rank) }]);
      }
    }
    if (options.length < 2 || chosen < 0) continue;
    yield [kindOf(moment, isFollowing, play.declarer), { options, chosen }];
  }
}

const rows = readRows(gunzipSync(readFileSync(path)).toString());
const isHeldBack = ({ id }: BoardRow): boolean => id % 5 === 0;
const collect = (some: readonly BoardRow[]) => {
  const found: Record<string, Choice[]> = Object.fromEntries(KINDS.map((kind) => [kind, []]));
  for (const row of some) for (const [kind, choice] of choicesOf(row)) found[kind]?.push(choice);
  return found;
};
const learnt = collect(rows.filter((row) => !isHeldBack(row)));
const tested = collect(rows.filter(isHeldBack));
const nets: Record<string, unknown> = {};
for (const kind of KINDS) {
  const random = seededRandom(`fit ${kind}`);
  const choices = learnt[kind] ?? [];
  const size = { inputs: CARD_INPUTS, hidden: Number(values.hidden) };
  const [net] = fitNets([size], Number(values.epochs), random, () => shuffled(random, choices));
  if (net === undefined) continue;
  nets[kind] = writeNet(net);
  const others = tested[kind] ?? [];
  const atRandom = others.reduce((sum, { options }) => sum - Math.log(options.length), 0) / others.length;
  console.log(
    JSON.stringify({
      kind,
      choices: choices.length,
      fitted: Number(likelihoodOf([net], choices.slice(0, 5000)).toFixed(3)),
      heldBack: Number(likelihoodOf([net], others).toFixed(3)),
      atRandom: Number(atRandom.toFixed(3)),
    }),
  );
}
writeFileSync(values.out, `${JSON.stringify(nets, null, 2)}\n`);

import { CARD_INPUTS, cardInputs } from '@overtrick/bots/internals/sampling/signals/inputs';
import { KINDS, type Kind, kindOf } from '@overtrick/bots/internals/sampling/signals/kinds';
import { momentsOf } from '@overtrick/bots/internals/sampling/signals/moments';
import { writeNet } from '@overtrick/bots/internals/sampling/signals/net';
import { sceneOf } from '@overtrick/bots/internals/sampling/signals/plays';
import { rankIndex, SUITS, suitIndex } from '@overtrick/rules/cards/card';
import { holding } from '@overtrick/rules/cards/cardSet';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { rounded } from '../lib/figures.ts';
import { type Choice, fitNets, likelihoodOf, type Term } from '../lib/fit.ts';
import { type BoardRow, publicPlayOf } from '../lib/rows.ts';
import { type Fit, type FitOptions, type FitResult, rowsFor, settingOf } from './fit.ts';

/** Yields the choices of a board without dummy's: those are declarer's, who sees both hands. */
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

/** True for boards that the judges are not fitted to: they measure how well the judges foresee others. */
const isHeldBack = ({ id }: BoardRow): boolean => id % 5 === 0;

function collect(rows: readonly BoardRow[]): Readonly<Record<string, readonly Choice[]>> {
  const found: Record<string, Choice[]> = Object.fromEntries(KINDS.map((kind) => [kind, []]));
  for (const row of rows) for (const [kind, choice] of choicesOf(row)) found[kind]?.push(choice);
  return found;
}

/**
 * Fits the judges of card play: each card that was played against the others that could have been played. Reports by
 * kind of choice how many there were, the mean log-likelihood of the card chosen, and what it is for cards at random.
 */
function fitPlays(options: FitOptions): FitResult {
  const rows = rowsFor(options);
  const learnt = collect(rows.filter((row) => !isHeldBack(row)));
  const tested = collect(rows.filter(isHeldBack));
  const nets: Record<string, unknown> = {};
  const report: unknown[] = [];
  for (const kind of KINDS) {
    const random = seededRandom(`fit ${kind}`);
    const choices = learnt[kind] ?? [];
    const size = { inputs: CARD_INPUTS, hidden: settingOf(options, 'hidden') };
    const [net] = fitNets([size], settingOf(options, 'epochs'), random, () => shuffled(random, choices));
    if (net === undefined) continue;
    nets[kind] = writeNet(net);
    const others = tested[kind] ?? [];
    const atRandom = others.reduce((sum, each) => sum - Math.log(each.options.length), 0) / others.length;
    report.push({
      kind,
      choices: choices.length,
      fitted: rounded(likelihoodOf([net], choices.slice(0, 5000)), 3),
      heldBack: rounded(likelihoodOf([net], others), 3),
      atRandom: rounded(atRandom, 3),
    });
  }
  return { text: `${JSON.stringify(nets, null, 2)}\n`, report };
}

export const plays: Fit = {
  file: 'packages/bots/src/sampling/signals/plays.json',
  about: 'how likely a card is for a hand (nets)',
  seed: 'plays',
  deals: 5000,
  settings: { epochs: 6, hidden: 16, worlds: 10 },
  run: fitPlays,
};

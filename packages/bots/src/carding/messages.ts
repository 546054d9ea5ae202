import { rankIndex, suitIndex } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import type { CardingHead } from '../bidding/system/carding.ts';
import { cardInputs } from '../sampling/signals/inputs.ts';
import { kindOf } from '../sampling/signals/kinds.ts';
import { judge } from '../sampling/signals/net.ts';
import { judgesOfPlay } from '../sampling/signals/nets.ts';
import { sceneOf } from '../sampling/signals/plays.ts';
import {
  askedIn,
  type DefenderChoice,
  fittingCards,
  headOf,
  hiddenCounts,
  messageText,
  unseenRanks,
} from './ask.ts';

/** A possible message of a card, with its probability among all its messages. */
export interface CardMessage {
  /** The text of the carding, after the signal: `High: likes the suit`. */
  readonly text: string;
  readonly share: number;
}

/**
 * The shares below which a message is called rare, and below which it is left out, because cards are also played for
 * other reasons.
 */
const RARE = 0.2;
const NEVER = 0.03;
/** The weight of a high card that is not the highest spare one: it is played if that one would cost a trick. */
const SECOND = 0.25;

/**
 * Returns the messages of `card`, played now by the defender to act, by their side's agreements and public knowledge,
 * the likeliest first; `undefined` if nothing is agreed. They do not depend on the hand.
 */
export function messagesOfCard(game: AnyGame, view: View, card: number): readonly CardMessage[] | undefined {
  const asked = askedIn(game, view);
  return asked && messagesOf(asked, card);
}

/** Returns the messages of a card: see `saidBy`. */
export function messagesOf(asked: DefenderChoice, card: number): readonly CardMessage[] | undefined {
  const head = headOf(asked, card);
  if (head === undefined) return undefined;
  const rank = rankIndex(card);
  const others = unseenRanks(asked, suitIndex(card)) & ~(1 << rank);
  const { all, own } = hiddenCounts(asked);
  const weightOf = chances(all, own, bitCount(others) + 1);
  const wishOf = wishes(asked, head, card);
  const sums = new Map<string, number>();
  let total = 0;
  // every holding of unseen cards that includes this one
  for (let rest = others; ; rest = (rest - 1) & others) {
    const weight = weightOf[bitCount(rest) + 1] ?? 0;
    const fitting = weight === 0 ? undefined : fittingCards(asked, head, card, rest | (1 << rank));
    const at = fitting?.ranks.indexOf(rank) ?? -1;
    if (fitting !== undefined && at >= 0) {
      const said = messageText(head, fitting.line);
      const likely = weight * wishOf(rest | (1 << rank)) * (at === 0 ? 1 : SECOND);
      sums.set(said, (sums.get(said) ?? 0) + likely);
      total += likely;
    }
    if (rest === 0) break;
  }
  if (total === 0) return undefined;
  return [...sums]
    .map(([text, sum]) => ({ text, share: sum / total }))
    .filter(({ share }) => share >= NEVER)
    .toSorted((a, b) => b.share - a.share);
}

/**
 * Returns the relative frequency with which a hand with these ranks of the suit leads it: players lead short suits and
 * those under an ace less often than they hold them. For other plays nothing similar is known.
 */
function wishes({ told, moment }: DefenderChoice, head: CardingHead, card: number): (held: number) => number {
  if (!head.startsWith('lead') && head !== 'later') return () => 1;
  const scene = sceneOf(told);
  const net = judgesOfPlay()[kindOf(moment, false, scene.declarer)];
  return (held) => Math.exp(judge(net, cardInputs(scene, moment, suitIndex(card), held, rankIndex(card))));
}

/**
 * Returns the probability that one hand holds a particular set of k cards of a suit, by k, if all layouts are equally
 * likely.
 * @param all the number of hidden cards
 * @param own the number of the hand's cards
 * @param suit the number of the suit's cards
 */
function chances(all: number, own: number, suit: number): readonly number[] {
  return Array.from({ length: suit + 1 }, (_, k) =>
    Math.exp(logChoose(all - suit, own - k) - logChoose(all, own)),
  );
}

function logChoose(n: number, k: number): number {
  if (k < 0 || k > n) return -Infinity;
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i);
  return sum;
}

/**
 * Describes a card in one sentence: `Fourth best; rarely low from an honour`. Returns `undefined` if the card says
 * nothing.
 */
export function cardMeaning(game: AnyGame, view: View, card: number): string | undefined {
  const said = messagesOfCard(game, view, card);
  if (said === undefined) return undefined;
  const words = (isRare: boolean): readonly string[] =>
    said.flatMap(({ text, share }) => (share < RARE === isRare ? [text] : []));
  const [usual, rare] = [words(false).join('; or '), words(true).join('; or ')];
  const text = [usual, ...(rare === '' ? [] : [`rarely ${rare}`])].join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

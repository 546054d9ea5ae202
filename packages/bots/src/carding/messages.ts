import { rankIndex, suitIndex } from '@overtrick/rules/card';
import { bitCount } from '@overtrick/rules/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/view';
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

/** A message that a card can have, and how likely that is, as a share of all that it can. */
export interface CardMessage {
  /** The words of the carding, with the signal before them: `High: likes the suit`. */
  readonly text: string;
  readonly share: number;
}

/** Below the first a message is rare, below the second it is not told: so seldom a card is played otherwise, too. */
const RARE = 0.2;
const NEVER = 0.03;
/** A high card that is not the highest that could be spared is played where that one costs a trick. */
const SECOND = 0.25;

/**
 * The messages of `card`, played now by the defender on turn, by what their side has agreed and everybody sees; the
 * likeliest first. `undefined` where nothing is agreed. It is the same for any hand that they may hold.
 */
export function messagesOfCard(game: AnyGame, view: View, card: number): readonly CardMessage[] | undefined {
  const asked = askedIn(game, view);
  return asked && messagesOf(asked, card);
}

/** The messages of a card: see `messagesOfCard`. */
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
  // every holding of cards that nobody sees, with this one
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
 * The wish of a hand with these ranks of the suit to lead it, beside others: players lead short suits and those
 * under an ace less often than they hold them. Of a card that is not led nothing like it is known.
 */
function wishes({ told, moment }: DefenderChoice, head: CardingHead, card: number): (held: number) => number {
  if (!head.startsWith('lead') && head !== 'later') return () => 1;
  const scene = sceneOf(told);
  const net = judgesOfPlay()[kindOf(moment, false, scene.declarer)];
  return (held) => Math.exp(judge(net, cardInputs(scene, moment, suitIndex(card), held, rankIndex(card))));
}

/**
 * The chance that one hand holds one certain set of k cards of a suit, by k: beside others, all layouts alike.
 * @param all hidden cards
 * @param own those of the hand
 * @param suit those of the suit
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

/** In one sentence: `Fourth best; rarely low from an honour`. `undefined` where the card says nothing. */
export function cardMeaning(game: AnyGame, view: View, card: number): string | undefined {
  const said = messagesOfCard(game, view, card);
  if (said === undefined) return undefined;
  const words = (isRare: boolean): readonly string[] =>
    said.flatMap(({ text, share }) => (share < RARE === isRare ? [text] : []));
  const [usual, rare] = [words(false).join('; or '), words(true).join('; or ')];
  const text = [usual, ...(rare === '' ? [] : [`rarely ${rare}`])].join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

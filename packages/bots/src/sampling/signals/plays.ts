import { defined } from '@overtrick/rules/assert';
import { rankIndex, SUITS, suitIndex } from '@overtrick/rules/cards/card';
import { bitCount, type CardSet, holding, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { cardInputs, type Scene } from './inputs.ts';
import { type Kind, kindOf } from './kinds.ts';
import { type Moment, momentsOf, type PublicPlay, suitsBid } from './moments.ts';
import { judge, type Net } from './net.ts';

/** A net for each kind of choice. */
export type PlayNets = { readonly [K in Kind]: Net };

/** The ranks in a hand, by suit from clubs. */
export type Holdings = readonly number[];

/** Adds cards to holdings. */
export const withMore = (held: Holdings, more: Holdings): Holdings =>
  held.map((ranks, suit) => ranks | (more[suit] ?? 0));

export const holdingsOf = (cards: CardSet): Holdings => SUITS.map((suit) => holding(cards, suit));

export const sceneOf = ({ trump, level, declarer, calls }: PublicPlay): Scene => ({
  trump: trump === undefined ? -1 : SUITS.indexOf(trump),
  level,
  declarer,
  bid: suitsBid(calls),
});

/** The share of players who play differently from the nets' predictions: no play proves a layout impossible. */
const SURPRISE = 0.03;

/**
 * The likelihood that a hand with these holdings plays as it did; cached for each holding of a suit, because suits are
 * independent.
 */
interface ReadPlay {
  readonly seat: Seat;
  likelihood(held: Holdings): number;
}

/**
 * Returns a function for the likelihood, as a factor, of the plays of a hand if it holds these cards now, by experts'
 * choices.
 * @param seats the hands to read
 */
export function readPlays(
  nets: PlayNets,
  play: PublicPlay,
  seats: readonly Seat[],
): (seat: Seat, held: Holdings) => number {
  const scene = sceneOf(play);
  const reads = momentsOf(play).flatMap((moment, i): readonly ReadPlay[] => {
    if (!seats.includes(moment.seat)) return [];
    const { card } = defined(play.played[i], 'a moment a card');
    return [readPlay(nets, scene, moment, card, playedSince(play, moment.seat, i))];
  });
  const ofSeat = bySeat((seat) => reads.filter((read) => read.seat === seat));
  return (seat, held) => ofSeat[seat].reduce((product, read) => product * read.likelihood(held), 1);
}

/** Returns the ranks that a hand has played from the card with this index on, by suit: it held them then. */
export function playedSince({ played }: PublicPlay, seat: Seat, index: number): Holdings {
  return holdingsOf(setOf(played.slice(index).flatMap((one) => (one.seat === seat ? [one.card] : []))));
}

/**
 * Reads one play.
 * @param later the ranks that the hand played from then on, by suit: it held them too
 */
function readPlay(nets: PlayNets, scene: Scene, moment: Moment, card: number, later: Holdings): ReadPlay {
  const suit = suitIndex(card);
  const isFollowing = suit === moment.led;
  const net = nets[kindOf(moment, isFollowing, scene.declarer)];
  const open = isFollowing ? [suit] : [0, 1, 2, 3].filter((each) => each !== moment.led);
  const wishes = suitWishes(net, scene, moment);
  const wished = new Map<number, number>();
  const then = [0, 0, 0, 0];
  return {
    seat: moment.seat,
    likelihood(held) {
      let choices = 0;
      let sum = 0;
      for (const each of open) {
        then[each] = (held[each] ?? 0) | (later[each] ?? 0);
        choices += bitCount(then[each]);
        sum += wishes(each, then[each]);
      }
      if (choices < 2) return 1;
      const holding = then[suit] ?? 0;
      let own = wished.get(holding);
      if (own === undefined) {
        own = Math.exp(judge(net, cardInputs(scene, moment, suit, holding, rankIndex(card))));
        wished.set(holding, own);
      }
      return (1 - SURPRISE) * (own / sum) + SURPRISE / choices;
    },
  };
}

/**
 * Returns a function for the combined strength of all cards of a holding: the sum of the exponentials of their outputs.
 */
function suitWishes(net: Net, scene: Scene, moment: Moment): (suit: number, held: number) => number {
  const known = SUITS.map(() => new Map<number, number>());
  return (suit, held) => {
    if (held === 0) return 0;
    const found = known[suit]?.get(held);
    if (found !== undefined) return found;
    let sum = 0;
    for (let rest = held; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      sum += Math.exp(judge(net, cardInputs(scene, moment, suit, held, rank)));
    }
    known[suit]?.set(held, sum);
    return sum;
  };
}

/** Returns the probability that an expert with this hand plays each of the legal cards now. */
export function chancesOf(
  nets: PlayNets,
  play: PublicPlay,
  seat: Seat,
  held: Holdings,
  legal: readonly number[],
): readonly number[] {
  const scene = sceneOf(play);
  const moment = defined(momentsOf(play, seat).at(-1), 'the moment asked for');
  const isFollowing = legal.some((card) => suitIndex(card) === moment.led);
  const net = nets[kindOf(moment, isFollowing, scene.declarer)];
  const wishes = legal.map((card) =>
    Math.exp(
      judge(net, cardInputs(scene, moment, suitIndex(card), held[suitIndex(card)] ?? 0, rankIndex(card))),
    ),
  );
  const sum = wishes.reduce((a, b) => a + b, 0);
  return wishes.map((wish) => wish / sum);
}

import { type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { SEATS } from '@overtrick/rules/cards/seat';
import { type Hand, honours, isStopped, pointsIn } from '../hand.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Range } from '../range.ts';
import type { Situation } from '../situation.ts';
import { AT_NOTRUMP, WITH_TRUMPS } from './weights.ts';

/**
 * The value of a hand opposite partner's shown hand, against the others': expected double-dummy tricks. It serves
 * invitations, games, slams and competition; the weights are least squares over the deals of
 * `lab/fit/tricks.ts`, which bots bid.
 */

const ALL_POINTS = 40;

interface Picture {
  readonly partner: Knowledge | undefined;
  readonly others: readonly Knowledge[];
}

const pictureOf = ({ know, me, partner }: Situation): Picture => ({
  partner: partner && know[partner],
  others: SEATS.filter((seat) => seat !== me && seat !== partner).map((seat) => know[seat]),
});

const ANY: Range = [0, ALL_POINTS];
const NO_LENGTH: Range = [0, 13];

/** Returns partner's points: the least, and the middle of the remaining range beside the others' least. */
function strengthOf(hand: Hand, { partner, others }: Picture): readonly [number, number] {
  const [least, most] = partner?.high ?? ANY;
  const theirs = others.reduce((sum, { high }) => sum + high[0], 0);
  const there = ALL_POINTS - hand.high;
  const top = Math.min(most, Math.max(least, there - theirs));
  // nobody is likely to hold all remaining points
  const share = Math.max(least, (there - theirs - least) / 3 + least);
  return [least, (least + Math.min(top, share * 1.6)) / 2];
}

const lengthOf = (known: Knowledge | undefined, suit: Suit): Range => known?.length[suit] ?? NO_LENGTH;

const sum = (figures: readonly number[]): number => figures.reduce((so, each) => so + each, 0);

/** Scores short side suits: 3 for a void, 2 for a singleton, 1 for a doubleton, when there are trumps to ruff with. */
const shortBeside = ({ length }: Hand, trump: Suit): number =>
  length[trump] < 2
    ? 0
    : sum(SUITS.filter((suit) => suit !== trump).map((suit) => Math.max(0, 3 - length[suit])));

/** Lists the suits in which a player has shown at least four cards. */
const suitsOf = (known: Knowledge | undefined): readonly Suit[] =>
  SUITS.filter((suit) => lengthOf(known, suit)[0] >= 4);

/** Computes the figures of a trump contract of the own side. */
export function trumpFigures(s: Situation, hand: Hand, trump: Suit): readonly number[] {
  const picture = pictureOf(s);
  const { partner, others } = picture;
  const [least, middle] = strengthOf(hand, picture);
  const [short, long] = lengthOf(partner, trump);
  const theirs = SUITS.filter((suit) => others.some((known) => lengthOf(known, suit)[0] >= 4));
  const side = suitsOf(partner).filter((suit) => suit !== trump);
  return [
    1,
    hand.high,
    hand.aces,
    hand.kings,
    least,
    middle,
    hand.length[trump],
    short,
    Math.min(long, 13 - hand.length[trump]),
    honours(hand, trump, 3),
    shortBeside(hand, trump),
    sum(side.map((suit) => pointsIn(hand, suit))),
    sum(side.map((suit) => hand.length[suit])) - 3 * side.length,
    sum(theirs.filter((suit) => suit !== trump).map((suit) => pointsIn(hand, suit))),
    sum(theirs.filter((suit) => suit !== trump).map((suit) => Math.max(0, 3 - hand.length[suit]))),
    Math.max(0, ...others.map((known) => lengthOf(known, trump)[0])),
    Math.max(...SUITS.filter((suit) => suit !== trump).map((suit) => hand.length[suit])),
    partner?.isBalanced === true ? 1 : 0,
  ];
}

/** Computes the figures of a notrump contract of the own side. */
export function notrumpFigures(s: Situation, hand: Hand): readonly number[] {
  const picture = pictureOf(s);
  const { partner, others } = picture;
  const [least, middle] = strengthOf(hand, picture);
  const theirs = SUITS.filter((suit) => others.some((known) => lengthOf(known, suit)[0] >= 4));
  const open = theirs.filter((suit) => !isStopped(hand, suit) && partner?.stops.includes(suit) !== true);
  const long = Math.max(...SUITS.map((suit) => hand.length[suit]));
  const longest = SUITS.filter((suit) => hand.length[suit] === long);
  const fit = Math.max(...SUITS.map((suit) => hand.length[suit] + lengthOf(partner, suit)[0]));
  return [
    1,
    hand.high,
    hand.aces,
    hand.kings,
    least,
    middle,
    open.length,
    theirs.length,
    Math.max(0, long - 4),
    Math.max(...longest.map((suit) => honours(hand, suit, 5))),
    Math.max(0, fit - 7),
    sum(suitsOf(partner).map((suit) => pointsIn(hand, suit))),
    sum(theirs.map((suit) => hand.length[suit])),
    Math.max(0, ...SUITS.map((suit) => lengthOf(partner, suit)[0] - 4)),
    hand.isBalanced ? 1 : 0,
    partner?.isBalanced === true ? 1 : 0,
  ];
}

const weighed = (figures: readonly number[], weights: readonly number[]): number =>
  figures.reduce((total, figure, i) => total + figure * (weights[i] ?? 0), 0);

/** Estimates the tricks of the own side in a strain, opposite partner's shown hand. */
export const tricksOpposite = (s: Situation, hand: Hand, strain: Strain): number =>
  strain === 'N'
    ? weighed(notrumpFigures(s, hand), AT_NOTRUMP)
    : weighed(trumpFigures(s, hand, strain), WITH_TRUMPS);

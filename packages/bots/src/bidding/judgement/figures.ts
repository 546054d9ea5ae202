import { bidIndex, type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { turn } from '@overtrick/rules/cards/seat';
import { tricksOpposite } from '../evaluation/opposite.ts';
import { type Hand, honours, isStopped, keyCards, losers, pointsIn, quickTricks } from '../hand.ts';
import type { Knowledge } from '../knowledge.ts';
import { isThin, type Rule } from '../rule.ts';
import {
  cheapest,
  hasPassed,
  isForced,
  isGameBid,
  isGameForced,
  isOurs,
  mine,
  ours,
  partners,
  passes,
  type Situation,
  suitsOf,
  theirSuits,
  theirs,
} from '../situation.ts';

/** A hand with everything known at the table, computed once for all its calls. */
export interface Scene {
  readonly s: Situation;
  readonly hand: Hand;
  readonly partner: Knowledge | undefined;
  /** The opponents, the one to the left first. */
  readonly others: readonly [Knowledge, Knowledge];
  readonly theirSuits: readonly Suit[];
  /** The expected tricks opposite partner's shown hand. */
  readonly tricks: { readonly [S in Strain]: number };
  /** The suit with the most expected tricks that is not theirs. */
  readonly best: Suit;
  /** The figures of the system's call. */
  readonly made: readonly number[];
  /** The figures of the auction, the hand and the system's call: the same for every other call. */
  readonly figures: readonly number[];
}

/** Stands for a missing figure. */
const NONE = -1;
const ALL_POINTS = 40;

const CALLS = { P: 0, X: 1, XX: 2, N: 3, suit: 4 } as const;
const STRAINS = { C: 1, D: 1, H: 2, S: 2, N: 3 } as const;
/** The player of the standing bid. */
const BIDDERS = { nobody: 0, me: 1, partner: 2, left: 3, right: 4 } as const;

const yes = (is: boolean): number => (is ? 1 : 0);
const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);
const most = (figures: readonly number[]): number => Math.max(0, ...figures);
/** Returns the number of cards of a suit that a player has shown. */
const shown = (known: Knowledge | undefined, suit: Suit): number => known?.length[suit][0] ?? 0;
const suitIn = (strain: Strain | undefined): Suit | undefined => (strain === 'N' ? undefined : strain);

const kindOf = (call: Call): number => CALLS[isBid(call) ? (strainOf(call) === 'N' ? 'N' : 'suit') : call];

/** Computes everything that is the same for every other call of a hand for which the system has the rule. */
export function sceneOf(s: Situation, hand: Hand, rule: Rule | undefined): Scene {
  const named = theirSuits(s);
  const tricks = {
    C: tricksOpposite(s, hand, 'C'),
    D: tricksOpposite(s, hand, 'D'),
    H: tricksOpposite(s, hand, 'H'),
    S: tricksOpposite(s, hand, 'S'),
    N: tricksOpposite(s, hand, 'N'),
  };
  const seen: Seen = {
    s,
    hand,
    partner: s.partner && s.know[s.partner],
    others: [s.know[turn(s.me, 1)], s.know[turn(s.me, 3)]],
    theirSuits: named,
    tricks,
    best: bestOf(named, tricks),
  };
  const made = callFigures(seen, rule?.call ?? 'P');
  const figures = [
    ...handFigures(hand),
    ...strengthFigures(seen),
    ...auctionFigures(s),
    ...trumpFigures(seen),
    ...suitFigures(seen),
    ...placeFigures(seen),
    ...untoldFigures(seen),
    ...ruleFigures(rule),
    ...made,
    ...togetherFigures(seen),
  ];
  return { ...seen, made, figures };
}

type Seen = Omit<Scene, 'made' | 'figures'>;

const handFigures = (hand: Hand): readonly number[] => [
  hand.high,
  hand.aces,
  hand.kings,
  losers(hand),
  quickTricks(hand),
  ...[0, 1, 2, 3].map((i) => hand.shape[i] ?? 0),
];

/** Lists the points that the others have shown. */
const strengthFigures = ({ partner, others: [left, right] }: Seen): readonly number[] => [
  partner?.strength[0] ?? 0,
  ...(partner?.high ?? [0, ALL_POINTS]),
  ...left.high,
  ...right.high,
];

const bidderOf = ({ bidder, me, partner }: Situation): keyof typeof BIDDERS =>
  bidder === undefined
    ? 'nobody'
    : bidder === me
      ? 'me'
      : bidder === partner
        ? 'partner'
        : bidder === turn(me, 1)
          ? 'left'
          : 'right';

/** Lists the figures of the auction: the standing bid, the number of each player's calls, and the vulnerability. */
function auctionFigures(s: Situation): readonly number[] {
  const last = partners(s).at(-1);
  return [
    s.bid === undefined ? 0 : levelOf(s.bid),
    s.bid === undefined ? 0 : STRAINS[strainOf(s.bid)],
    BIDDERS[bidderOf(s)],
    s.doubling,
    passes(s),
    mine(s).length,
    partners(s).length,
    theirs(s).length,
    ours(s).length,
    s.made.length,
    yes(s.isVulnerable),
    yes(s.areTheyVulnerable),
    yes(hasPassed(s, s.me)),
    yes(s.partner !== undefined && hasPassed(s, s.partner)),
    last === undefined ? NONE : kindOf(last.call),
    last !== undefined && isBid(last.call) ? levelOf(last.call) : 0,
    yes(last?.meaning.isArtificial === true),
  ];
}

/** Describes the suit of the standing bid, in the hand and in the others'. */
function trumpFigures({ s, hand, partner, others }: Seen): readonly number[] {
  const trump = suitIn(s.bid && strainOf(s.bid));
  if (trump === undefined) return [NONE, NONE, NONE, NONE, NONE];
  return [
    hand.length[trump],
    honours(hand, trump, 4),
    pointsIn(hand, trump),
    shown(partner, trump),
    sum(others.map((known) => shown(known, trump))),
  ];
}

/** Describes the suits of both sides: the hand's cards in theirs, and how well each side fits. */
function suitFigures({ s, hand, partner, others, theirSuits: named }: Seen): readonly number[] {
  const theirFit = most(SUITS.map((suit) => sum(others.map((known) => shown(known, suit)))));
  const ourFit = most(SUITS.map((suit) => hand.length[suit] + shown(partner, suit)));
  return [
    yes(partner?.isBalanced === true),
    yes(others.some((known) => known.isBalanced)),
    named.length,
    suitsOf(s, (seat) => isOurs(s, seat)).length,
    sum(named.map((suit) => pointsIn(hand, suit))),
    sum(named.map((suit) => hand.length[suit])),
    most(named.map((suit) => Math.max(0, 3 - hand.length[suit]))),
    named.filter((suit) => !isStopped(hand, suit)).length,
    theirFit,
    ourFit,
    ourFit + theirFit,
  ];
}

function bestOf(named: readonly Suit[], tricks: Scene['tricks']): Suit {
  const free = SUITS.filter((suit) => !named.includes(suit));
  return (free.length > 0 ? free : SUITS).reduce((a, b) => (tricks[b] > tricks[a] ? b : a));
}

/** Describes the places to play: the best suit and notrump, and the distance of the tricks from the next bid. */
function placeFigures({ s, hand, partner, tricks, best }: Seen): readonly number[] {
  return [
    tricks[best],
    hand.length[best],
    honours(hand, best, 5),
    shown(partner, best),
    cheapest(s, best),
    tricks[best] - 6 - cheapest(s, best),
    tricks.N,
    tricks.N - 6 - cheapest(s, 'N'),
    most(SUITS.map((suit) => shown(partner, suit))),
  ];
}

/** Describes the strength and length that the hand has beyond its calls so far, and whether partner waits for more. */
function untoldFigures({ s, hand, partner, others, tricks, best }: Seen): readonly number[] {
  const told = s.know[s.me];
  const trump = suitIn(s.bid && strainOf(s.bid));
  return [
    hand.high - told.high[0],
    told.high[1] - hand.high,
    sum(SUITS.map((suit) => Math.max(0, hand.length[suit] - Math.max(3, told.length[suit][0])))),
    ALL_POINTS - hand.high - sum(others.map(({ high }) => high[0])) - (partner?.high[0] ?? 0),
    tricks[best] - tricks.N,
    STRAINS[best],
    yes(isForced(s)),
    yes(isGameForced(s)),
    trump === undefined || !isOurs(s, s.bidder) ? NONE : keyCards(hand, trump),
  ];
}

/** Lists the points of both hands: at least, at most and on average; with long suits; and those of the opponents. */
function togetherFigures({ hand, partner, others }: Seen): readonly number[] {
  const [low, shownHigh] = partner?.high ?? [0, ALL_POINTS];
  const high = Math.min(ALL_POINTS - hand.high, shownHigh);
  const against = sum(others.map((known) => known.high[0]));
  return [
    hand.high + low,
    hand.high + high,
    hand.high + (low + high) / 2,
    hand.points,
    hand.points + (partner?.strength[0] ?? 0),
    against,
    hand.high + low - against,
  ];
}

/** Describes the contract to which a call leads: its kind and level, the tricks it needs, the trumps held. */
function callFigures(seen: Seen, call: Call): readonly number[] {
  const { s, hand, partner, others, theirSuits: named, tricks } = seen;
  const bid = isBid(call) ? call : s.bid;
  if (bid === undefined) return [kindOf(call), 0, 0, NONE, NONE, NONE, NONE, 0, 0, 0, 0, NONE];
  const strain = strainOf(bid);
  const level = levelOf(bid);
  const suit = suitIn(strain);
  const trumps =
    suit === undefined
      ? [NONE, NONE, NONE, NONE]
      : [
          hand.length[suit],
          honours(hand, suit, 5),
          shown(partner, suit),
          most(others.map((known) => shown(known, suit))),
        ];
  return [
    kindOf(call),
    level,
    tricks[strain] - 6 - level,
    ...trumps,
    isBid(call) ? level - cheapest(s, strain) : 0,
    yes(isGameBid(bid)),
    suit === undefined ? yes(named.every((each) => isStopped(hand, each))) : STRAINS[suit],
    isBid(call) ? bidIndex(call) - (s.bid === undefined ? NONE : bidIndex(s.bid)) : 0,
    suit === undefined ? NONE : hand.length[suit] - shown(s.know[s.me], suit),
  ];
}

const ruleFigures = (rule: Rule | undefined): readonly number[] => [
  yes(isThin(rule)),
  yes(rule?.isRare === true),
  yes(rule?.forcing !== undefined && rule.forcing !== 'no'),
];

/** The positions of figures in `callFigures`. */
const LEVEL = 1;
const OVER = 2;
const OWN_TRUMPS = 3;
const PARTNERS_TRUMPS = 5;
const IS_GAME = 8;
const STEPS = 10;

/** Compares the call with the system's: how much higher, how many tricks nearer, and the trumps of both. */
function besideFigures(call: readonly number[], made: readonly number[]): readonly number[] {
  const more = (at: number): number => (call[at] ?? 0) - (made[at] ?? 0);
  const trumps = (of: readonly number[]): number => (of[OWN_TRUMPS] ?? 0) + (of[PARTNERS_TRUMPS] ?? 0);
  return [more(OVER), more(LEVEL), more(IS_GAME), more(STEPS), trumps(call), trumps(made)];
}

/**
 * Computes the figures for judging another call against the system's: those of the hand and the auction, of the rule,
 * and of the contracts to which the two lead.
 */
export function figuresOf(scene: Scene, call: Call): readonly number[] {
  const own = callFigures(scene, call);
  return [...scene.figures, ...own, ...besideFigures(own, scene.made)];
}

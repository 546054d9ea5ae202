import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { knowledgeOf, NOTHING } from './knowledge.ts';
import type { Meaning } from './meaning.ts';
import { atLeast, MOST_POINTS, type Range } from './range.ts';
import type { Tag } from './rule.ts';
import type { Shows } from './shows.ts';
import {
  cheapest,
  isGameBid,
  isOurs,
  mine,
  opening,
  ours,
  partners,
  type Situation,
  unbidSuits,
} from './situation.ts';
import { showsText } from './words.ts';

/** The points that a bid of each level should have without other information. */
const LEAST: readonly number[] = [0, 6, 9, 10, 10, 12, 16, 18];

/** The meanings of calls by players without a partner, which are literal. */
const SAID: { readonly [C in 'P' | 'X' | 'XX']: string } = {
  P: 'no more to bid',
  X: 'expects to beat it',
  XX: 'expects to make it anyway',
};

/** Returns the meaning of a call by a player who informs nobody: it promises nothing about the hand. */
export const literalMeaning = (call: Call): Meaning => ({
  told: NOTHING,
  rare: [],
  isAnew: false,
  forcing: 'no',
  isArtificial: false,
  text: isBid(call) ? 'expects to make it' : SAID[call],
});

/** Guesses the meaning of a call without a rule from its appearance. */
export function naturalMeaning(s: Situation, call: Call): Meaning {
  const [text, shows, tag] = guess(s, call);
  const shown = showsText(shows);
  return {
    told: knowledgeOf(shows),
    rare: [],
    isAnew: false,
    forcing: isNewSuit(s, call) || tag === 'blackwood' ? 'round' : 'no',
    ...(tag !== undefined && { tag }),
    isArtificial: tag === 'takeout' || tag === 'blackwood',
    text: shown === '' ? text : `${text}: ${shown}`,
  };
}

/** True for a new suit from the two level up after our opening, which is forcing. */
const isNewSuit = (s: Situation, call: Call): boolean =>
  isBid(call) &&
  levelOf(call) >= 2 &&
  !isGameBid(call) &&
  isOurs(s, opening(s)?.seat) &&
  s.partner !== undefined &&
  partners(s).length > 0 &&
  mine(s).every(({ meaning }) => meaning.tag !== 'preempt') &&
  s.know[s.me].strength[1] > 12 &&
  unbidSuits(s).some((suit) => suit === strainOf(call));

/**
 * True for four notrump directly over partner's suit bid, which asks for aces whatever the earlier bidding ("SAYC
 * System", slam conventions).
 */
const isAceAsk = ({ partner, bid, bidder }: Situation, call: Call): boolean =>
  call === '4N' && bid !== undefined && strainOf(bid) !== 'N' && bidder === partner && partner !== undefined;

function guess(s: Situation, call: Call): readonly [string, Shows, Tag?] {
  if (call === 'P') return ['pass', {}];
  if (call === 'XX') return ['redouble', { points: atLeast(9) }];
  if (call === 'X') {
    const isTakeout =
      s.bid !== undefined && levelOf(s.bid) <= 3 && strainOf(s.bid) !== 'N' && ours(s).length === 0;
    const open: Shows = Object.fromEntries(unbidSuits(s).map((suit) => [suit, atLeast(3, 13)]));
    return isTakeout
      ? ['takeout', { points: atLeast(12), ...open }, 'takeout']
      : ['penalty', { points: atLeast(s.bid !== undefined && levelOf(s.bid) >= 5 ? 10 : 8) }, 'penalty'];
  }
  if (!isBid(call)) return ['pass', {}];
  const level = levelOf(call);
  const strain = strainOf(call);
  const [known] = s.partner === undefined ? [0] : s.know[s.partner].strength;
  const least = Math.max(0, (LEAST[level] ?? 0) - Math.max(0, Math.floor((known - 6) / 2)));
  const points: Range = [least, MOST_POINTS];
  if (isAceAsk(s, call)) return ['Blackwood: asks for aces', { points: atLeast(least) }, 'blackwood'];
  if (strain === 'N') return ['natural', { points }];
  const partners = s.partner === undefined ? 0 : s.know[s.partner].length[strain][0];
  if (partners >= 4)
    return ['raise', { points, count: strain, [strain]: atLeast(Math.min(3, 8 - partners), 13) }];
  const own = s.know[s.me].length[strain][0];
  const isJump = level > cheapest(s, strain) && isOurs(s, s.me);
  return ['natural', { points, [strain]: atLeast(own >= 5 || isJump ? 6 : level === 1 ? 4 : 5, 13) }];
}

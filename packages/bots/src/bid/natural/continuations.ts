import { strainOf } from '@overtrick/rules/call';
import type { Suit } from '@overtrick/rules/card';
import { type Hand, isStopped, longestSuit } from '../hand.ts';
import { atLeast, type Range, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { cheapest, isForced, isGameBid, mine, type Situation, suitsOf } from '../situation.ts';
import { aimOf, gameRules, levelNow, openStops, slamRules, stopsNeeded } from './aims.ts';
import { fits } from './fit.ts';
import { gameLevel, isMajor, suitBid } from './suits.ts';

/**
 * What to say when no special sequence is on and our side has the bid: by partner's range and shape, slam, game, invitation,
 * the better part score, or pass.
 */
export function continuations(s: Situation): readonly Rule[] {
  const { bid } = s;
  if (bid === undefined) return [];
  const isForcedOn = isForced(s);
  const rules = [...slamRules(s)];
  if (isGameBid(bid)) return [...rules, ...corrections(s), PASS, ...(isForcedOn ? escapes(s) : [])];
  rules.push(...gameRules(s), ...invitations(s), ...partScores(s));
  if (!isForcedOn)
    rules.push({ call: 'P', shows: { points: upTo(Math.max(3, aimOf(s).invite('N') + 2)) }, text: 'enough' });
  return isForcedOn ? [...rules, ...escapes(s)] : [...rules, PASS];
}

const PASS: Rule = { call: 'P', shows: {}, text: 'enough' };

/** Partner chose 3NT and may not know of our eight cards in a major. */
function corrections(s: Situation): Rule[] {
  if (s.bid !== '3N' || s.bidder !== s.partner) return [];
  return fits(s)
    .filter(({ suit }) => isMajor(suit))
    .map(({ suit, need }) => ({
      call: suitBid(4, suit),
      shows: { [suit]: atLeast(need, 13) },
      when: (hand) => need > 0 && !(hand.isBalanced && hand.shape[0] === 4 && hand.shape[3] === 3),
      text: 'our fit is better than notrump',
    }));
}

function invitations(s: Situation): Rule[] {
  const aim = aimOf(s);
  const rules: Rule[] = [];
  for (const { suit, need } of fits(s)) {
    const from = aim.invite(suit);
    const points: Range = [Math.max(0, from), Math.max(0, aim.game(suit) - 1)];
    const level = gameLevel(suit) - 1;
    if (from < aim.game(suit) && cheapest(s, suit) <= level && isMajor(suit))
      rules.push({
        call: suitBid(level, suit),
        shows: { points, count: suit, [suit]: atLeast(need, 13) },
        text: 'invites game',
      });
  }
  const game = aim.game('N');
  const from = aim.invite('N');
  if (from >= game) return rules;
  const points: Range = [Math.max(0, from), Math.max(0, game - 1)];
  const own = suitsOf(s, (seat) => seat === s.me);
  for (const suit of own)
    if (cheapest(s, suit) <= 3 && isMajor(suit))
      rules.push({
        call: suitBid(3, suit),
        shows: { points, [suit]: atLeast(6, 13) },
        text: 'own long suit, invites game',
      });
  const stops = openStops(s);
  if (cheapest(s, 'N') <= 2)
    rules.push({
      call: '2N',
      shows: { points, ...stopsNeeded(s) },
      when: (hand) => stops.every((suit) => isStopped(hand, suit)),
      text: 'invites game',
    });
  for (const { suit, need } of fits(s))
    if (!isMajor(suit) && cheapest(s, suit) <= 3)
      rules.push({
        call: suitBid(3, suit),
        shows: { points, [suit]: atLeast(need, 13) },
        text: 'raise, invites game',
      });
  for (const suit of own)
    if (cheapest(s, suit) === 3 && !isMajor(suit))
      rules.push({
        call: suitBid(3, suit),
        shows: { points, [suit]: atLeast(6, 13) },
        text: 'own long suit, invites game',
      });
  return rules;
}

/** No game in sight: leave it, or put it right. */
function partScores(s: Situation): Rule[] {
  const { bid, partner } = s;
  if (bid === undefined || partner === undefined) return [];
  const aim = aimOf(s);
  const strain = strainOf(bid);
  const known = s.know[partner];
  const most = Math.max(0, aim.invite('N') - 1);
  const points = upTo(Math.max(aim.game('N') - 1, 5));
  const rules: Rule[] = [];
  const level = levelNow(s);
  const both = (suit: Suit, hand: Hand) => hand.length[suit] + known.length[suit][0];
  const partnersSuits = suitsOf(s, (seat) => seat === partner);
  // a raise keeps the opponents out and lets partner go on with more
  for (const { suit, need } of fits(s))
    if (isMajor(suit) && level === 1 && cheapest(s, suit) <= 2 && known.strength[0] >= 6)
      rules.push({
        call: suitBid(2, suit),
        shows: { points: [6, Math.max(6, aim.invite(suit) - 1)], count: suit, [suit]: atLeast(need, 13) },
        text: 'raise',
      });
  if (strain !== 'N' && s.bidder === partner) {
    for (const suit of partnersSuits)
      if (suit !== strain && cheapest(s, suit) <= Math.max(2, level))
        rules.push({
          call: suitBid(cheapest(s, suit), suit),
          shows: { points, [suit]: atLeast(2, 13) },
          when: (hand) =>
            both(suit, hand) > both(strain, hand) ||
            (both(suit, hand) === both(strain, hand) && known.length[suit][0] > known.length[strain][0]),
          text: 'back to the first suit',
        });
  }
  for (const suit of suitsOf(s, (seat) => seat === s.me)) {
    const at = cheapest(s, suit);
    if (at > 2 || (at === 2 && level === 2 && known.length[suit][0] >= 3)) continue;
    const least = strain === 'N' && mine(s).length === 1 ? 5 : 6;
    rules.push({
      call: suitBid(at, suit),
      shows: { points, [suit]: atLeast(least, 13) },
      when: (hand) => (strain === 'N' ? !hand.isBalanced || hand.length[suit] >= 6 : both(strain, hand) < 7),
      text: 'own long suit',
    });
  }
  if (level === 1 && strain !== 'N' && cheapest(s, 'N') === 1) {
    const stops = openStops(s);
    rules.push({
      call: '1N',
      shows: { points: [6, Math.max(10, most)] },
      when: (hand) => both(strain, hand) < 8 && stops.every((suit) => isStopped(hand, suit)),
      text: 'no fit so far',
    });
  }
  return rules;
}

/** Partner must not be left alone, and nothing fits: the smallest lie. */
function escapes(s: Situation): Rule[] {
  const { partner } = s;
  if (partner === undefined) return [];
  const known = s.know[partner];
  const text = 'nothing better to bid';
  const partners = fits(s).map(({ suit }) => suit);
  const own = suitsOf(s, (seat) => seat === s.me);
  const stops = openStops(s);
  const notrump = cheapest(s, 'N');
  const rules: Rule[] = [];
  for (const suit of partners)
    if (cheapest(s, suit) <= 4 && known.length[suit][0] >= 5)
      rules.push({ call: suitBid(cheapest(s, suit), suit), shows: { [suit]: atLeast(3, 13) }, text });
  if (notrump <= 3)
    rules.push({
      call: suitBid(notrump, 'N'),
      shows: {},
      when: (hand) => stops.every((suit) => isStopped(hand, suit)),
      text,
    });
  for (const suit of own)
    if (cheapest(s, suit) <= 3)
      rules.push({ call: suitBid(cheapest(s, suit), suit), shows: { [suit]: atLeast(5, 13) }, text });
  for (const suit of suitsOf(s, (seat) => seat === partner))
    if (cheapest(s, suit) <= 4)
      rules.push({
        call: suitBid(cheapest(s, suit), suit),
        shows: { [suit]: atLeast(2, 13) },
        when: (hand) => longestSuit(hand) !== suit || true,
        text,
      });
  for (const suit of own)
    if (cheapest(s, suit) === 4)
      rules.push({ call: suitBid(4, suit), shows: { [suit]: atLeast(6, 13) }, text });
  if (notrump <= 3) rules.push({ call: suitBid(notrump, 'N'), shows: {}, text });
  for (const suit of [...partners, ...own])
    if (cheapest(s, suit) <= 5) rules.push({ call: suitBid(cheapest(s, suit), suit), shows: {}, text });
  if (notrump <= 4) rules.push({ call: suitBid(notrump, 'N'), shows: {}, text });
  return rules.map((rule) => (Object.keys(rule.shows).length > 0 ? rule : { ...rule, isRare: true }));
}

import { levelOf } from '@overtrick/rules/call';
import { isStopped, longestSuit } from '../hand.ts';
import { atLeast, type Range } from '../range.ts';
import type { Rule } from '../rule.ts';
import { cheapest, isOurs, type Situation, theirSuits, unbidSuits } from '../situation.ts';
import { fits } from './fit.ts';
import { gameLevel, suitBid } from './suits.ts';

/** Points that the first takeout double did not promise. */
const EXTRA = 16;

/**
 * The takeout doubler calls again, partner having shown little or nothing: only with much more than the double promised.
 * The general rules come after these.
 */
export function doublerRebids(s: Situation): readonly Rule[] {
  const { bid, partner } = s;
  if (bid === undefined || partner === undefined) return [];
  const theirOwn = theirSuits(s);
  const areTheyOn = !isOurs(s, s.bidder);
  const rules: Rule[] = [];
  for (const { suit, need } of fits(s)) {
    const at = cheapest(s, suit);
    const raise = (level: number, points: Range, text: string) => {
      if (level <= gameLevel(suit) && level >= at)
        rules.push({
          call: suitBid(level, suit),
          shows: { points, count: suit, [suit]: atLeast(need, 13) },
          text,
        });
    };
    raise(gameLevel(suit), atLeast(gameLevel(suit) === 4 ? 22 : 25), 'raise to game');
    if (at + 1 < gameLevel(suit)) raise(at + 1, [19, 21], 'raise with a jump, very strong');
    raise(at, [EXTRA + at - 2, at === 3 ? 21 : 18], 'raise, strong');
  }
  for (const suit of unbidSuits(s)) {
    const at = cheapest(s, suit);
    if (at > 3) continue;
    rules.push({
      call: suitBid(at, suit),
      shows: { points: atLeast(EXTRA + at), [suit]: atLeast(5, 13) },
      when: (hand) => longestSuit(hand) === suit,
      text: 'own suit, too strong to overcall',
    });
  }
  const at = cheapest(s, 'N');
  const stops = theirOwn.slice(0, 1);
  const notrump = (level: number, points: Range): Rule[] =>
    level < at || level > 3
      ? []
      : [
          {
            call: suitBid(level, 'N'),
            shows: { points, count: 'high', stops },
            when: (hand) => stops.every((suit) => isStopped(hand, suit)) && (hand.shape[3] ?? 0) > 0,
            text: 'too strong to overcall 1NT',
          },
        ];
  rules.push(
    ...notrump(3, [23, 30]),
    ...(at === 1 ? notrump(2, [21, 22]) : []),
    ...notrump(at, [at === 1 ? 18 : 19, 22]),
  );
  if (areTheyOn && s.doubling === 0 && levelOf(bid) <= 3)
    rules.push({
      call: 'X',
      shows: { points: atLeast(EXTRA + levelOf(bid) - 1) },
      when: (hand) =>
        [...theirOwn, ...unbidSuits(s)].every((suit) =>
          theirOwn.includes(suit) ? hand.length[suit] <= 3 : hand.length[suit] >= 3,
        ) || hand.high >= 20,
      forcing: 'round',
      tag: 'takeout',
      text: 'takeout again, much stronger',
    });
  return rules.map((rule) => ({ ...rule, isAnew: true }));
}

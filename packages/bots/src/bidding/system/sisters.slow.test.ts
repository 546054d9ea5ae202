import { BIDS, type Call, isBid, levelOf, parseCall, strainOf } from '@overtrick/rules/auction/call';
import { rankIndex, type Suit, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, FULL, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, VULS, type Vul } from '@overtrick/rules/cards/seat';
import { makeHand } from '@overtrick/rules/deals/deal';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { ruleFor } from '../decide.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';
import { SYSTEM_IDS, type SystemId } from './list.ts';

/** Hearts and spades are sisters: where rank decides nothing, a hand with its majors exchanged makes the same call. */

interface Sisters {
  readonly hearts: string;
  readonly spades: string;
  /** Calls whose sister is not simply the other major: transfers, and spades that ask for a minor. */
  readonly others?: { readonly [call in Call]?: Call };
}

const same = (auction: string, others?: Sisters['others']): Sisters => ({
  hearts: auction,
  spades: auction,
  ...(others && { others }),
});
const twins = (hearts: string, spades: string): Sisters => ({ hearts, spades });

/** Auctions in which a major was bid: the other one, where rank would decide, is short. */
const ABOUT_A_MAJOR: readonly Sisters[] = [
  twins('1H P', '1S P'),
  twins('P P 1H P', 'P P 1S P'),
  twins('1H P 2NT P', '1S P 2NT P'),
  twins('2H P', '2S P'),
  twins('3H P', '3S P'),
  twins('1NT P 2D P', '1NT P 2H P'),
  twins('1NT P 2D P 2H P', '1NT P 2H P 2S P'),
  twins('2NT P 3D P', '2NT P 3H P'),
  twins('1C P 1H P', '1C P 1S P'),
  twins('1D P 1H P 2H P', '1D P 1S P 2S P'),
  twins('1H', '1S'),
  twins('1H P 2H', '1S P 2S'),
  twins('1H P P', '1S P P'),
  twins('1H X', '1S X'),
  twins('2H', '2S'),
];
const ABOUT_NONE: readonly Sisters[] = [
  same(''),
  same('P'),
  same('P P'),
  same('1NT'),
  same('3C'),
  same('1NT P', { '2D': '2H', '2H': '2D', '2S': '2S' }),
  same('2NT P', { '3D': '3H', '3H': '3D' }),
  same('1NT P 2C P'),
  same('2C P 2D P'),
];

const other = (suit: Suit): Suit => (suit === 'H' ? 'S' : suit === 'S' ? 'H' : suit);
const DECK = cardsOf(FULL);
const exchanged = (hand: CardSet): CardSet =>
  setOf(
    cardsOf(hand).flatMap((card) =>
      DECK.filter((each) => suitOf(each) === other(suitOf(card)) && rankIndex(each) === rankIndex(card)),
    ),
  );

const sisterOf = (call: Call, { others }: Sisters): Call => {
  const known = others?.[call];
  if (known !== undefined || !isBid(call)) return known ?? call;
  const strain = strainOf(call);
  return `${levelOf(call)}${strain === 'N' ? strain : other(strain)}`;
};

function callOn(hand: CardSet, auction: string, vul: Vul, id: SystemId): Call {
  const calls = auction.split(' ').flatMap((word) => parseCall(word) ?? []);
  const s = auctionSituation(
    'N',
    vul,
    calls,
    bySeat(() => id),
  );
  return ruleFor(s, handOf(hand), ['P', 'X', 'XX', ...BIDS])?.call ?? 'P';
}

const HANDS = times(50, 1000);

/** Lists the hands that make a different call than the sister call when their majors are exchanged. */
function strangers(cases: readonly Sisters[], id: SystemId, isFree: (hand: CardSet) => boolean) {
  const random = seededRandom(seedFor('sisters'));
  const wrong: string[] = [];
  let tried = 0;
  for (let i = 0; i < HANDS; i++) {
    const hand = setOf(shuffled(random, DECK).slice(0, 13));
    if (!isFree(hand)) continue;
    const vul = VULS[i % VULS.length] ?? 'none';
    for (const sisters of cases) {
      tried += 1;
      const wanted = sisterOf(callOn(hand, sisters.hearts, vul, id), sisters);
      const made = callOn(exchanged(hand), sisters.spades, vul, id);
      if (made !== wanted)
        wrong.push(`[${sisters.spades}] ${vul} ${makeHand(exchanged(hand))} ${made}, not ${wanted}`);
    }
  }
  return { wrong, tried };
}

describe.each([...SYSTEM_IDS])('%s', (id) => {
  test('spades are bid as hearts are, with the other major short', () => {
    const { wrong, tried } = strangers(ABOUT_A_MAJOR, id, (hand) => handOf(hand).length.S < 4);
    expect(tried).toBeGreaterThan(6 * HANDS);
    expect(wrong).toEqual([]);
  });

  test('and where neither has been bid, by a hand that does not have both', () => {
    const { wrong, tried } = strangers(ABOUT_NONE, id, (hand) => {
      const { S, H } = handOf(hand).length;
      return Math.min(S, H) < 4;
    });
    expect(tried).toBeGreaterThan(4 * HANDS);
    expect(wrong).toEqual([]);
  });
});

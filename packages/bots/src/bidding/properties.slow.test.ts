import {
  addCall,
  CONTRACT_AUCTION,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '@overtrick/rules/auction/auction';
import { BIDS, type Call, isBid, levelOf, parseCall, strainOf } from '@overtrick/rules/auction/call';
import { type Card, pointsOf, rankIndex, SUITS, type Suit, suitOf } from '@overtrick/rules/cards/card';
import {
  add,
  type CardSet,
  cardsOf,
  FULL,
  has,
  remove,
  setOf,
  suitLength,
} from '@overtrick/rules/cards/cardSet';
import { bySeat, type Seat, VULS, type Vul } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { makeHand, randomDeal } from '@overtrick/rules/deals/deal';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { ruleFor } from './decide.ts';
import { handOf } from './hand.ts';
import type { Rule } from './rule.ts';
import { SYSTEM_IDS, type SystemId } from './system/list.ts';
import { auctionSituation } from './table.ts';

/** Properties that hold for any hand, beyond any list of cases. */

const LEGAL: readonly Call[] = ['P', 'X', 'XX', ...BIDS];
const KING = 11;
/** The number of whole auctions for each system. */
const BOARDS = times(90, 1000);
/** Openings, answers to partner's opening, calls over an opponent's, answers after an overcall, balancing calls. */
const AUCTIONS = [
  '',
  'P',
  'P P',
  'P P P',
  ...['1C', '1D', '1H', '1S', '1NT', '2H', '2S', '3D'],
  ...['1C P', '1D P', '1H P', '1S P', '1NT P', '2C P', '2D P', '2H P', '2S P', '3H P'],
  ...['1H 1S', '1D 1H', '1S 2C', '1H X', '1D 1NT', '1C 1S P', '1H P 2H', '1D P 1H', '1S P P', '1H P P'],
].map((text) => ({
  text,
  calls: text.split(' ').flatMap((word): Call[] => {
    const call = parseCall(word);
    return call === undefined ? [] : [call];
  }),
}));
type Sequence = (typeof AUCTIONS)[number];

function* randomHands(count: number): Generator<CardSet> {
  const random = seededRandom(seedFor('properties'));
  for (let i = 0; i < count; i++) yield setOf(shuffled(random, cardsOf(FULL)).slice(0, 13));
}

/** A turn in the auction of four players: seat, cards, the calls before it, and the rule of the call. */
interface Turn extends Sequence {
  readonly seat: Seat;
  readonly hand: CardSet;
  readonly legal: readonly Call[];
  readonly rule: Rule | undefined;
}

/** Bids a board with four players of one system and returns the turns. */
function turnsOf(board: number, system: SystemId): { readonly turns: readonly Turn[]; readonly vul: Vul } {
  const { dealer, vul } = termsOfBoard(board);
  const deal = randomDeal(seededRandom(seedFor(`properties ${board}`)));
  const turns: Turn[] = [];
  let auction = startAuction(dealer);
  while (!isAuctionOver(CONTRACT_AUCTION, auction)) {
    const calls = auction.calls.map(({ call }) => call);
    const legal = legalCalls(CONTRACT_AUCTION, auction);
    const seat = auction.turn;
    const turn = { seat, hand: deal[seat], calls, legal, text: `${dealer}: ${calls.join(' ')}` };
    const rule = ruleAt(turn, deal[seat], dealer, vul, system);
    turns.push({ ...turn, rule });
    auction = addCall(CONTRACT_AUCTION, auction, rule?.call ?? 'P');
  }
  return { turns, vul };
}

const ruleAt = (
  { calls, legal }: Pick<Turn, 'calls' | 'legal'>,
  hand: CardSet,
  dealer: Seat,
  vul: Vul,
  system: SystemId,
): Rule | undefined =>
  ruleFor(
    auctionSituation(
      dealer,
      vul,
      calls,
      bySeat(() => system),
    ),
    handOf(hand),
    legal,
  );

/** Returns the rule where every call is legal: North deals. */
const ruleIn = (hand: CardSet, { calls }: Sequence, vul: Vul, system: SystemId): Rule | undefined =>
  ruleAt({ calls, legal: LEGAL }, hand, 'N', vul, system);

const lowCard = (cards: readonly Card[], isWanted: (card: Card) => boolean): Card | undefined =>
  cards.find((card) => pointsOf(card) === 0 && isWanted(card));

/** Replaces a small card of the suit by its king; `undefined` where the hand has none, or already has the king. */
function withKing(hand: CardSet, suit: Suit): CardSet | undefined {
  const king = cardsOf(FULL).find((card) => suitOf(card) === suit && rankIndex(card) === KING);
  const low = lowCard(cardsOf(hand), (card) => suitOf(card) === suit);
  return low === undefined || king === undefined || has(hand, king)
    ? undefined
    : add(remove(hand, low), king);
}

/** Lists the suits that the opponents of the next caller have bid. */
const theirSuits = ({ calls }: Pick<Sequence, 'calls'>): readonly string[] =>
  calls.flatMap((call, i) => ((calls.length - i) % 2 === 1 && isBid(call) ? [strainOf(call)] : []));

/** True where a pass is right: length in their suit waits for partner's double, and preempts are for weak hands. */
const waits = (hand: CardSet, auction: Pick<Sequence, 'calls'>, rule: Rule | undefined): boolean =>
  rule?.tag === 'preempt' ||
  /weak|shut/.test(rule?.text ?? '') ||
  SUITS.some((suit) => theirSuits(auction).includes(suit) && suitLength(hand, suit) >= 4);

describe.each([...SYSTEM_IDS])('%s', (system) => {
  test('a king for a small card never makes a pass of a call', () => {
    const wrong: string[] = [];
    let turn = 0;
    for (const hand of randomHands(times(60, 1000)))
      for (const auction of AUCTIONS) {
        turn += 1;
        const suit: Suit = SUITS[turn % 4] ?? 'C';
        const vul = VULS[turn % VULS.length] ?? 'none';
        const better = withKing(hand, suit);
        if (better === undefined) continue;
        const before = ruleIn(hand, auction, vul, system);
        if (before === undefined || before.call === 'P' || waits(hand, auction, before)) continue;
        const after = ruleIn(better, auction, vul, system)?.call ?? 'P';
        if (after === 'P')
          wrong.push(`[${auction.text}] ${vul} ${makeHand(hand)} ${before.call}, ${suit}K more: P`);
      }
    expect(wrong).toEqual([]);
  });

  test('nor in later rounds, but for one hand in three hundred', () => {
    const wrong: string[] = [];
    let tried = 0;
    for (let board = 1; board <= BOARDS; board++) {
      const { turns, vul } = turnsOf(board, system);
      const dealer = turns[0]?.seat ?? 'N';
      for (const [at, turn] of turns.entries()) {
        const { hand, rule } = turn;
        if (rule === undefined || rule.call === 'P' || rule.isArtificial || waits(hand, turn, rule)) continue;
        const own = turns.slice(0, at).filter(({ seat }) => seat === turn.seat);
        for (const suit of SUITS) {
          const better = withKing(hand, suit);
          if (better === undefined) continue;
          const callAt = (one: Turn) => ruleAt(one, better, dealer, vul, system)?.call ?? 'P';
          // a hand that would have called differently earlier belongs to another auction
          if (own.some((one) => callAt(one) !== (one.rule?.call ?? 'P'))) continue;
          tried += 1;
          if (callAt(turn) === 'P')
            wrong.push(`[${turn.text}] ${turn.seat} ${makeHand(hand)} ${rule.call}, ${suit}K more: P`);
        }
      }
    }
    expect(tried).toBeGreaterThan(4 * BOARDS);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(tried / 300);
  });

  test('a card more in the long suit never lowers a preempt', () => {
    const wrong: string[] = [];
    let turn = 0;
    const fits = AUCTIONS.filter(({ text }) => ['', 'P', 'P P', '1D', '1H'].includes(text));
    for (const hand of randomHands(times(1500, 20_000))) {
      const suit = SUITS.find((one) => suitLength(hand, one) >= 6);
      if (suit === undefined || pointsIn([hand]) > 9) continue;
      const vul = VULS[turn++ % VULS.length] ?? 'none';
      const more = lowCard(cardsOf(FULL), (card) => suitOf(card) === suit && !has(hand, card));
      const less = lowCard(cardsOf(hand), (card) => suitOf(card) !== suit);
      if (more === undefined || less === undefined) continue;
      const longer = add(remove(hand, less), more);
      for (const auction of fits) {
        const before = ruleIn(hand, auction, vul, system)?.call ?? 'P';
        if (!isBid(before) || strainOf(before) !== suit || levelOf(before) < 2) continue;
        const after = ruleIn(longer, auction, vul, system)?.call ?? 'P';
        // with a point for the length it may be an opening of one
        const level = isBid(after) ? levelOf(after) : 0;
        if (level < levelOf(before) && level !== 1)
          wrong.push(`[${auction.text}] ${vul} ${makeHand(hand)} ${before}, ${makeHand(longer)} ${after}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

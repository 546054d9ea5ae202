import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { type Strain, SUITS } from '@overtrick/rules/cards/card';
import { type Seat, turn } from '@overtrick/rules/cards/seat';
import { isIn } from '../range.ts';
import { isTag, type Tag } from '../rule.ts';
import {
  cheapest,
  hasPassed,
  isForced,
  isGameBid,
  isGameForced,
  isOurs,
  lastOf,
  mine,
  opening,
  ours,
  partners,
  passes,
  type Situation,
  suitsOf,
  theirSuits,
  theirs,
  unbidSuits,
} from '../situation.ts';
import type { ConditionForm } from './conditions.ts';
import type { Condition } from './draft.ts';
import { rangeOf, withSuit } from './handConditions.ts';
import { SUIT_NAME } from './names.ts';
import { isMajor, isMinor, outranks, together, trumpsOf } from './suits.ts';

const RANGE = String.raw`(\d+)(\+|-\d+|)`;

const form = (words: string, make: ConditionForm['make']): ConditionForm => ({
  words: new RegExp(`^${words}$`),
  make,
});

const when =
  (test: (s: Situation) => boolean): (() => Condition) =>
  () =>
  ({ s }) =>
    test(s);

const isWe = (s: Situation): boolean => isOurs(s, s.bidder);

/** Returns the declarer of the opponents' bid: the first of them to name its strain. */
const theirDeclarer = (s: Situation): Seat | undefined =>
  theirs(s).find(({ call }) => isBid(call) && s.bid !== undefined && strainOf(call) === strainOf(s.bid))
    ?.seat;

/** Returns the player who leads against the opponents' bid. */
function leaderOf(s: Situation): Seat | undefined {
  const declarer = isWe(s) ? undefined : theirDeclarer(s);
  return declarer && turn(declarer, 1);
}

/** Returns the first suit that the hand opposite that declarer has named. */
function dummysSuit(s: Situation): Strain | undefined {
  const declarer = isWe(s) ? undefined : theirDeclarer(s);
  const bid = theirs(s).find(
    ({ seat, call, meaning }) =>
      seat !== declarer && isBid(call) && strainOf(call) !== 'N' && !meaning.isArtificial,
  )?.call;
  return declarer !== undefined && bid !== undefined && isBid(bid) ? strainOf(bid) : undefined;
}

/** The conditions on the player whose call has a tag. */
const TAGGED: { readonly [who: string]: (s: Situation, tag: Tag) => boolean } = {
  partner: (s, tag) => lastOf(s, s.partner)?.meaning.tag === tag,
  I: (s, tag) => mine(s).at(-1)?.meaning.tag === tag,
  we: (s, tag) => ours(s).some(({ meaning }) => meaning.tag === tag),
  they: (s, tag) => theirs(s).some(({ meaning }) => meaning.tag === tag),
  ever: (s, tag) => mine(s).some(({ meaning }) => meaning.tag === tag),
};

export const AUCTION_CONDITIONS: readonly ConditionForm[] = [
  form(
    'always',
    when(() => true),
  ),
  form(
    'vul',
    when((s) => s.isVulnerable),
  ),
  form(
    'they vul',
    when((s) => s.areTheyVulnerable),
  ),
  form(
    'favourable',
    when((s) => !s.isVulnerable && s.areTheyVulnerable),
  ),
  form(
    'unfavourable',
    when((s) => s.isVulnerable && !s.areTheyVulnerable),
  ),
  form(
    'passed',
    when((s) => hasPassed(s, s.me)),
  ),
  form(
    'partner passed',
    when((s) => s.partner !== undefined && hasPassed(s, s.partner)),
  ),
  // the number of passes before the first bid, plus one
  form(`seat ${RANGE}`, ([least, end]) => ({ s }) => {
    const first = s.made.findIndex(({ call }) => call !== 'P');
    return isIn((first < 0 ? s.made.length : first) + 1, rangeOf(least, end));
  }),
  form(
    'alone',
    when((s) => s.partner === undefined),
  ),
  form('forced', when(isForced)),
  form('game forced', when(isGameForced)),
  form(
    'we bid',
    when((s) => s.bid !== undefined && isWe(s)),
  ),
  form(
    'they bid',
    when((s) => s.bid !== undefined && !isWe(s)),
  ),
  form(
    'partner bid',
    when((s) => s.bid !== undefined && s.bidder === s.partner),
  ),
  form(
    'doubled',
    when((s) => s.doubling === 1),
  ),
  form(
    'redoubled',
    when((s) => s.doubling === 2),
  ),
  form(
    'undoubled',
    when((s) => s.doubling === 0),
  ),
  // their last bid does not offer the suit that it names
  form(
    'their artificial',
    when((s) => {
      const last = theirs(s).findLast(({ call }) => isBid(call));
      return (
        last?.meaning.isArtificial === true &&
        last.meaning.tag !== 'completion' &&
        last.call === s.bid &&
        strainOf(s.bid) !== 'N'
      );
    }),
  ),
  // they have shown eight cards of the suit that they have bid
  form(
    'they fit',
    when((s) => {
      const strain = s.bid === undefined ? 'N' : strainOf(s.bid);
      if (s.bidder === undefined || isWe(s) || strain === 'N') return false;
      const other = s.table.partners[s.bidder];
      return s.know[s.bidder].length[strain][0] + (other ? s.know[other].length[strain][0] : 0) >= 8;
    }),
  ),
  // partner leads against their contract
  form(
    'partner leads',
    when((s) => s.partner !== undefined && leaderOf(s) === s.partner),
  ),
  form(
    'I lead',
    when((s) => leaderOf(s) === s.me),
  ),
  // a pass now ends the auction
  form(
    'last',
    when((s) => s.bid !== undefined && passes(s) === 2),
  ),
  form(
    'we opened',
    when((s) => isOurs(s, opening(s)?.seat)),
  ),
  form(
    'they opened',
    when((s) => opening(s) !== undefined && !isOurs(s, opening(s)?.seat)),
  ),
  form(
    'I opened',
    when((s) => opening(s)?.seat === s.me),
  ),
  form(
    'first',
    when((s) => mine(s).length === 0),
  ),
  form(
    `calls ${RANGE}`,
    ([least, end]) =>
      ({ s }) =>
        isIn(mine(s).length, rangeOf(least, end)),
  ),
  form(
    `our calls ${RANGE}`,
    ([least, end]) =>
      ({ s }) =>
        isIn(ours(s).length, rangeOf(least, end)),
  ),
  form(
    'partner silent',
    when((s) => partners(s).length === 0),
  ),
  form(
    'they silent',
    when((s) => theirs(s).length === 0),
  ),
  form(
    'game bid',
    when((s) => s.bid !== undefined && isGameBid(s.bid)),
  ),
  form(
    'notrump bid',
    when((s) => s.bid !== undefined && strainOf(s.bid) === 'N'),
  ),
  form(
    'raised',
    when((s) => {
      const trump = trumpsOf(s);
      return trump !== undefined && together(s, trump) >= 8;
    }),
  ),
  form(
    'nofit',
    when((s) => !SUITS.some((suit) => together(s, suit) >= 8)),
  ),
  form(
    '3N stands',
    when((s) => s.bid === '3N'),
  ),
  form(
    'partner limited',
    when((s) => {
      const his = s.partner && s.know[s.partner].strength;
      return his !== undefined && his[1] - his[0] <= 5;
    }),
  ),
  form(
    `level ${RANGE}`,
    ([least, end]) =>
      ({ s }) =>
        isIn(s.bid === undefined ? 0 : levelOf(s.bid), rangeOf(least, end)),
  ),
  // the level of the call itself
  form(
    `at ${RANGE}`,
    ([least, end]) =>
      ({ call }) =>
        call !== undefined && isBid(call) && isIn(levelOf(call), rangeOf(least, end)),
  ),
  form(
    'jump',
    () =>
      ({ s, call }) =>
        call !== undefined && isBid(call) && levelOf(call) > cheapest(s, strainOf(call)),
  ),
  form('(partner|I|we|they|ever) #(\\w+)', ([who = '', tag = '']) =>
    isTag(tag) ? ({ s }) => TAGGED[who]?.(s, tag) ?? false : `there is no tag ${tag}`,
  ),
  form(
    `partner ${RANGE} pts`,
    ([least, end]) =>
      ({ s }) =>
        s.partner !== undefined && isIn(s.know[s.partner].strength[0], rangeOf(least, end)),
  ),
  form(
    `me ${RANGE} pts`,
    ([least, end]) =>
      ({ s }) =>
        isIn(s.know[s.me].strength[0], rangeOf(least, end)),
  ),
  form(
    'partner bal',
    when((s) => s.partner !== undefined && s.know[s.partner].isBalanced),
  ),
  form(`partner ${RANGE} (${SUIT_NAME})`, ([least, end, name]) =>
    withSuit(
      name,
      (suit, { s }) =>
        s.partner !== undefined && isIn(s.know[s.partner].length[suit][0], rangeOf(least, end, 13)),
    ),
  ),
  form(`me ${RANGE} (${SUIT_NAME})`, ([least, end, name]) =>
    withSuit(name, (suit, { s }) => isIn(s.know[s.me].length[suit][0], rangeOf(least, end, 13))),
  ),
  form(`known ${RANGE} (${SUIT_NAME})`, ([least, end, name]) =>
    withSuit(name, (suit, { s }) => isIn(together(s, suit), rangeOf(least, end, 13))),
  ),
  form(`(${SUIT_NAME}) theirs`, ([name]) => withSuit(name, (suit, { s }) => theirSuits(s).includes(suit))),
  form(`(${SUIT_NAME}) unbid`, ([name]) => withSuit(name, (suit, { s }) => unbidSuits(s).includes(suit))),
  form(`(${SUIT_NAME}) mine`, ([name]) =>
    withSuit(name, (suit, { s }) => suitsOf(s, (seat) => seat === s.me).includes(suit)),
  ),
  form(`(${SUIT_NAME}) partners`, ([name]) =>
    withSuit(name, (suit, { s }) => suitsOf(s, (seat) => seat === s.partner).includes(suit)),
  ),
  form(`(${SUIT_NAME}) bid`, ([name]) =>
    withSuit(name, (suit, { s }) => s.bid !== undefined && strainOf(s.bid) === suit),
  ),
  form(`(${SUIT_NAME}) dummys`, ([name]) => withSuit(name, (suit, { s }) => dummysSuit(s) === suit)),
  form(`(${SUIT_NAME}) major`, ([name]) => withSuit(name, (suit) => isMajor(suit))),
  form(`(${SUIT_NAME}) minor`, ([name]) => withSuit(name, (suit) => isMinor(suit))),
  form(`(${SUIT_NAME}) over (${SUIT_NAME})`, ([a, b]) =>
    withSuit(a, (high, place, draft) => withSuit(b, (low) => outranks(high, low))(place, draft)),
  ),
  form(`(${SUIT_NAME}) is (${SUIT_NAME})`, ([a, b]) =>
    withSuit(a, (one, place, draft) => withSuit(b, (other) => one === other)(place, draft)),
  ),
  form(
    `unbid suits ${RANGE}`,
    ([least, end]) =>
      ({ s }) =>
        isIn(unbidSuits(s).length, rangeOf(least, end)),
  ),
];

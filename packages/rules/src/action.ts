/**
 * Actions: everything that a player does has one short text; with the player's seat it is a step. Calls and cards are
 * their own text, other actions begin with a word.
 *
 *     parseAction('1NT') // { kind: 'call', call: '1N' }
 *     makeAction({ kind: 'play', card: 51 }) // 'SA'
 *     parseStep('S claim 9') // { seat: 'S', action: { kind: 'claim', tricks: 9 } }
 *     makeStep({ seat: 'W', action: { kind: 'put', put: 'aside', cards: [18] } }) // 'W aside D7'
 */

import { assert, defined, unreachable } from './assert.ts';
import { type Call, isBid, parseCall } from './auction/call.ts';
import { CARDS, type Card, isStrain, makeCard, parseCard, type Strain } from './cards/card.ts';
import { parseSeat, SEATS, type Seat } from './cards/seat.ts';
import { capitals } from './text.ts';

/** Choices that are one word, which is also the action's text. Each game defines their meaning. */
export const CHOICES = [
  'open', // open the dummy (AWOL), open the bidding (Minibridge with slips)
  'closed', // leave the dummy closed
  'keep', // keep the card looked at
  'reject', // put it away and take the next one
  'stand', // let the opponent's card from dummy stand
  'replace', // replace it by the secret card
  'over', // leave the choice to partner
  'look', // look at one's cards
  'ready', // seen enough: pick up one's hand
  'misere', // bid to lose every trick (500)
  'openmisere', // the same with one's hand open
  'blind', // bid nil without having looked
] as const;
export type Choice = (typeof CHOICES)[number];

/** The goal that a player declares with a strain (Minibridge). */
export const GOALS = ['part', 'game', 'small', 'grand'] as const;
export type Goal = (typeof GOALS)[number];

/** Places in a row of hidden cards, or a number of them. */
export const PICKS = ['peek', 'flip', 'reveal'] as const;
export type Pick = (typeof PICKS)[number];

/** Cards put somewhere else than on a trick. */
export const PUTS = ['aside', 'give', 'discard'] as const;
export type Put = (typeof PUTS)[number];

/**
 * Everything that a player of any game of the family can do: a closed list. Each action has one short text, the same on
 * the wire, in records, in goldens and on the command line: `1NT`, `P`, `X`, `XX`; `SA`; `claim 9`; `keep`; `declare H
 * game`; `bid 7 nil NS`; `peek 3 7 9`; `aside D7`.
 */
export type Action =
  | { readonly kind: 'call'; readonly call: Call }
  /** A card from the hand whose turn it is, the acting player's own or the dummy that they control. */
  | { readonly kind: 'play'; readonly card: Card }
  /**
   * Agreed at the table: the acting player's side gets `tricks` of the tricks left, the other side the rest
   * (R-GEN-9).
   */
  | { readonly kind: 'claim'; readonly tricks: number }
  | { readonly kind: 'choose'; readonly choice: Choice }
  /** Names trumps, with what it is for where that is asked. */
  | { readonly kind: 'declare'; readonly strain: Strain; readonly goal?: Goal }
  /**
   * A number of tricks, with the strain or with the hands declared to take none, clockwise from North, where
   * that is asked.
   */
  | {
      readonly kind: 'bid';
      readonly tricks: number;
      readonly strain?: Strain;
      readonly nils?: readonly Seat[];
    }
  /** Places counted from 1, ascending. */
  | { readonly kind: 'pick'; readonly pick: Pick; readonly places: readonly number[] }
  | { readonly kind: 'put'; readonly put: Put; readonly cards: readonly Card[] };

export interface Step {
  readonly seat: Seat;
  readonly action: Action;
}

export function makeAction(action: Action): string {
  switch (action.kind) {
    case 'call':
      return isBid(action.call) ? action.call.replace('N', 'NT') : action.call;
    case 'play':
      return makeCard(action.card);
    case 'claim':
      return `claim ${action.tricks}`;
    case 'choose':
      return action.choice;
    case 'declare':
      return `declare ${strainText(action.strain)}${action.goal === undefined ? '' : ` ${action.goal}`}`;
    case 'bid':
      return `bid ${action.tricks}${action.strain ? ` ${strainText(action.strain)}` : ''}${action.nils?.length ? ` nil ${action.nils.join('')}` : ''}`;
    case 'pick':
      return [action.pick, ...action.places].join(' ');
    case 'put':
      return [action.put, ...action.cards.map(makeCard)].join(' ');
    default:
      return unreachable(action);
  }
}

const strainText = (strain: Strain): string => (strain === 'N' ? 'NT' : strain);

/** Reads an action's text; `undefined` if it is not an action. */
export function parseAction(text: string): Action | undefined {
  const words = text.trim().split(/ +/);
  const [first = '', ...rest] = words;
  const verb = first.toLowerCase();
  if (rest.length === 0) {
    const choice = CHOICES.find((word) => word === verb);
    if (choice !== undefined) return { kind: 'choose', choice };
    const card = parseCard(first);
    if (card !== undefined) return { kind: 'play', card };
    const call = parseCall(first);
    return call === undefined ? undefined : { kind: 'call', call };
  }
  if (verb === 'claim') return parseCount(rest, (tricks) => ({ kind: 'claim', tricks }));
  if (verb === 'declare') return parseDeclare(rest);
  if (verb === 'bid') return parseBid(rest);
  const pick = PICKS.find((word) => word === verb);
  if (pick !== undefined) {
    const places = rest.map(parseNumber);
    return places.every((place) => place !== undefined) ? { kind: 'pick', pick, places } : undefined;
  }
  const put = PUTS.find((word) => word === verb);
  if (put === undefined) return undefined;
  const cards = rest.map(parseCard);
  return cards.every((card) => card !== undefined) ? { kind: 'put', put, cards } : undefined;
}

const parseNumber = (word: string): number | undefined => (/^\d{1,2}$/.test(word) ? Number(word) : undefined);

function parseCount(words: readonly string[], make: (count: number) => Action): Action | undefined {
  const count = words.length === 1 ? parseNumber(words[0] ?? '') : undefined;
  return count === undefined ? undefined : make(count);
}

function parseDeclare([word = '', goalText, ...more]: readonly string[]): Action | undefined {
  const strain = parseStrain(word);
  if (strain === undefined || more.length > 0) return undefined;
  if (goalText === undefined) return { kind: 'declare', strain };
  const goal = GOALS.find((word) => word === goalText.toLowerCase());
  return goal === undefined ? undefined : { kind: 'declare', strain, goal };
}

function parseStrain(word: string): Strain | undefined {
  const strain = capitals(word).replace('NT', 'N');
  return isStrain(strain) ? strain : undefined;
}

function parseBid([count = '', nil, seats, ...more]: readonly string[]): Action | undefined {
  const tricks = parseNumber(count);
  if (tricks === undefined || more.length > 0) return undefined;
  if (nil === undefined) return { kind: 'bid', tricks };
  const strain = seats === undefined ? parseStrain(nil) : undefined;
  if (strain !== undefined) return { kind: 'bid', tricks, strain };
  if (nil.toLowerCase() !== 'nil' || seats === undefined) return undefined;
  const letters = [...capitals(seats)];
  const nils = SEATS.filter((seat) => letters.includes(seat));
  return nils.length === letters.length ? { kind: 'bid', tricks, nils } : undefined;
}

export const makeStep = ({ seat, action }: Step): string => `${seat} ${makeAction(action)}`;

/** Reads a step such as `N 1NT`; `undefined` if it is not a step. */
export function parseStep(text: string): Step | undefined {
  const trimmed = text.trim();
  const seat = /^\S\s/.test(trimmed) ? parseSeat(trimmed[0] ?? '') : undefined;
  const action = parseAction(trimmed.slice(1));
  return seat === undefined || action === undefined ? undefined : { seat, action };
}

export function sameAction(a: Action, b: Action): boolean {
  if (a.kind === 'call') return b.kind === 'call' && a.call === b.call;
  if (a.kind === 'play') return b.kind === 'play' && a.card === b.card;
  // some games have hundreds of these to choose from: most differ in the parts that are compared first
  if (a.kind === 'bid' && b.kind === 'bid' && a.tricks !== b.tricks) return false;
  if (a.kind === 'pick' && b.kind === 'pick' && a.places[0] !== b.places[0]) return false;
  return a.kind === b.kind && makeAction(a) === makeAction(b);
}

export const callAction = (call: Call): Action => ({ kind: 'call', call });
/** The plays of all cards: lists of legal actions share them. */
const PLAYS = CARDS.map((card): Action => ({ kind: 'play', card }));
export const playAction = (card: Card): Action => defined(PLAYS[card], 'a card of the pack');
export const chooseAction = (choice: Choice): Action => ({ kind: 'choose', choice });

/**
 * Throws: a game calls it for the kinds of action that it does not have. They are never legal there, so this is a bug.
 */
export function foreign(action: Action): never {
  assert(false, `not an action of this game: ${makeAction(action)}`);
}

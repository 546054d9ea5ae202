import type { Strain } from '@overtrick/rules/card';
import type { Seat } from '@overtrick/rules/seat';
import type { Phase } from '@overtrick/rules/view';
import { number, strains, tricks } from './terms.ts';

const cards = (n: number): string => (n === 1 ? 'a card' : `${number(n)} cards`);

/** What is asked of a player. */
export const questions = {
  bids: 'How many tricks will you take?',
  bidFirst: (all: number): string => `You bid first. There are ${all} tricks.`,
  bidSoFar: (sum: number, all: number): string => `${sum} of ${all} tricks are bid so far.`,
  declare: 'What shall be trumps?',
  choose: 'What will you do?',
  inHand: 'Choose in the hand itself.',
  pick: {
    peek: (n: number): string => `Look at ${cards(n)} of the dummy`,
    flip: (n: number): string => `Turn ${cards(n)} of the dummy face up`,
    reveal: (_: number): string => 'How many cards of the dummy are laid open?',
  },
  put: {
    aside: (n: number): string => `Put ${cards(n)} aside`,
    give: (n: number): string => `Give your partner ${cards(n)}`,
    discard: (n: number): string => `Put ${cards(n)} away`,
  },
};

/** Whose turn it is, by what the deal is at: one's own, and another's. */
export const turns: { readonly [P in Phase]?: readonly [own: string, other: (name: string) => string] } = {
  peek: ['Look, then say so', (name) => `${name} is looking`],
  decide: ['Your choice', (name) => `${name} to decide`],
  draw: ['Your draw', (name) => `${name} to draw`],
  exchange: ['Your turn', (name) => `${name} to play`],
  bids: ['Your bid', (name) => `${name} to bid`],
  declare: ['Your choice of trumps', (name) => `${name} to name trumps`],
  double: ['Double or not', (name) => `${name} may double`],
  aside: ['Put cards aside', (name) => `${name} puts cards aside`],
};

/** What the tables of single games say. */
export const games = {
  nil: 'Nil',
  nilKept: 'Nil, kept so far',
  nilLost: (taken: number): string => `Nil lost: ${tricks(taken)}`,
  ofBidRead: (taken: number, bid: number): string => `bid ${bid}, has taken ${taken}`,
  trumps: 'Trumps',
  number: 'Number of tricks',
  joker: 'Joker',
  jokerShort: 'Jo',
  covered: ', covered',
  rowOf: (hand: string): string => `${hand}, a row: only its ends can be played`,
  pilesOf: (hand: string): string => `${hand}, in piles: the open cards can be played`,
  under: (isCovered: boolean): string => (isCovered ? 'over a card face down:' : 'a card face down'),
  ends: (names: readonly string[]): string =>
    names.length === 1 ? `Its last card is the ${names[0]}.` : `Its ends are the ${names.join(' and the ')}.`,
  down: (n: number): string => `+ ${n} face down`,
  nilHands: 'Declare nil, to take no trick, for',
  worth: (points: string): string => `worth ${points}`,
  aTrick: (points: string): string => `${points} a trick`,
  strainFirst: 'Choose trumps, or notrump, first.',
  goalIn: (strain: Strain): string =>
    strain === 'N' ? 'Playing at notrump, for' : `With ${strains[strain]} as trumps, for`,
  tricksOf: (n: number): string => tricks(n),
};

/** Words of single games. */
export const panels = {
  soloWhist: {
    look: 'All cards lie open',
    turned: (card: string): string =>
      `The ${card} was turned up for trumps. Remember what the other hand holds.`,
    remember: 'Remember what the other hand holds.',
    ready: 'I have seen enough',
  },
  solo500: {
    bid: 'What do you bid?',
    bidHelp: 'Tricks and trumps; below each, its worth.',
    misere: 'Misère',
    misereWhat: '250',
    openMisere: 'Open misère',
    openMisereWhat: '500, hand open',
    discard: 'The kitty is in your hand',
    discardHelp: 'Choose three cards of your hand to put away.',
    named: 'Which suit does the joker ask for?',
    namedHelp: 'The others must follow it if they can.',
    playingShort: (bid: string, by: Seat): string => `${bid} by ${by}`,
    playing: (bid: string, by: string, worth: string): string => `${bid} by ${by}, worth ${worth}`,
  },
};

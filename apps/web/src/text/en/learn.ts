import type { Seat } from '@overtrick/rules/seat';
import type { Phase } from '@overtrick/rules/view';
import { counted, seats } from './terms.ts';

/** The beginning of each phase of a deal, for a reader who has never played. */
const phases: { readonly [P in Phase]: string } = {
  peek: 'First you look at some of the cards that lie hidden.',
  decide: 'Before anything is bid there is a choice to make.',
  draw: 'Now the players take their cards from the stock, one after the other.',
  exchange: 'Cards change hands before the play.',
  auction:
    'Now the players bid: each says in turn how many tricks above six their side will take, and with which suit as trumps. A bid must be higher than the last one. Who does not want to bid passes.',
  bids: 'Now each player says how many tricks they will take.',
  declare: 'The side with more points plays the contract. Its declarer names trumps, and how much it is for.',
  double: 'Who thinks that it will fail may double, so that it counts for more.',
  aside: 'A card or more is put aside.',
  play: 'Now the cards are played. Who leads plays any card; the others follow with a card of the same suit if they can. The highest card of the suit led wins the trick, unless somebody who has none of that suit plays a trump. Who wins leads to the next trick.',
  over: 'The deal is over, and is scored.',
};

/** Learning to play. */
export const learn = {
  title: 'Learn to play',
  intro: 'No knowledge of cards is needed. Take the steps in their order; each takes some ten minutes.',
  first: '1. A first deal, with every step explained',
  firstIntro:
    'Minibridge is bridge without the bidding. You play one deal with a guide at your side, who asks what you would do and says why another card may be better.',
  firstGo: 'Begin the first deal',
  play: '2. A deal of your own',
  playIntro:
    'Play Minibridge with three computer players. You may ask for hints, and take back what you did, as often as you like.',
  playGo: 'Play Minibridge',
  bidding: '3. Bidding, in twelve short lessons',
  biddingIntro:
    'Then comes the language of bridge. Each lesson has some words to read and four hands to bid.',
  others: 'A first deal of any other game',
  othersIntro: 'The same guide for every game of the family.',
  firstDealOf: (game: string): string => `First deal: ${game}`,
  guideSays: 'The guide',
  basics: {
    suits:
      'The cards of a pack are in four suits: spades, hearts, diamonds, clubs. In each the ace is highest, then king, queen, jack, ten, and so on down to the two.',
    tricks:
      'The players play one card each in turn: that is a trick, and the best card wins it. All play is for tricks. One suit may be trumps: a trump beats every card of the other suits. At notrump there are none.',
    strength: 'To know how strong a hand is one counts: an ace 4 points, a king 3, a queen 2, a jack 1.',
  },
  youSit: (seat: Seat): string => `You sit ${seats[seat]}, and see what ${seats[seat]} sees.`,
  phases,
  yourTurn: 'It is your turn. What would you do?',
  next: 'Next',
  right: 'That is it.',
  other: (what: string): string => `That is allowed. Here the guide does something else: ${what}.`,
  done: 'That was your first deal.',
  doneScore: (right: number, all: number): string =>
    `In ${right} of ${counted(all, 'decision')} you did what the guide would have done.`,
  again: 'Once more from the start',
  toRules: 'All rules of the game',
  toLearn: 'Back to the steps',
  lesson: 'Lesson',
  lessonDone: (right: number, all: number): string => `done, ${right} of ${all} right`,
  question: (n: number, of: number): string => `Hand ${n} of ${of}`,
  before: 'Called so far',
  nobody: 'Nobody has called before you.',
  handOf: (n: number): string => `Your hand, question ${n}`,
  yourCall: 'Your call',
  isRight: (call: string): string => `${call}: right.`,
  isWrong: (call: string): string => `${call}: not here.`,
  tryAgain: 'Try another call.',
  finished: (right: number, all: number): string =>
    `${right} of ${counted(all, 'hand')} right at the first try. That was the lesson.`,
  nextLesson: 'To the next lesson',
  wholeDeal: 'Look at the whole deal',
  missing: 'There is no such lesson.',
};

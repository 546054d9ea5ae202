import type { Seat } from '@overtrick/rules/cards/seat';
import type { Phase } from '@overtrick/rules/views/view';
import { counted, seats } from './terms.ts';

/** The beginning of each phase of a deal, for a reader who has never played. */
const phases: { readonly [P in Phase]: string } = {
  peek: 'First you look at some of the hidden cards.',
  decide: 'Before the bidding there is a choice to make.',
  draw: 'Now the players take their cards from the stock, one after the other.',
  exchange: 'Cards change hands before the play.',
  auction:
    'Now the players bid: each says in turn how many tricks above six their side will take, and with which suit as trumps. A bid must be higher than the last one. A player who does not want to bid passes.',
  bids: 'Now each player says how many tricks they will take.',
  declare: 'The side with more points plays the contract. Its declarer names trumps and a goal.',
  double: 'A player who thinks that it will fail may double, so that it counts for more.',
  aside: 'Now one or more cards are put aside.',
  play: 'Now the cards are played. The leader plays any card; the others follow with a card of the same suit if they can. The highest card of the suit led wins the trick, unless somebody who has none of that suit plays a trump. The winner leads to the next trick.',
  over: 'The deal is over. Now it is scored.',
};

/** Learning to play. */
export const learn = {
  title: 'Learn to play',
  intro: 'Take the steps in order, or go where you like. This device remembers what you have done.',
  way: {
    title: 'The steps',
    stops: {
      start: {
        name: 'Cards and tricks',
        what: 'Six hands at the table, one idea each. No knowledge of cards is needed.',
        go: 'Play the first cards',
      },
      guided: {
        name: 'A deal with a guide',
        what: 'Minibridge is bridge without the bidding. A guide explains what happens, and why.',
        go: 'Start the first deal',
      },
      own: {
        name: 'Five deals of your own',
        what: 'Minibridge with three computer players. You are declarer, and the contract can be made. Hints and undo are free.',
      },
      cardPlay: {
        name: 'Card play',
        what: 'Twelve lessons with hands to play: finesse, ducking, ruffs, entries, signals and more.',
        go: 'Next lesson in card play',
      },
      bidding: {
        name: 'Bidding',
        what: 'Twelve lessons in the language of bridge, with hands to bid.',
        go: 'Next lesson in bidding',
      },
    },
    done: 'Done',
    next: 'Next',
    later: 'Later',
    progress: (done: number, all: number): string => `${done} of ${all}`,
    minutes: (n: number): string => `${n} min`,
  },
  playGo: 'Play Minibridge',
  cardPlay: 'Card play, in twelve lessons',
  firstEvening: 'Your first evening at a club',
  cardPlayIntro: 'Hands to play at the table. You may play any card, and you see what comes of it.',
  handsDone: (n: number): string => `${counted(n, 'hand')} done`,
  bidding: 'Bidding, in twelve lessons',
  biddingIntro: 'Each lesson has a short text to read and four hands to bid.',
  others: 'A first deal of any other game',
  othersIntro: 'The same guide for every other game.',
  firstDealOf: (game: string): string => `First deal: ${game}`,
  guideSays: 'The guide',
  basics: {
    suits:
      'The cards of a pack are in four suits: spades, hearts, diamonds, clubs. In each the ace is highest, then king, queen, jack, ten, and so on down to the two.',
    tricks:
      'Each player in turn plays one card: that is a trick, and the best card wins it. The whole game is about tricks. One suit may be trumps: a trump beats every card of the other suits. At notrump there are no trumps.',
    strength:
      'To know how strong a hand is, count its points: 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack.',
  },
  youSit: (seat: Seat): string => `You sit ${seats[seat]}, and see what ${seats[seat]} sees.`,
  phases,
  yourTurn: 'It is your turn. What would you do?',
  pressCard: 'Press a card on the table.',
  next: 'Next',
  right: 'That’s right.',
  other: (what: string): string => `That is allowed. The guide does something else here: ${what}.`,
  done: 'That was your first deal.',
  doneScore: (right: number, all: number): string =>
    `In ${right} of ${counted(all, 'decision')} you did what the guide would have done.`,
  again: 'Once more from the start',
  toRules: 'All rules of the game',
  toLearn: 'Back to the steps',
  lesson: 'Lesson',
  lessonDone: (right: number, all: number): string => `done, ${right} of ${all} right`,
  question: (n: number, of: number): string => `Hand ${n} of ${of}`,
  before: 'Calls so far',
  nobody: 'Nobody has called before you.',
  handOf: (n: number): string => `Your hand, question ${n}`,
  yourCall: 'Your call',
  isRight: (call: string): string => `${call}: right.`,
  isWrong: (call: string): string => `${call}: not here.`,
  tryAgain: 'Try another call.',
  finished: (right: number, all: number): string =>
    `${right} of ${counted(all, 'hand')} right on the first try. That was the lesson.`,
  nextLesson: 'To the next lesson',
  wholeDeal: 'Look at the whole deal',
  missing: 'There is no such lesson.',
  practice: {
    hands: 'Hands',
    hand: (n: number, of: number): string => `Hand ${n} of ${of}`,
    stepDone: (name: string): string => `${name}, done`,
    goal: (goal: number, won: number): string =>
      `To win: ${counted(goal, 'trick')}. You have ${won === 0 ? 'none yet' : won}.`,
    isRight: (card: string): string => `${card}: good.`,
    isWrong: (card: string): string => `${card}: that costs a trick.`,
    solved: 'Well played.',
    missed: (goal: number): string => `${counted(goal, 'trick')} could be won. Try another way.`,
    takeBack: 'Undo',
    again: 'Once more',
    next: 'Next hand',
    youWin: 'You win the trick.',
  },
  start: {
    title: 'Cards and tricks',
    steps: {
      follow: {
        title: 'Following suit',
        asked:
          'West leads a heart. You have hearts, so you must play one of them. Your king is higher than what was played. Win two tricks.',
        otherwise: 'The king would have won this trick. Now it loses to the ace.',
        won: 'The highest card of the suit that was led wins. Ace is highest, then king, queen, jack, ten, and so on down to the two.',
      },
      win: {
        title: 'Winning a trick',
        asked:
          'West leads the ten of spades, and East plays the nine. Both your spades are higher. Win two tricks.',
        otherwise: 'The jack was enough. Now you have no ace left to beat East’s king.',
        won: 'Win as cheaply as you can, and keep the high card for later.',
      },
      trumps: {
        title: 'Trumps',
        asked:
          'Hearts are trumps. West leads the ace of spades. You have no spade, so you may play any card. Win one trick.',
        otherwise:
          'A small heart would have won: it is a trump. Now West leads a higher trump, and yours is lost.',
        won: 'A trump beats every card of the other suits, even an ace.',
      },
      dummy: {
        title: 'Dummy',
        asked:
          'Your partner’s cards lie open on the table, and you play them too, each hand in its turn. All four tricks can be yours.',
        otherwise:
          'Two high cards on one trick: one was wasted. When one hand wins, play a low card from the other.',
        won: 'You play both hands, and each trick needs only one high card.',
      },
      contract: {
        title: 'A contract',
        asked:
          'You have promised nine tricks at notrump: that is a contract of three notrump. You have won six. Win three of the last four.',
        otherwise:
          'First make them play the ace of spades, while your ace of hearts still stops their hearts.',
        won: 'Nine tricks: you made the contract. With one less, the opponents would have scored.',
      },
      points: {
        title: 'Points',
        asked:
          'Your side has 26 of the 40 points, enough for a game. The contract is four spades: ten tricks with spades as trumps. You have won five. Win all five that are left.',
        otherwise:
          'Somebody had no heart left, and trumped yours. Play your trumps first, until the others have none.',
        won: 'Four spades made: 120 points for the tricks above six, and 300 more for the game. Now you know enough for a deal of your own.',
      },
    },
  },
};

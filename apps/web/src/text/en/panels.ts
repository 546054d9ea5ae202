import type { Card, Strain } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Phase } from '@overtrick/rules/views/view';
import { card, number, seats, strains, tricks } from './terms.ts';

const cards = (n: number): string => (n === 1 ? 'a card' : `${number(n)} cards`);

/** The questions to a player. */
export const questions = {
  bids: 'How many tricks will you take?',
  bidFirst: (all: number): string => `You bid first. There ${all === 1 ? 'is' : 'are'} ${tricks(all)}.`,
  /** The sum of the bids may exceed the number of tricks. */
  bidSoFar: (sum: number, all: number): string => `Bid so far: ${sum}. Tricks in play: ${all}.`,
  nil: 'Nil is a bid to take no tricks yourself: you win 100 points if you take none, and lose 100 if you take any. If you do not want it, just bid a number.',
  nilOnly:
    'Nil is a bid to take no tricks yourself: you win 100 points if you take none, and lose 100 if you take any. Your partner has bid a number, so you must bid nil.',
  declare: 'What shall be trumps?',
  choose: 'What will you do?',
  inHand: 'Choose in the hand itself.',
  pick: {
    peek: (n: number): string => `Look at ${cards(n)} of the dummy`,
    flip: (n: number): string => `Turn ${cards(n)} of the dummy face up`,
    /** The argument is the number of cards. */
    reveal: (_: number): string => 'How many cards of the dummy will you show?',
  },
  put: {
    aside: (n: number): string => `Put ${cards(n)} aside`,
    give: (n: number): string => `Give your partner ${cards(n)}`,
    discard: (n: number): string => `Put ${cards(n)} away`,
  },
};

/** The words for whose turn it is, by the phase of the deal: the visitor's own turn, and another player's. */
interface Turn {
  readonly own: string;
  readonly other: (name: string) => string;
}
export const turns: { readonly [P in Phase]?: Turn } = {
  peek: { own: 'Look, then say so', other: (name) => `${name} is looking` },
  decide: { own: 'Your choice', other: (name) => `${name} to decide` },
  draw: { own: 'Your draw', other: (name) => `${name} to draw` },
  exchange: { own: 'Pass cards on', other: (name) => `${name} passes cards on` },
  bids: { own: 'Your bid', other: (name) => `${name} to bid` },
  declare: { own: 'Your choice of trumps', other: (name) => `${name} to name trumps` },
  double: { own: 'Double or not', other: (name) => `${name} may double` },
  aside: { own: 'Put cards aside', other: (name) => `${name} puts cards aside` },
};

/** The words for the turn where players name a contract, not only trumps. */
export const turnToName: Turn = {
  own: 'Name a contract',
  other: (name) => `${name} to name a contract`,
};

/** Names the vulnerable players in games where each scores alone. */
export const vulnerablePlayers = (names: string): string => `Vulnerable: ${names}`;
export const vulnerableShort = (names: string): string => `Vul: ${names}`;

/** The words of single games' tables. */
export const games = {
  nil: 'Nil',
  blindNil: 'Blind nil',
  nilBy: (names: string): string => `nil declared by ${names}`,
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
  end: (name: string): string => `Its last card is the ${name}.`,
  ends: (one: string, other: string): string => `Its ends are the ${one} and the ${other}.`,
  nilHands: 'Hands to declare nil',
  nilMust: 'You must declare nil: your own hand, or the dummy and both other hands.',
  nilFree: 'Declare hands nil too, if you like',
  nilHelp:
    'A nil hand wins 100 points if it takes no tricks, and loses 100 if it takes any. Nil counts only for hands that end up on your side: yours and the dummy if your bid is the highest, otherwise yours and the other defender’s.',
  uncounted: 'These tricks do not count',
  uncountedShort: 'Not scored',
  why: {
    stock: 'The winner of the trick takes the top card of the stock, the other player the next one.',
    memory: 'Remember the cards played: the hands that count are dealt from the other 26 cards.',
  },
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
    look: 'All cards lie open: look as long as you like',
    turned: (card: string): string =>
      `The ${card} was turned up for trumps. Remember what the other hand holds.`,
    remember: 'Remember what the other hand holds.',
    ready: 'I have seen enough',
  },
  solo500: {
    bid: 'What do you bid?',
    bidHelp: 'Tricks and trumps; below each, the points that it wins or loses.',
    misere: 'Misère',
    misereWhat: 'no tricks at all, without trumps: 250',
    openMisere: 'Open misère',
    openMisereWhat: 'the same with your hand open: 500',
    discard: 'The kitty is in your hand',
    discardHelp: 'Choose three cards of your hand to put away.',
    named: 'Which suit does the joker ask for?',
    namedHelp: 'The others must follow that suit if they can.',
    playingShort: (bid: string, by: Seat): string => `${bid} by ${by}`,
    playing: (bid: string, by: string, worth: string): string => `${bid} by ${by}, worth ${worth}`,
  },
  draw: {
    keepIt: (card: string): string => `The ${card}: will you keep it?`,
    forced: (card: string): string => `The ${card}`,
    keep: { label: 'Keep it', what: 'You see the next card too, and put that one away.' },
    reject: { label: 'Put it away', what: 'You take the next card, whatever it is.' },
    keepCarried: { label: 'Keep it', what: 'It goes to your hand.' },
    rejectCarried: { label: 'Put it away', what: 'Nobody gets it.' },
    mustKeep: { label: 'Take it', what: 'There is nothing to choose: it goes to your hand.' },
    mustReject: { label: 'Put it away', what: 'There is nothing to choose: nobody gets it.' },
  },
  cutthroat: {
    told: 'What everybody knows about the dummy',
    bid: 'How many tricks do you bid?',
    bidFirst:
      'Nobody has bid yet. The highest bidder plays with the dummy and then names trumps. A player who passes is out.',
    bidOver: (most: number): string =>
      `${most} is the highest bid so far. The highest bidder plays with the dummy and then names trumps. A player who passes is out.`,
    declare: 'You bid the most: what shall be trumps?',
    declareHelp: 'You play with the dummy. Name a suit, or notrump.',
    revealHelp:
      'You are the dealer, and decide before you see your own cards. All three players will see these cards.',
    points: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
  },
  minibridge: {
    points: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
    declare: 'You are declarer',
    declareHelp:
      'Your side has more points, so you play; dummy’s cards lie open. Name trumps (ideally a suit in which your two hands have many cards) or notrump, then your goal.',
  },
  slips: {
    slipOf: (seat: Seat): string => `${seats[seat]}’s slip`,
    points: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
    open: 'Do you open?',
    openHelp:
      'A slip gives a player’s points and the number of cards in each suit. If you open, you read your partner’s slip and must name a contract. Pass if you do not want to.',
    openWhat: 'You read your partner’s slip, then name a contract.',
    iOpen: 'I open',
  },
  whist: {
    declare: 'You deal: what shall be trumps?',
    declareHelp: 'Your side will play it, with your partner’s hand as dummy.',
    left: 'Your partner leaves it to you: what shall be trumps?',
    leftHelp: 'You must name them; your hand will be the dummy.',
    over: 'Leave it to partner',
    overWhat: 'Then your partner must name them.',
    double: 'Will you double?',
    redouble: 'Will you redouble?',
    doubleHelp: (value: number): string =>
      `Each trick above six counts ${value} now, for either side; a double counts it twice. Pass to leave it as it is.`,
    redoubleHelp: (value: number): string =>
      `Each trick above six counts ${value} now, for either side; a redouble counts it twice that. Pass to leave it as it is.`,
    playing: (strain: Strain, value: number): string =>
      `${strain === 'N' ? 'No trumps' : `Trumps: ${strains[strain]}`}, ${value} a trick`,
    playingShort: (strain: Strain, value: number): string =>
      `${strain === 'N' ? 'NT' : strains[strain]}, ${value} each`,
  },
  awol: {
    first: {
      title: 'Open the dummy now?',
      help: 'You play the dummy, whoever declares. You have seen only your own hand.',
      open: { label: 'Open it now', what: 'You are vulnerable, East and West are not.' },
      closed: { label: 'Leave it closed', what: 'You may open it before your first call.' },
    },
    second: {
      title: 'Open the dummy before you call?',
      help: 'East and West have called.',
      open: { label: 'Open it now', what: 'Nobody is vulnerable.' },
      closed: { label: 'Leave it closed', what: 'It opens after the lead; East and West are vulnerable.' },
    },
    stillClosed: 'closed',
  },
  secret: {
    draw: {
      title: (which: Card): string => `Keep the ${card(which)}?`,
      help: 'Either way, the other card of your turn goes face down on the table.',
      choices: {
        keep: { label: 'Keep it', what: 'You see the next card, which you do not get.' },
        reject: { label: 'Put it away', what: 'You take the next card, whatever it is.' },
      },
    },
    aside: {
      title: 'Which card will be the secret card?',
      help: 'It stays a card of the dummy, face down, and only you can play it.',
    },
    answer: {
      title: (which: Card): string => `The ${card(which)} from dummy?`,
      help: 'Your opponent has chosen this card.',
      choices: {
        stand: { label: 'Let it stand' },
        replace: { label: 'Play the secret card', what: 'The card that was chosen stays in the dummy.' },
      },
      onlyStand:
        'The secret card cannot be played now. You are asked anyway, so that nobody learns its suit.',
    },
    faceDown: 'one card face down',
    mark: ', the secret card',
    is: (which: Card): string => `secret card: ${card(which)}`,
  },
  singleDummy: {
    choose: {
      title: 'Which hand becomes your dummy?',
      help: 'The other one is your opponent’s.',
      choices: {
        open: { label: 'The open hand', what: 'You see what you get.' },
        closed: { label: 'The closed hand', what: 'Nobody has seen it yet.' },
      },
    },
    open: 'open',
    closed: 'closed',
  },
  blindNil: {
    title: 'Bid nil without looking?',
    help: 'Nil is a bid to take no tricks. You are at least 100 points behind, so you may bid it before you see your cards. You do not have to.',
    look: { label: 'Look at my cards', what: 'You bid as usual.' },
    blind: {
      label: 'Bid blind nil',
      what: 'You win 200 points if you take no tricks, and lose 200 if you take any.',
    },
  },
  dummySpades: {
    bid: 'How many tricks will your side take?',
    bidFirst: 'You bid first. The highest bid plays with the dummy.',
    bidOver: (most: number): string =>
      `${most} is the highest bid so far; a higher one plays with the dummy.`,
    looked: 'You have looked at the dummy',
    lookedHelp: 'The bidding starts once everybody has seen enough.',
    ready: 'I have seen enough',
    peekHelp: 'Only you see them.',
    flipHelp: 'All see them, and they stay face up.',
  },
};

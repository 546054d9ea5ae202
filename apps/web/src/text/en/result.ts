import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { ScoreReason } from '@overtrick/rules/scores/score';
import { contract, counted, number, numbers, seats, tricks } from './terms.ts';

/** After a deal. */
export const result = {
  title: (deal: number): string => `Deal ${deal}: the result`,
  passedOut: 'Passed out: nobody bid.',
  redealt: 'Thrown in: the same dealer deals again.',
  over: 'The deal is over.',
  made: (what: Contract, over: number): string =>
    `${contract(what)} by ${seats[what.declarer]}, made ${over === 0 ? 'exactly' : over === 1 ? 'with an overtrick' : `with ${number(over)} overtricks`}.`,
  down: (what: Contract, under: number): string =>
    `${contract(what)} by ${seats[what.declarer]}, ${number(under)} down.`,
  needed: (needed: number, took: number): string =>
    `Declarer’s side needed ${tricks(needed)} and took ${took === 0 ? 'none' : took}.`,
  /** The tricks that a side or a player bid and took, where that is all there is to say. */
  took: (name: string, n: number, bid: number | undefined): string =>
    bid === undefined
      ? `${name} took ${tricks(n)}.`
      : `${name} bid ${bid === 0 ? 'nil' : bid} and took ${n === 0 ? 'none' : n}.`,
  claimed: (seat: Seat, n: number): string =>
    `${seats[seat]} claimed ${tricks(n)} of those left, and the claim was accepted.`,
  /** A side scores as two people, a player as one. */
  scores: (party: string, n: number, side: boolean): string =>
    `${party} ${side ? 'score' : 'scores'} ${numbers.plain(n)}.`,
  youScore: (n: number): string => `You score ${numbers.plain(n)}.`,
  theyScore: (n: number): string => `They score ${numbers.plain(n)}.`,
  nobodyScores: 'Nobody scores.',
  beer: (from: string, to: string): string =>
    `The Beer Card: ${from === 'You' ? 'you owe' : `${from} owes`} ${to === 'You' ? 'you' : to} a beer.`,
  madeUp: 'Score breakdown',
  reasons: {
    tricks: 'Tricks bid and made',
    overtricks: 'Overtricks',
    insult: 'Making a doubled contract',
    partScore: 'Part score',
    game: 'Game',
    smallSlam: 'Small slam',
    grandSlam: 'Grand slam',
    undertricks: 'Undertricks',
    honours: 'Honours in one hand',
    chicane: 'A hand without trumps',
    rubber: 'Rubber',
    unfinishedGame: 'The only game of an unfinished rubber',
    unfinishedPartScore: 'The only part score of an unfinished game',
    bid: 'Value of the bid',
    made: 'Bid made',
    set: 'Bid failed',
    bags: 'Tricks more than bid',
    bagPenalty: 'Ten tricks more than bid',
    nil: 'Nil',
    blindNil: 'Blind nil',
  } satisfies { readonly [R in ScoreReason]: string },
  total: 'Total',
  makeable: 'Makeable contracts',
  makeableWhat: 'The tricks that each declarer takes if both sides see all the cards and play perfectly.',
  declarer: 'Declarer',
  solving: 'Working it out …',
  parNone: 'Par: passed out.',
  par: (side: string, score: number, contracts: string): string =>
    `Par: ${side} +${numbers.plain(score)}, ${contracts}.`,
  parWhat:
    'Par is the result if everybody could see all the cards from the first call on. It is a curiosity, not a measure of good play.',
  diagram: 'All four hands',
  play: 'The play',
  whyHint: 'Choose a call or a card to read why a computer player made it.',
  steps: 'The auction, the play, and why',
  noReason: 'a person chose this.',
  noReasonBot: 'no reason is known.',
  led: 'led',
  reason: 'Reason',
  bonus: 'Bonus',
  againstContract: (what: Contract, won: number): string => {
    const over = won - tricksNeeded(what);
    return over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`;
  },
  next: 'Next deal',
  end: {
    button: 'End the match now',
    agree: 'End it now',
    drop: 'Play on',
    own: (names: string): string => `You want to end the match now. ${names} must agree.`,
    asks: (names: string): string => `${names}: end the match now?`,
    help: 'An unfinished rubber gives 300 for the only game, and 100 for the only part score.',
  },
  board: 'Look at the board again',
  looking: (names: string): string => `Still looking at this deal: ${names}.`,
  waiting: (names: string): string => `Waiting for ${names}.`,
  sheet: 'Score sheet',
  /** The score of a deal, and what it is compared with. */
  target: (score: number, target: number): string =>
    `${numbers.signed(score)}, target ${numbers.signed(target)}`,
  above: 'Above the line',
  below: 'Below the line',
  gameWon: (side: string): string => `Game: ${side}`,
  rowPassed: 'passed out',
  bags: (n: number): string => (n === 1 ? '1 bag' : `${n} bags`),
  dealColumn: 'Deal',
  noRows: 'The first deal is still on.',
  matchOver: 'The match is over',
  weWin: (by: number): string => `You won by ${numbers.plain(by)}.`,
  theyWin: (by: number): string => `They won by ${numbers.plain(by)}.`,
  wins: (party: string, by: number, _side: boolean): string => `${party} won by ${numbers.plain(by)}.`,
  tie: 'It is a tie.',
  again: 'Play another match',
  lobby: 'To the lobby',
};

/** The worth of a deal, and the ways on from it. */
export const verdict = {
  title: 'The verdict',
  comparing: 'Other tables play the same cards …',
  fieldNote: 'Computer players of club level hold the same cards. Choose a row to see how they bid.',
  trick: (n: number): string => `The trick that counted: trick ${n}`,
  settled: {
    made: (name: string, card: string, better: string): string =>
      `${name} played the ${card}. After the ${better} the contract could still have been beaten; after this card it could not.`,
    lost: (name: string, card: string, better: string): string =>
      `${name} played the ${card}. After the ${better} the contract could still have been made; after this card it could not.`,
  },
  dearest: (name: string, card: string, better: string, n: number): string =>
    `${name} played the ${card}: the ${better} would have been worth ${tricks(n)} more. Nothing else cost as much.`,
  seenAll: 'With all cards seen: at the table nobody could see them.',
  learn: 'One thing to learn',
  card: (trick: number, card: string, better: string, n: number): string =>
    `Trick ${trick}: the ${card} cost ${numbers.tenth(n)} tricks with the information you had; the ${better} was better on average.`,
  others: (n: number, all: number): string => `${n} of ${counted(all, 'other table')} did better with`,
  nothing: 'No mistakes: with the information you had, none of your cards was wrong.',
  again: 'Play it again',
  sameKind: 'Deals of the same kind',
  send: 'Send to a friend',
  sentTitle: (name: string): string => `A deal from ${name}`,
  copied:
    'The link is copied. Send it to anyone you like: they play the deal before they see how it went here.',
  theirs: 'How it went there',
};

/** The page to which a friend's link leads. */
export const sent = {
  title: 'A deal for you',
  from: (name: string, game: string): string =>
    `${name} has played this deal of ${game}. Play it yourself; then see how it went there.`,
  play: 'Play it',
  look: 'Look at it instead',
  chair: (seat: string): string => `You sit ${seat}, with computer players.`,
};

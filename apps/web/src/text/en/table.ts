import type { Call } from '@overtrick/rules/call';
import type { Strain } from '@overtrick/rules/card';
import { type Contract, tricksNeeded } from '@overtrick/rules/contract';
import type { Seat, Vul } from '@overtrick/rules/seat';
import { call, contract, counted, seats, strains, tricks, vuls } from './terms.ts';

/** The table. */
export const table = {
  goulash: 'Goulash',
  title: (game: string): string => `${game}: the table`,
  deal: (n: number): string => `Deal ${n}`,
  board: (n: number): string => `Board ${n}`,
  dealer: (seat: Seat): string => `Dealer ${seats[seat]}`,
  vulnerable: 'vulnerable',
  notVulnerable: 'not vulnerable',
  status: 'The deal',
  hand: 'Your hand',
  handOf: (seat: Seat): string => `${seats[seat]}'s hand`,
  cardsLeft: (n: number): string => counted(n, 'card'),
  dummy: 'Dummy',
  ownDummy: 'Your dummy',
  dummyOf: (name: string): string => `${name}’s dummy`,
  declarer: 'Declarer',
  defence: 'Defence',
  dealerShort: 'D',
  dealerWord: 'dealer',
  of: (needed: number): string => `of ${needed}`,
  suit: (strain: Strain, n: number): string => `${strains[strain]}, ${counted(n, 'card')}`,
  trick: 'Trick',
  trickEmpty: 'No card played yet',
  stock: 'Stock',
  stockLeft: (n: number): string => `${n} in the stock`,
  stockTop: 'On top of the stock',
  looked: 'You look at',
  drawn: 'You drew',
  putAway: 'You put away',
  auction: 'Auction',
  toCall: 'to call',
  bidding: 'Bidding box',
  choosing: 'What to do',
  place: (n: number): string => `Place ${n}`,
  chosen: (n: number, of: number): string => `${n} of ${of} chosen`,
  level: (n: number): string => `Level ${n}`,
  chooseLevel: 'Level',
  contract: 'Contract',
  by: (seat: Seat): string => `by ${seats[seat]}`,
  byShort: (seat: Seat): string => `by ${seat}`,
  /** One side's part of the score of tricks, read out. */
  meter: (team: string, won: number, needed?: number): string =>
    `${team}: ${tricks(won)}${needed === undefined ? '' : ` of ${needed}`}`,
  lastTrick: 'Last trick',
  wonIt: 'won it',
  noLastTrick: 'No trick has been finished yet.',
  claim: 'Claim',
  invite: 'Invite',
  keys: 'Keys',
  leave: 'Leave the table',
  menu: 'More',
  fullScreen: 'Full screen',
  bot: 'computer player',
  away: 'away',
  watching: 'You are watching.',
  sitDown: 'Sit down',
  yourTurn: 'Your turn',
  yourCall: 'Your call',
  yourChoice: 'Your choice',
  fromDummy: 'Play from dummy',
  turnOf: (name: string): string => `${name} to play`,
  callOf: (name: string): string => `${name} to call`,
  claimPending: 'Claim: do you accept?',
  again: 'Tap again to play.',
  againCall: 'Tap again to call.',
  againChoose: 'Tap again to confirm.',
  follow: (led: Strain): string =>
    `The suit that was led is ${strains[led].toLowerCase()}: whoever has one must play one.`,
  otherHand: (hand: string): string => `Not that hand: ${hand} is on turn.`,
  notNow: 'The rules of this game do not allow that card now.',
  illegal: (keys: string): string => `${keys} is not allowed now.`,
  typed: (keys: string): string => `Typed ${keys}`,
};

/** The sentences of a screen reader as things happen. */
export const say = {
  call: (name: string, which: Call): string => `${name}: ${call(which)}.`,
  played: (name: string, which: string): string => `${name}: ${which}.`,
  playedFrom: (name: string, which: string): string => `${name}, from dummy: ${which}.`,
  contract: (what: Contract): string =>
    `The contract is ${contract(what)} by ${seats[what.declarer]}, who needs ${tricksNeeded(what)} tricks.`,
  dummy: (label: string, seat: Seat, hand: string): string => `${label} is ${seats[seat]}: ${hand}.`,
  trickTo: (name: string, ours: number, theirs: number): string =>
    `${name} ${name === 'You' ? 'win' : 'wins'} the trick. ${ours} to ${theirs}.`,
  other: (name: string, what: string): string => `${name}: ${what}.`,
  claimed: (name: string, n: number): string =>
    `${name} ${name === 'You' ? 'claim' : 'claims'} ${tricks(n)} of those left.`,
  deal: (n: number, dealer: Seat, vul?: Vul): string =>
    `Deal ${n}. Dealer ${seats[dealer]}.${vul ? ` ${vuls[vul]}.` : ''}`,
  yourHand: (hand: string): string => `Your hand: ${hand}.`,
  drawn: (cards: string): string => `You get the ${cards}.`,
  stockTop: (card: string): string => `On top of the stock: ${card}.`,
  suit: (strain: Strain, held: string): string => `${strains[strain]} ${held}`,
  void: (strain: Strain): string => `no ${strains[strain]}`,
  yourCall: 'It is your turn to call.',
  yourTurn: 'It is your turn.',
  question: (title: string): string => `It is your turn. ${title}`,
  dummyTurn: 'It is your turn, from dummy.',
  joined: (name: string, seat: Seat): string => `${name} sits down as ${seats[seat]}.`,
  left: (name: string, seat: Seat): string => `${name} has left; a computer player sits ${seats[seat]}.`,
  dropped: (name: string): string => `${name} has lost the connection.`,
  lost: 'The connection is lost. Trying again.',
  back: 'The connection is back.',
};

/** Claims. */
export const claim = {
  title: 'Claim the rest, or part of it',
  intro: (left: number): string =>
    `${left === 1 ? 'One trick is' : `${left} tricks are`} left, the one on the table among them. How many of them are yours?`,
  tricks: 'Tricks for your side',
  line: 'How you will play (the others read it)',
  linePlaceholder: 'For example: drawing trumps, then the clubs are high',
  sendNone: 'Concede the rest',
  sendAll: (left: number): string => `Claim all ${left}`,
  send: (n: number, left: number): string => `Claim ${n} of ${left}`,
  cancel: 'Play on',
  asked: 'Your claim waits for the other side.',
  accepted: 'The claim is accepted.',
  refused: 'The claim is refused. Play goes on.',
  refusedWhy: (why: string): string => `The claim is refused: ${why}`,
  promptTitle: 'A claim',
  promptNone: (name: string, left: number): string =>
    `${name} concedes the ${left === 1 ? 'last trick' : `last ${left} tricks`}.`,
  promptAll: (name: string, left: number): string =>
    `${name} claims ${left === 1 ? 'the last trick' : `all ${left} tricks left`}.`,
  prompt: (name: string, n: number, left: number): string =>
    left === 1 ? `${name} claims the last trick.` : `${name} claims ${n} of the ${left} tricks left.`,
  promptLine: (line: string): string => `“${line}”`,
  waitingFor: (names: string): string => `Waiting for ${names}.`,
  accept: 'Accept',
  refuse: 'Refuse and play on',
  withdraw: 'Take the claim back',
  judging: 'The claim is being looked at…',
};

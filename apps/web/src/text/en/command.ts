import type { Contract } from '@overtrick/rules/auction/contract';
import type { Seat } from '@overtrick/rules/cards/seat';
import { contract, seats, tricks } from './terms.ts';

/** Typed commands: one line for everything that a visitor can do at a table. */
export const command = {
  title: 'Typed commands',
  label: 'Type a call, a card or a command',
  help: 'Such as 1NT, pass, SA or claim 9. “help” lists them all.',
  send: 'Enter',
  /** The words of each command; the first word is the one that is shown. */
  words: {
    low: ['low', 'lowest', 'small'],
    high: ['high', 'highest', 'top'],
    any: ['any', 'anything'],
    claim: ['claim'],
    concede: ['concede'],
    last: ['last', 'last trick'],
    trick: ['trick', 'table'],
    hands: ['hands', 'cards'],
    hand: ['hand', 'my hand'],
    dummy: ['dummy'],
    auction: ['auction', 'bidding'],
    deal: ['deal', 'status', 'contract'],
    score: ['score', 'sheet'],
    turn: ['turn', 'who'],
    legal: ['legal', 'what', 'options'],
    hint: ['hint'],
    undo: ['undo'],
    skip: ['skip', 'skip to the end'],
    next: ['next', 'next deal'],
    say: ['say'],
    help: ['help', '?'],
  },
  /** The suits in the singular: the name alone plays the lowest card. */
  suits: { S: 'spade', H: 'heart', D: 'diamond', C: 'club' },
  whichCard: 'Say which suit: as “low spade”.',
  /** Other names of calls, beside their own and their letters. */
  calls: { P: ['p', 'pass', 'no bid'], X: ['x', 'dbl', 'double'], XX: ['xx', 'rdbl', 'redouble'] },
  unknown: (typed: string): string =>
    `“${typed}” is not a call, a card or a command. Type “help” for a list.`,
  notNow: (what: string): string => `${what} is not allowed now.`,
  done: (what: string): string => `Done: ${what}.`,
  lastTrick: (cards: string, winner: string): string => `Last trick: ${cards}. ${winner} won it.`,
  onTable: (cards: string): string =>
    cards === '' ? 'No card lies on the table.' : `On the table: ${cards}.`,
  by: (name: string, what: string): string => `${name} ${what}`,
  calledSoFar: (calls: string): string =>
    calls === '' ? 'Nobody has called yet.' : `The auction: ${calls}.`,
  handIs: (label: string, seat: Seat, hand: string): string => `${label}, ${seats[seat]}: ${hand}.`,
  noDummy: 'No dummy lies open.',
  playing: (what: Contract): string => `${contract(what)} by ${seats[what.declarer]}.`,
  won: (team: string, n: number, needed?: number): string =>
    `${team}: ${tricks(n)}${needed === undefined ? '' : ` of ${needed}`}.`,
  scored: (party: string, points: string): string =>
    `${party}: ${points} ${/^[+−]?1$/.test(points) ? 'point' : 'points'}.`,
  allowed: (actions: string): string => `You can choose: ${actions}.`,
  nothing: 'It is not your turn: nothing can be chosen now.',
  helpAll:
    'A call: 1NT, pass, X. A card: SA or ace of spades; a suit alone, or low, plays the lowest card, high the highest, any the lowest of all. claim 9, or claim for all; concede. last: the last trick. trick: the cards on the table. hands: all open hands; hand: your own; dummy. auction. deal: contract and tricks. score. turn: whose turn it is. legal: what is allowed. hint. undo. skip: computer players play the rest. next: the next deal. say: talk at the table.',
};

import {
  type Action,
  type Goal,
  makeAction,
  type Pick,
  type Put,
  parseAction,
} from '@overtrick/rules/action';
import { type Call, isBid, isRoyal, levelOf, strainOf } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { type Card, type Rank, rankOf, type Strain, suitOf } from '@overtrick/rules/cards/card';
import type { Seat, Side, Vul } from '@overtrick/rules/cards/seat';
import { numbersOf } from '../numbers.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
export const number = (n: number): string => NUMBERS[n] ?? String(n);
export const numbers = numbersOf('en');
/** Writes a number with its noun: `1 trick`, `2 tricks`. */
export const counted = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
export const tricks = (n: number): string => counted(n, 'trick');

export const strains: { readonly [S in Strain]: string } = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
  N: 'notrump',
};
const strainOne: { readonly [S in Strain]: string } = {
  C: 'club',
  D: 'diamond',
  H: 'heart',
  S: 'spade',
  N: 'notrump',
};
const ranks: { readonly [R in Rank]: string } = {
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
export const seats: { readonly [S in Seat]: string } = { N: 'North', E: 'East', S: 'South', W: 'West' };
const sides: { readonly [S in Side]: string } = { NS: 'North–South', EW: 'East–West' };
export const vuls: { readonly [V in Vul]: string } = {
  none: 'Nobody vulnerable',
  ns: 'North–South vulnerable',
  ew: 'East–West vulnerable',
  both: 'Both vulnerable',
};

const vulsShort: { readonly [V in Vul]: string } = {
  none: 'None vul',
  ns: 'N–S vul',
  ew: 'E–W vul',
  both: 'Both vul',
};

export const card = (which: Card): string => `${ranks[rankOf(which)]} of ${strains[suitOf(which)]}`;

export function call(which: Call): string {
  if (which === 'P') return 'Pass';
  if (which === 'X') return 'Double';
  if (which === 'XX') return 'Redouble';
  const royal = isRoyal(which) ? 'royal ' : '';
  return `${levelOf(which)} ${royal}${(levelOf(which) === 1 ? strainOne : strains)[strainOf(which)]}`;
}

const choices: Readonly<Record<string, string>> = {
  open: 'Open',
  closed: 'Leave closed',
  keep: 'Keep it',
  reject: 'Put it away',
  stand: 'Let it stand',
  replace: 'Replace it',
  over: 'Leave it to partner',
  look: 'Look at the cards',
  blind: 'Bid blind nil',
  ready: 'Ready',
  misere: 'Misère',
  openmisere: 'Open misère',
};
const goals: { readonly [G in Goal]: string } = {
  part: 'Part score',
  game: 'Game',
  small: 'Small slam',
  grand: 'Grand slam',
};
const picks: { readonly [P in Pick]: string } = { peek: 'Look at', flip: 'Turn', reveal: 'Show' };
const puts: { readonly [P in Put]: string } = { aside: 'Put aside', give: 'Give', discard: 'Discard' };

/** The words for a bid that is not a contract: `4 tricks`, `7 hearts`, `5 tricks; nil by North and East`. */
const bids = {
  nil: 'Nil',
  tricks,
  inStrain: (n: number, strain: Strain): string => `${n} ${strains[strain]}`,
  nils: (bid: string, by: string): string => `${bid}; nil by ${by}`,
};
const acts = {
  declare: (strain: string, goal: string): string => `${strain}, ${goal.toLowerCase()}`,
  pick: (what: string, places: string): string => `${what} ${places}`,
  put: (what: string, which: string): string => `${what} ${which}`,
};

/**
 * Returns a function that writes any action as the words on its button, with cards and calls as a language names them.
 */
export function actionsBy(
  language: string,
  named: { readonly card: (which: Card) => string; readonly call: (which: Call) => string },
): (what: Action) => string {
  const list = new Intl.ListFormat(language);
  const upper = (word: string): string => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  const bid = ({ tricks: n, strain, nils = [] }: Extract<Action, { kind: 'bid' }>): string => {
    if (strain !== undefined) return bids.inStrain(n, strain);
    const said = n === 0 ? bids.nil : bids.tricks(n);
    return nils.length === 0 ? said : bids.nils(said, list.format(nils.map((seat) => seats[seat])));
  };
  return (what) => {
    switch (what.kind) {
      case 'call':
        return named.call(what.call);
      case 'play':
        return upper(named.card(what.card));
      case 'choose':
        return choices[what.choice] ?? upper(what.choice);
      case 'declare': {
        const strain = upper(strains[what.strain]);
        return what.goal === undefined ? strain : acts.declare(strain, goals[what.goal]);
      }
      case 'bid':
        return bid(what);
      case 'pick':
        return acts.pick(picks[what.pick], what.places.join(', '));
      case 'put':
        return acts.put(puts[what.put], what.cards.map(named.card).join(', '));
      default:
        return makeAction(what);
    }
  };
}

const action = actionsBy('en', { card, call });

/** Returns a function that does the same for an action's text; it returns text that is no action unchanged. */
export const actionTextBy =
  (words: (what: Action) => string) =>
  (what: string): string => {
    const parsed = parseAction(what);
    return parsed === undefined ? what : words(parsed);
  };

const doubled = ['', ' doubled', ' redoubled'] as const;
export const contract = ({ level, strain, doubling }: Contract): string =>
  `${level} ${(level === 1 ? strainOne : strains)[strain]}${doubled[doubling]}`;

/** The words of the game. */
export const terms = {
  seats,
  strains,
  vuls,
  vulsShort,
  notrumpShort: 'NT',
  rankShort: (rank: Rank): string => (rank === 'T' ? '10' : rank),
  seatShort: (seat: Seat): string => seat,
  card,
  call,
  action,
  actionText: actionTextBy(action),
  choices,
  goals,
  picks,
  puts,
  bids,
  acts,
  callShort: (which: Call): string =>
    which === 'P' ? 'Pass' : isBid(which) ? which.replace('N', 'NT') : which,
  points: numbers.plain,
  date: numbers.day,
  we: 'We',
  they: 'They',
  you: 'You',

  parties: {
    /** The name of a party, which is a side or a player, where it is neither ours nor theirs. */
    name: (party: string): string => (party === 'NS' || party === 'EW' ? sides[party] : party),
  },
};

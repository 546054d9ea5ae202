import {
  type Action,
  type Goal,
  makeAction,
  type Pick,
  type Put,
  parseAction,
} from '@overtrick/rules/action';
import { type Call, isBid, isRoyal, levelOf, strainOf } from '@overtrick/rules/call';
import { type Card, type Rank, rankOf, type Strain, suitOf } from '@overtrick/rules/card';
import type { Contract } from '@overtrick/rules/contract';
import type { Seat, Side, Vul } from '@overtrick/rules/seat';

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
export const points = new Intl.NumberFormat('en');
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
export const tricks = (n: number): string => (n === 1 ? '1 trick' : `${n} tricks`);

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
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `4 tricks`, `Nil`, `7 hearts`, `5 tricks; nil by North and East`. */
function bid({ tricks: n, strain, nils = [] }: Extract<Action, { kind: 'bid' }>): string {
  if (strain !== undefined) return `${n} ${strains[strain]}`;
  const declared = nils.length === 0 ? '' : `; nil by ${nils.map((seat) => seats[seat]).join(' and ')}`;
  return (n === 0 ? 'Nil' : tricks(n)) + declared;
}

/** Whatever a player can do, as the words on a button. */
function action(what: Action): string {
  switch (what.kind) {
    case 'call':
      return call(what.call);
    case 'play':
      return upper(card(what.card));
    case 'choose':
      return choices[what.choice] ?? upper(what.choice);
    case 'declare':
      return (
        upper(strains[what.strain]) + (what.goal === undefined ? '' : `, ${goals[what.goal].toLowerCase()}`)
      );
    case 'bid':
      return bid(what);
    case 'pick':
      return `${picks[what.pick]} ${what.places.join(', ')}`;
    case 'put':
      return `${puts[what.put]} ${what.cards.map(card).join(', ')}`;
    default:
      return makeAction(what);
  }
}

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
  /** The same of an action's text; as it stands where it is none. */
  actionText(what: string): string {
    const parsed = parseAction(what);
    return parsed === undefined ? what : action(parsed);
  },
  goals,
  picks,
  puts,
  callShort: (which: Call): string =>
    which === 'P' ? 'Pass' : isBid(which) ? which.replace('N', 'NT') : which,
  points: (n: number): string => points.format(n),
  /** A day, as `2026-11-22`, in words. */
  date: (day: string): string => dates.format(new Date(`${day}T12:00:00Z`)),
  we: 'We',
  they: 'They',
  you: 'You',

  parties: {
    /** A party is a side or a player; its name when it is neither ours nor theirs. */
    name: (party: string): string => (party === 'NS' || party === 'EW' ? sides[party] : party),
  },
};

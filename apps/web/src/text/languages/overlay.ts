import { type Call, isBid, isCall, isRoyal, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import {
  type Card,
  isCard,
  RANKS,
  type Rank,
  rankOf,
  type Strain,
  suitOf,
} from '@overtrick/rules/cards/card';
import { isSide, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { evening } from '../en/evening.ts';
import { actionsBy, actionTextBy, terms as english } from '../en/terms.ts';
import { type Numbers, numbersOf } from '../numbers.ts';
import type { Translate } from '../part.ts';
import { type Formats, formatMessage, parseMessage } from './message.ts';

/** A file of messages: `key = text` a line; a line that begins with # is a remark. */
export type Messages = ReadonlyMap<string, string>;

export const parseMessages = (file: string): Messages =>
  new Map(
    file.split(/\r?\n/).flatMap((line) => {
      const at = line.indexOf(' = ');
      return line.startsWith('#') || at < 0 ? [] : [[line.slice(0, at), line.slice(at + 3)] as const];
    }),
  );

/** Keys that are no words of the page by themselves: terms from which others are built. */
const OF_TERMS = /^(?:seatLetters|ranks|letters|terms)\./;

/** The language's own words for seats, suits, cards and calls. */
export interface Terms {
  readonly formats: Formats;
  readonly numbers: Numbers;
  readonly card: (card: Card) => string;
  readonly call: (call: Call) => string;
  readonly contract: (contract: Contract) => string;
  readonly notrump: string;
  readonly rankShort: (rank: Rank) => string;
  readonly seatShort: (seat: Seat) => string;
}

export function termsOf(language: string, messages: Messages): Terms {
  const of = (key: string): string => messages.get(key) ?? key;
  const numbers = numbersOf(language);
  const fill = (key: string, values: Readonly<Record<string, unknown>>): string =>
    formatMessage(parseMessage(of(key)), values, formats);
  const rankName = (rank: Rank): string => messages.get(`ranks.${rank}`) ?? rank;
  const rankShort = (rank: Rank): string => messages.get(`letters.${rank}`) ?? rank;
  const card = (which: Card): string =>
    fill('terms.card', { rank: rankName(rankOf(which)), suit: of(`strains.${suitOf(which)}`) });
  const bid = (level: number, strain: Strain): string =>
    fill('terms.bid', { level, strain: of(`strains.${strain}`) });
  const call = (which: Call): string => {
    if (which === 'P') return of('terms.pass');
    if (which === 'X') return of('terms.double');
    if (which === 'XX') return of('terms.redouble');
    return `${bid(levelOf(which), strainOf(which))}${isRoyal(which) ? ' R' : ''}`;
  };
  const contract = ({ level, strain, doubling }: Contract): string => {
    const plain = bid(level, strain);
    if (doubling === 0) return plain;
    return fill(doubling === 1 ? 'terms.doubled' : 'terms.redoubled', { contract: plain });
  };
  const seatShort = (seat: Seat): string => of(`seatLetters.${seat}`);
  /** The words for kinds that only some values have. */
  const kinds: Readonly<Record<string, (value: unknown) => string>> = {
    card: (value) => (typeof value === 'number' && isCard(value) ? card(value) : ''),
    call: (value) => (typeof value === 'string' && isCall(value) ? call(value) : ''),
    contract: (value) => (isContract(value) ? contract(value) : ''),
    declarer: (value) => (isContract(value) ? of(`seats.${value.declarer}`) : ''),
    needed: (value) => (isContract(value) ? numbers.plain(tricksNeeded(value)) : ''),
    time: (value) => numbers.time(Number(value)),
    moment: (value) => numbers.moment(Number(value)),
    signed: (value) => numbers.signed(Math.round(Number(value))),
    tenth: (value) => numbers.tenth(Number(value)),
  };
  const show = (value: unknown, as = ''): string => {
    if (Object.hasOwn(WORDS, as)) return of(`${WORDS[as]}.${String(value)}`);
    const kind = kinds[as];
    if (kind !== undefined) return kind(value);
    return typeof value === 'number' ? numbers.plain(value) : String(value);
  };
  const formats: Formats = { plural: new Intl.PluralRules(language), show };
  return { formats, numbers, card, call, contract, notrump: of('terms.notrump'), rankShort, seatShort };
}

/** The kinds of values that have one word each, and the place of those words. */
const WORDS: Readonly<Record<string, string>> = {
  seat: 'seats',
  letter: 'seatLetters',
  strain: 'strains',
  vul: 'vuls',
};

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'declarer' in value && 'doubling' in value;

/**
 * Returns a function that replaces English words by a language's messages in each part it receives; words without a
 * message stay English.
 */
export function translation(language: string, messages: Messages): Translate {
  const terms = termsOf(language, messages);
  const { numbers } = terms;
  const of = (key: string): string | undefined => messages.get(key);
  const action = actionsBy(language, terms);
  const made: Readonly<Record<string, unknown>> = {
    language,
    action,
    actionText: actionTextBy(action),
    card: terms.card,
    call: terms.call,
    rankShort: terms.rankShort,
    seatShort: terms.seatShort,
    notrumpShort: terms.notrump,
    callShort: (call: Call) => {
      if (call === 'P') return of('terms.passShort');
      return isBid(call) ? call.replace('N', of('terms.notrump') ?? 'NT') : english.callShort(call);
    },
    'parties.name': (party: string) =>
      isSide(party) ? [...party].map((seat) => of(`seats.${seat}`) ?? seat).join('–') : party,
    points: numbers.plain,
    date: numbers.day,
    'dealing.mean': numbers.hundredth,
    'dealing.share': numbers.percent,
    'history.date': numbers.date,
    'history.signed': numbers.signed,
    'review.tricks': numbers.tenths,
    'review.mp': numbers.percent,
    'review.imps': numbers.hundredths,
    'review.points': numbers.plain,
    'review.knownShort': (n: number) => `(−${numbers.tenth(n)})`,
  };
  return (words) => {
    const isHere = ([key]: readonly [string, unknown]): boolean =>
      Object.hasOwn(words, key.replace(/\..*/s, ''));
    replaceAll(words, new Map([...messages].filter(isHere)), terms);
    for (const [key, value] of Object.entries(made).filter(isHere)) replace(words, key, () => value);
  };
}

/** Translates the words of the evening's pages, which have a file of their own and use the terms of the language. */
export function overlayEvening(text: typeof evening, terms: Terms, messages: Messages): void {
  replaceAll(text, messages, terms);
  const { numbers, formats, rankShort } = terms;
  const bySeat = (as: string) => Object.fromEntries(SEATS.map((seat) => [seat, formats.show(seat, as)]));
  const values: Readonly<Record<string, unknown>> = {
    hundredth: numbers.hundredth,
    'home.weekday': numbers.weekday,
    'print.words.seats': bySeat('seat'),
    'print.words.seatLetters': bySeat('letter'),
    'print.words.sides': text.sides,
    'print.words.sideLetters': { NS: text.columns.ns, EW: text.columns.ew },
    'print.words.strains': { ...text.print.words.strains, N: terms.notrump },
    'print.words.ranks': Object.fromEntries(RANKS.map((rank) => [rank, rankShort(rank)])),
  };
  for (const [key, value] of Object.entries(values)) replace(text, key, () => value);
}

function replaceAll(text: object, messages: Messages, { formats }: Terms): void {
  for (const [key, source] of messages) {
    if (OF_TERMS.test(key)) continue;
    const message = parseMessage(source);
    replace(text, key, (before) => {
      if (typeof before === 'function')
        return (...values: readonly unknown[]) => formatMessage(message, { ...values }, formats);
      // names of commands: the language's own first, then the English ones, which still work
      return Array.isArray(before) ? [...new Set([...source.split(', '), ...before])] : source;
    });
  }
}

/** Replaces a word in place, so that holders of a part of the words see it too. */
function replace(text: object, key: string, by: (before: unknown) => unknown): void {
  const names = key.split('.');
  const last = names.pop() ?? '';
  let part: unknown = text;
  for (const name of names) part = isObject(part) ? Reflect.get(part, name) : undefined;
  if (!isObject(part) || !Reflect.has(part, last)) throw new Error(`there are no words called ${key}`);
  Reflect.set(part, last, by(Reflect.get(part, last)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

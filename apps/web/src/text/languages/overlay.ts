import type { Action } from '@overtrick/rules/action';
import { type Call, isBid, isRoyal, levelOf, strainOf } from '@overtrick/rules/call';
import { type Card, type Rank, rankOf, type Strain, suitOf } from '@overtrick/rules/card';
import type { Contract } from '@overtrick/rules/contract';
import { isSide, type Seat } from '@overtrick/rules/seat';
import type { en } from '../en.ts';
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

/** Keys that are no words of the page by themselves: the terms that others are made of. */
const OF_TERMS = /^(?:seatLetters|ranks|letters|terms|strains)\./;

/** The language's own words for seats, suits, cards and calls. */
export interface Terms {
  readonly formats: Formats;
  readonly card: (card: Card) => string;
  readonly call: (call: Call) => string;
  readonly contract: (contract: Contract) => string;
  readonly rankShort: (rank: Rank) => string;
  readonly seatShort: (seat: Seat) => string;
}

export function termsOf(language: string, messages: Messages): Terms {
  const of = (key: string): string => messages.get(key) ?? key;
  const numbers = new Intl.NumberFormat(language);
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
  const show = (value: unknown, as?: string): string => {
    if (as === 'seat' || as === 'strain') return of(`${as}s.${String(value)}`);
    if (as === 'contract') return isContract(value) ? contract(value) : '';
    if (as === 'declarer') return isContract(value) ? of(`seats.${value.declarer}`) : '';
    return typeof value === 'number' ? numbers.format(value) : String(value);
  };
  const formats: Formats = { plural: new Intl.PluralRules(language), show };
  return { formats, card, call, contract, rankShort, seatShort: (seat) => of(`seatLetters.${seat}`) };
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'declarer' in value && 'doubling' in value;

/** Puts the messages of a language in the place of the English ones; what it has no word for stays English. */
export function overlay(text: typeof en, language: string, messages: Messages): void {
  const terms = termsOf(language, messages);
  const of = (key: string): string | undefined => messages.get(key);
  for (const [key, source] of messages) {
    if (OF_TERMS.test(key)) continue;
    const message = parseMessage(source);
    replace(text, key, (before) =>
      typeof before === 'function'
        ? (...values: readonly unknown[]) => formatMessage(message, { ...values }, terms.formats)
        : source,
    );
  }
  const { action, callShort } = text;
  const points = new Intl.NumberFormat(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const put = (key: string, value: unknown): void => replace(text, key, () => value);
  for (const strain of ['C', 'D', 'H', 'S', 'N']) put(`strains.${strain}`, of(`strains.${strain}`));
  put('language', language);
  put('card', terms.card);
  put('call', terms.call);
  put('rankShort', terms.rankShort);
  put('seatShort', terms.seatShort);
  put('notrumpShort', of('terms.notrump'));
  put('points', (n: number) => points.format(n));
  put('date', (day: string) => dates.format(new Date(`${day}T12:00:00Z`)));
  put('callShort', (call: Call) => {
    if (call === 'P') return of('terms.passShort');
    return isBid(call) ? call.replace('N', of('terms.notrump') ?? 'NT') : callShort(call);
  });
  put('action', (what: Action) => {
    if (what.kind === 'call') return terms.call(what.call);
    return what.kind === 'play' ? upper(terms.card(what.card), language) : action(what);
  });
  put('parties.name', (party: string) =>
    isSide(party) ? [...party].map((seat) => of(`seats.${seat}`) ?? seat).join('–') : party,
  );
}

const upper = (word: string, language: string): string =>
  word.charAt(0).toLocaleUpperCase(language) + word.slice(1);

/** Replaces a word in place, so that who holds a part of the words has it too. */
function replace(text: object, key: string, by: (before: unknown) => unknown): void {
  const names = key.split('.');
  const last = names.pop() ?? '';
  let part: unknown = text;
  for (const name of names) part = isObject(part) ? Reflect.get(part, name) : undefined;
  if (!isObject(part) || !Reflect.has(part, last)) throw new Error(`there are no words called ${key}`);
  Reflect.set(part, last, by(Reflect.get(part, last)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

import type { Call } from '@overtrick/rules/auction/call';
import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { SUIT_SYMBOLS, SUITS, type Suit } from '@overtrick/rules/cards/card';
import type { Hand } from './hand.ts';
import { MOST_POINTS, type Range, rangeText } from './range.ts';
import type { Rule } from './rule.ts';
import { saidBy } from './said.ts';
import { commonShows, countPoints, type Shows } from './shows.ts';

const NAMES: { readonly [S in Suit]: string } = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
export const suitName = (suit: Suit): string => NAMES[suit];
const single = (suit: Suit): string => NAMES[suit].slice(0, -1);

/** The suits from the highest down, as players list them. */
const DOWN = [...SUITS].reverse();

/** Names a call in a sentence: `pass`, `double`, `2♥`, `3NT`. */
export function callName(call: Call): string {
  if (isBid(call)) return `${levelOf(call)}${SUIT_SYMBOLS[strainOf(call)]}`;
  return call === 'P' ? 'pass' : call === 'X' ? 'double' : 'redouble';
}

/** Names a call with its article: `a pass`, `a double`, `3♠`. */
export const withArticle = (call: Call): string => (isBid(call) ? callName(call) : `a ${callName(call)}`);

/** Names the act of calling: `pass`, `double`, `bid 2♥`. */
export const deedName = (call: Call): string => (isBid(call) ? `bid ${callName(call)}` : callName(call));

const listed = (items: readonly string[], joint: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** Points from here up are no upper limit. */
const UNLIMITED = MOST_POINTS - 3;

/** Writes the points: `12 to 14`, or `about 12 to 14` and `at most about 13` where they are usual and no demand. */
function pointsText(shows: Shows, points: Range): string {
  const text = rangeText(points, UNLIMITED);
  if (!isAbout(shows)) return text;
  return text.startsWith(AT_MOST) ? `${AT_MOST}about ${text.slice(AT_MOST.length)}` : `about ${text}`;
}
const AT_MOST = 'at most ';

/** True if the points are usual ones, with an upper end. */
const isAbout = ({ points, isUsual }: Shows): boolean =>
  isUsual === true && points !== undefined && points[1] < UNLIMITED;

/** Writes the promise in words: `15 to 17 points, balanced`. Empty when nothing is promised. */
export function showsText(shows: Shows): string {
  const parts: string[] = [];
  const { points, count, balanced, stops = [], good, aces, kings } = shows;
  if (points !== undefined && !(points[0] <= 0 && points[1] >= MOST_POINTS)) {
    const counted = count === undefined || count === 'high' ? 'points' : 'points in support';
    parts.push(`${pointsText(shows, points)} ${counted}`);
  }
  if (balanced === true) parts.push('balanced');
  for (const suit of DOWN) {
    const range = shows[suit];
    if (range === undefined || (range[0] <= 0 && range[1] >= 13)) continue;
    parts.push(
      range[1] === 0
        ? `no ${suitName(suit)}`
        : `${rangeText(range, 13)} ${range[0] === 1 && range[1] === 1 ? single(suit) : suitName(suit)}`,
    );
  }
  if (good !== undefined) parts.push(`a good suit`);
  if (stops.length > 0) parts.push(`${listed(stops.map(suitName), 'and')} stopped`);
  if (aces !== undefined)
    parts.push(`${listed(aces.map(String), 'or')} ace${aces.length === 1 && aces[0] === 1 ? '' : 's'}`);
  if (kings !== undefined)
    parts.push(`${listed(kings.map(String), 'or')} king${kings.length === 1 && kings[0] === 1 ? '' : 's'}`);
  return parts.join(', ');
}

/** Writes the common text of rules that have the same words. */
export function meaningText([rule, ...others]: readonly Rule[]): string {
  if (rule === undefined) return '';
  const shows = others.reduce((so, other) => commonShows(so, saidBy(other)), saidBy(rule));
  const shown = showsText(isLoosePass({ ...rule, shows }) ? {} : shows);
  const forced = rule.forcing === 'game' ? ', forcing to game' : rule.forcing === 'round' ? ', forcing' : '';
  return `${rule.text}${forced}${shown === '' ? '' : `: ${shown}`}`;
}

/** True for a pass that only excludes the strongest hands and is not worth a note. */
const isLoosePass = ({ call, shows: { points } }: Rule): boolean =>
  call === 'P' && points !== undefined && points[0] === 0 && points[1] >= LOOSE;

/** The points from which a pass excludes only the strongest hands. */
const LOOSE = 20;

/** Names the points of a hand: `16 points`, `17 points counting length`, `12 points in support of spades`. */
function pointsOf(hand: Hand, count: Shows['count']): string {
  const value = countPoints(hand, count);
  if (count !== undefined && count !== 'high') return `${value} points in support of ${suitName(count)}`;
  const counted = count === undefined && value !== hand.high ? ' counting length' : '';
  return `${value} point${value === 1 ? '' : 's'}${counted}`;
}

/** Lists the features of the hand that the rule mentions: `16 points and a balanced hand`. */
function held(hand: Hand, { points, count, balanced, stops, aces, kings, ...lengths }: Shows): string {
  const parts: string[] = [];
  // where the call promises no points, the reason names the high-card points
  const kind = points === undefined ? 'high' : count;
  if (points !== undefined || aces === undefined) parts.push(pointsOf(hand, kind));
  if (aces !== undefined)
    parts.push(hand.aces === 1 ? 'one ace' : `${hand.aces === 0 ? 'no' : hand.aces} aces`);
  if (kings !== undefined)
    parts.push(hand.kings === 1 ? 'one king' : `${hand.kings === 0 ? 'no' : hand.kings} kings`);
  if (balanced === true) parts.push('a balanced hand');
  for (const suit of DOWN) {
    const range = lengths[suit];
    if (range === undefined || range[0] < 1) continue;
    parts.push(`${hand.length[suit]} ${suitName(suit)}`);
  }
  if (stops !== undefined && stops.length > 0) parts.push(`${listed(stops.map(suitName), 'and')} stopped`);
  return listed(parts, 'and');
}

/** Writes the reason of a call in one sentence. */
export const reasonText = (hand: Hand, rule: Rule): string =>
  `With ${held(hand, rule.shows)} I ${deedName(rule.call)}: ${rule.text}.`;

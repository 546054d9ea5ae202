import { unreachable } from './assert.ts';
import { type Call, isBid, parseCall } from './call.ts';
import { type Card, makeCard, parseCard } from './card.ts';
import { parseSeat, type Seat } from './seat.ts';

/**
 * Everything that a player of any game of the family can do, closed. Each has one short text, the same on the wire,
 * in records, in goldens and on the command line: `1NT`, `P`, `X`, `XX`; `SA`; `claim 9`.
 */
export type Action =
  | { readonly kind: 'call'; readonly call: Call }
  /** A card from the hand whose turn it is, the acting player's own or the dummy that he controls. */
  | { readonly kind: 'play'; readonly card: Card }
  /** Agreed at the table: the acting player's side gets `tricks` of the tricks left, the other side the rest (R-GEN-9). */
  | { readonly kind: 'claim'; readonly tricks: number };

export interface Step {
  readonly seat: Seat;
  readonly action: Action;
}

export function makeAction(action: Action): string {
  switch (action.kind) {
    case 'call':
      return isBid(action.call) ? action.call.replace('N', 'NT') : action.call;
    case 'play':
      return makeCard(action.card);
    case 'claim':
      return `claim ${action.tricks}`;
    default:
      return unreachable(action);
  }
}

/** Reads an action's text; `undefined` when it is none. */
export function parseAction(text: string): Action | undefined {
  const trimmed = text.trim();
  const claim = /^claim (\d{1,2})$/i.exec(trimmed);
  if (claim) return { kind: 'claim', tricks: Number(claim[1]) };
  const card = parseCard(trimmed);
  if (card !== undefined) return { kind: 'play', card };
  const call = parseCall(trimmed);
  return call === undefined ? undefined : { kind: 'call', call };
}

export const makeStep = ({ seat, action }: Step): string => `${seat} ${makeAction(action)}`;

/** Reads `N 1NT`; `undefined` when it is no step. */
export function parseStep(text: string): Step | undefined {
  const trimmed = text.trim();
  const seat = /^\S\s/.test(trimmed) ? parseSeat(trimmed[0] ?? '') : undefined;
  const action = parseAction(trimmed.slice(1));
  return seat === undefined || action === undefined ? undefined : { seat, action };
}

export function sameAction(a: Action, b: Action): boolean {
  if (a.kind === 'call') return b.kind === 'call' && a.call === b.call;
  if (a.kind === 'play') return b.kind === 'play' && a.card === b.card;
  return b.kind === 'claim' && a.tricks === b.tricks;
}

export const callAction = (call: Call): Action => ({ kind: 'call', call });
export const playAction = (card: Card): Action => ({ kind: 'play', card });

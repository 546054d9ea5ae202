import { parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { makeCard } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, EMPTY, FULL, minus, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat, turn, type Vul } from '@overtrick/rules/cards/seat';
import { type Deal, parseDeal, parseHand } from '@overtrick/rules/deals/deal';
import { type AnyGame, step } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { ruleFor } from '../bidding/decide.ts';
import { handOf } from '../bidding/hand.ts';
import { situationOf } from '../bidding/table.ts';
import type { Decision } from '../bot.ts';
import { findLevel } from '../levels.ts';

/** Tables set up in a line, for tests: an auction or a play as text, and what the novice does there. */
export const BRIDGE: AnyGame = defined(findGame('bridge'), 'bridge is in the list');

const level = defined(findLevel('novice'), 'novice is a level');

export function handFrom(text: string): CardSet {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(hand.why ?? text);
  return hand.value;
}

export function dealFrom(text: string): Deal {
  const deal = parseDeal(text);
  if (!deal.ok) throw new Error(deal.why ?? text);
  return deal.value;
}

/** Deals the other three hands at random. */
export const dealAround = (seat: Seat, hand: CardSet, seed = 'around'): Deal =>
  dealWith({ [seat]: hand }, seed);

/** Deals these hands, and the others at random. */
function dealWith(hands: Partial<Record<Seat, CardSet>>, seed: string): Deal {
  const given = SEATS.flatMap((seat) => cardsOf(hands[seat] ?? EMPTY));
  const rest = [...shuffled(seededRandom(seed), cardsOf(minus(FULL, setOf(given))))];
  return bySeat((seat) => hands[seat] ?? setOf(rest.splice(0, 13)));
}

/** Deals hands given as text, and the others at random. */
export const dealOf = (hands: Partial<Record<Seat, string>>, seed: string): Deal =>
  dealWith(Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, handFrom(hand)])), seed);

/** Plays `words`, which are calls and then cards, separated by spaces: `1H P 4H P P P SA S2`. North deals. */
export function stateAfter(deal: Deal, words: string, vul: Vul = 'none', dealer: Seat = 'N'): unknown {
  const options = parseOptions(BRIDGE.options, {});
  if (!options.ok) throw new Error('the defaults are options');
  let state = BRIDGE.start({ dealer, vul, deal }, options.value);
  for (const word of words.split(' ').filter((each) => each !== '')) {
    const action = defined(parseAction(word), `an action: ${word}`);
    const seat = defined(BRIDGE.toAct(state)[0], 'the deal goes on');
    const next = step(BRIDGE, state, { seat, action });
    if (!next.ok) throw new Error(`${word}: ${next.code}`);
    state = next.value;
  }
  return state;
}

export const viewOnTurn = (state: unknown): View =>
  BRIDGE.view(state, defined(BRIDGE.toAct(state)[0], 'the deal goes on'));

export const decide = (view: View, seed = 'seed'): Decision =>
  level.bot(BRIDGE, view, level.budget, seededRandom(seed));

/** Returns the system's call with a hand after an auction that North began. */
export function callOf(hand: string, auction: string, vul: Vul = 'none'): string {
  const words = auction.split(' ').filter((word) => word !== '');
  const seat = turn('N', words.length);
  const cards = handFrom(hand);
  const view = viewOnTurn(stateAfter(dealAround(seat, cards), auction, vul));
  const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  const call = ruleFor(situationOf(BRIDGE, view, seat), handOf(cards), calls)?.call ?? 'P';
  return call.replace('N', 'NT');
}

/** Returns the card that the novice plays, with its reason. */
export function cardOn(deal: string, words: string): { readonly card: string; readonly reason: string } {
  const { action, reason } = decide(viewOnTurn(stateAfter(dealFrom(deal), words)));
  return { card: action.kind === 'play' ? makeCard(action.card) : action.kind, reason };
}

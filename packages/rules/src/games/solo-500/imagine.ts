import { parseStep, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import type { Card } from '../../cards/card.ts';
import { type CardSet, cardsOf, EMPTY, FULL, minus, setOf, union } from '../../cards/cardSet.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../../cards/seat.ts';
import { dealOfOrder } from '../../deals/setup.ts';
import { dealUnseen, type Place } from '../../deals/unseen.ts';
import { otherPlayer } from '../../families/twoHanded/owners.ts';
import type { Random } from '../../random.ts';
import { extraOf, memoryOf } from '../../views/facts.ts';
import { fillRow, playedCards } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { bidOfAction, strainOf } from './bids.ts';
import { cardsIn, JOKER, orderOf, PACK, type Ranking, suitIn } from './cards.ts';
import { apply, OWNERS, type Solo500Options, type Solo500State, start } from './state.ts';
import type { Solo500Extra, Solo500Memory } from './view.ts';

/**
 * Imagines a layout with its discards, uniformly among those in which both hands followed suit as they did and the
 * viewer saw the same cards. If all hands were open before the play, only the three cards that the other player put
 * away are hidden.
 */
export function imagineSolo500(view: View, random: Random): Solo500State {
  const options: Solo500Options = {
    inspection: view.options.inspection === 'dummies' ? 'dummies' : 'all',
    bowers: view.options.bowers === true,
  };
  const places = view.memory?.order ?? [];
  const guess = imagineHidden(view, places, options, random);
  const order = orderOf(guess.dealt);
  let state = start({ ...view.terms, deal: dealOfOrder(order), order }, options);
  for (const text of extraOf<Solo500Extra>(view).bids ?? []) {
    const step = defined(parseStep(text), 'a step of the bidding');
    state = apply(state, step.seat, step.action);
  }
  if (state.contract === undefined || guess.discards === undefined) return state;
  state = apply(state, state.contract.bidder, { kind: 'put', put: 'discard', cards: guess.discards });
  const named = extraOf<Solo500Extra>(view).named ?? undefined;
  for (const trick of [...view.tricks, view.trick]) {
    for (const [i, { seat, card }] of trick.entries()) {
      state = apply(state, view.controls[seat], playAction(card));
      if (i === 0 && card === JOKER && named !== undefined)
        state = apply(state, view.controls[seat], { kind: 'declare', strain: named });
    }
  }
  if (view.claim === undefined) return state;
  return apply(state, view.claim.seat, { kind: 'claim', tricks: view.claim.tricks });
}

interface Guess {
  /** Ten cards to N, E, S, W and three to the kitty. */
  readonly dealt: readonly Card[];
  /** The cards that the bidder put away, once they have. */
  readonly discards?: readonly Card[];
}

const HAND = 10;
const isPutAway = ({ phase }: View): boolean => phase === 'play' || phase === 'declare' || phase === 'over';

function imagineHidden(
  view: View,
  places: readonly (Card | null)[],
  options: Solo500Options,
  random: Random,
): Guess {
  const step = parseStep(extraOf<Solo500Extra>(view).bid ?? '');
  const bid = step && bidOfAction(step.action);
  if (step === undefined || bid === undefined || !isPutAway(view))
    return { dealt: fillRow(places, PACK, random) };
  const own = memoryOf<Solo500Memory>(view).discards ?? [];
  if (own.length > 0) return { dealt: fillRow(places, PACK, random), discards: own };
  const allowed = allowedIn(view, { strain: strainOf(bid), bowers: options.bowers });
  return imagineDiscards(view, places, step.seat, allowed, random);
}

/**
 * Imagines another player's discards: three of their thirteen cards, of which they have played some and hold the rest.
 */
function imagineDiscards(
  view: View,
  places: readonly (Card | null)[],
  bidder: Seat,
  allowed: BySeat<CardSet>,
  random: Random,
): Guess {
  const other = otherPlayer(OWNERS, bidder);
  const rowOf = (seat: Seat) => places.slice(SEATS.indexOf(seat) * HAND, (SEATS.indexOf(seat) + 1) * HAND);
  const kitty = places.slice(SEATS.length * HAND);
  const thirteen = [...rowOf(bidder), ...kitty];
  const played = playedCards(view);
  const { [bidder]: hand } = view.hands;
  // the cards in the hands and the discards
  const isKnown = (row: readonly (Card | null)[]) => row.every((card) => card !== null);
  const elsewhere = [
    ...(isKnown(thirteen)
      ? cardsOf(minus(PACK, setOf(thirteen.filter((card) => card !== null))))
      : places.filter((card) => card !== null)),
    ...cardsOf(union(played[bidder], hand.cards ?? EMPTY)),
    ...(isKnown(rowOf(other)) ? [] : cardsOf(played[other])),
  ];
  const hidden: (Place & { readonly of: 'hand' | 'other' | 'discards' })[] = [
    { of: 'discards', count: kitty.length, allowed: FULL },
  ];
  if (hand.cards === undefined) hidden.push({ of: 'hand', count: hand.count, allowed: allowed[bidder] });
  if (!isKnown(rowOf(other)))
    hidden.push({ of: 'other', count: view.hands[other].count, allowed: allowed[other] });
  const dealt = dealUnseen(minus(PACK, setOf(elsewhere)), hidden, random);
  const found = (of: (typeof hidden)[number]['of']): CardSet =>
    dealt[hidden.findIndex((place) => place.of === of)] ?? EMPTY;
  const discards = found('discards');
  const had = [found('hand'), hand.cards ?? EMPTY, played[bidder]].reduce(union, discards);
  const filled = fillRow(thirteen, had, random);
  const theirs = fillRow(rowOf(other), union(found('other'), played[other]), random);
  const rows = bySeat((seat) =>
    seat === bidder
      ? filled.slice(0, HAND)
      : seat === other
        ? theirs
        : rowOf(seat).filter((card) => card !== null),
  );
  return {
    dealt: [...SEATS.flatMap((seat) => rows[seat]), ...filled.slice(HAND)],
    discards: cardsOf(discards),
  };
}

/**
 * Returns the cards that each hand may still hold: nothing of a suit that it did not follow. A row may hold anything.
 */
function allowedIn(view: View, ranking: Ranking): BySeat<CardSet> {
  const { tricks, trick } = view;
  const named = extraOf<Solo500Extra>(view).named ?? undefined;
  let allowed = bySeat(() => FULL);
  for (const [lead, ...others] of [...tricks, trick]) {
    const led = lead && (suitIn(ranking, lead.card) ?? named);
    if (led === undefined) continue;
    for (const { seat, card } of others) {
      if (suitIn(ranking, card) === led) continue;
      allowed = { ...allowed, [seat]: minus(allowed[seat], cardsIn(ranking, FULL, led)) };
    }
  }
  return allowed;
}

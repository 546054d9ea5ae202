import { callAction, chooseAction, playAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { type Card, parseCard, suitOf } from '../../cards/card.ts';
import {
  type CardSet,
  EMPTY,
  FULL,
  has,
  inSuitOf,
  isEmpty,
  minus,
  suitSet,
  union,
} from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { dealOfOrder, type Setup } from '../../deals/setup.ts';
import { voidsShown } from '../../play/play.ts';
import type { Random } from '../../random.ts';
import { extraOf, memoryOf } from '../../views/facts.ts';
import { playedCards } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { imagineCards, type KnownCards } from './cards.ts';
import { DUMMY, OWNERS } from './draw.ts';
import { apply, type SecretOptions, type SecretState, start, toAct, withDummyCard } from './state.ts';
import type { SecretExtra, SecretMemory } from './view.ts';

/**
 * Imagines a pack, split and secret card, uniformly among those that the view cannot tell from the real ones: the cards
 * kept and taken, the aces announced or not, the suits not followed, and dummy's visible cards.
 */
export function imagineSecret(view: View, random: Random): SecretState {
  const options: SecretOptions = {
    aceRule: view.options.aceRule === 'player' ? 'player' : 'deal',
    forcedSecret: view.options.forcedSecret !== false,
  };
  const known = knownFrom(view, options);
  const { order, split, secret } = imagineCards(known, random);
  const setup: Setup = { ...view.terms, deal: dealOfOrder(order), order, split };
  return retraced(start(setup, options), view, known, secret);
}

/** Replays a view's steps from an imagined start. */
function retraced(begun: SecretState, view: View, known: KnownCards, secret: Card | undefined): SecretState {
  let state = begun;
  for (const turn of known.turns)
    if (turn === 'keep' || turn === 'reject' || turn === 'secondAce')
      state = apply(state, actor(state), chooseAction(turn === 'keep' ? 'keep' : 'reject'));
  for (const { seat, call } of view.calls) state = apply(state, seat, callAction(call));
  if (secret === undefined || view.contract === undefined) return state;
  state = apply(state, view.contract.declarer, { kind: 'put', put: 'aside', cards: [secret] });
  const tricks = [...view.tricks, view.trick];
  for (const [i, trick] of tricks.entries()) {
    for (const { seat, card } of trick) {
      if (seat !== DUMMY) state = apply(state, seat, playAction(card));
      else if (known.by[i] === undefined) state = apply(state, actor(state), playAction(card));
      // the secret card may have been played by itself
      else if (has(defined(state.play, 'a play').hands[DUMMY], card))
        state = withDummyCard(state, card, known.by[i]);
    }
  }
  if (view.claim === undefined) return state;
  return apply(state, view.claim.seat, { kind: 'claim', tricks: view.claim.tricks });
}

const actor = (state: SecretState): Seat => defined(toAct(state)[0], 'someone is to act');

/** Collects the facts that the view gives about the cards. */
function knownFrom(view: View, options: SecretOptions): KnownCards {
  const { seat, terms, hands, contract, phase } = view;
  const memory = memoryOf<SecretMemory>(view);
  const turns = memory.turns ?? [];
  const order = (memory.order ?? []).map((card) => card ?? undefined);
  const by = memory.by ?? [];
  const { split } = memory;
  const secret = parseCard(extraOf<SecretExtra>(view).secret ?? '');
  const played = playedCards(view);
  const voids = voidsShown([...view.tricks, view.trick]);
  const hidden = OWNERS.players
    .filter((player) => player !== seat)
    .map((player) => ({
      player,
      played: played[player],
      count: hands[player].count,
      may: voids[player].reduce((open, suit) => minus(open, suitSet(suit)), FULL),
    }));
  const { cards, shown } = hands[DUMMY];
  return {
    dealer: terms.dealer,
    aceRule: options.aceRule,
    turns,
    order,
    hidden,
    dummy: union(played[DUMMY], cards ?? shown ?? EMPTY),
    dummyMay: secretMay(view, options, by),
    ...(split !== null && split !== undefined && { split }),
    ...(secret !== undefined && { secret }),
    isAside: contract !== undefined && phase !== 'aside',
    by,
  };
}

/**
 * Returns the cards that the face-down secret card can be. It has no suit in which dummy discarded an open card on a
 * lead, which proves that dummy had none of it; nor one in which dummy has to follow now without an open card, since
 * the secret card would have been played by itself (R-SEC-4).
 */
function secretMay(view: View, { forcedSecret }: SecretOptions, by: readonly Seat[]): CardSet {
  const { tricks, trick, turn, hands, contract, controls } = view;
  let may = FULL;
  const [led] = trick;
  const isDue = turn === DUMMY && forcedSecret && controls[DUMMY] !== contract?.declarer;
  if (led !== undefined && isDue && isEmpty(inSuitOf(hands[DUMMY].shown ?? EMPTY, led.card)))
    may = minus(may, suitSet(suitOf(led.card)));
  for (const [i, [lead, ...others]] of [...tricks, trick].entries()) {
    const dummy = others.find(({ seat }) => seat === DUMMY);
    if (lead === undefined || dummy === undefined || suitOf(dummy.card) === suitOf(lead.card)) continue;
    if (forcedSecret || by[i] === contract?.declarer) may = minus(may, suitSet(suitOf(lead.card)));
  }
  return may;
}

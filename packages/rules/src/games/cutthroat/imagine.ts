import { callAction, parseStep, type Step } from '../../action.ts';
import { defined } from '../../assert.ts';
import { type Card, parseCard, type Suit } from '../../cards/card.ts';
import { add, type CardSet, cardsOf, EMPTY, FULL, minus, setOf, size } from '../../cards/cardSet.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { type DummyFunctions, retrace } from '../../families/dummy/dummyGame.ts';
import { DUMMY, dealerOf, faceUpFirst, PLAYERS } from '../../families/dummy/threeHands.ts';
import type { Game } from '../../game.ts';
import { trustOptions } from '../../options.ts';
import type { Random } from '../../random.ts';
import { extraOf } from '../../views/facts.ts';
import { imagineHands } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { type DrawFours, foursDrawer } from './fours.ts';
import {
  type Announced,
  type CutthroatExtra,
  type CutthroatOptions,
  type CutthroatState,
  options,
  shapeOf,
} from './state.ts';

/**
 * Imagines a layout, uniformly among those that the view allows: cards seen, suits not followed, and the facts
 * announced of the dummy.
 */
export function imagineCutthroat(
  functions: Pick<DummyFunctions<CutthroatState>, 'apply'>,
  start: Game<CutthroatState, CutthroatOptions>['start'],
  view: View,
  random: Random,
): CutthroatState {
  const { announced } = extraOf<CutthroatExtra>(view);
  const row = announced === undefined ? undefined : imagineRow(view, announced, random);
  const deal = view.deal ?? imagineHands(row === undefined ? view : withDummy(view, setOf(row)), random);
  const order =
    row === undefined
      ? faceUpFirst(deal, view.hands[DUMMY].shown ?? EMPTY, random)
      : SEATS.flatMap((seat) => (seat === DUMMY ? row : cardsOf(deal[seat])));
  const setup = { ...view.terms, deal, order };
  return retrace(functions, start(setup, trustOptions(options, view.options)), view, historyOf(view));
}

const withDummy = (view: View, cards: CardSet): View => ({
  ...view,
  hands: { ...view.hands, [DUMMY]: { count: size(cards), cards } },
});

/** The counts of each view: bots imagine many layouts of one view, so its layouts are counted once. */
const drawers = new WeakMap<View, DrawFours>();

/**
 * Imagines the dummy in dealt order: the card face up, then four for each player, the viewer's own as they have seen
 * them.
 */
function imagineRow(view: View, announced: Announced, random: Random): readonly Card[] {
  const { seat, hands } = view;
  const open = defined(parseCard(announced.open), 'a card is face up');
  const { cards, shown = EMPTY } = hands[DUMMY];
  const own = minus(shown, setOf([open]));
  const others = PLAYERS.filter((player) => player !== seat || size(own) === 0);
  const known = add(own, open);
  const held = seat === undefined ? EMPTY : (hands[seat].cards ?? EMPTY);
  const unseen = minus(cards ?? minus(FULL, held), known);
  const seen = shapeOf(known);
  const left = (suit: Suit) => announced.shape[suit] - seen[suit];
  const groups = others.map((player) => ({
    count: 4,
    points: defined(announced.points[player], 'points were announced'),
  }));
  const lengths = { C: left('C'), D: left('D'), H: left('H'), S: left('S') };
  const drawer = drawers.get(view) ?? foursDrawer(unseen, lengths, groups);
  drawers.set(view, drawer);
  const drawn = drawer(random);
  const four = (player: Seat) => drawn[others.indexOf(player)] ?? cardsOf(own);
  return [open, ...PLAYERS.flatMap(four)];
}

/** Lists the steps before the play, all of which are public. */
function historyOf(view: View): readonly Step[] {
  const { terms, calls, contract } = view;
  const { revealed, bids } = extraOf<CutthroatExtra>(view);
  return [
    ...(revealed !== undefined
      ? [{ seat: dealerOf(terms), action: { kind: 'pick', pick: 'reveal', places: [revealed] } } as const]
      : []),
    ...(bids ?? []).map((bid) => defined(parseStep(bid), 'a bid as a step')),
    ...(bids !== undefined && contract !== undefined
      ? [{ seat: contract.declarer, action: { kind: 'declare', strain: contract.strain } } as const]
      : []),
    ...calls.map(({ seat, call }) => ({ seat, action: callAction(call) })),
  ];
}

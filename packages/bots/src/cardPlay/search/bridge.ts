import { type Card, trumpOf } from '@overtrick/rules/card';
import { type CardSet, EMPTY } from '@overtrick/rules/cardSet';
import { tricksNeeded } from '@overtrick/rules/contract';
import type { AnyGame } from '@overtrick/rules/game';
import { startPlay } from '@overtrick/rules/play';
import { bridgePosition } from '@overtrick/rules/position';
import { bySeat, type Seat, seatsOf, sideOf } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import type { Decider } from '../../bot.ts';
import { askedIn } from '../../carding/ask.ts';
import { agreedInstead, agreedReason } from '../../carding/prefer.ts';
import { likelihoodByCarding } from '../../carding/read.ts';
import { withinPositions, withinShare } from '../../effort.ts';
import { drawLayouts } from '../../sampling/draw.ts';
import { type PlainPlay, plainPlayOf } from '../../sampling/hidden.ts';
import type { Inference } from '../../sampling/likely.ts';
import type { Layout } from '../../sampling/sample.ts';
import { judgesOfPlay } from '../../sampling/signals/nets.ts';
import { chancesOf, holdingsOf } from '../../sampling/signals/plays.ts';
import { inOrder, type Tried, tryOut } from '../../sampling/trial.ts';
import { decideCard } from '../rules/decide.ts';
import { reasonFor } from './reason.ts';
import { tricksAfter } from './tricksAfter.ts';

/**
 * The advantage, in tricks, of the card of the rules of thumb: none in defence, where the choice of experts says it
 * better.
 */
const RULE = { lead: 0, defence: 0, declarer: 0.03 };
/**
 * The advantage, in tricks, of a card that experts choose e times as often: on lead little else is known, and declarer
 * has nobody to inform.
 */
const CUSTOM = { lead: 0.15, defence: 0.04, declarer: 0.01 };
/** The value, in tricks, of making the contract, or of beating it, where that is open. */
const CONTRACT = 0.25;
/** Cards are as good where one takes no more tricks than this over the other, on average over the layouts. */
const EQUAL = 0.05;
/** No card is so odd that it counts for less than one that is chosen so often. */
const ODDEST = 0.001;

/** A card that was tried, with all that speaks for it. */
export interface Weighed extends Tried {
  readonly card: Card;
  readonly isRule: boolean;
  /** Tricks, and what convention and the contract add. */
  readonly total: number;
}

/**
 * Plays a card where tricks are all that counts: imagines layouts that fit what is known, solves each with all cards
 * seen, and takes the card that does best on average; between cards that do about as well the custom of the table
 * decides.
 */
export function decideBySolver(inference: Inference): Decider {
  const decideBridgeCard: Decider = (game, view, budget, random) => {
    const { engine } = budget;
    const play = plainPlayOf(view);
    if (play === undefined || engine === undefined) return undefined;
    const goal = goalOf(view, play.turn);
    const results = withinPositions(budget, (bounded) =>
      tryOut(
        {
          actions: view.legal,
          worlds: drawLayouts(play, likelihoodByCarding(game, view, play, inference), budget.worlds, random),
          valuesIn: (layout) =>
            withinShare(budget, () => tricksAfter(engine, positionIn(play, layout), view.legal)),
          ...(goal !== undefined && { goal }),
        },
        bounded,
      ),
    );
    if (results === undefined) return undefined;
    const rule = decideCard(game, view, budget, random);
    const ruled = rule?.action.kind === 'play' ? rule.action.card : undefined;
    const role = roleOf(play);
    const customs = customsOf(play, view, CUSTOM[role]);
    const weighed = results.tried.map((tried, i): Weighed => {
      const card = play.legal[i] ?? -1;
      const isRule = card === ruled;
      const total = tried.value + CONTRACT * tried.reached + (isRule ? RULE[role] : 0) + (customs[i] ?? 0);
      return { ...tried, card, isRule, total };
    });
    const found = weighed.reduce((a, b) => (b.total > a.total ? b : a));
    const { best, reason } = byCarding(game, view, weighed, found);
    return {
      action: best.action,
      reason: reason ?? reasonFor(view, weighed, best, rule?.reason),
      values: inOrder(results.tried),
    };
  };
  return decideBridgeCard;
}

/** The card of the side's carding in the place of the best one, where it costs nothing, and what it says. */
function byCarding(game: AnyGame, view: View, weighed: readonly Weighed[], best: Weighed) {
  const asked = askedIn(game, view);
  const hand = asked && view.hands[asked.seat].cards;
  const agreed = asked && hand && agreedInstead(asked, best.card, hand);
  const worth = ({ value, reached }: Weighed): number => value + CONTRACT * reached;
  for (const card of agreed?.cards ?? []) {
    const one = weighed.find((other) => other.card === card);
    if (one !== undefined && worth(one) >= worth(best) - EQUAL)
      return { best: one, ...(agreed && one !== best && { reason: agreedReason(agreed) }) };
  }
  return { best };
}

function roleOf({ told, turn, played }: PlainPlay): keyof typeof RULE {
  const { declarer } = told;
  if (declarer !== undefined && sideOf(declarer) === sideOf(turn)) return 'declarer';
  return played.length === 0 ? 'lead' : 'defence';
}

/** The worth of custom for each card, in tricks; none for dummy's cards, which tell the others nothing. */
function customsOf(
  { told, turn, seen, legal }: PlainPlay,
  { dummy }: View,
  worth: number,
): readonly number[] {
  const hand = seen[turn];
  if (hand === undefined || turn === dummy) return [];
  return chancesOf(judgesOfPlay(), told, turn, holdingsOf(hand), legal).map(
    (chance) => worth * Math.log(Math.max(ODDEST, chance)),
  );
}

/**
 * The tricks that the side of the hand on turn still wants; `undefined` where it has them already, or cannot get them
 * any more.
 */
function goalOf({ contract, taken, hands }: View, turn: Seat): number | undefined {
  if (contract === undefined) return undefined;
  const side = sideOf(turn);
  const needed = tricksNeeded(contract);
  const goal = side === sideOf(contract.declarer) ? needed : 14 - needed;
  const wanted = goal - seatsOf(side).reduce((sum, seat) => sum + taken[seat], 0);
  return wanted > 0 && wanted <= hands[turn].count ? wanted : undefined;
}

/** The solver's position when the hidden hands are these. */
export function positionIn({ strain, turn, seen, hidden, played }: PlainPlay, layout: Layout) {
  const held = (seat: Seat): CardSet =>
    seen[seat] ?? layout[hidden.findIndex((hand) => hand.seat === seat)] ?? EMPTY;
  const trick = played.slice(played.length - (played.length % 4));
  return bridgePosition({ ...startPlay(bySeat(held), turn, trumpOf(strain)), trick });
}

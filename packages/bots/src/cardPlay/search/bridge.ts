import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { type Card, trumpOf } from '@overtrick/rules/cards/card';
import { type CardSet, EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat, type Seat, seatsOf, sideOf } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { startPlay } from '@overtrick/rules/play/play';
import { bridgePosition } from '@overtrick/rules/play/position';
import type { View } from '@overtrick/rules/views/view';
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
import { inOrder, isTooShort, type Tried, tryOut } from '../../sampling/trial.ts';
import { decideCard } from '../rules/decide.ts';
import { reasonFor } from './reason.ts';
import { tricksAfter } from './tricksAfter.ts';

/**
 * The bonus, in tricks, for the card of the rules of thumb: none in defence, where experts' choices are a better guide.
 */
const RULE = { lead: 0, defence: 0, declarer: 0.03 };
/**
 * The bonus, in tricks, for a card that experts choose e times as often. On lead little else is known, and declarer has
 * nobody to inform.
 */
const CUSTOM = { lead: 0.15, defence: 0.04, declarer: 0.01 };
/** The value, in tricks, of making or beating the contract, if that is open. */
const CONTRACT = 0.25;
/** The difference in average tricks up to which cards count as equal. */
const EQUAL = 0.05;
/** The smallest probability of an expert's choice that counts. */
const ODDEST = 0.001;

/** A card that was tried, with all its bonuses. */
export interface Weighed extends Tried {
  readonly card: Card;
  readonly isRule: boolean;
  /** The tricks, plus the bonuses for convention and contract. */
  readonly total: number;
}

/**
 * Returns a decider for games where only tricks count. It imagines layouts that fit the known facts, solves each with
 * open cards, and takes the best card on average; custom decides between nearly equal cards.
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
    if (rule !== undefined && isTooShort(results)) return rule;
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

/** Replaces the best card by that of the side's carding, if this costs nothing, and returns its message. */
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

/** Returns the bonus for custom of each card, in tricks; none for dummy's cards, which inform nobody. */
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
 * Returns the tricks that the side of the hand to play still needs; `undefined` if it has them already, or can no
 * longer get them.
 */
function goalOf({ contract, taken, hands }: View, turn: Seat): number | undefined {
  if (contract === undefined) return undefined;
  const side = sideOf(turn);
  const needed = tricksNeeded(contract);
  const goal = side === sideOf(contract.declarer) ? needed : 14 - needed;
  const wanted = goal - seatsOf(side).reduce((sum, seat) => sum + taken[seat], 0);
  return wanted > 0 && wanted <= hands[turn].count ? wanted : undefined;
}

/** Returns the solver's position with this layout of the hidden hands. */
export function positionIn({ strain, turn, seen, hidden, played }: PlainPlay, layout: Layout) {
  const held = (seat: Seat): CardSet =>
    seen[seat] ?? layout[hidden.findIndex((hand) => hand.seat === seat)] ?? EMPTY;
  const trick = played.slice(played.length - (played.length % 4));
  return bridgePosition({ ...startPlay(bySeat(held), turn, trumpOf(strain)), trick });
}

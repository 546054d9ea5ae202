import { type Card, trumpOf } from '@overtrick/rules/card';
import { add, type CardSet, EMPTY } from '@overtrick/rules/cardSet';
import { startPlay } from '@overtrick/rules/play';
import { bridgePosition } from '@overtrick/rules/position';
import { bySeat, type Seat } from '@overtrick/rules/seat';
import type { SeatCard } from '@overtrick/rules/trick';
import { isKnown, solveCards } from '@overtrick/solver/solve';
import { situationOf } from '../bid/table.ts';
import type { Decider } from '../bot.ts';
import { decideCard } from '../card/decide.ts';
import { playNets } from '../signals/nets.ts';
import { holdingsOf, readPlays } from '../signals/plays.ts';
import { fitOf } from '../worlds/auction.ts';
import { drawLayouts } from '../worlds/draw.ts';
import { type PlainPlay, plainPlayOf } from '../worlds/hidden.ts';
import type { Layout } from '../worlds/sample.ts';
import { inOrder, tryOut } from '../worlds/trial.ts';

/** What the card of the rules of thumb is worth more, in tricks: between near equals the conventions decide. */
const RULE_BONUS = 0.1;

/**
 * Plays a card where tricks are all that counts: imagines layouts that fit what is known, solves each with all cards seen,
 * and takes the card that does best on average.
 */
export const decideBySolver: Decider = (game, view, budget, random) => {
  const { engine } = budget;
  const play = plainPlayOf(view);
  if (play === undefined || engine === undefined) return undefined;
  const { know } = situationOf(game, view, play.viewer);
  const before = cardsPlayed(play.played);
  const read = readPlays(
    playNets(),
    play.told,
    play.hidden.map(({ seat }) => seat),
  );
  const weightOf = (layout: Layout): number =>
    play.hidden.reduce((product, { seat }, i) => {
      const held = layout[i];
      if (held === undefined) return product;
      return product * fitOf(with_(held, before[seat]), know[seat]) * read(seat, holdingsOf(held));
    }, 1);
  const worlds = drawLayouts(play, weightOf, budget.worlds, random);
  const last = engine.nodes() + (budget.positions ?? Infinity);
  const results = tryOut(
    {
      actions: view.legal,
      worlds,
      valuesIn(layout) {
        const values = solveCards(engine, positionIn(play, layout));
        const tricks = play.legal.map((card) => values.get(card));
        return tricks.every((each) => each !== undefined && isKnown(each))
          ? tricks.map((each) => each?.lower ?? 0)
          : undefined;
      },
    },
    { worlds: budget.worlds, isSpent: () => engine.nodes() >= last || budget.isSpent?.() === true },
  );
  if (results === undefined) return undefined;
  const rule = decideCard(game, view, budget, random);
  const { tried } = results;
  const scored = tried.map((each, i) => {
    const isRule = rule?.action.kind === 'play' && rule.action.card === play.legal[i];
    return { ...each, total: each.value + (isRule ? RULE_BONUS : 0), isRule };
  });
  const best = scored.reduce((a, b) => (b.total > a.total ? b : a));
  return {
    action: best.action,
    reason:
      best.isRule && rule !== undefined
        ? rule.reason
        : 'It takes the most tricks in the layouts that I imagined.',
    values: inOrder(tried),
  };
};

const with_ = (held: CardSet, cards: readonly Card[]): CardSet => cards.reduce(add, held);

const cardsPlayed = (played: readonly SeatCard[]) =>
  bySeat((seat) => played.filter((one) => one.seat === seat).map(({ card }) => card));

/** The solver's position when the hidden hands are these. */
function positionIn(play: PlainPlay, layout: Layout) {
  const { strain, turn, seen, hidden, played } = play;
  const held = (seat: Seat): CardSet =>
    seen[seat] ?? layout[hidden.findIndex((hand) => hand.seat === seat)] ?? EMPTY;
  const trick = played.slice(played.length - (played.length % 4));
  return bridgePosition({ ...startPlay(bySeat(held), turn, trumpOf(strain)), trick });
}

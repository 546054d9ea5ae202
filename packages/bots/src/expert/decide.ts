import { trumpOf } from '@overtrick/rules/card';
import { type CardSet, EMPTY } from '@overtrick/rules/cardSet';
import { startPlay } from '@overtrick/rules/play';
import { bridgePosition } from '@overtrick/rules/position';
import { bySeat, type Seat } from '@overtrick/rules/seat';
import { isKnown, solveCards } from '@overtrick/solver/solve';
import type { Decider } from '../bot.ts';
import { decideCard } from '../card/decide.ts';
import { drawLayouts } from '../worlds/draw.ts';
import { type PlainPlay, plainPlayOf } from '../worlds/hidden.ts';
import { type Inference, likelihoodOf } from '../worlds/likely.ts';
import type { Layout } from '../worlds/sample.ts';
import { inOrder, tryOut } from '../worlds/trial.ts';

/** What the card of the rules of thumb is worth more, in tricks: between near equals the conventions decide. */
const RULE_BONUS = 0.1;

/**
 * Plays a card where tricks are all that counts: imagines layouts that fit what is known, solves each with all cards seen,
 * and takes the card that does best on average.
 */
export const decideBySolver =
  (inference: Inference): Decider =>
  (game, view, budget, random) => {
    const { engine } = budget;
    const play = plainPlayOf(view);
    if (play === undefined || engine === undefined) return undefined;
    const worlds = drawLayouts(play, likelihoodOf(game, view, play, inference), budget.worlds, random);
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

/** The solver's position when the hidden hands are these. */
function positionIn(play: PlainPlay, layout: Layout) {
  const { strain, turn, seen, hidden, played } = play;
  const held = (seat: Seat): CardSet =>
    seen[seat] ?? layout[hidden.findIndex((hand) => hand.seat === seat)] ?? EMPTY;
  const trick = played.slice(played.length - (played.length % 4));
  return bridgePosition({ ...startPlay(bySeat(held), turn, trumpOf(strain)), trick });
}

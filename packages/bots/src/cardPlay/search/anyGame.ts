import { type Action, sameAction } from '@overtrick/rules/action';
import { rankIndex } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Engine } from '@overtrick/solver';
import type { Decider, Decision } from '../../bot.ts';
import { withinPositions, withinShare } from '../../effort.ts';
import { isAlone } from '../../sampling/alone.ts';
import { drawWorlds } from '../../sampling/draw.ts';
import { plainPlayOf } from '../../sampling/hidden.ts';
import { layoutsText } from '../../sampling/layoutsText.ts';
import { plausibilityOf } from '../../sampling/plausible.ts';
import { readingOf } from '../../sampling/seated.ts';
import { isCertain, statesOf } from '../../sampling/states.ts';
import { inOrder, isTooShort, type Tried, tryOut, type Weighted } from '../../sampling/trial.ts';
import { netPoints } from '../../valuation/netPoints.ts';
import { decideCard } from '../rules/decide.ts';
import { tricksAfter } from './tricksAfter.ts';
import { uncoveredPosition } from './uncovered.ts';

/** The value of a trick in addition to its points: more tricks are safer even if they bring none. */
const TRICK = 1;
/** The remaining tricks up to which covered cards are searched as they lie. */
const FEW = 4;
/** Values that differ by less count as equal. */
const EQUAL = 1e-6;

/**
 * Decides a card in any game where only tricks count. In layouts that fit the known facts the game's position is solved
 * with open cards, the tricks are converted to the game's own points, and the best card on average is played.
 */
export const decideByPosition: Decider = (...asked) => decideBy(fittingStates, ...asked);

/** Decides in the same way, also reading the others' cards, if four hands play, two against two. */
export const decideByReading: Decider = (...asked) => decideBy(readStates, ...asked);

/** A function that draws layouts that fit the known facts, on demand. */
type Draw = (...asked: Parameters<Decider>) => Iterable<Weighted<unknown>>;

const fittingStates: Draw = (game, view, _, random) =>
  statesOf(game, view, plausibilityOf(game, view), random);

/** The number of drawn layouts: reading the cards in one takes far less time than solving it. */
const DRAWN = { batch: 50, most: 400 };

const readStates: Draw = (...asked) => {
  const [game, view, { worlds }, random] = asked;
  const read = readingOf(view);
  const { playOf } = game;
  if (read === undefined || playOf === undefined || isCertain(game, view, random))
    return fittingStates(...asked);
  const plausible = plausibilityOf(game, view);
  const weightOf = (state: unknown): number => {
    const hands = playOf(state)?.hands;
    return hands === undefined ? 0 : plausible(state) * read(hands);
  };
  return drawWorlds(() => game.imagine(view, random), weightOf, worlds, DRAWN, random);
};

function decideBy(draw: Draw, ...asked: Parameters<Decider>): Decision | undefined {
  const [game, view, budget, random] = asked;
  const { seat } = view;
  const { engine } = budget;
  if (seat === undefined || engine === undefined || view.phase !== 'play') return undefined;
  const imagined = game.imagine(view, random);
  if (uncoveredPosition(game, imagined) === undefined) return undefined;
  // so near the end, the game's own rules can be searched completely
  if (game.position?.(imagined) === undefined && tricksLeftIn(view) <= FEW) return undefined;
  // auctions between partners are read elsewhere
  if (plainPlayOf(view) !== undefined && !isAlone(game, view)) return undefined;
  const isSure = isCertain(game, view, random);
  const results = withinPositions(budget, (bounded) =>
    tryOut(
      {
        actions: view.legal,
        worlds: draw(...asked),
        valuesIn: (state) =>
          withinShare(budget, () => valuesIn(game, state, seat, view.legal, engine), isSure ? 1 : undefined),
      },
      bounded,
    ),
  );
  // the rules of thumb decide
  if (results === undefined || (!isSure && isTooShort(results))) return undefined;
  const custom = isSure ? undefined : customIn(game, view, seat, imagined, random);
  const best = bestOf(results.tried, custom);
  return (
    best && {
      action: best.action,
      reason: reasonFor(results.tried, best, results.worlds, isSure),
      values: inOrder(results.tried),
    }
  );
}

const tricksLeftIn = (view: View): number => Math.max(...SEATS.map((seat) => view.hands[seat].count));

/** Returns the points after each action, with open cards; `undefined` if the time ran out. */
function valuesIn(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly Action[],
  engine: Engine,
): readonly number[] | undefined {
  const position = uncoveredPosition(game, state);
  if (position === undefined) return undefined;
  const own = game.partyOf(seat, game.setupOf(state));
  const known = new Map<number, number>();
  return tricksAfter(engine, position, actions)?.map((tricks) => {
    const value =
      known.get(tricks) ??
      netPoints(game, game.apply(state, seat, { kind: 'claim', tricks }), own) + TRICK * tricks;
    known.set(tricks, value);
    return value;
  });
}

/**
 * The bonus, in tricks, for the card of the rules of thumb: a search assumes that everybody sees all cards, but people
 * do not.
 */
const CUSTOM = 0.06;

interface Custom {
  readonly action: Action;
  readonly worth: number;
}

function customIn(game: AnyGame, view: View, seat: Seat, state: unknown, random: Random): Custom | undefined {
  const rule = decideCard(game, view, { worlds: 1 }, random);
  if (rule === undefined) return undefined;
  const own = game.partyOf(seat, game.setupOf(state));
  const left = tricksLeftIn(view);
  const [all = 0, none = 0] = [left, 0].map((tricks) =>
    netPoints(game, game.apply(state, seat, { kind: 'claim', tricks }), own),
  );
  return { action: rule.action, worth: (CUSTOM * (all - none)) / left };
}

/** Returns the best result; of equals the customary card, or the lowest. */
function bestOf(tried: readonly Tried[], custom: Custom | undefined): Tried | undefined {
  const worthOf = ({ action, value }: Tried): number =>
    value + (custom !== undefined && sameAction(action, custom.action) ? custom.worth : 0);
  const most = Math.max(...tried.map(worthOf));
  return tried
    .filter((one) => worthOf(one) > most - EQUAL)
    .reduce<Tried | undefined>(
      (best, one) => (best === undefined || rankOf(one.action) < rankOf(best.action) ? one : best),
      undefined,
    );
}

const rankOf = (action: Action): number => (action.kind === 'play' ? rankIndex(action.card) : 0);

function reasonFor(tried: readonly Tried[], best: Tried, worlds: number, isSure: boolean): string {
  const values = tried.map(({ value }) => value);
  if (Math.max(...values) - Math.min(...values) < EQUAL) return 'All my cards are equally good.';
  if (isSure) return 'I know where every card is, and worked out the rest.';
  return layoutsText(best.best, worlds, 'imagined', 'does better');
}

import { callAction } from '@overtrick/rules/action';
import { isBid, strainOf } from '@overtrick/rules/auction/call';
import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';
import { type Engine, isKnown as isExact, ofSide, solvePosition } from '@overtrick/solver';
import type { Budget } from '../../bot.ts';
import { uncoveredPosition } from '../../cardPlay/search/uncovered.ts';
import { withinPositions } from '../../effort.ts';
import { opponentOf } from '../../sampling/opponent.ts';
import { plausibilityOf } from '../../sampling/plausible.ts';
import { isCertain, statesOf } from '../../sampling/states.ts';
import type { Estimates } from '../../valuation/payoff.ts';
import { setRight } from '../../valuation/setRight.ts';
import { tricksByPoints } from '../../valuation/tricksByPoints.ts';
import { decideDummy } from './dummyChoice.ts';
import type { Prospects } from './prospects.ts';

/** More steps than any auction of two that reaches a contract at once. */
const MOST_STEPS = 12;
/**
 * The spread of tricks around those of best play with all cards seen: where both players count them out, where all
 * cards are visible, and where some are hidden.
 */
const COUNTED = 0.2;
const OPEN = 0.4;
const HIDDEN = 0.8;
/** The spread for a rough estimate that some solved layouts correct. */
const ROUGH = 1.3;
/** A strain is considered when the rough estimate is at least this, and this near to the best one. */
const LEAST = 5.5;
const NEAR = 1.7;
/** The layouts that are enough for a call, and the number that beats a rough estimate. */
const ENOUGH = 24;
const MANY = 8;

/**
 * Improves the prospects of two players who bid against each other: where a rough estimate favours a strain for one of
 * them, solves the game's own positions, in layouts that fit, while the time lasts. A few layouts prove little: they
 * correct the rough estimate. Returns the rough ones where the game has no such positions yet.
 */
export const solvedProspects = (
  game: AnyGame,
  view: View,
  budget: Budget,
  random: Random,
  rough: Prospects,
): Prospects => withinPositions(budget, (bounded) => solvedWithin(game, view, bounded, random, rough));

/**
 * Computes the tricks of both players in every strain, exact to the trick, where the place of every card is certain.
 * Returns `undefined` where it is not, or the time is too short.
 */
export function countedProspects(
  game: AnyGame,
  view: View,
  budget: Budget,
  random: Random,
): Prospects | undefined {
  const { engine } = budget;
  if (engine === undefined || !isCertain(game, view, random)) return undefined;
  const world = game.imagine(view, random);
  const counted = withinPositions(budget, () =>
    game.seats.map((player) => ({
      player,
      tricks: STRAINS.map((strain) => solvedIn(game, world, player, strain, engine, random)?.tricks),
    })),
  );
  if (counted.some(({ tricks }) => tricks.includes(undefined))) return undefined;
  const of = (seat: Seat): Estimates => {
    const tricks = counted.find(({ player }) => player === seat)?.tricks ?? [];
    const by = (strain: Strain): readonly number[] => [tricks[STRAINS.indexOf(strain)] ?? 0];
    return { C: by('C'), D: by('D'), H: by('H'), S: by('S'), N: by('N') };
  };
  return { of, spread: COUNTED };
}

function solvedWithin(
  game: AnyGame,
  view: View,
  { engine, worlds, isSpent }: Budget,
  random: Random,
  rough: Prospects,
): Prospects {
  if (engine === undefined) return rough;
  const asked = game.seats.flatMap((player) =>
    promising(rough.of(player)).map((strain) => ({ player, strain, solved: [] as Solved[] })),
  );
  let count = 0;
  for (const { world } of statesOf(game, view, plausibilityOf(game, view), random)) {
    for (const { player, strain, solved } of asked) {
      const found = solvedIn(game, world, player, strain, engine, random);
      if (found !== undefined) solved.push(found);
    }
    // there are no positions before the play, or the time is over
    if (count === 0 && asked.every(({ solved }) => solved.length === 0)) break;
    count += 1;
    if (count >= Math.min(worlds, ENOUGH) || isSpent?.() === true) break;
  }
  const least = Math.min(...asked.map(({ solved }) => solved.length));
  const isSure = isCertain(game, view, random);
  const isTold = isSure || least >= MANY;
  // with two hands, a rough estimate is nearly as good as an exact one: the number of layouts matters more
  if (!isTold && opponentOf(game, view) !== undefined) return rough;
  // when the time ended during the first layout, its solved part counts
  const known = asked.filter(({ solved }) => solved.length > 0);
  if (known.length === 0) return rough;
  const of = (player: Seat): Estimates => {
    const estimates = rough.of(player);
    const better = known
      .filter((one) => one.player === player)
      .map(({ strain, solved }) => [
        strain,
        isTold
          ? solved.map(({ tricks }) => tricks)
          : estimates[strain].map((tricks) => setRight(tricks, offIn(solved), solved.length)),
      ]);
    return { ...estimates, ...Object.fromEntries(better) };
  };
  return { of, spread: isOpen(view) ? OPEN : isTold ? HIDDEN : ROUGH };
}

/** A contract's tricks in a layout: by best play with all cards seen, and by a rule of thumb. */
interface Solved {
  readonly tricks: number;
  readonly rough: number;
}

/** Returns the average error of the rule of thumb in these layouts. */
const offIn = (solved: readonly Solved[]): number =>
  solved.reduce((sum, { tricks, rough }) => sum + tricks - rough, 0) / solved.length;

const isOpen = (view: View): boolean => SEATS.every((seat) => view.hands[seat].cards !== undefined);

/** Lists the strains in which a player may want to play, the best first. */
function promising(estimates: Estimates): readonly Strain[] {
  const mean = (strain: Strain): number =>
    estimates[strain].reduce((sum, tricks) => sum + tricks, 0) / estimates[strain].length;
  const most = Math.max(...STRAINS.map(mean));
  return STRAINS.filter((strain) => mean(strain) >= Math.max(LEAST, most - NEAR)).sort(
    (a, b) => mean(b) - mean(a),
  );
}

/** Returns the player's tricks when they declare in the strain; `undefined` when they cannot be computed. */
function solvedIn(
  game: AnyGame,
  state: unknown,
  player: Seat,
  strain: Strain,
  engine: Engine,
  random: Random,
): Solved | undefined {
  const played = declaredBy(game, state, player, strain, random);
  const position = played === undefined ? undefined : uncoveredPosition(game, played);
  if (played === undefined || position === undefined) return undefined;
  const bounds = solvePosition(engine, position);
  if (!isExact(bounds)) return undefined;
  const { turn } = position.play;
  const shown = game.view(played);
  const own = SEATS.filter((seat) => isTeam(shown, player, seat)).map((seat) => position.play.hands[seat]);
  return {
    tricks: ofSide(isTeam(shown, turn, player), bounds, shown.hands[turn].count).lower,
    rough: tricksByPoints(own, strain),
  };
}

/**
 * Returns the state at the opening lead when the player declares in the strain, at any level; `undefined` when that is
 * impossible.
 */
function declaredBy(game: AnyGame, start: unknown, player: Seat, strain: Strain, random: Random): unknown {
  let state = start;
  let isBidden = false;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const [actor] = game.toAct(state);
    if (actor === undefined) return undefined;
    const legal = game.legalActions(state, actor);
    const calls = legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
    if (calls.length === 0) {
      const shown = game.view(state, actor);
      const choice = shown.phase === 'decide' ? decideDummy(game, shown, { worlds: 1 }, random) : undefined;
      if (choice === undefined) break;
      state = game.apply(state, actor, choice.action);
      continue;
    }
    const own = calls.find((call) => isBid(call) && strainOf(call) === strain);
    const isPassing = isBidden || actor !== player;
    let call = isPassing ? 'P' : own;
    if (call === 'P' && !isBidden && game.view(state).contract === undefined) {
      const after = game.apply(state, actor, callAction('P'));
      // a pass of the other player may end the auction before the player has bid
      if (game.view(after).phase !== 'auction') call = calls.find(isBid);
    }
    if (call === undefined) return undefined;
    if (actor === player && call === own) isBidden = true;
    state = game.apply(state, actor, callAction(call));
  }
  const { contract } = game.view(state);
  return contract?.declarer === player && contract.strain === strain ? state : undefined;
}

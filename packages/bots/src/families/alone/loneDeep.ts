import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Position } from '@overtrick/rules/play/position';
import { isTeam, type View } from '@overtrick/rules/views/view';
import { type Engine, isKnown as isExact, ofSide, solvePosition } from '@overtrick/solver';
import type { Decider } from '../../bot.ts';
import { withinPositions } from '../../effort.ts';
import { statesOf } from '../../sampling/states.ts';
import { chances } from '../../valuation/estimate.ts';
import { type Outlook, roughOutlook, type WeightedDeal } from './hands.ts';
import { callsFit, partnerIn } from './lone.ts';
import { bestCall, settled } from './three.ts';

/** The spread of tricks around those of best play with all cards seen. */
const SPREAD = 0.8;
/** The layouts that are enough for a call, and the number below which a rule of thumb is better. */
const ENOUGH = 24;
const FEW = 4;
/** The own strains to examine: the largest number, and how much worse than the best they may be. */
const STRAINS_TRIED = 3;
const NEAR = 1.7;

/** Bids for a player who is alone against two partners, by the double-dummy results in layouts that fit the calls. */
export const decideLoneDeeply: Decider = (game, view, budget, random) => {
  const { seat } = view;
  if (seat === undefined || budget.engine === undefined) return undefined;
  const plausible = callsFit(game, view, seat);
  const dealIn = (state: unknown) => game.setupOf(state).deal;
  const worlds: WeightedDeal[] = [];
  const tricks = new Map<string, number[]>();
  withinPositions(budget, ({ engine, isSpent }) => {
    for (const { world } of statesOf(game, view, (state) => plausible(dealIn(state)), random)) {
      worlds.push({ deal: dealIn(world), weight: 1 });
      if (engine === undefined || worlds.length > Math.min(budget.worlds, ENOUGH)) break;
      const found = solvedIn(engine, game, view, world, seat, worlds.slice(0, 1));
      if (found === undefined || isSpent?.() === true) break;
      for (const [key, value] of found) tricks.set(key, [...(tricks.get(key) ?? []), value]);
    }
  });
  const rough = roughOutlook(worlds, partnerIn(view));
  const outlook: Outlook = {
    in(declarer, strain) {
      const known = tricks.get(declarer + strain) ?? [];
      if (known.length < FEW) return rough.in(declarer, strain);
      return known.map((count) =>
        chances({ tricks: count, spread: SPREAD }).map((chance) => chance / known.length),
      );
    },
  };
  return bestCall(game, view, seat, outlook, game.imagine(view, random));
};

/**
 * Solves the tricks of declarers in strains, keyed by both: the player's promising strains, and the present contract.
 */
function solvedIn(
  engine: Engine,
  game: AnyGame,
  view: View,
  state: unknown,
  seat: Seat,
  guide: readonly WeightedDeal[],
): readonly (readonly [string, number])[] | undefined {
  const found: (readonly [string, number])[] = [];
  const solve = (position: Position, declarer: Seat, strain: Strain): boolean => {
    const bounds = solvePosition(engine, position);
    if (!isExact(bounds)) return false;
    const isDeclarers = isTeam(view, position.play.turn, declarer);
    found.push([declarer + strain, ofSide(isDeclarers, bounds, view.hands[declarer].count).lower]);
    return true;
  };
  for (const strain of promising(roughOutlook(guide, partnerIn(view)), seat)) {
    const position = game.positionAt?.(state, strain, seat);
    if (position === undefined || !solve(position, seat, strain)) return undefined;
  }
  const played = settled(game, state);
  const { contract } = game.view(played);
  const position = game.position?.(played);
  if (contract !== undefined && contract.declarer !== seat && position !== undefined)
    if (!solve(position, contract.declarer, contract.strain)) return undefined;
  return found;
}

/** Lists the strains in which the player has the best hopes. */
function promising(outlook: Outlook, seat: Seat): readonly Strain[] {
  const hopes = STRAINS.map((strain) => ({
    strain,
    tricks: outlook
      .in(seat, strain)
      .reduce((sum, likely) => likely.reduce((so, chance, count) => so + chance * count, sum), 0),
  })).sort((a, b) => b.tricks - a.tricks);
  const most = hopes[0]?.tricks ?? 0;
  return hopes
    .slice(0, STRAINS_TRIED)
    .filter(({ tricks }) => tricks >= most - NEAR)
    .map(({ strain }) => strain);
}

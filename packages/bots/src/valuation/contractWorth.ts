import { defined } from '@overtrick/rules/assert';
import { partner, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Party } from '@overtrick/rules/scores/outcome';
import { strainInPlay } from '@overtrick/rules/views/view';
import { chances, estimate, estimateAlone } from './estimate.ts';

/** A limit of steps that no deal reaches between a declaration and the play. */
const MOST_STEPS = 64;

/** Numbers of tricks with a smaller chance are ignored. */
const UNLIKELY = 0.01;

/** The average result of a state for the party, and the chance of each number of tricks for the declaring side. */
export interface ContractWorth {
  readonly points: number;
  /** For 0 to 13 tricks of the declaring side: the chance, and the party's points minus the others'. */
  readonly results: readonly { readonly chance: number; readonly points: number }[];
}

/**
 * Values a state before the play by the game's own score, with all hands open: others pass or choose by their own hand,
 * then the tricks are estimated. Returns 0 if nothing is played.
 * @param alone estimates from that player's hand only, as if they did not know their partner's
 */
export function worthOf(game: AnyGame, start: unknown, party: Party, alone?: Seat): ContractWorth {
  const state = settle(game, start);
  const view = game.view(state);
  const { dummy } = view;
  const strain = strainInPlay(view);
  if (dummy === undefined || strain === undefined) return { points: 0, results: [] };
  const { deal } = game.setupOf(state);
  const declarer = view.contract?.declarer ?? partner(dummy);
  const guess =
    alone === undefined ? estimate(deal[declarer], deal[dummy], strain) : estimateAlone(deal[alone], strain);
  const results = chances(guess).map((chance, tricks) => ({
    chance,
    points: chance < UNLIKELY ? 0 : net(game, game.apply(state, declarer, { kind: 'claim', tricks }), party),
  }));
  return { points: results.reduce((sum, { chance, points }) => sum + chance * points, 0), results };
}

/** Returns the party's points minus those of the best other party. */
function net(game: AnyGame, over: unknown, party: Party): number {
  const { points = {} } = game.outcome(over) ?? {};
  const others = Object.keys(points).filter((some) => some !== party);
  return (points[party] ?? 0) - Math.max(0, ...others.map((some) => points[some] ?? 0));
}

/**
 * Advances a state to the start of the play, or to the end of the deal: each player passes if that is legal, or chooses
 * by their hand.
 */
function settle(game: AnyGame, start: unknown): unknown {
  let state = start;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const [seat] = game.toAct(state);
    if (seat === undefined || game.view(state).phase === 'play') return state;
    const legal = game.legalActions(state, seat);
    const pass = legal.find((action) => action.kind === 'call' && action.call === 'P');
    state = game.apply(state, seat, pass ?? bestAlone(game, state, seat));
  }
  return state;
}

/** Returns the choice of a player who knows only their own hand. */
function bestAlone(game: AnyGame, state: unknown, seat: Seat) {
  const party = game.partyOf(seat, game.setupOf(state));
  const legal = game.legalActions(state, seat);
  const declarations = legal.filter(({ kind }) => kind === 'declare');
  const worths = declarations.map(
    (action) => worthOf(game, game.apply(state, seat, action), party, seat).points,
  );
  return defined(declarations[worths.indexOf(Math.max(...worths))] ?? legal[0], 'something may be done');
}

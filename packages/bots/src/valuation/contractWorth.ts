import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import type { Party } from '@overtrick/rules/outcome';
import { partner, type Seat } from '@overtrick/rules/seat';
import { strainInPlay } from '@overtrick/rules/view';
import { chances, estimate, estimateAlone } from './estimate.ts';

/** More steps than there are between a declaration and the play. */
const MOST_STEPS = 64;

/** Numbers of tricks so unlikely count for nothing. */
const UNLIKELY = 0.01;

/** The average result of a state for the party, and the chance of each number of tricks of the declaring side. */
export interface ContractWorth {
  readonly points: number;
  /** For 0 to 13 tricks of the declaring side: how likely, and the party's points less the others'. */
  readonly results: readonly { readonly chance: number; readonly points: number }[];
}

/**
 * The value of a state before the play by the game's own score, all its hands seen: others pass or name what their own
 * hand wants, then the tricks are estimated. 0 when nothing is played.
 * @param alone estimate from that player's hand alone, as if the player did not know their partner's
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

/** The party's points, less those of the best other one. */
function net(game: AnyGame, over: unknown, party: Party): number {
  const { points = {} } = game.outcome(over) ?? {};
  const others = Object.keys(points).filter((some) => some !== party);
  return (points[party] ?? 0) - Math.max(0, ...others.map((some) => points[some] ?? 0));
}

/**
 * The state when the play begins, or the deal is over: each player passes where that is legal, or names what suits
 * their hand.
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

/** The choice of a player who knows nothing but their own hand. */
function bestAlone(game: AnyGame, state: unknown, seat: Seat) {
  const party = game.partyOf(seat, game.setupOf(state));
  const legal = game.legalActions(state, seat);
  const declarations = legal.filter(({ kind }) => kind === 'declare');
  const worths = declarations.map(
    (action) => worthOf(game, game.apply(state, seat, action), party, seat).points,
  );
  return defined(declarations[worths.indexOf(Math.max(...worths))] ?? legal[0], 'something may be done');
}

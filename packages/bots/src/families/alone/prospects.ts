import { callAction } from '@overtrick/rules/action';
import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Budget } from '../../bot.ts';
import { tricksByLeads } from '../../cardPlay/lookahead/playout.ts';
import { fitsCalls } from '../../sampling/fitsCalls.ts';
import { opponentOf } from '../../sampling/opponent.ts';
import type { Estimates } from '../../valuation/payoff.ts';
import { tricksByPoints } from '../../valuation/tricksByPoints.ts';
import { solvedProspects } from './contracts.ts';
import { decideDummy } from './dummyChoice.ts';
import { prospectsOfPair } from './pairProspects.ts';

/** More steps than any bidding that these states go through. */
const MOST_STEPS = 8;
/** The number of layouts where cards are hidden: counting points and lengths is quick. */
const WORLDS = 24;
/** The most layouts searched for those that fit the calls, and the error of a call, in tricks, that still fits. */
const MOST_TRIED = 160;
const GOOD = -1;

export interface Prospects {
  /** The estimates of each player, by seat. */
  readonly of: (player: Seat) => Estimates;
  /** The error of the estimates: a standard deviation in tricks. */
  readonly spread: number;
}

const ALL = 13;

/** The error of the rule of points and lengths, and of a simulated play with open cards. */
const BY_POINTS = 1.5;
const BY_PLAY = 0.7;

/**
 * Estimates the tricks of each player as declarer in each strain. With every card in sight it simulates a play; else it
 * counts points and lengths in some layouts that fit.
 */
export function prospectsOf(game: AnyGame, view: View, budget: Budget, random: Random): Prospects {
  return solvedProspects(game, view, budget, random, roughProspects(game, view, budget, random));
}

function roughProspects(game: AnyGame, view: View, budget: Budget, random: Random): Prospects {
  const other = opponentOf(game, view);
  if (other !== undefined) return prospectsOfPair(game, view, other, random);
  const isOpen = budget.engine === undefined && SEATS.every((seat) => view.hands[seat].cards !== undefined);
  const found = new Map<string, number[]>();
  for (const state of isOpen ? [game.imagine(view, random)] : plausibleStates(game, view, budget, random)) {
    for (const player of game.seats) {
      for (const strain of STRAINS) {
        const tricks = tricksOf(game, state, view, player, strain, isOpen, random, budget);
        const key = player + strain;
        found.set(key, [...(found.get(key) ?? []), ...tricks]);
      }
    }
  }
  const estimates = (player: Seat): Estimates => {
    const by = (strain: Strain): readonly number[] => found.get(player + strain) ?? [0];
    return { C: by('C'), D: by('D'), H: by('H'), S: by('S'), N: by('N') };
  };
  return { of: estimates, spread: isOpen ? BY_PLAY : BY_POINTS };
}

/** Returns the layouts, of many that the cards allow, that best explain the other player's calls. */
function plausibleStates(game: AnyGame, view: View, budget: Budget, random: Random): readonly unknown[] {
  const other = game.seats.find((seat) => seat !== view.seat);
  const tried: { readonly state: unknown; readonly fit: number }[] = [];
  let good = 0;
  while (tried.length < MOST_TRIED && good < WORLDS) {
    if (tried.length > 0 && budget.isSpent?.() === true) break;
    const state = game.imagine(view, random);
    const fit = other === undefined ? 0 : fitsCalls(view, other, game.setupOf(state).deal);
    if (fit >= GOOD) good += 1;
    tried.push({ state, fit });
  }
  return tried
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, WORLDS)
    .map(({ state }) => state);
}

function tricksOf(
  game: AnyGame,
  state: unknown,
  view: View,
  player: Seat,
  strain: Strain,
  isOpen: boolean,
  random: Random,
  budget: Budget,
): readonly number[] {
  const played = declaredBy(game, game.start(game.setupOf(state), view.options), player, strain, (asked) =>
    decideDummy(game, asked, budget, random),
  );
  const play = game.playOf?.(played);
  if (play === undefined) return [0];
  const shown = game.view(played);
  const own = SEATS.filter((seat) => isTeam(shown, player, seat));
  if (!isOpen)
    return [
      tricksByPoints(
        own.map((seat) => play.hands[seat]),
        strain,
      ),
    ];
  // the leader will find one of their better leads
  const world = { game, state: played, own };
  const [worst = 0, ...others] = tricksByLeads(world);
  // a result of all tricks is checked with more leads
  if (worst === ALL) return tricksByLeads(world, 2);
  return [worst, ...others.slice(0, others.length >> 1)];
}

/** Returns the same cards with a contract of that player in that strain, up to the opening lead. */
function declaredBy(
  game: AnyGame,
  start: unknown,
  player: Seat,
  strain: Strain,
  choose: (view: View) => ReturnType<typeof decideDummy>,
): unknown {
  let state = start;
  let hasBid = false;
  for (let i = 0; i < MOST_STEPS && game.playOf?.(state) === undefined; i++) {
    const [actor] = game.toAct(state);
    if (actor === undefined) break;
    const legal = game.legalActions(state, actor);
    const isCalling = legal.some((action) => action.kind === 'call');
    if (!isCalling) {
      const choice = choose(game.view(state, actor));
      if (choice === undefined) break;
      state = game.apply(state, actor, choice.action);
    } else if (actor === player && !hasBid) {
      hasBid = true;
      state = game.apply(state, actor, callAction(`1${strain}`));
    } else {
      state = game.apply(state, actor, callAction('P'));
    }
  }
  return state;
}

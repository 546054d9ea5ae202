import type { Action } from '@overtrick/rules/action';
import { isBid, strainOf } from '@overtrick/rules/auction/call';
import { type Strain, SUIT_SYMBOLS } from '@overtrick/rules/cards/card';
import { suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import type { AnyGame } from '@overtrick/rules/game';
import { isTeam, type View } from '@overtrick/rules/views/view';
import { handOf } from '../../bidding/hand.ts';
import type { Decider } from '../../bot.ts';
import { worthOf } from '../../valuation/contractWorth.ts';

/** The number of layouts that is enough for estimates. */
const ENOUGH = 16;

/** Names trumps, a goal or a contract: the most valuable by the game's own score in the possible layouts. */
export const decideDeclaration: Decider = (game, view, budget, random) => {
  const { seat, legal } = view;
  if (seat === undefined) return undefined;
  const party = game.partyOf(seat, view.terms);
  const sums = legal.map(() => 0);
  // with dummy visible, declarer's side is the same in every layout
  const isSeen = view.dummy !== undefined && view.hands[view.dummy].cards !== undefined;
  const worlds = isSeen ? 1 : Math.min(budget.worlds, ENOUGH);
  for (let world = 0; world < worlds; world++) {
    if (world > 0 && budget.isSpent?.() === true) break;
    const state = game.imagine(view, random);
    for (const [i, action] of legal.entries())
      sums[i] = (sums[i] ?? 0) + worthOf(game, game.apply(state, seat, action), party).points;
  }
  const most = Math.max(...sums);
  const action = legal[sums.indexOf(most)];
  return action && { action, reason: reasonFor(action, most) };
};

function reasonFor(action: Action, points: number): string {
  if (action.kind === 'choose') return 'I have no good suit for trumps: partner may have a better one.';
  const strain = action.kind === 'declare' ? action.strain : strainNamed(action);
  if (strain === undefined) return 'Naming more would cost more than it could gain.';
  const where = strain === 'N' ? 'at notrump' : `with ${SUIT_SYMBOLS[strain]} as trumps`;
  return points < 0
    ? `I expect to lose points in any contract, and the fewest ${where}.`
    : `I expect to score most ${where}.`;
}

const strainNamed = (action: Action): Strain | undefined =>
  action.kind === 'call' && isBid(action.call) ? strainOf(action.call) : undefined;

/** The chance of a gain that is enough for the first double. */
const SURE = 0.7;

/**
 * Returns the chance of a gain needed now, when `sure` is enough for the first double: each earlier double halves the
 * allowed doubt, because the player who answered it disagrees, and without a limit the stakes run away.
 */
export const sureAfter = ({ calls }: View, sure: number): number =>
  1 - (1 - sure) / 2 ** calls.filter(({ call }) => call !== 'P').length;

/** Doubles and redoubles a declaration when that is likely enough to pay. */
export const decideDouble: Decider = (game, view, budget, random) => {
  const { seat, legal } = view;
  if (seat === undefined) return undefined;
  const pass = legal.find((action) => action.kind === 'call' && action.call === 'P');
  const double = legal.find((action) => action !== pass);
  if (pass === undefined || double === undefined) return undefined;
  const party = game.partyOf(seat, view.terms);
  let gain = 0;
  let weights = 0;
  for (let world = 0; world < budget.worlds; world++) {
    if (world > 0 && budget.isSpent?.() === true) break;
    const state = game.imagine(view, random);
    const weight = namingFit(game, view, state);
    const [more, less] = [double, pass].map((action) =>
      worthOf(game, game.apply(state, seat, action), party),
    );
    weights += weight;
    for (const [tricks, { chance, points }] of more?.results.entries() ?? [])
      if (points > (less?.results[tricks]?.points ?? 0)) gain += weight * chance;
  }
  return gain / weights >= sureAfter(view, SURE)
    ? { action: double, reason: 'We should win more than half of the tricks.' }
    : { action: pass, reason: 'I am not sure enough that doubling would pay.' };
};

/** Weighs a layout by the declarations: players name trumps with length in them, and double with strength. */
export function namingFit(game: AnyGame, view: View, state: unknown): number {
  const { seat, strain } = view;
  if (seat === undefined || strain === undefined) return 1;
  const { deal } = game.setupOf(state);
  const points = (of: Seat) => pointsIn([deal[of]]);
  const doubles = view.calls.filter((made) => made.call !== 'P' && made.seat !== seat);
  const said = doubles.reduce(
    (weight, { seat: by }) => weight * (points(by) >= 15 ? 1 : points(by) >= 13 ? 0.3 : 0.05),
    1,
  );
  // a player who redoubles, or their partner, has named them
  const namers = SEATS.filter((other) => isTeam(view, seat, other) === doubles.length % 2 > 0);
  if (strain === 'N') return said * (namers.some((other) => points(other) >= 14) ? 1 : 0.1);
  const longest = Math.max(...namers.map((other) => suitLength(deal[other], strain)));
  return said * (longest >= 5 ? 1 : longest === 4 ? 0.3 : 0.05);
}

/** The points for opening where the opener must name a contract, after seeing partner's hand. */
const OPENING = 12;

/**
 * Decides whether to open where there is no other choice: with a hand stronger than average, or long suits nearly as
 * strong.
 */
export const decideOpening: Decider = (_game, view) => {
  const { seat, legal } = view;
  if (seat === undefined) return undefined;
  const open = legal.find((action) => action.kind === 'choose' && action.choice === 'open');
  const pass = legal.find((action) => action.kind === 'call' && action.call === 'P');
  const { cards } = view.hands[seat];
  if (open === undefined || pass === undefined || cards === undefined) return undefined;
  const { high, points } = handOf(cards);
  if (points < OPENING) return { action: pass, reason: `With ${high} points I do not open.` };
  return { action: open, reason: `With ${high} points and this shape our side may have the most.` };
};

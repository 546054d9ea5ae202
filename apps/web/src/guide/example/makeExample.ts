import type { BotLevel } from '@overtrick/bots/levels';
import { makeAction, makeStep, type Step } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { makeCard } from '@overtrick/rules/card';
import { EMPTY, size, union } from '@overtrick/rules/cardSet';
import { makeContract, tricksNeeded } from '@overtrick/rules/contract';
import { makeHand } from '@overtrick/rules/deal';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { matchOptionsOf } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, trustOptions } from '@overtrick/rules/options';
import type { Outcome } from '@overtrick/rules/outcome';
import { seededRandom } from '@overtrick/rules/random';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/seat';
import { randomSetup } from '@overtrick/rules/setup';
import type { View } from '@overtrick/rules/view';
import { type Change, changeTo, type Example, type Moment } from './moment.ts';

const MOST_TRIES = 40;

/** A deal of the game as computer players play it: the first of its seeds that is played, and its contract made where there is one. */
export function makeExample(game: AnyGame, level: BotLevel): Example {
  for (let seed = 1; seed <= MOST_TRIES; seed++) {
    const example = played(game, level, `example ${seed}`);
    if (example !== undefined) return example;
  }
  throw new Error(`no deal of ${game.id} is played`);
}

function played(game: AnyGame, { bot, budget }: BotLevel, seed: string): Example | undefined {
  const match = defined(findMatch(game.matches[0] ?? ''), 'a game has a match form');
  const form = trustOptions<OptionValues>(matchOptionsOf(game, match), {});
  const sheet = match.start(form, partiesOf(game), game.dealers);
  const terms = defined(match.next(sheet), 'a match has a deal');
  const setup = randomSetup(terms, seededRandom(seed), game.ordered);
  const randoms = bySeat((seat) => seededRandom(`${seed} ${seat}`));
  let state = game.start(setup, trustOptions<OptionValues>(game.options, {}));
  const start = momentOf(game, state);
  const changes: Change[] = [];
  let moment = start;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, seat);
    const { action, reason } = bot(game, view, budget, randoms[seat]);
    const step: Step = { seat, action };
    const before = state;
    state = game.apply(state, seat, action);
    const next = momentOf(game, state, { before, step });
    const from = action.kind === 'play' && view.turn !== seat ? view.turn : undefined;
    changes.push({ did: makeStep(step), ...(from && { from }), why: reason, ...changeTo(moment, next) });
    moment = next;
  }
  const outcome = defined(game.outcome(state), 'a deal that is over has an outcome');
  if (game.view(state).tricks.length === 0) return undefined;
  if (outcome.contract && outcome.tricks < tricksNeeded(outcome.contract)) return undefined;
  changes.push(changeTo(moment, asDealt(game, state, moment)));
  const row = match.rows(match.add(sheet, outcome)).rows.findLast((one) => one.outcome !== undefined);
  return {
    dealer: terms.dealer,
    vul: terms.vul,
    start,
    changes,
    parties: seatsOfParties(game, outcome),
    items: row?.items ?? outcome.items,
  };
}

function seatsOfParties(game: AnyGame, { terms, points }: Outcome): Example['parties'] {
  const seats = terms.seating ?? game.seats;
  return Object.fromEntries(
    Object.keys(points).map((party) => [party, seats.filter((seat) => game.partyOf(seat, terms) === party)]),
  );
}

/** @param after the state before and the step that led here: a card that ends a trick leaves it on the table for this moment */
function momentOf(
  game: AnyGame,
  state: unknown,
  after?: { readonly before: unknown; readonly step: Step },
): Moment {
  const seen = game.view(state);
  const views = game.seats.map((seat) => game.view(state, seat));
  const { trick, isFull } = trickAfter(seen, after && { before: game.view(after.before), step: after.step });
  return {
    phase: seen.phase,
    ...bySeat((hand) => handText(hand, [seen, ...views])),
    calls: seen.calls.map(({ seat, call }) => `${seat} ${makeAction({ kind: 'call', call })}`).join(', '),
    trick: trick.map(({ seat, card }) => `${seat} ${makeCard(card)}`).join(', '),
    won: isFull ? winnerOf(game.view(after?.before), seen) : '',
    taken: SEATS.map((seat) => seen.taken[seat]).join(' '),
    playing: playingText(seen),
  };
}

/** The cards on the table, the last one also where it ended the trick: a view may forget finished tricks. */
function trickAfter(seen: View, after?: { readonly before: View; readonly step: Step }) {
  if (after?.step.action.kind !== 'play') return { trick: seen.trick, isFull: false };
  const { before, step } = after;
  const { card } = after.step.action;
  if (seen.trick.some((played) => played.card === card)) return { trick: seen.trick, isFull: false };
  return { trick: [...before.trick, { seat: before.turn ?? step.seat, card }], isFull: true };
}

/** Who has a trick more than before; who leads next, where tricks do not count. */
const winnerOf = (before: View, seen: View): string =>
  SEATS.find((seat) => seen.taken[seat] > before.taken[seat]) ?? seen.turn ?? '';

const playingText = ({ contract, strain }: View): string =>
  contract ? `${makeContract(contract)} by ${contract.declarer}` : (strain ?? '');

/** What anybody sees of a hand. */
function handText(hand: Seat, views: readonly View[]): string {
  const known = views
    .map((view) => view.hands[hand].cards ?? view.hands[hand].shown ?? EMPTY)
    .reduce(union, EMPTY);
  const count = Math.max(...views.map((view) => view.hands[hand].count));
  return `${makeHand(known)} ${count - size(known)}`;
}

/** The end: every hand as it was dealt, the last trick gone. */
function asDealt(game: AnyGame, state: unknown, moment: Moment): Moment {
  const { deal } = game.view(state);
  return {
    ...moment,
    phase: 'over',
    trick: '',
    won: '',
    ...(deal && bySeat((seat) => `${makeHand(deal[seat])} 0`)),
  };
}

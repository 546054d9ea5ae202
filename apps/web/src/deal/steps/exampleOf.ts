import { makeAction, makeStep, type Step } from '@overtrick/rules/action';
import { makeContract } from '@overtrick/rules/auction/contract';
import { makeCard } from '@overtrick/rules/cards/card';
import { EMPTY, size, union } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { makeHand } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import type { ScoreItem } from '@overtrick/rules/scores/score';
import type { View } from '@overtrick/rules/views/view';
import { type Change, changeTo, type Example, type Moment } from './moment.ts';

/** A step, the state that it led to, and the reason for it. */
export interface StepTaken {
  readonly step: Step;
  readonly after: unknown;
  readonly why?: string | undefined;
}

export interface ExampleParts {
  /** The items of the score; absent for an unfinished deal. */
  readonly items?: readonly ScoreItem[];
  /** The hands to show at the end, where the last state hides them. */
  readonly deal?: Deal;
  /** The seats whose views are combined; all players when left out. */
  readonly viewers?: readonly Seat[];
}

/** Builds a deal to step through from its first state and its steps. */
export function exampleOf(
  game: AnyGame,
  start: unknown,
  made: readonly StepTaken[],
  { items = [], deal, viewers = game.seats }: ExampleParts = {},
): Example {
  const first = momentOf(game, viewers, start);
  const changes: Change[] = [];
  let state = start;
  let moment = first;
  for (const { step, after, why } of made) {
    const { turn } = game.view(state, step.seat);
    const next = momentOf(game, viewers, after, { before: state, step });
    const from = step.action.kind === 'play' && turn !== step.seat ? turn : undefined;
    changes.push({
      did: makeStep(step),
      ...(from && { from }),
      ...(why !== undefined && { why }),
      ...changeTo(moment, next),
    });
    state = after;
    moment = next;
  }
  changes.push(changeTo(moment, asDealt(game, state, moment, deal)));
  const { terms } = game.view(state);
  return {
    dealer: terms.dealer,
    vul: terms.vul,
    start: first,
    changes,
    parties: seatsOfParties(game, state),
    items,
  };
}

function seatsOfParties(game: AnyGame, state: unknown): Example['parties'] {
  const { terms } = game.view(state);
  const parties = [...new Set(game.seats.map((seat) => game.partyOf(seat, terms)))];
  const seats = terms.seating ?? game.seats;
  return Object.fromEntries(
    parties.map((party) => [party, seats.filter((seat) => game.partyOf(seat, terms) === party)]),
  );
}

/**
 * @param after the state before and the step that led here: a card that ends a trick leaves it on the table for this
 * moment
 */
function momentOf(
  game: AnyGame,
  viewers: readonly Seat[],
  state: unknown,
  after?: { readonly before: unknown; readonly step: Step },
): Moment {
  const seen = game.view(state);
  const views = viewers.map((seat) => game.view(state, seat));
  const { trick, isFull } = trickAfter(seen, after && { before: game.view(after.before), step: after.step });
  return {
    phase: seen.phase,
    ...bySeat((hand) => handText(hand, [seen, ...views])),
    calls: seen.calls.map(({ seat, call }) => `${seat} ${makeAction({ kind: 'call', call })}`).join(', '),
    trick: trick.map(({ seat, card }) => `${seat} ${makeCard(card)}`).join(', '),
    won: isFull ? winnerOf(game.view(after?.before), seen) : '',
    taken: SEATS.map((seat) => seen.taken[seat]).join(' '),
    playing: playingText(seen),
    stock: stockText([seen, ...views]),
  };
}

/** Returns the cards on the table, including a last one that ended the trick: a view may drop finished tricks. */
function trickAfter(seen: View, after?: { readonly before: View; readonly step: Step }) {
  if (after?.step.action.kind !== 'play') return { trick: seen.trick, isFull: false };
  const { before, step } = after;
  const { card } = after.step.action;
  if (seen.trick.some((played) => played.card === card)) return { trick: seen.trick, isFull: false };
  return { trick: [...before.trick, { seat: before.turn ?? step.seat, card }], isFull: true };
}

/** Returns the hand with one trick more than before, or the next to lead where tricks do not count. */
const winnerOf = (before: View, seen: View): string =>
  SEATS.find((seat) => seen.taken[seat] > before.taken[seat]) ?? seen.turn ?? '';

const playingText = ({ contract, strain }: View): string =>
  contract ? `${makeContract(contract)} by ${contract.declarer}` : (strain ?? '');

/** Writes the stock as far as any viewer sees it. */
function stockText(views: readonly View[]): string {
  const seen = views.flatMap(({ stock }) => stock ?? []);
  const [first] = seen;
  if (first === undefined || first.left === 0) return '';
  const cardOf = (part: 'top' | 'looked'): string => {
    const card = seen.map((stock) => stock[part]).find((one) => one !== undefined);
    return card === undefined ? '-' : makeCard(card);
  };
  return `${first.left} ${cardOf('top')} ${cardOf('looked')}`;
}

/** Writes the cards of a hand that any viewer sees. */
function handText(hand: Seat, views: readonly View[]): string {
  const known = views
    .map((view) => view.hands[hand].cards ?? view.hands[hand].shown ?? EMPTY)
    .reduce(union, EMPTY);
  const count = Math.max(...views.map((view) => view.hands[hand].count));
  return `${makeHand(known)} ${count - size(known)}`;
}

/** Returns the end: every hand as it was dealt, and no last trick. */
function asDealt(game: AnyGame, state: unknown, moment: Moment, known?: Deal): Moment {
  const { deal = known } = game.view(state);
  return {
    ...moment,
    phase: 'over',
    trick: '',
    won: '',
    stock: '',
    ...(deal && bySeat((seat) => `${makeHand(deal[seat])} 0`)),
  };
}

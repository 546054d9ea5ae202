import { type Action, makeAction, makeStep, parseAction, sameAction } from '../action.ts';
import { equals, has, isDisjoint, size, union } from '../cards/cardSet.ts';
import { SEATS, type Seat } from '../cards/seat.ts';
import type { DealTerms } from '../deals/board.ts';
import { type Setup, termsOf } from '../deals/setup.ts';
import { type AnyGame, partiesOf, step } from '../game.ts';
import { findGame } from '../games/list.ts';
import { listOptions, parseOptions } from '../options.ts';
import { makeRecord, parseRecord, replay } from '../record.ts';
import { defaultsOf, type Moment, playout, whereOf } from '../testing/playout.ts';
import type { View } from '../views/view.ts';
import { ALL_ACTIONS } from './actions.ts';
import { deepFreeze, isPlainData, sameData } from './data.ts';
import { type Fault, Faults } from './fault.ts';

/**
 * Tests on random deals what every game promises (`Game`): playouts end, an outcome exists exactly then, states are
 * never mutated, `step` accepts legal actions and nothing else, a record leads to the same state, views are plain data.
 * Each seed is one deal; returns a list of faults.
 */
export function conformanceFaults(
  game: AnyGame,
  seeds: readonly string[],
  options?: Moment['options'],
): readonly Fault[] {
  const faults = new Faults();
  faults.guard(
    () => 'the description',
    () => checkDescription(game, faults),
  );
  for (const seed of seeds) {
    faults.guard(
      () => `deal ${seed}`,
      () => checkDeal(game, faults, seed, options),
    );
    // one deal that does not end takes longer than all that do
    if (faults.list.some(({ promise }) => promise === 'ends')) break;
  }
  return faults.list;
}

interface Check {
  readonly game: AnyGame;
  readonly faults: Faults;
  readonly where: string;
}

function checkDescription(game: AnyGame, faults: Faults): void {
  const { seats, players } = game;
  faults.expect(
    seats.length === players && sameData(seats.toSorted(byTurn), rotated(seats)),
    'seats',
    () => `${players} players at ${seats.join()}`,
  );
  const texts = [game.id, game.name, game.summary, game.rules];
  faults.expect(
    texts.every((text) => text.trim() !== ''),
    'texts',
    () => 'a text is empty',
  );
  faults.expect(game.matches.length > 0, 'matches', () => 'there is no match format');
  const defaults = parseOptions(game.options);
  faults.expect(
    defaults.ok && sameData(defaults.value, defaultsOf(game)),
    'options',
    () => `the defaults are refused: ${JSON.stringify(defaults)}`,
  );
  for (const { name, help, values = [], default: value } of listOptions(game.options)) {
    faults.expect(help.trim() !== '', 'options', () => `${name} has no help`);
    for (const choice of [value, ...values]) {
      const read = parseOptions(game.options, { [name]: String(choice) });
      faults.expect(
        read.ok && Reflect.get(read.value, name) === choice,
        'options',
        () => `${name}=${choice} is not read`,
      );
    }
  }
}

const byTurn = (a: Seat, b: Seat): number => SEATS.indexOf(a) - SEATS.indexOf(b);

/** Rotates seats in clockwise order so that they start as `toSorted` starts them. */
function rotated(seats: readonly Seat[]): readonly Seat[] {
  const first = seats.toSorted(byTurn)[0];
  const at = first === undefined ? 0 : seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

function checkDeal(game: AnyGame, faults: Faults, seed: string, options?: Moment['options']): void {
  let last: Moment | undefined;
  for (const moment of playout(game, seed, options)) {
    const check = { game, faults, where: whereOf(seed, moment) };
    faults.expect(
      sameData(game.setupOf(moment.state).deal, moment.setup.deal) &&
        (last === undefined || sameData(game.setupOf(moment.state), game.setupOf(last.state))),
      'setup',
      () => `${check.where}: another setup`,
    );
    checkTurn(check, moment);
    checkViews(check, moment);
    if (moment.steps.length % 11 === 0) {
      checkSteps(check, moment);
      checkRecord(check, moment);
    }
    last = moment;
  }
  if (last === undefined) return;
  const check = { game, faults, where: whereOf(seed, last) };
  faults.expect(game.toAct(last.state).length === 0, 'ends', () => `${check.where}: it goes on`);
  checkSteps(check, last);
  checkRecord(check, last);
  checkOutcome(check, last.state);
}

/** Checks the turns: `toAct`, `legalActions`, `claimable` and `outcome` agree. */
function checkTurn({ game, faults, where }: Check, { state }: Moment): void {
  const acting = game.toAct(state);
  faults.expect(
    new Set(acting).size === acting.length && acting.every((seat) => game.seats.includes(seat)),
    'toAct',
    () => `${where}: ${acting.join()} of ${game.seats.join()}`,
  );
  faults.expect(
    (acting.length === 0) === (game.outcome(state) !== undefined),
    'outcome',
    () => `${where}: ${acting.join() || 'nobody'} to act, outcome ${JSON.stringify(game.outcome(state))}`,
  );
  for (const seat of SEATS) {
    const texts = game.legalActions(state, seat).map(makeAction);
    faults.expect(
      texts.length > 0 === acting.includes(seat),
      'legalActions',
      () => `${where}: ${acting.join()} to act, and ${seat} has ${texts.join(', ') || 'nothing'}`,
    );
    faults.expect(
      new Set(texts).size === texts.length,
      'legalActions',
      () => `${where}: ${seat} has one of them twice: ${texts.join(', ')}`,
    );
    faults.expect(
      game.legalActions(state, seat).every(isReadBack),
      'notation',
      () => `${where}: ${texts.join(', ')} are not all read back`,
    );
    const played = game.view(state).tricks.flat();
    faults.expect(
      !game
        .legalActions(state, seat)
        .some((action) => action.kind === 'play' && played.some(({ card }) => card === action.card)),
      'legalActions',
      () => `${where}: ${seat} may play a card again: ${texts.join(', ')}`,
    );
    const claim = game.claimable(state, seat);
    faults.expect(
      claim === undefined || (acting.length > 0 && Number.isInteger(claim) && claim >= 0 && claim <= 13),
      'claimable',
      () => `${where}: ${claim} by ${seat}`,
    );
  }
}

function isReadBack(action: Action): boolean {
  const read = parseAction(makeAction(action));
  return read !== undefined && sameAction(read, action) && sameData(read, action);
}

/**
 * Checks that `step` (R-GEN-2) accepts each legal action and each claim in range, from the right seats, and nothing
 * else. A claim ends the deal.
 */
function checkSteps({ game, faults, where }: Check, { state }: Moment): void {
  for (const seat of SEATS) {
    const legal = game.legalActions(state, seat);
    for (const action of [...legal, ...ALL_ACTIONS]) {
      const expected = game.toAct(state).includes(seat) && legal.some((other) => sameAction(other, action));
      const next = step(game, state, { seat, action });
      faults.expect(
        next.ok === expected,
        'step',
        () => `${where}: ${makeStep({ seat, action })} is ${next.ok ? 'taken' : 'refused'}`,
      );
      faults.expect(
        !next.ok || sameData(next.value, game.apply(state, seat, action)),
        'apply',
        () => `${where}: ${makeStep({ seat, action })} leads to two states`,
      );
    }
    const most = game.claimable(state, seat);
    for (const tricks of [-1, 0, 0.5, most ?? 1, (most ?? 1) + 1, Number.NaN]) {
      const next = step(game, state, { seat, action: { kind: 'claim', tricks } });
      const expected = most !== undefined && Number.isInteger(tricks) && tricks >= 0 && tricks <= most;
      faults.expect(
        next.ok === expected && (!next.ok || game.outcome(next.value) !== undefined),
        'claims',
        () => `${where}: ${seat} claim ${tricks} of ${most} is ${next.ok ? 'taken' : 'refused'}`,
      );
      if (next.ok) checkOutcome({ game, faults, where: `${where}, ${seat} claim ${tricks}` }, next.value);
    }
  }
}

/** Checks that a record survives as text and leads to the same state. */
function checkRecord({ game, faults, where }: Check, { setup, options, steps, state }: Moment): void {
  const again = replay(game, { setup, options, steps });
  faults.expect(
    again.ok && sameData(again.value, state),
    'replay',
    () => `${where}: ${again.ok ? 'another state' : `${again.code} at ${again.at}`}`,
  );
  if (findGame(game.id) === undefined) return;
  const record = { game: game.id, options, setup, steps };
  const read = parseRecord(makeRecord(record));
  faults.expect(
    read.ok && sameData(read.value, record),
    'record',
    () => `${where}: ${read.ok ? 'another record' : `${read.code} at ${read.at}`}`,
  );
}

/** Checks the views of one moment: each is its seat's, plain data, and none contradicts another. */
function checkViews({ game, faults, where }: Check, { options, state }: Moment): void {
  const setup = game.setupOf(state);
  const views = [...SEATS, undefined].map((seat) => game.view(state, seat));
  const over = game.toAct(state).length === 0;
  for (const [i, view] of views.entries()) {
    const seat = SEATS[i];
    const expect = (kept: boolean, what: string) =>
      faults.expect(kept, 'view', () => `${where}, ${seat ?? 'spectator'}: ${what}`);
    expect(sameData([view.game, view.options], [game.id, options]), 'another game or other options');
    expect(view.seat === seat, `it is ${view.seat ?? 'a spectator'}'s`);
    expect(isOnTerms(view.terms, setup), 'other terms');
    expect(isPlainData(view), 'JSON changes it');
    expect(sameData(view.toAct, game.toAct(state)), `${view.toAct.join()} to act`);
    expect((view.phase === 'over') === over, `phase ${view.phase}`);
    expect(
      sameData(view.legal, seat === undefined ? [] : game.legalActions(state, seat)),
      'other legal actions',
    );
    expect(
      view.claimable === (seat === undefined ? undefined : game.claimable(state, seat)),
      `${view.claimable} claimable`,
    );
    expect(sameData(view.outcome, game.outcome(state)), 'another outcome');
    expect(
      sameData(view.deal, over ? (game.dealt?.(state) ?? setup.deal) : undefined),
      'the deal is open exactly at the end (R-GEN-1)',
    );
    expect(
      !over || SEATS.every((hand) => view.hands[hand].cards !== undefined),
      'a hand stays hidden (R-GEN-1)',
    );
    checkHands(view, views, expect);
  }
}

/** True if the terms are the setup's, except the vulnerability, which a game may settle during the deal. */
const isOnTerms = ({ isVulOpen: _, ...terms }: DealTerms, setup: Setup): boolean =>
  sameData({ ...terms, vul: setup.vul }, termsOf(setup));

/**
 * Checks that what a view shows of the hands is true: each owner sees the same, no card is in two places,
 * counts agree.
 */
function checkHands(view: View, views: readonly View[], expect: (kept: boolean, what: string) => void): void {
  const played = [...view.tricks, view.trick].flat().map(({ card }) => card);
  let seen = { lo: 0, hi: 0 };
  for (const hand of SEATS) {
    const { count, cards, shown = { lo: 0, hi: 0 } } = view.hands[hand];
    const visible = cards ?? shown;
    expect(cards === undefined ? size(shown) <= count : size(cards) === count, `${hand} holds ${count}`);
    expect(isDisjoint(visible, seen), `a card of ${hand}'s is in another hand too`);
    expect(!played.some((card) => has(visible, card)), `${hand} holds a card that was played`);
    seen = union(seen, visible);
    for (const other of views) {
      const its = other.hands[hand];
      expect(its.count === count, `${hand} holds ${count} and ${its.count}`);
      expect(!cards || !its.cards || equals(cards, its.cards), `${hand}'s hand is not the same for all`);
    }
  }
  expect(size(seen) + played.length <= 52, 'more than 52 cards');
  const taken = SEATS.reduce((sum, hand) => sum + view.taken[hand], 0);
  expect(taken === view.tricks.length, `${taken} tricks taken of ${view.tricks.length}`);
}

/** Checks that points are whole, never negative (R-GEN-8), and the sum of their items. */
function checkOutcome({ game, faults, where }: Check, state: unknown): void {
  const outcome = game.outcome(state);
  if (outcome === undefined) return;
  const { terms, tricks, points, items } = outcome;
  const expect = (kept: boolean, what: string) =>
    faults.expect(kept, 'points', () => `${where}: ${what} in ${JSON.stringify(outcome)}`);
  const parties = partiesOf(game);
  expect(isOnTerms(terms, game.setupOf(state)), 'other terms');
  expect(Number.isInteger(tricks) && tricks >= 0 && tricks <= 13, 'tricks');
  expect(sameData(Object.keys(points).toSorted(), parties.toSorted()), 'parties');
  for (const party of parties) {
    const sum = items.reduce((so, item) => so + (item.party === party ? item.points : 0), 0);
    expect(
      points[party] === sum && Number.isInteger(sum) && (sum >= 0 || game.losesPoints === true),
      `points of ${party}`,
    );
  }
  expect(isPlainData(deepFreeze(outcome)), 'JSON changes it');
}

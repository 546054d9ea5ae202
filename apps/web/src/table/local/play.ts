import { meaningOf } from '@overtrick/bots/explain';
import { POLICIES, type Policies, PRESETS } from '@overtrick/protocol/policies';
import { type Action, makeStep, parseStep, type Step } from '@overtrick/rules/action';
import { assert, defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { type AnyMatch, dealersAfter, drawDealers, matchOptionsOf, startMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, parseOptions, trustOptions } from '@overtrick/rules/options';
import type { Random } from '@overtrick/rules/random';
import type { Seat } from '@overtrick/rules/seat';
import { makeSetup, parseSetup, randomSetup } from '@overtrick/rules/setup';
import type { View } from '@overtrick/rules/view';
import type { KeptStep, KeptTable } from './kept.ts';

/** A table on this device, all that its kept form tells. */
export interface LocalPlay {
  readonly kept: KeptTable;
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly options: OptionValues;
  readonly matchOptions: OptionValues;
  readonly policies: Policies;
  /** The visitor's. */
  readonly chair: number;
  /** By chair: where it sits in the deal that is on. */
  readonly seats: readonly Seat[];
  readonly sheet: unknown;
  /** The number of the deal that is on, from 1; 0 before the first. */
  readonly deal: number;
  readonly state: unknown;
  readonly steps: readonly (Step & KeptStep)[];
}

/** Nobody can be asked and nobody else is there: what is taken back is taken back freely, or not at all. */
const policiesFor = (wanted: KeptTable['wanted']): Policies => {
  const policies = trustOptions(POLICIES, wanted.policies ?? PRESETS.friendly);
  const undo = policies.undo === 'off' ? 'off' : 'free';
  return { ...policies, undo, join: 'closed', spectators: 'off', chat: 'off', claims: 'asked' };
};

/** The table as it was kept; `undefined` when it names a game that there is not. */
export function localPlay(kept: KeptTable): LocalPlay | undefined {
  const { wanted, deals } = kept;
  const game = findGame(wanted.game);
  const match = findMatch(wanted.match ?? game?.matches[0] ?? '');
  if (game === undefined || match === undefined) return undefined;
  const options = parseOptions<OptionValues>(game.options, wanted.options);
  const matchOptions = parseOptions<OptionValues>(matchOptionsOf(game, match), wanted.matchOptions);
  if (!options.ok || !matchOptions.ok) return undefined;
  const empty: LocalPlay = {
    kept: { ...kept, deals: [], finished: 0 },
    game,
    match,
    options: options.value,
    matchOptions: matchOptions.value,
    policies: policiesFor(wanted),
    chair: wanted.chair ?? Math.max(0, game.seats.indexOf('S')),
    seats: game.seats,
    sheet: startMatch(game, match, matchOptions.value),
    deal: 0,
    state: undefined,
    steps: [],
  };
  return deals.reduce((play, { setup, steps }) => steps.reduce(withStep, withDeal(play, setup)), empty);
}

/** The next deal of a match that goes on; the dealer of the first is drawn (R-GEN-4). */
export function dealt(play: LocalPlay, random: Random): LocalPlay {
  const { game, match, matchOptions } = play;
  const sheet =
    play.deal === 0 ? startMatch(game, match, matchOptions, drawDealers(game, random)) : play.sheet;
  const terms = defined(match.next(sheet), 'the match goes on');
  return withDeal(play, makeSetup(randomSetup(terms, random, play.game.ordered)));
}

function withDeal(play: LocalPlay, text: KeptTable['deals'][number]['setup']): LocalPlay {
  const setup = parseSetup({ ...text });
  assert(setup.ok, 'a setup that is kept is a setup');
  const { game, match, matchOptions } = play;
  return {
    ...play,
    ...(play.deal === 0 && {
      sheet: startMatch(game, match, matchOptions, dealersAfter(game, match, matchOptions, setup.value)),
    }),
    kept: { ...play.kept, deals: [...play.kept.deals, { setup: text, steps: [] }] },
    deal: play.deal + 1,
    seats: setup.value.seating ?? play.game.seats,
    state: play.game.start(setup.value, play.options),
    steps: [],
  };
}

/** After what somebody did, which the rules allow; a computer player says why. */
export function acted(play: LocalPlay, step: Step, reason?: string): LocalPlay {
  const meant = reason === undefined ? {} : meaningIn(play, step);
  return withStep(play, { step: makeStep(step), ...(reason !== undefined && { reason }), ...meant });
}

function withStep(play: LocalPlay, made: KeptStep): LocalPlay {
  const { game, match, sheet } = play;
  const step = defined(parseStep(made.step), 'a step that is kept is a step');
  const state = game.apply(play.state, step.seat, step.action);
  const outcome = game.outcome(state);
  const next = { ...play, ...withSteps(play, [...play.steps, { ...made, ...step }]), state };
  if (outcome === undefined) return next;
  return { ...next, kept: { ...next.kept, finished: play.deal }, sheet: match.add(sheet, outcome) };
}

function withSteps({ kept }: LocalPlay, steps: LocalPlay['steps']): Pick<LocalPlay, 'kept' | 'steps'> {
  const before = kept.deals.slice(0, -1);
  const setup = defined(kept.deals.at(-1), 'a deal is on').setup;
  const texts = steps.map(({ seat: _s, action: _a, ...made }): KeptStep => made);
  return { kept: { ...kept, deals: [...before, { setup, steps: texts }] }, steps };
}

/** Where the visitor's last call or card stands among the steps; −1 where nothing can be taken back. */
const lastOwnStep = (play: LocalPlay): number =>
  isOver(play) || play.policies.undo === 'off'
    ? -1
    : play.steps.findLastIndex(({ seat }) => seat === ownSeat(play));

export const canTakeBack = (play: LocalPlay): boolean => lastOwnStep(play) >= 0;

/** The deal as it was before the visitor's last call or card; `undefined` where there is none, or it is over. */
export function takenBack(play: LocalPlay): LocalPlay | undefined {
  const at = lastOwnStep(play);
  if (at < 0) return undefined;
  const steps = play.steps.slice(0, at);
  const { game, state: now, options } = play;
  const state = steps.reduce<unknown>(
    (state, { seat, action }) => game.apply(state, seat, action),
    game.start(game.setupOf(now), options),
  );
  return { ...play, ...withSteps(play, steps), state };
}

export const ownSeat = ({ seats, chair }: LocalPlay): Seat => defined(seats[chair], 'a chair has a seat');
export const isOver = ({ game, state }: LocalPlay): boolean => game.outcome(state) !== undefined;
/** Who acts now beside the visitor: a computer player. */
export const botToAct = (play: LocalPlay): Seat | undefined =>
  play.game.toAct(play.state).find((seat) => seat !== ownSeat(play));
export const viewFrom = ({ game, state }: LocalPlay, seat: Seat): View => game.view(state, seat);

/** What a call means to who knows how the bots bid. A meaning that cannot be had is no reason not to call. */
export function meaningIn(
  { game, state }: LocalPlay,
  { seat, action }: { readonly seat: Seat; readonly action: Action },
): Pick<KeptStep, 'meaning' | 'alert'> {
  if (action.kind !== 'call') return {};
  try {
    const { text, isArtificial } = meaningOf(game, game.view(state, seat), action.call);
    return { meaning: text, ...(isArtificial && { alert: true }) };
  } catch {
    return {};
  }
}

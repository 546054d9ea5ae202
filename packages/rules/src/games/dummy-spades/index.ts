import { type Game, playerAt } from '../../game.ts';
import { type DummySpadesOptions, PLAYERS } from './bids.ts';
import { imagineDummySpades } from './imagine.ts';
import { options } from './options.ts';
import { dummySpadesPad, outcomeOf } from './outcome.ts';
import { rules } from './rules.ts';
import { apply, claimable, type DummySpadesState, explain, legalActions, start, toAct } from './state.ts';
import { ID, viewOf } from './view.ts';

export type { DummySpadesOptions } from './bids.ts';
export type { DummySpadesState } from './state.ts';

/** Dummy Hand Spades (RULES 11). */
export const dummySpades: Game<DummySpadesState, DummySpadesOptions> = {
  id: ID,
  name: 'Dummy Hand Spades',
  summary:
    'Spades for three: the highest bidder plays with the dummy against the other two, and each scores alone.',
  group: 'spades',
  players: 3,
  seats: PLAYERS,
  matches: ['target'],
  // being set is frequent, which makes games long (R-DHS-5)
  matchDefaults: { target: 300 },
  dealers: PLAYERS,
  options,
  rules,
  ordered: true,
  losesPoints: true,
  vulnerability: 'none',
  start,
  setupOf: (state) => state.setup,
  playOf: (state) => state.play,
  toAct,
  legalActions,
  apply,
  claimable,
  explain,
  view: viewOf,
  imagine: imagineDummySpades,
  outcome: outcomeOf,
  pad: dummySpadesPad,
  partyOf: (seat, terms) => playerAt(PLAYERS, seat, terms),
  // R-DHS-6: nobody learns which cards another looked at
  conceals: ({ seat, action }, viewer) => action.kind === 'pick' && action.pick === 'peek' && seat !== viewer,
};

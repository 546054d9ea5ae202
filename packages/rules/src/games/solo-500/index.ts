import { ownerParty } from '../../families/twoHanded/owners.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { dealCards } from './cards.ts';
import { imagineSolo500 } from './imagine.ts';
import { outcomeOf, solo500Pad } from './outcome.ts';
import { rules } from './rules.ts';
import {
  apply,
  claimable,
  explain,
  legalActions,
  OWNERS,
  rankedPlay,
  type Solo500Options,
  type Solo500State,
  start,
  toAct,
} from './state.ts';
import { ID, viewOf } from './view.ts';

export type { Solo500Options, Solo500State } from './state.ts';

const options: OptionsSpec<Solo500Options> = {
  inspection: {
    kind: 'choice',
    default: 'all',
    values: ['all', 'dummies'],
    help: 'All hands lie open during the bidding, or only the dummies.',
  },
  bowers: {
    kind: 'flag',
    default: false,
    help: 'The jack of trumps and then the other jack of its colour rank above the ace of trumps.',
  },
};

/** 500 for two by the method of Two Handed Solo Bridge (RULES 12.4; R-SW-2). */
export const solo500: Game<Solo500State, Solo500Options> = {
  id: ID,
  name: 'Two-handed Solo 500',
  summary: 'Experimental: 500 for two, with joker and kitty, and the dummies of Two Handed Solo Bridge.',
  players: 2,
  seats: OWNERS.players,
  matches: ['five-hundred'],
  options,
  rules,
  ordered: true,
  losesPoints: true,
  dealt: ({ setup }) => dealCards(setup).hands,
  start,
  setupOf: (state) => state.setup,
  playOf: (state) => state.play,
  rankedPlay,
  toAct,
  legalActions,
  apply,
  claimable,
  explain,
  view: viewOf,
  imagine: imagineSolo500,
  outcome: outcomeOf,
  pad: solo500Pad,
  partyOf: (seat, terms) => ownerParty(OWNERS, seat, terms),
  /** The cards that the bidder puts away are the bidder's own secret. */
  conceals: ({ seat, action }, viewer) => action.kind === 'put' && seat !== viewer,
};

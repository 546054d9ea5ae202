import { ownerParty } from '../../families/twoHanded/owners.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { imagineSoloWhist } from './imagine.ts';
import { rules } from './rules.ts';
import {
  apply,
  claimable,
  explain,
  legalActions,
  OWNERS,
  outcomeOf,
  position,
  type SoloWhistOptions,
  type SoloWhistState,
  soloWhistPad,
  start,
  toAct,
} from './state.ts';
import { ID, viewOf } from './view.ts';

export type { SoloWhistOptions, SoloWhistState } from './state.ts';

const options: OptionsSpec<SoloWhistOptions> = {
  trumps: {
    kind: 'choice',
    default: 'lastCard',
    values: ['lastCard', 'rotation'],
    help: 'Trumps are the suit of the last card dealt, or hearts, diamonds, spades and clubs in turn.',
  },
  inspection: {
    kind: 'choice',
    default: 'all',
    values: ['all', 'dummies'],
    help: 'All cards lie open before the play, or only the dummies and the card turned up for trumps.',
  },
};

/** Whist for two by the method of Two Handed Solo Bridge (RULES 12.4; R-SW-1). */
export const soloWhist: Game<SoloWhistState, SoloWhistOptions> = {
  id: ID,
  name: 'Two-handed Solo Whist',
  summary: 'Experimental: whist for two with the dummies of Two Handed Solo Bridge; there is no bidding.',
  players: 2,
  seats: OWNERS.players,
  matches: ['best-of-three'],
  options,
  rules,
  ordered: true,
  start,
  setupOf: (state) => state.setup,
  playOf: (state) => state.play,
  position,
  toAct,
  legalActions,
  apply,
  claimable,
  explain,
  view: viewOf,
  imagine: imagineSoloWhist,
  outcome: outcomeOf,
  pad: soloWhistPad,
  partyOf: (seat, terms) => ownerParty(OWNERS, seat, terms),
};

import { SEATS } from '../../cards/seat.ts';
import { ownerParty } from '../../families/twoHanded/owners.ts';
import { twoHandedPad } from '../../families/twoHanded/pad.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { SECRET_AUCTION } from './calls.ts';
import { handsDrawn, OWNERS } from './draw.ts';
import { imagineSecret } from './imagine.ts';
import { outcomeOf } from './outcome.ts';
import { rules } from './rules.ts';
import {
  apply,
  claimable,
  explain,
  legalActions,
  positionOf,
  type SecretOptions,
  type SecretState,
  start,
  toAct,
} from './state.ts';
import { ID, viewOf } from './view.ts';

export type { SecretOptions, SecretState } from './state.ts';

const options: OptionsSpec<SecretOptions> = {
  aceRule: {
    kind: 'choice',
    default: 'deal',
    values: ['deal', 'player'],
    help: 'The first ace picked up goes to the table: once a deal, or once for each player.',
  },
  forcedSecret: {
    kind: 'flag',
    default: true,
    help: 'The secret card is played automatically when only it can follow suit and the defender plays from dummy.',
  },
};

/** Two players draw their hands and share a dummy, in which declarer hides a card (RULES 10). */
export const secret: Game<SecretState, SecretOptions> = {
  id: ID,
  name: 'Two-handed bridge with the secret card',
  summary:
    'Two players draw their hands and share a dummy; declarer hides one of its cards to surprise the other player.',
  players: 2,
  seats: OWNERS.players,
  matches: ['winner-deals', 'deals', 'boards'],
  options,
  rules,
  ordered: 'split',
  inOrder: SEATS,
  dealt: ({ setup, turns, deal }) => deal ?? handsDrawn(setup, turns),
  start,
  setupOf: (state) => state.setup,
  playOf: (state) => state.play,
  position: positionOf,
  toAct,
  legalActions,
  apply,
  claimable,
  explain,
  view: viewOf,
  imagine: imagineSecret,
  outcome: outcomeOf,
  pad: (deal) => twoHandedPad(deal, OWNERS, SECRET_AUCTION, false),
  partyOf: (seat, terms) => ownerParty(OWNERS, seat, terms),
  /** The card that declarer put aside is declarer's own secret. */
  conceals: ({ seat, action }, viewer) => action.kind === 'put' && seat !== viewer,
};

import { DUMMY_OPPOSITE } from '../../families/twoHanded/owners.ts';
import {
  DUMMY_OPTIONS,
  type DummyOptions,
  dummyOptionsOf,
  HONEYMOON_MATCHES,
  isDummyOpen,
  TWO_DUMMIES,
} from '../../families/twoHanded/twoDummies.ts';
import {
  retrace,
  startTwoHanded,
  type TwoHandedState,
  twoHanded,
} from '../../families/twoHanded/twoHanded.ts';
import type { Game } from '../../game.ts';
import { imagineHands } from '../../views/hidden.ts';
import { rules } from './rules.ts';

export type DoubleDummyState = TwoHandedState<DummyOptions>;

const ID = 'double-dummy';

const start: Game<DoubleDummyState, DummyOptions>['start'] = (setup, options) =>
  startTwoHanded(DUMMY_OPPOSITE, setup, options);

const functions = twoHanded<DoubleDummyState>({
  id: ID,
  ...TWO_DUMMIES,
  sees: (state, viewer, hand) => viewer === hand || isDummyOpen(state, hand),
});

/** Two players, each with a hand and a dummy that nobody sees before the opening lead (RULES 7.3). */
export const doubleDummy: Game<DoubleDummyState, DummyOptions> = {
  id: ID,
  name: 'Double dummy bridge',
  summary: 'Two players bid on their own hands; then each plays a dummy as well.',
  players: 2,
  seats: DUMMY_OPPOSITE.players,
  matches: HONEYMOON_MATCHES,
  options: DUMMY_OPTIONS,
  rules,
  start,
  ...functions,

  /** Imagines a layout, uniformly among those in which every hand followed suit as it did. */
  imagine(view, random) {
    const deal = view.deal ?? imagineHands(view, random);
    return retrace(functions, start({ ...view.terms, deal }, dummyOptionsOf(view)), view);
  },
};

import { type Action, type Choice, chooseAction, foreign } from '../../action.ts';
import type { Contract } from '../../auction/contract.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Setup } from '../../deals/setup.ts';
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
  defenderOf,
  dummyOf,
  retrace,
  startTwoHanded,
  type TwoHandedState,
  twoHanded,
} from '../../families/twoHanded/twoHanded.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { extraOf } from '../../views/facts.ts';
import { imagineHands } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { rules } from './rules.ts';

export type SingleDummyOptions = DummyOptions & {
  /** R-HB-6: true if declarer always gets the open hand. */
  readonly exposedToDeclarer: boolean;
};

/** The one of the two hands that declarer took as dummy. */
const CHOSEN = ['open', 'closed'] as const satisfies readonly Choice[];
type Chosen = (typeof CHOSEN)[number];

export interface SingleDummyState extends TwoHandedState<SingleDummyOptions> {
  readonly chosen?: Chosen;
}

/** `View.extra` of this game: the hand that declarer took, once that is settled. */
type SingleDummyExtra = { readonly chosen: Chosen | null };

const ID = 'single-dummy';
/** The open hand lies at North during the auction and the closed one at East; neither belongs to anyone (R-HB-6). */
const OPEN: Seat = 'N';
const CLOSED: Seat = 'E';
const CHOICES: readonly Action[] = [chooseAction('open'), chooseAction('closed')];

const options: OptionsSpec<SingleDummyOptions> = {
  exposedToDeclarer: {
    kind: 'flag',
    default: false,
    help: 'Declarer always gets the open hand as dummy; otherwise they choose between it and the closed one.',
  },
  ...DUMMY_OPTIONS,
};

const start = (setup: Setup, given: SingleDummyOptions): SingleDummyState =>
  startTwoHanded(DUMMY_OPPOSITE, setup, given);

const functions = twoHanded<SingleDummyState>({
  id: ID,
  ...TWO_DUMMIES,
  decisions: (state) => (state.options.exposedToDeclarer || state.chosen !== undefined ? [] : CHOICES),
  decide: (state, action) =>
    action.kind === 'choose'
      ? { ...state, chosen: action.choice === 'open' ? 'open' : 'closed' }
      : foreign(action),
  hands: (state) => (openSeat(state.contract, state.chosen) === OPEN ? state.deal : exchange(state.deal)),
  sees: (state, viewer, hand) =>
    viewer === hand ||
    isDummyOpen(state, hand) ||
    hand === openSeat(state.play && state.contract, state.chosen),
  isOwned: (state, hand) => DUMMY_OPPOSITE.of[hand] === hand || state.play !== undefined,
  extra: (state): SingleDummyExtra => ({ chosen: state.chosen ?? null }),
});

/**
 * Returns the place of the open hand after declarer's choice: each of the two hands moves to the side of the player who
 * gets it.
 */
function openSeat(contract: Contract | undefined, chosen: Chosen = 'open'): Seat {
  if (contract === undefined) return OPEN;
  return dummyOf(
    DUMMY_OPPOSITE,
    chosen === 'open' ? contract.declarer : defenderOf(DUMMY_OPPOSITE, contract),
  );
}

const exchange = (deal: Deal): Deal => ({ ...deal, [OPEN]: deal[CLOSED], [CLOSED]: deal[OPEN] });

/** Two players, and two hands from which declarer chooses a dummy; one of them is open from the start (RULES 7.4). */
export const singleDummy: Game<SingleDummyState, SingleDummyOptions> = {
  id: ID,
  name: 'Single dummy bridge',
  summary: 'Two players bid with one extra hand open; declarer chooses the open or the closed hand as dummy.',
  players: 2,
  seats: DUMMY_OPPOSITE.players,
  matches: HONEYMOON_MATCHES,
  options,
  rules,
  start,
  ...functions,

  /** Imagines a layout, uniformly among those in which every hand followed suit as it did. */
  imagine(view, random) {
    const chosen = extraOf<SingleDummyExtra>(view).chosen ?? undefined;
    const deal = view.deal ?? dealBefore(imagineHands(view, random), view, chosen);
    const state = start(
      { ...view.terms, deal },
      { exposedToDeclarer: view.options.exposedToDeclarer === true, ...dummyOptionsOf(view) },
    );
    return retrace(functions, state, view, chosen && [chooseAction(chosen)]);
  },
};

/** Returns the hands as they lay before declarer chose. */
const dealBefore = (deal: Deal, { phase, contract }: View, chosen: Chosen | undefined): Deal =>
  phase === 'play' && openSeat(contract, chosen) !== OPEN ? exchange(deal) : deal;

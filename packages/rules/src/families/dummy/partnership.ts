import { trumpOf } from '../../cards/card.ts';
import { size } from '../../cards/cardSet.ts';
import { bySide, lho, partner, type Seat, SIDES, seatsOf, sideOf } from '../../cards/seat.ts';
import { strengthOf } from '../../cards/strength.ts';
import type { Deal } from '../../deals/deal.ts';
import { termsOf } from '../../deals/setup.ts';
import type { Game } from '../../game.ts';
import { isLeadMade, startPlay } from '../../play/play.ts';
import { bridgePosition } from '../../play/position.ts';
import { sumItems } from '../../scores/score.ts';
import { type DummyFunctions, type DummyStages, type DummyState, dummyGame } from './dummyGame.ts';

/** The rules by which games of two partnerships, one of which has a dummy, differ from each other. */
export interface PartnershipRules<State extends DummyState> extends DummyStages<State> {
  /** The seat that plays the dummy too, as soon as that is settled. */
  readonly declarer: (state: State) => Seat | undefined;
  /** True if dummy's hand is open; from the opening lead if left out. */
  readonly isDummyOpen?: (state: State) => boolean;
  /** True if a player sees that hand, besides their own and an open dummy. */
  readonly sees?: (state: State, viewer: Seat, hand: Seat) => boolean;
  /** True if vulnerability matters; nobody is vulnerable if left out. */
  readonly isVulnerable?: (state: State) => boolean;
}

export type PartnershipFunctions<State> = DummyFunctions<State> &
  Pick<Required<Game<State, unknown>>, 'partyOf' | 'positionAt' | 'hasPartnerAsDummy'>;

/** Builds the functions of a partnership game from `rules`, which hold all that is special to it. */
export function partnership<State extends DummyState>(
  rules: PartnershipRules<State>,
): PartnershipFunctions<State> {
  const sees = (state: State, viewer: Seat | undefined, hand: Seat): boolean => {
    const declarer = rules.declarer(state);
    const isDummy = declarer !== undefined && hand === partner(declarer);
    if (viewer === hand || (isDummy && (rules.isDummyOpen?.(state) ?? isLeadMade(state.play)))) return true;
    return viewer !== undefined && rules.sees?.(state, viewer, hand) === true;
  };

  const functions = dummyGame<State>(rules, {
    declarer: rules.declarer,
    dummyOf: partner,
    terms: (state) => ({
      ...termsOf(state.setup),
      ...(!rules.isVulnerable?.(state) && { vul: 'none' as const }),
    }),
    hand(state, viewer, seat, isOver) {
      const cards = (state.play?.hands ?? state.setup.deal)[seat];
      return { count: size(cards), ...((isOver || sees(state, viewer, seat)) && { cards }) };
    },
    teams: () => SIDES.map(seatsOf),
    outcome: (state, result) => ({
      ...strengthOf(sideHands(state.setup.deal)),
      ...result,
      points: sumItems(result.items),
    }),
  });
  return {
    ...functions,
    hasPartnerAsDummy: true,
    partyOf: sideOf,
    positionAt: ({ setup }, strain, declarer) =>
      bridgePosition(startPlay(setup.deal, lho(declarer), trumpOf(strain))),
  };
}

export const sideHands = (deal: Deal) => bySide((side) => seatsOf(side).map((seat) => deal[seat]));

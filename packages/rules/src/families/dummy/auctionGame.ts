import { callAction, foreign } from '../../action.ts';
import {
  type Auction,
  type AuctionRules,
  addCall,
  callError,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '../../auction/auction.ts';
import type { Contract } from '../../auction/contract.ts';
import { trumpOf } from '../../cards/card.ts';
import { lho, SEATS, SIDES } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Game } from '../../game.ts';
import { type OptionsSpec, type OptionValues, trustOptions } from '../../options.ts';
import type { DealFact, PadDeal, PadForm, PadSteps } from '../../pad/form.ts';
import { askAuction, askStrength, askTricks, passedOutcome } from '../../pad/parts.ts';
import { startPlay } from '../../play/play.ts';
import type { Outcome, Points } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';
import { imagineHands } from '../../views/hidden.ts';
import { type DummyState, retrace } from './dummyGame.ts';
import { type PartnershipFunctions, type PartnershipRules, partnership } from './partnership.ts';

/** An auction for the contract, then the play with a dummy. */
export interface AuctionGameState<Options extends OptionValues> extends DummyState<Options> {
  readonly auction: Auction;
  readonly contract?: Contract;
}

/** The rules by which one of these games differs from another. */
export interface AuctionGameRules<Options extends OptionValues>
  extends Pick<PartnershipRules<AuctionGameState<Options>>, 'id' | 'sees' | 'isVulnerable'> {
  readonly options: OptionsSpec<Options>;
  readonly auction: (options: Options) => AuctionRules;
  /** The points of each side for honours in the hands as dealt. */
  readonly honours: (deal: Deal, options: Options, contract: Contract) => Points;
  /** Asks for the same points in a deal with real cards. */
  readonly askHonours: (
    counts: readonly DealFact[],
    options: Options,
    contract: Contract,
  ) => PadSteps<Points>;
  /** Scores a played contract; the contract and the tricks are already in the outcome. */
  readonly result: (
    played: { readonly terms: DealTerms; readonly options: Options },
    contract: Contract,
    tricks: number,
    honours: Points,
  ) => Pick<Outcome, 'items' | 'honours' | 'scale'>;
}

type AuctionGameFunctions<Options extends OptionValues> = PartnershipFunctions<AuctionGameState<Options>> &
  Pick<Game<AuctionGameState<Options>, Options>, 'start' | 'imagine'> & { readonly pad: PadForm<Options> };

/** Builds the functions of a contract game from `rules`, which hold all that is special to it. */
export function auctionGame<Options extends OptionValues>(
  rules: AuctionGameRules<Options>,
): AuctionGameFunctions<Options> {
  type State = AuctionGameState<Options>;
  const auctionOf = ({ options }: State): AuctionRules => rules.auction(options);

  const start: Game<State, Options>['start'] = (setup, options) => ({
    setup,
    options,
    auction: startAuction(setup.dealer),
  });

  const afterCall = (state: State, auction: Auction): State => {
    const contract = isAuctionOver(auctionOf(state), auction)
      ? contractOf(auctionOf(state), auction)
      : undefined;
    if (contract === undefined) return { ...state, auction };
    const play = startPlay(state.setup.deal, lho(contract.declarer), trumpOf(contract.strain));
    return { ...state, auction, contract, play };
  };

  const functions = partnership<State>({
    ...rules,
    stage: (state) =>
      isAuctionOver(auctionOf(state), state.auction)
        ? undefined
        : {
            phase: 'auction',
            seat: state.auction.turn,
            actions: () => legalCalls(auctionOf(state), state.auction).map(callAction),
          },
    decide: (state, _seat, action) =>
      action.kind === 'call'
        ? afterCall(state, addCall(auctionOf(state), state.auction, action.call))
        : foreign(action),
    declarer: (state) => state.contract?.declarer,
    told(state) {
      const { bids } = auctionOf(state);
      return {
        calls: state.auction.calls,
        ...(bids && { bids }),
        ...(state.contract && { contract: state.contract }),
      };
    },
    explain: (state, action) =>
      action.kind === 'call' ? callError(auctionOf(state), state.auction, action.call) : undefined,
    result(state, tricks) {
      const { contract } = state;
      if (contract === undefined || tricks === undefined) return { tricks: 0, items: [] };
      const { setup, options } = state;
      const honours = rules.honours(setup.deal, options, contract);
      return { contract, tricks, ...rules.result({ terms: setup, options }, contract, tricks, honours) };
    },
  });

  return {
    ...functions,
    start,
    pad: (deal) => auctionPad(rules, deal),
    imagine(view, random) {
      const deal = view.deal ?? imagineHands(view, random);
      const options = trustOptions(rules.options, view.options);
      const calls = view.calls.map(({ seat, call }) => ({ seat, action: callAction(call) }));
      return retrace(functions, start({ ...view.terms, deal }, options), view, calls);
    },
  };
}

/** Asks for the contract, its tricks, and the other facts that the game or the match format counts. */
function* auctionPad<Options extends OptionValues>(
  rules: AuctionGameRules<Options>,
  { terms: given, options, counts }: PadDeal<Options>,
): PadSteps<Outcome> {
  const terms = { ...given, ...(rules.isVulnerable === undefined && { vul: 'none' as const }) };
  const contract = yield* askAuction(rules.auction(options), SEATS);
  if (contract === undefined)
    return { ...passedOutcome(terms, SIDES), ...(yield* askStrength(counts(true), SIDES)) };
  const tricks = yield* askTricks(contract);
  const honours = yield* rules.askHonours(counts(false), options, contract);
  const strength = yield* askStrength(counts(false), SIDES);
  const result = rules.result({ terms, options }, contract, tricks, honours);
  return { terms, contract, tricks, ...strength, ...result, points: sumItems(result.items) };
}

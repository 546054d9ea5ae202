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
} from '../../auction.ts';
import { trumpOf } from '../../card.ts';
import type { Contract } from '../../contract.ts';
import type { Game } from '../../game.ts';
import { imagineHands } from '../../hidden.ts';
import { type OptionsSpec, type OptionValues, trustOptions } from '../../options.ts';
import type { Outcome } from '../../outcome.ts';
import { startPlay } from '../../play.ts';
import { lho } from '../../seat.ts';
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
  /** The points that a contract that was played brings; the contract, the tricks and the honours are told already. */
  readonly result: (
    state: AuctionGameState<Options>,
    contract: Contract,
    tricks: number,
  ) => Pick<Outcome, 'items' | 'honours' | 'scale'>;
}

type AuctionGameFunctions<Options extends OptionValues> = PartnershipFunctions<AuctionGameState<Options>> &
  Pick<Game<AuctionGameState<Options>, Options>, 'start' | 'imagine'>;

/** The functions of a game of contracts that differs from others by `rules` alone. */
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
            actions: legalCalls(auctionOf(state), state.auction).map(callAction),
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
      return { contract, tricks, ...rules.result(state, contract, tricks) };
    },
  });

  return {
    ...functions,
    start,
    imagine(view, random) {
      const deal = view.deal ?? imagineHands(view, random);
      const options = trustOptions(rules.options, view.options);
      const calls = view.calls.map(({ seat, call }) => ({ seat, action: callAction(call) }));
      return retrace(functions, start({ ...view.terms, deal }, options), view, calls);
    },
  };
}

/**
 * Bridge by its rules: cards, deals, auctions, play and scores. Nothing here has a clock, chance or files: the caller
 * passes a `Random`.
 *
 * Games have entries of their own, so that a program that reads a deal loads none of them: `@overtrick/rules/games` has
 * all, `@overtrick/rules/games/bridge` one, `@overtrick/rules/record` replays records of any of them.
 */

// Results of reading: text from outside is never thrown at.

export { type Failure, fail, ok, type Result } from './result.ts';

// Chance, which the caller passes.

export { filledRandom, type Random, seededRandom } from './random.ts';

// Cards, hands, seats.

export {
  CARDS,
  type Card,
  cardOf,
  makeCard,
  parseCard,
  RANKS,
  type Rank,
  rankOf,
  STRAINS,
  type Strain,
  SUITS,
  type Suit,
  suitOf,
} from './cards/card.ts';
export {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  inSuit,
  intersect,
  minus,
  remove,
  setOf,
  size,
  suitLength,
  union,
} from './cards/cardSet.ts';
export {
  type BySeat,
  type BySide,
  bySeat,
  lho,
  parseSeat,
  parseVul,
  partner,
  rho,
  SEATS,
  type Seat,
  SIDES,
  type Side,
  sideOf,
  VULS,
  type Vul,
} from './cards/seat.ts';

// Deals.

export { type DealTerms, dealerOfBoard, termsOfBoard, vulOfBoard } from './deals/board.ts';
export {
  DEALS,
  type Deal,
  type DealCode,
  dealOfNumber,
  isFullDeal,
  makeDeal,
  makeHand,
  numberOfDeal,
  parseDeal,
  parseHand,
  randomDeal,
} from './deals/deal.ts';
export { makeDiagram } from './deals/diagram.ts';

// Auctions and contracts.

export {
  type Auction,
  type AuctionRules,
  addCall,
  type CallCode,
  CONTRACT_AUCTION,
  callError,
  contractOf,
  isAuctionOver,
  legalCalls,
  type SeatCall,
  startAuction,
} from './auction/auction.ts';
export { BIDS, type Bid, type Call, type Level, makeCall, parseCall } from './auction/call.ts';
export {
  type BareContract,
  type Contract,
  type Doubling,
  makeContract,
  parseContract,
  tricksNeeded,
} from './auction/contract.ts';

// Play.

export {
  addCard,
  type CardCode,
  CLOCKWISE,
  cardError,
  isPlayOver,
  legalCards,
  type Play,
  type PlayRules,
  startPlay,
} from './play/play.ts';
export { type SeatCard, type Trick, winningCard } from './play/trick.ts';

// Scores.

export { impsOf } from './scores/imps.ts';
export { duplicateScore } from './scores/score.ts';

// Steps of any game.

export { type Action, makeAction, makeStep, parseAction, parseStep, type Step } from './action.ts';
export { type AnyGame, type Game, type StepCode, step } from './game.ts';

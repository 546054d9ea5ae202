import type { Rank, Strain } from '@overtrick/rules/cards/card';
import type { BySeat, BySide, Vul } from '@overtrick/rules/cards/seat';

/** The texts of all sheets in one language. */
export interface PrintWords {
  readonly seats: BySeat<string>;
  /** The letters of the seats in tables and in the middle of a diagram. */
  readonly seatLetters: BySeat<string>;
  readonly sides: BySide<string>;
  readonly sideLetters: BySide<string>;
  readonly vuls: Readonly<Record<Vul, string>>;
  readonly strains: Readonly<Record<Strain, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly pair: (number: string) => string;
  readonly team: (number: string) => string;
  readonly player: (number: string) => string;
  readonly table: (place: string) => string;
  readonly round: (round: string) => string;
  readonly board: (board: string) => string;
  /** Returns the name of a set of boards, used if the number of boards a round is unknown. */
  readonly set: (set: string) => string;
  readonly dealt: (dealer: string) => string;
  readonly vulnerable: (vul: string) => string;
  readonly par: (score: string, contracts: string) => string;
  /** Says that a hand is written in the order of its cards. */
  readonly inOrder: string;
  readonly passedOut: string;
  readonly sitOut: string;
  readonly page: {
    readonly guide: string;
    readonly places: string;
    readonly movement: string;
    readonly travellers: string;
    readonly slips: string;
    readonly scoreCards: string;
    readonly hands: string;
    readonly curtain: string;
    readonly order: string;
    readonly tents: string;
    readonly ranking: string;
  };
  /** The headers of columns. */
  readonly head: {
    readonly round: string;
    readonly table: string;
    readonly seat: string;
    readonly partner: string;
    readonly against: string;
    readonly boards: string;
    readonly board: string;
    readonly vul: string;
    readonly contract: string;
    readonly declarer: string;
    readonly lead: string;
    readonly tricks: string;
    readonly score: string;
    readonly plus: string;
    readonly minus: string;
    readonly points: string;
    readonly names: string;
    readonly number: string;
    readonly place: string;
    readonly total: string;
    readonly percentage: string;
    readonly perBoard: string;
    readonly signature: string;
  };
}

export const ENGLISH: PrintWords = {
  seats: { N: 'North', E: 'East', S: 'South', W: 'West' },
  seatLetters: { N: 'N', E: 'E', S: 'S', W: 'W' },
  sides: { NS: 'North-South', EW: 'East-West' },
  sideLetters: { NS: 'NS', EW: 'EW' },
  vuls: { none: 'none', ns: 'NS', ew: 'EW', both: 'all' },
  strains: { C: '♣', D: '♦', H: '♥', S: '♠', N: 'NT' },
  ranks: {
    ...{ '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9' },
    ...{ T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  },
  pair: (number) => `Pair ${number}`,
  team: (number) => `Team ${number}`,
  player: (number) => `Player ${number}`,
  table: (place) => `Table ${place}`,
  round: (round) => `Round ${round}`,
  board: (board) => `Board ${board}`,
  set: (set) => `set ${set}`,
  dealt: (dealer) => `Dealer ${dealer}`,
  vulnerable: (vul) => `Vul ${vul}`,
  par: (score, contracts) => `Par ${score}${contracts === '' ? '' : `: ${contracts}`}`,
  inOrder: 'In this order, from left to right; never sort it:',
  passedOut: 'passed out',
  sitOut: 'sits out',
  page: {
    guide: 'Guide cards',
    places: 'Place cards',
    movement: 'Movement',
    travellers: 'Travellers',
    slips: 'Pick-up slips',
    scoreCards: 'Score cards',
    hands: 'Hand records',
    curtain: 'Curtain cards',
    order: 'Slips for the order',
    tents: 'Name tents',
    ranking: 'Ranking',
  },
  head: {
    round: 'Round',
    table: 'Table',
    seat: 'Seat',
    partner: 'With',
    against: 'Against',
    boards: 'Boards',
    board: 'Board',
    vul: 'Vul',
    contract: 'Contract',
    declarer: 'By',
    lead: 'Lead',
    tricks: 'Tricks',
    score: 'Score NS',
    plus: '+',
    minus: '−',
    points: 'Points',
    names: 'Names',
    number: 'Pair',
    place: 'Place',
    total: 'Total',
    percentage: '%',
    perBoard: 'per board',
    signature: 'EW signs',
  },
};

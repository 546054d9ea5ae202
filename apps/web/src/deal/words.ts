import type { Chair } from '@overtrick/protocol/openTable';
import type { TableState } from '@overtrick/protocol/table';
import { parseAction } from '@overtrick/rules/action';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { type Card, isRank, SUITS } from '@overtrick/rules/cards/card';
import { type CardSet, has, makeHolding, remove } from '@overtrick/rules/cards/cardSet';
import { isSide, isVulnerable, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import type { SheetRow } from '@overtrick/rules/match';
import { trustOptions } from '@overtrick/rules/options';
import { BEER_OPTIONS, beerOf } from '@overtrick/rules/play/beerCard';
import { isThrownIn, type Outcome, type Party } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import { panelOf } from '../games/panels/list.ts';
import { bidAt, isTricks, teamBid, tricksOf } from '../games/tally.ts';
import { text } from '../text/text.ts';

/** Names the player at a seat for use in sentences: `You`, else the seat. */
export const callerOf = ({ view }: TableState, seat: Seat): string =>
  view.seat === seat ? text.you : text.seats[seat];

/**
 * True if the visitor made the calls at a seat. A player who has changed seats with their partner since made none where
 * they sit now.
 */
export const isOwnCall = (
  { view, chairs = [] }: { readonly view: Pick<View, 'seat'>; readonly chairs?: TableState['chairs'] },
  seat: Seat,
): boolean => view.seat === seat && !chairs.some((chair) => chair.seat === seat && chair.swapped === true);

/**
 * Lists the numbers from 0 of the steps in a finished deal that the visitor made themselves, without a computer player.
 */
export const ownSteps = ({ view, history = [], reasons = {} }: TableState): readonly number[] =>
  history.flatMap(({ seat }, i) => (seat === view.seat && reasons[i] === undefined ? [i] : []));

/** Names the player who made a step of a finished deal, for use in sentences: `You` for the visitor, else the seat. */
export const makerOf = (state: TableState, step: number, seat: Seat): string =>
  state.reasons?.[step] === undefined ? callerOf(state, seat) : text.seats[seat];

/** Names the player at a seat, for use beside it: `You`, else the name. */
const nameOf = (state: TableState, seat: Seat): string =>
  state.view.seat === seat ? text.you : (chairAt(state, seat)?.name ?? text.seats[seat]);

/** Returns the chair at a seat in the current deal. */
export const chairAt = (state: TableState, seat: Seat) => state.chairs.find((chair) => chair.seat === seat);

export const chairName = (state: TableState, chair: number): string =>
  state.chairs.find((one) => one.chair === chair)?.name ?? '';

/** Lists the names of chairs, separated by commas. */
export const namesOf = (state: TableState, chairs: readonly number[]): string =>
  chairs.map((chair) => chairName(state, chair)).join(', ');

/** Returns a card's name at this table: `queen of hearts`, `joker`. */
export const cardName = (view: Pick<View, 'game'>, card: Card): string =>
  panelOf(view).joker === card ? text.games.joker : text.card(card);

/** Names a card that was played, for use within a sentence: `ace of spades`. @param played the action, `SA` */
export function playedName(game: string, played: string): string {
  const action = parseAction(played);
  return action?.kind === 'play' ? cardName({ game }, action.card) : played;
}

/** Writes a hand in words, suit by suit: `spades A Q 9, no hearts, …`. @param joker the card that stands for it */
export function handInWords(hand: CardSet, joker?: Card): string {
  const isHeld = joker !== undefined && has(hand, joker);
  const suits = SUITS.toReversed().map((suit) => {
    const held = [...makeHolding(isHeld ? remove(hand, joker) : hand, suit)]
      .map((rank) => (isRank(rank) ? text.rankShort(rank) : rank))
      .join(' ');
    return held === '' ? text.say.void(suit) : text.say.suit(suit, held);
  });
  return [...(isHeld ? [text.games.joker] : []), ...suits].join(', ');
}

/** Writes a hand as it lies: a row from end to end, else suit by suit. */
export function hasInWords(view: View, seat: Seat, cards: CardSet): string {
  const { lay, joker } = panelOf(view);
  const laid = lay?.(view, seat);
  return laid?.kind === 'row'
    ? laid.cards.map((card) => cardName(view, card)).join(', ')
    : handInWords(cards, joker);
}

/** Names a hand: the visitor's own, a dummy with its owner, or a seat's. */
export function handLabel(state: TableState, seat: Seat): string {
  const { view } = state;
  if (view.seat === seat) return text.table.hand;
  if (ownerOf(state, seat) !== undefined) return seatName(state, seat);
  return view.dummy === seat ? text.table.dummy : text.table.handOf(seat);
}

/** Returns the party of a player where each plays alone: `P1` for the first chair. */
const playerOf = (chair: number): Party => `P${chair + 1}`;

/** Returns the visitor's own party in a score sheet, when they play. */
export const partyOf = ({ view: { seat }, you, sheet }: TableState): Party | undefined => {
  if (seat === undefined || you === undefined) return undefined;
  return Object.keys(sheet.totals).find((party) => party === sideOf(seat) || party === playerOf(you));
};

const fullName = ({ chairs }: TableState, party: Party): string =>
  chairs.find(({ chair }) => playerOf(chair) === party)?.name ?? text.parties.name(party);

/** Names a party for the visitor: `We`, `They`; for a spectator its name. */
export function partyName(state: TableState, party: Party): string {
  const own = partyOf(state);
  if (!isSide(party)) return party === own ? text.you : fullName(state, party);
  if (own === undefined) return fullName(state, party);
  return party === own ? text.we : text.they;
}

/** Writes the result of a deal in one sentence. @param played true if cards were played in it */
export function outcomeInWords({ contract, tricks, redeal }: Outcome, played: boolean): string {
  if (redeal) return text.result.redealt;
  if (contract === undefined) return played ? text.result.over : text.result.passedOut;
  const over = tricks - tricksNeeded(contract);
  return over < 0 ? text.result.down(contract, -over) : text.result.made(contract, over);
}

/** Writes the result of the finished deal: the contract, or each side's bids and tricks. */
export function resultInWords(state: TableState): string {
  const { view } = state;
  const { outcome } = view;
  if (outcome === undefined) return '';
  if (outcome.contract !== undefined || isThrownIn(outcome))
    return outcomeInWords(outcome, view.tricks.length > 0);
  const playing = panelOf(view).playing?.(view);
  const own = view.teams.filter((team) => view.seat !== undefined && team.includes(view.seat));
  const sides = [...own, ...view.teams.filter((team) => !own.includes(team))].map((team) => {
    const [only, more] = team;
    const bid = more === undefined && only !== undefined ? bidAt(view, only) : teamBid(view, team)?.bid;
    return text.result.took(teamName(state, team), tricksOf(view, team), bid);
  });
  return [...(playing === undefined ? [] : [`${playing.long}.`]), ...sides].join(' ');
}

/** Lists the scoring parties, the visitor's own first. */
export function partiesOf(state: TableState): readonly Party[] {
  const parties = Object.keys(state.sheet.totals);
  const own = partyOf(state);
  return own === undefined ? parties : [own, ...parties.filter((party) => party !== own)];
}

/** Returns the sheet's row for the finished deal. */
export const lastRow = ({ sheet }: TableState): SheetRow | undefined =>
  sheet.rows.findLast(({ outcome }) => outcome !== undefined);

/** Returns the points of a party in the finished deal, as the match format counts them. */
const pointsOf = (state: TableState, party: Party): number =>
  (lastRow(state)?.items ?? []).reduce((sum, item) => sum + (item.party === party ? item.points : 0), 0);

/**
 * True if no party had more points than the visitor's in the finished deal. `undefined` where all have the same, and
 * for a spectator.
 */
export function wentWell(state: TableState): boolean | undefined {
  const own = partyOf(state);
  if (own === undefined) return undefined;
  const points = pointsOf(state, own);
  const others = partiesOf(state).flatMap((party) => (party === own ? [] : [pointsOf(state, party)]));
  if (others.every((one) => one === points)) return undefined;
  return points >= Math.max(...others);
}

/** Writes the points of each party in the finished deal. */
export function scoreInWords(state: TableState): string {
  const sentences = partiesOf(state).flatMap((party) => {
    const points = pointsOf(state, party);
    if (points === 0) return [];
    if (party === partyOf(state)) return [text.result.youScore(points)];
    return [
      partyName(state, party) === text.they
        ? text.result.theyScore(points)
        : text.result.scores(fullName(state, party), points, isSide(party)),
    ];
  });
  return sentences.join(' ') || text.result.nobodyScores;
}

/** Names the winner of a finished match, with the margin. */
export function standingInWords(state: TableState): string {
  const { winner, totals } = state.standing;
  if (winner === undefined) return text.result.tie;
  const others = Object.entries(totals).filter(([party]) => party !== winner);
  const by = (totals[winner] ?? 0) - Math.max(0, ...others.map(([, points]) => points));
  if (winner === partyOf(state)) return text.result.weWin(by);
  if (partyName(state, winner) === text.they) return text.result.theyWin(by);
  return text.result.wins(fullName(state, winner), by, isSide(winner));
}

/** True if the director has ended the current deal without a result. */
export const isStopped = ({ notes = [], deal }: TableState): boolean =>
  notes.some((note) => note.what === 'stop' && note.deal === deal);

/** Writes whose turn it is, or what the table waits for. @param open true if the visitor can act */
export function turnInWords(state: TableState, open: boolean): string {
  const { phase, toAct, turn, seat, legal } = state.view;
  const others = toAct.filter((one) => one !== seat);
  const actor = open ? toAct[0] : (others[0] ?? toAct[0]);
  if (state.awaited !== undefined) return text.awaited.begins;
  if (state.paused !== undefined) return text.table.paused;
  if (isStopped(state)) return '';
  if (state.lead !== undefined) return text.table.leadDown;
  if (state.claim !== undefined) return text.table.claimPending;
  if (state.undo !== undefined) return text.undo.pending;
  if (actor === undefined) return '';
  if (!isTricks(state.view)) {
    const isNaming = phase === 'declare' && legal.some(({ kind }) => kind === 'call');
    const words = isNaming ? text.turnToName : text.turns[phase];
    if (open) return words?.own ?? text.table.yourCall;
    return (words?.other ?? text.table.callOf)(nameOf(state, actor));
  }
  // it is the turn of a dummy's hand, but its player acts
  if (!open) return actor === seat ? text.table.yourTurn : text.table.turnOf(nameOf(state, actor));
  if (legal.every(({ kind }) => kind !== 'play')) return text.table.yourChoice;
  return turn === seat ? text.table.yourTurn : text.table.fromDummy;
}

/**
 * Returns the player to whom a dummy belongs; `undefined` for a player's own hand, and for a dummy without an owner
 * yet.
 */
export function ownerOf({ chairs, view }: TableState, seat: Seat): Seat | undefined {
  const owner = view.controls[seat];
  if (panelOf(view).isShared) return undefined;
  return owner === seat || chairs.some((chair) => chair.seat === seat) ? undefined : owner;
}

/** The facts that decide vulnerability; a deal without players has no chairs. */
export interface TableSeats {
  readonly view: Pick<TableState['view'], 'terms'>;
  readonly chairs?: TableState['chairs'];
}

/** True if the player is vulnerable: their side, or only they where each scores alone. */
export function isVulnerableAt({ chairs = [], view: { terms } }: TableSeats, seat: Seat): boolean {
  if (terms.vulnerable === undefined) return isVulnerable(terms.vul, sideOf(seat));
  const chair = chairs.find((one) => one.seat === seat);
  return chair !== undefined && terms.vulnerable.includes(playerOf(chair.chair));
}

/** True if the chair is reserved for one of the people that the table waits for. */
export const isKept = ({ awaited }: TableState, chair: TableState['chairs'][number] | undefined): boolean =>
  awaited !== undefined && chair?.kind === 'bot';

/** Returns the words at a seat: the name of its player, or the owner of the dummy that lies there. */
export function seatName(state: TableState, seat: Seat): string {
  if (state.view.seat === seat) return text.you;
  const chair = chairAt(state, seat);
  if (chair !== undefined) return chair.name;
  const owner = ownerOf(state, seat);
  // a reserved chair has no player yet who could own the dummy
  const isNobodys = owner === undefined || isKept(state, chairAt(state, owner));
  if (isNobodys) return state.view.hands[seat].count > 0 ? text.table.dummy : '';
  return owner === state.view.seat ? text.table.ownDummy : text.table.dummyOf(nameOf(state, owner));
}

/** Names the players whose tricks count together, for the visitor. */
export function teamName(state: TableState, team: readonly Seat[]): string {
  const players = state.chairs.filter(({ seat }) => team.includes(seat));
  const isOwn = state.view.seat !== undefined && team.includes(state.view.seat);
  if (players.length > 1) {
    const [first] = team;
    if (state.view.seat === undefined && first !== undefined) return text.parties.name(sideOf(first));
    return isOwn ? text.we : text.they;
  }
  return isOwn ? text.you : (players[0]?.name ?? '');
}

/** Returns the visitor's own chair, if they have one. */
export const ownChair = ({ chairs, you }: Pick<TableState, 'chairs' | 'you'>): Chair | undefined =>
  you === undefined ? undefined : chairs.find(({ chair }) => chair === you);

/** Says who owes whom a beer after the deal, by the usual rules of the Beer Card; `undefined` for none. */
export function beerInWords(state: TableState): string | undefined {
  const seats = state.chairs.map(({ seat }) => seat);
  const beer = beerOf(state.view, seats, trustOptions(BEER_OPTIONS, {}));
  return beer && text.result.beer(nameOf(state, beer.from), nameOf(state, beer.to));
}

import type { Chair } from '@overtrick/protocol/openTable';
import type { TableState } from '@overtrick/protocol/table';
import { parseAction } from '@overtrick/rules/action';
import { BEER_OPTIONS, beerOf } from '@overtrick/rules/beerCard';
import { type Card, isRank, SUITS } from '@overtrick/rules/card';
import { type CardSet, has, makeHolding, remove } from '@overtrick/rules/cardSet';
import { tricksNeeded } from '@overtrick/rules/contract';
import type { SheetRow } from '@overtrick/rules/match';
import { trustOptions } from '@overtrick/rules/options';
import { isThrownIn, type Outcome, type Party } from '@overtrick/rules/outcome';
import { isSide, isVulnerable, type Seat, sideOf } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { panelOf } from '../games/panels/list.ts';
import { bidAt, isTricks, teamBid, tricksOf } from '../games/tally.ts';
import { text } from '../text/text.ts';

/** The name in sentences of the player at a seat: `You`, else the seat. */
export const callerOf = ({ view }: TableState, seat: Seat): string =>
  view.seat === seat ? text.you : text.seats[seat];

/**
 * Did the visitor call at a seat? Whoever has changed seats with their partner since has called nothing where they are
 * now.
 */
export const isOwnCall = (
  { view, chairs = [] }: { readonly view: Pick<View, 'seat'>; readonly chairs?: TableState['chairs'] },
  seat: Seat,
): boolean => view.seat === seat && !chairs.some((chair) => chair.seat === seat && chair.swapped === true);

/** The numbers from 0 of the steps that the visitor made themselves in a deal that is over: no computer player did. */
export const ownSteps = ({ view, history = [], reasons = {} }: TableState): readonly number[] =>
  history.flatMap(({ seat }, i) => (seat === view.seat && reasons[i] === undefined ? [i] : []));

/** The name in sentences of whoever made a step of a deal that is over: `You` if the visitor did, else the seat. */
export const makerOf = (state: TableState, step: number, seat: Seat): string =>
  state.reasons?.[step] === undefined ? callerOf(state, seat) : text.seats[seat];

/** The name beside a seat of the player there: `You`, else the name. */
const nameOf = (state: TableState, seat: Seat): string =>
  state.view.seat === seat ? text.you : (chairAt(state, seat)?.name ?? text.seats[seat]);

/** The chair that sits at a seat in the deal that is on. */
export const chairAt = (state: TableState, seat: Seat) => state.chairs.find((chair) => chair.seat === seat);

export const chairName = (state: TableState, chair: number): string =>
  state.chairs.find((one) => one.chair === chair)?.name ?? '';

/** Names with commas between. */
export const namesOf = (state: TableState, chairs: readonly number[]): string =>
  chairs.map((chair) => chairName(state, chair)).join(', ');

/** A card's name at this table: `queen of hearts`, `joker`. */
export const cardName = (view: Pick<View, 'game'>, card: Card): string =>
  panelOf(view).joker === card ? text.games.joker : text.card(card);

/** A card that was played, as it stands within a sentence: `ace of spades`. @param played the action, `SA` */
export function playedName(game: string, played: string): string {
  const action = parseAction(played);
  return action?.kind === 'play' ? cardName({ game }, action.card) : played;
}

/** A hand in words, suit by suit: `spades A Q 9, no hearts, …`. @param joker the card that stands for it */
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

/** A hand as it lies: a row from end to end, else suit by suit. */
export function hasInWords(view: View, seat: Seat, cards: CardSet): string {
  const { lay, joker } = panelOf(view);
  const laid = lay?.(view, seat);
  return laid?.kind === 'row'
    ? laid.cards.map((card) => cardName(view, card)).join(', ')
    : handInWords(cards, joker);
}

/** The name of a hand: one's own, a dummy with its owner, a seat's. */
export function handLabel(state: TableState, seat: Seat): string {
  const { view } = state;
  if (view.seat === seat) return text.table.hand;
  if (ownerOf(state, seat) !== undefined) return seatName(state, seat);
  return view.dummy === seat ? text.table.dummy : text.table.handOf(seat);
}

/** `P1` is the player of the first chair where each plays alone. */
const playerOf = (chair: number): Party => `P${chair + 1}`;

/** The visitor's own party in a score sheet, when they play. */
export const partyOf = ({ view: { seat }, you, sheet }: TableState): Party | undefined => {
  if (seat === undefined || you === undefined) return undefined;
  return Object.keys(sheet.totals).find((party) => party === sideOf(seat) || party === playerOf(you));
};

const fullName = ({ chairs }: TableState, party: Party): string =>
  chairs.find(({ chair }) => playerOf(chair) === party)?.name ?? text.parties.name(party);

/** A party as the visitor says it: `We`, `They`, or its name for who watches. */
export function partyName(state: TableState, party: Party): string {
  const own = partyOf(state);
  if (!isSide(party)) return party === own ? text.you : fullName(state, party);
  if (own === undefined) return fullName(state, party);
  return party === own ? text.we : text.they;
}

/** The result of a deal, in one sentence. @param played were cards played in it? */
export function outcomeInWords({ contract, tricks, redeal }: Outcome, played: boolean): string {
  if (redeal) return text.result.redealt;
  if (contract === undefined) return played ? text.result.over : text.result.passedOut;
  const over = tricks - tricksNeeded(contract);
  return over < 0 ? text.result.down(contract, -over) : text.result.made(contract, over);
}

/** The result of the deal that is over: the contract, or what each side bid and took. */
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

/** The parties that score, one's own first. */
export function partiesOf(state: TableState): readonly Party[] {
  const parties = Object.keys(state.sheet.totals);
  const own = partyOf(state);
  return own === undefined ? parties : [own, ...parties.filter((party) => party !== own)];
}

/** The sheet's row of the deal that is over. */
export const lastRow = ({ sheet }: TableState): SheetRow | undefined =>
  sheet.rows.findLast(({ outcome }) => outcome !== undefined);

/** The points of a party in the deal that is over, as the match form counts it. */
const pointsOf = (state: TableState, party: Party): number =>
  (lastRow(state)?.items ?? []).reduce((sum, item) => sum + (item.party === party ? item.points : 0), 0);

/**
 * Did the deal that is over go well for the visitor: had no party more points? `undefined` where all have the same,
 * and for who has no chair.
 */
export function wentWell(state: TableState): boolean | undefined {
  const own = partyOf(state);
  if (own === undefined) return undefined;
  const points = pointsOf(state, own);
  const others = partiesOf(state).flatMap((party) => (party === own ? [] : [pointsOf(state, party)]));
  if (others.every((one) => one === points)) return undefined;
  return points >= Math.max(...others);
}

/** The points of each party in the deal that is over, in words. */
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

/** The winner of a finished match, with the margin. */
export function standingInWords(state: TableState): string {
  const { winner, totals } = state.standing;
  if (winner === undefined) return text.result.tie;
  const others = Object.entries(totals).filter(([party]) => party !== winner);
  const by = (totals[winner] ?? 0) - Math.max(0, ...others.map(([, points]) => points));
  if (winner === partyOf(state)) return text.result.weWin(by);
  if (partyName(state, winner) === text.they) return text.result.theyWin(by);
  return text.result.wins(fullName(state, winner), by, isSide(winner));
}

/** Tells whose turn it is, or what nobody's turn waits for. @param open can the visitor act? */
export function turnInWords(state: TableState, open: boolean): string {
  const { phase, toAct, turn, seat, legal } = state.view;
  const others = toAct.filter((one) => one !== seat);
  const actor = open ? toAct[0] : (others[0] ?? toAct[0]);
  if (state.awaited !== undefined) return text.awaited.begins;
  if (state.claim !== undefined) return text.table.claimPending;
  if (state.undo !== undefined) return text.undo.pending;
  if (actor === undefined) return '';
  if (!isTricks(state.view)) {
    const isNaming = phase === 'declare' && legal.some(({ kind }) => kind === 'call');
    const words = isNaming ? text.turnToName : text.turns[phase];
    if (open) return words?.own ?? text.table.yourCall;
    return (words?.other ?? text.table.callOf)(nameOf(state, actor));
  }
  // a dummy's hand is on turn, but its player acts
  if (!open) return actor === seat ? text.table.yourTurn : text.table.turnOf(nameOf(state, actor));
  if (legal.every(({ kind }) => kind !== 'play')) return text.table.yourChoice;
  return turn === seat ? text.table.yourTurn : text.table.fromDummy;
}

/** The player to whom a dummy belongs; `undefined` for a player's own hand, and for one that is nobody's yet. */
export function ownerOf({ chairs, view }: TableState, seat: Seat): Seat | undefined {
  const owner = view.controls[seat];
  if (panelOf(view).isShared) return undefined;
  return owner === seat || chairs.some((chair) => chair.seat === seat) ? undefined : owner;
}

/** The facts from which vulnerability is told; a deal that nobody sits at has no chairs. */
export interface TableSeats {
  readonly view: Pick<TableState['view'], 'terms'>;
  readonly chairs?: TableState['chairs'];
}

/** Is the player there vulnerable: their side, or they alone where each scores alone? */
export function isVulnerableAt({ chairs = [], view: { terms } }: TableSeats, seat: Seat): boolean {
  if (terms.vulnerable === undefined) return isVulnerable(terms.vul, sideOf(seat));
  const chair = chairs.find((one) => one.seat === seat);
  return chair !== undefined && terms.vulnerable.includes(playerOf(chair.chair));
}

/** Is the chair kept for one of those for whom the table waits? */
export const isKept = ({ awaited }: TableState, chair: TableState['chairs'][number] | undefined): boolean =>
  awaited !== undefined && chair?.kind === 'bot';

/** The words at a seat: the name of its player, or the owner of the dummy that lies there. */
export function seatName(state: TableState, seat: Seat): string {
  if (state.view.seat === seat) return text.you;
  const chair = chairAt(state, seat);
  if (chair !== undefined) return chair.name;
  const owner = ownerOf(state, seat);
  // a chair that is kept for somebody has no player whose dummy it could be
  const isNobodys = owner === undefined || isKept(state, chairAt(state, owner));
  if (isNobodys) return state.view.hands[seat].count > 0 ? text.table.dummy : '';
  return owner === state.view.seat ? text.table.ownDummy : text.table.dummyOf(nameOf(state, owner));
}

/** Those whose tricks count together, as the visitor says it. */
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

/** The visitor's own chair, if they have one. */
export const ownChair = ({ chairs, you }: Pick<TableState, 'chairs' | 'you'>): Chair | undefined =>
  you === undefined ? undefined : chairs.find(({ chair }) => chair === you);

/** The beer that one player owes another after the deal, by the usual rules of the Beer Card; `undefined` for none. */
export function beerInWords(state: TableState): string | undefined {
  const seats = state.chairs.map(({ seat }) => seat);
  const beer = beerOf(state.view, seats, trustOptions(BEER_OPTIONS, {}));
  return beer && text.result.beer(nameOf(state, beer.from), nameOf(state, beer.to));
}

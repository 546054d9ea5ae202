import type { TableState } from '@overtrick/protocol/table';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { trumpOf } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { type SeatCard, winningCard } from '@overtrick/rules/play/trick';
import { strainInPlay } from '@overtrick/rules/views/view';
import { vulIn } from '../../deal/vulnerability.ts';
import {
  callerOf,
  cardName,
  handLabel,
  hasInWords,
  isOwnCall,
  isVulnerableAt,
  partiesOf,
  partyName,
  resultInWords,
  seatName,
  teamName,
  turnInWords,
} from '../../deal/words.ts';
import { panelOf } from '../../games/panels/list.ts';
import { bidAt, teamBid, tricksOf } from '../../games/tally.ts';
import { text } from '../../text/text.ts';

// The table's answers to typed questions: see command.ts.

const words = text.command;

const cardsInWords = (state: TableState, trick: readonly SeatCard[]): string =>
  trick.map(({ seat, card }) => words.by(callerOf(state, seat), cardName(state.view, card))).join(', ');

/** Describes the last finished trick, and no older one (R-CB-2). */
export function lastTrick(state: TableState): string {
  const trick = state.view.tricks.at(-1);
  const strain = strainInPlay(state.view);
  const winner = trick && winningCard(trick, strain && trumpOf(strain));
  if (trick === undefined || winner === undefined) return text.table.noLastTrick;
  return words.lastTrick(cardsInWords(state, trick), callerOf(state, winner.seat));
}

export const cardsOnTable = (state: TableState): string =>
  words.onTable(cardsInWords(state, state.view.trick));

/** Describes the hands that the visitor can see, their own first. */
export function openHands(
  state: TableState,
  wanted: (seat: Seat) => boolean = () => true,
): readonly string[] {
  const { view } = state;
  const seats = SEATS.toSorted((a, b) => Number(b === view.seat) - Number(a === view.seat));
  return seats.flatMap((seat) => {
    const { cards, shown, count } = view.hands[seat];
    const open = cards ?? shown;
    if (open === undefined || count === 0 || !wanted(seat)) return [];
    return [words.handIs(handLabel(state, seat), seat, hasInWords(view, seat, open))];
  });
}

export function ownHand(state: TableState): readonly string[] {
  return openHands(state, (seat) => seat === state.view.seat);
}

export function dummies(state: TableState): readonly string[] {
  const open = openHands(state, (seat) => seat !== state.view.seat);
  return open.length === 0 ? [words.noDummy] : open;
}

export function auctionSoFar(state: TableState): string {
  const calls = state.view.calls.map(({ seat, call }) =>
    words.by(isOwnCall(state, seat) ? text.you : text.seats[seat], text.call(call)),
  );
  return words.calledSoFar(calls.join(', '));
}

/** Lists the deal, its dealer and vulnerability; contract and tricks once there are any. */
export function dealSoFar(state: TableState): readonly string[] {
  const { view, deal } = state;
  const { dealer } = view.terms;
  const vul = vulIn(view, state.match);
  const alone = state.chairs
    .filter(({ seat }) => view.terms.vulnerable !== undefined && isVulnerableAt(state, seat))
    .map(({ seat }) => seatName(state, seat));
  const vulnerable =
    alone.length > 0
      ? text.vulnerablePlayers(alone.join(', '))
      : view.terms.isVulOpen
        ? text.table.vulOpen
        : vul === undefined
          ? []
          : text.vuls[vul];
  const lines = [
    [text.table.deal(deal), text.table.dealer(dealer), vulnerable]
      .flat()
      .map((part) => `${part}.`)
      .join(' '),
  ];
  const { contract } = view;
  if (contract !== undefined) lines.push(words.playing(contract));
  const playing = panelOf(view).playing?.(view);
  if (playing !== undefined) lines.push(`${playing.long}.`);
  if (view.phase !== 'play') return lines;
  return [
    ...lines,
    ...view.teams.map((team) => {
      const isDeclarers = contract !== undefined && team.includes(contract.declarer);
      const [only, more] = team;
      const bid = more === undefined && only !== undefined ? bidAt(view, only) : teamBid(view, team)?.bid;
      return words.won(
        teamName(state, team),
        tricksOf(view, team),
        isDeclarers ? tricksNeeded(contract) : bid,
      );
    }),
  ];
}

export function scoreSoFar(state: TableState): readonly string[] {
  const result = resultInWords(state);
  const totals = partiesOf(state).map((party) =>
    words.scored(partyName(state, party), text.points(state.sheet.totals[party] ?? 0)),
  );
  return result === '' ? totals : [result, ...totals];
}

export const turnNow = (state: TableState, open: boolean): string =>
  state.view.phase === 'over' ? resultInWords(state) : `${turnInWords(state, open)}.`;

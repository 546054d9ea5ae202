import type { Event } from '@overtrick/duplicate/event/event';
import { type Card, cardOf, isRank, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { type CardSet, setOf, size } from '@overtrick/rules/cards/cardSet';
import { SEAT_NAMES, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Board, Hands, Players, Stated } from '../board.ts';
import { handsError } from '../hands.ts';
import type { EventFileCode, EventFormat } from './eventFormat.ts';

/** The hands of a board in a score file: the text of each holding. */
export interface HandText {
  readonly board: number;
  readonly seat: Seat;
  readonly holdings: { readonly [S in Suit]: string };
}

/** The boards of a score file, and the faults of those that are left out. */
export interface EventBoards {
  readonly boards: readonly Board[];
  readonly lost: readonly string[];
}

/**
 * Reads the boards of a score file: each result with the hands of its board, and boards without results once. A file
 * with unreadable results may still have hands.
 */
export async function boardsOfEvent(
  format: EventFormat,
  bytes: Uint8Array,
): Promise<Result<EventBoards, EventFileCode>> {
  const hands = (await format.readHands?.(bytes)) ?? [];
  const event = await format.read(bytes);
  if (!event.ok && hands.length === 0) return event;
  const lost = event.ok ? [] : [`the results cannot be read: ${event.why ?? event.code}`];
  const dealt = new Map<number, Hands>();
  for (const board of new Set(hands.map((hand) => hand.board))) {
    const read = handsOfTexts(hands.filter((hand) => hand.board === board));
    if (read.ok) dealt.set(board, read.value);
    else lost.push(`board ${board}: ${read.why}; its hands are left out`);
  }
  const played = event.ok ? boardsPlayed(event.value, dealt) : [];
  const others = [...dealt].filter(([board]) => !played.some(({ number }) => number === board));
  const boards = [...played, ...others.map(([board, of]) => boardOf(board, of))];
  return boards.length === 0
    ? fail('ERR_NO_RESULT', undefined, 'there is neither a hand nor a contract in the file')
    : ok({ boards: boards.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)), lost });
}

function boardsPlayed(event: Event, dealt: ReadonlyMap<number, Hands>): Board[] {
  const names = new Map(
    event.contestants.map(({ id, players = [] }) => [id, players.map(({ name }) => name)]),
  );
  return event.travellers.flatMap(({ board, entries }) =>
    entries.flatMap(({ ns, ew, outcome }) => {
      if (outcome.kind !== 'played' || outcome.contract === undefined) return [];
      const { contract, tricks } = outcome;
      const stated: Stated =
        contract === 'PASS'
          ? { contract }
          : {
              contract: { level: contract.level, strain: contract.strain, doubling: contract.doubling },
              declarer: contract.declarer,
              ...(tricks !== undefined && { tricks }),
            };
      const [[N, S] = [], [E, W] = []] = [names.get(ns), names.get(ew)];
      const players: Players = { ...(N && { N }), ...(E && { E }), ...(S && { S }), ...(W && { W }) };
      return [{ ...boardOf(board, dealt.get(board) ?? {}), players, stated, tags: tagsOf(event) }];
    }),
  );
}

const tagsOf = ({ name, date }: Event): Board['tags'] => [
  ...(name ? [{ name: 'Event', value: name }] : []),
  ...(date && /^\d{4}-\d\d-\d\d$/.test(date) ? [{ name: 'Date', value: date.replaceAll('-', '.') }] : []),
];

const boardOf = (number: number, hands: Hands): Board => {
  const { dealer, vul } = termsOfBoard(number);
  return {
    label: String(number),
    number,
    dealer,
    vul,
    hands,
    players: {},
    stated: {},
    tags: [],
    asides: [],
    pairs: [],
  };
};

function handsOfTexts(texts: readonly HandText[]): Result<Hands> {
  const hands: { [S in Seat]?: CardSet } = {};
  const seen = new Set<Card>();
  for (const { seat, holdings } of texts) {
    const cards: Card[] = [];
    for (const suit of SUITS)
      for (const rank of holdings[suit].toUpperCase().replaceAll('10', 'T').replace(/[\s-]/g, '')) {
        if (!isRank(rank))
          return fail('ERR_RANK', undefined, `${rank} is not a rank in ${SEAT_NAMES[seat]}'s hand`);
        const card = cardOf(suit, rank);
        if (seen.has(card)) return fail('ERR_CARD_TWICE', undefined, `${suit}${rank} is dealt twice`);
        seen.add(card);
        cards.push(card);
      }
    if (cards.length > 0) hands[seat] = setOf(cards);
  }
  const wrong = handsError(hands);
  if (wrong !== undefined) return fail('ERR_HAND_SIZE', undefined, wrong);
  const unknown = SEATS.filter((seat) => hands[seat] === undefined);
  return unknown.length === 4 || Object.values(hands).some((hand) => size(hand) !== 13)
    ? fail('ERR_HAND_SIZE', undefined, 'the hands are not complete')
    : ok(hands);
}

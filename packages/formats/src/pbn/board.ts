import { trumpOf } from '@overtrick/rules/cards/card';
import {
  lho,
  parseSeat,
  parseVul,
  SEAT_NAMES,
  SEATS,
  type Seat,
  type Vul,
} from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { present } from '@overtrick/rules/present';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { capitals, quote } from '@overtrick/rules/text';
import type { Aside, Board, Hands, Room } from '../board.ts';
import { type Bidding, contractOfBoard, strainOfBoard } from '../contract.ts';
import { handsError, handsOf } from '../hands.ts';
import { type BoardCode, type BoardPlaces, failAt } from '../item.ts';
import { asideOf, withoutGaps } from './aside.ts';
import { readAuction } from './auction.ts';
import type { PbnTag } from './file.ts';
import { readPlay } from './play.ts';
import { isUnknown, readContract, readDeclarer, readResult } from './stated.ts';

export interface ParsedBoard {
  readonly board: Board;
  readonly places: BoardPlaces;
  /** The faults of parts that are missing from the board; their tags are kept unchanged. */
  readonly lost: readonly Failure<BoardCode>[];
}

/** The tags that a board has fields for. [Room] and [Result] are kept unchanged if no field holds their value. */
const READ: ReadonlySet<string> = new Set([
  'Board',
  ...SEATS.map((seat) => SEAT_NAMES[seat]),
  ...['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Auction', 'Play'],
]);

/** The tags that only have a value, without rows after it. */
const WITHOUT_ROWS: ReadonlySet<string> = new Set(
  [...READ, 'Result'].filter((name) => name !== 'Auction' && name !== 'Play'),
);

/** The mandatory tags without a field: without a value they mean nothing. */
const MANDATORY: ReadonlySet<string> = new Set(['Event', 'Site', 'Date', 'Scoring', 'Result']);

/**
 * Builds the board of a game from its tags after inheritance. Only unreadable hands make the board fail; any other
 * unreadable part is left out, and its tag is kept unchanged.
 */
export function boardOfTags(tags: readonly PbnTag[], before: string): Result<ParsedBoard, BoardCode> {
  const firsts = new Map(tags.toReversed().map((tag) => [tag.name, tag]));
  const lost: Failure<BoardCode>[] = [];
  const unread = new Set<PbnTag | undefined>();
  const kept = <T>(name: string, read: (tag: PbnTag) => Result<T, BoardCode>): T | undefined => {
    const tag = firsts.get(name);
    const result = readOptional(tag, read);
    if (result.ok) return result.value;
    lost.push(result);
    unread.add(tag);
    return undefined;
  };
  const hands = readOptional(firsts.get('Deal'), readHands);
  if (!hands.ok) return hands;
  if (hands.value?.faint) {
    const tag = firsts.get('Deal');
    unread.add(tag);
    if (tag) lost.push(failAt('ERR_RANK', tag.place, 'cards that are only x belong to no hand'));
  }
  const head = { ...readHead(firsts, kept), hands: hands.value?.hands ?? {} };
  const { dealer } = head;
  const outcome = { ...kept('Contract', readContract), ...kept('Declarer', readDeclarer) };
  const auction = kept('Auction', (tag) => readAuction(tag, notesBehind(tags, 'Auction'), dealer));
  const bid = { stated: outcome, ...(auction && { auction: auction.value }) };
  const contract = contractOfBoard(bid);
  const strain = strainOfBoard(bid);
  const declarer = typeof contract === 'object' ? contract.declarer : outcome.declarer;
  const play = kept('Play', (tag) => {
    const leader = declarer && lho(declarer);
    const cards = readPlay(tag, notesBehind(tags, 'Play'), strain && trumpOf(strain), leader);
    return cards.ok && cards.value && strain === undefined && cards.value.places.length > 4
      ? failAt('ERR_PLAY_CONTRACT', tag.place, 'cards are given, but no contract to play them in')
      : cards;
  });
  const played = { ...bid, ...(play && { play: play.value }) };
  const result = kept('Result', (tag) => readResult(tag, declarerOf(played)));
  const { room } = head;
  const notes = new Set(
    ['Auction', 'Play'].flatMap((name) => (unread.has(firsts.get(name)) ? [] : notesBehind(tags, name))),
  );
  const isRead = (tag: PbnTag): boolean => isReadAs(tag) || notes.has(tag);
  const isReadAs = (tag: PbnTag): boolean =>
    !unread.has(tag) &&
    (READ.has(tag.name) ||
      (MANDATORY.has(tag.name) && isUnknown(tag.value)) ||
      (tag.name === 'Room' && room !== undefined) ||
      (tag.name === 'Result' && result !== undefined));
  const board: Board = {
    ...head,
    ...played,
    stated: { ...outcome, ...result },
    tags: tags
      .filter((tag) => !isRead(tag))
      .map(({ name, value, text: behind }) => {
        // a note has no rows, nor has a value of the board
        const text = name === 'Note' || WITHOUT_ROWS.has(name) ? asideOf(behind) : withoutGaps(behind);
        return { name, value, ...(text !== '' && { text }) };
      }),
    asides: asidesOf(tags.filter(isRead), before, {
      Auction: auction?.escapes ?? [],
      Play: play?.escapes ?? [],
    }),
    pairs: [],
  };
  const statedAt = (firsts.get('Contract') ?? firsts.get('Result') ?? firsts.get('Declarer'))?.place;
  return ok({
    board,
    places: {
      calls: auction?.places ?? [],
      cards: play?.places ?? [],
      ...present({ stated: statedAt }),
    },
    lost,
  });
}

const declarerOf = (board: Bidding): Seat | undefined => {
  const contract = contractOfBoard(board);
  return board.stated.declarer ?? (typeof contract === 'object' ? contract.declarer : undefined);
};

function readOptional<T>(
  tag: PbnTag | undefined,
  read: (tag: PbnTag) => Result<T, BoardCode>,
): Result<T | undefined, BoardCode> {
  return tag === undefined ? ok(undefined) : read(tag);
}

type Tags = ReadonlyMap<string, PbnTag>;
type Head = Pick<Board, 'label' | 'number' | 'room' | 'dealer' | 'vul' | 'players'>;
type Kept = <T>(name: string, read: (tag: PbnTag) => Result<T, BoardCode>) => T | undefined;

function readHead(tags: Tags, kept: Kept): Head {
  const known = (name: string): string | undefined => {
    const value = tags.get(name)?.value;
    return value === undefined || isUnknown(value) ? undefined : value;
  };
  const label = known('Board')?.trim() ?? '';
  const room = ROOMS[capitals(known('Room') ?? '')];
  // the auction is written from the dealer on (PBN 3.5)
  const dealer = kept('Dealer', readDealer) ?? parseSeat(known('Auction') ?? '');
  const vul = kept('Vulnerable', readVul);
  const players: { [S in Seat]?: string } = {};
  for (const seat of SEATS) {
    const name = known(SEAT_NAMES[seat]);
    if (name !== undefined) players[seat] = name;
  }
  return {
    label,
    ...(/^\d{1,9}$/.test(label) && { number: Number(label) }),
    ...present({ room, dealer, vul }),
    players,
  };
}

const ROOMS: Readonly<Record<string, Room | undefined>> = { OPEN: 'open', CLOSED: 'closed' };

function readDealer({ value, place }: PbnTag): Result<Seat | undefined, BoardCode> {
  const dealer = parseSeat(value);
  return dealer !== undefined || isUnknown(value)
    ? ok(dealer)
    : failAt('ERR_DEALER', place, `the dealer is N, E, S or W, not ${quote(value)}`);
}

function readVul({ value, place }: PbnTag): Result<Vul | undefined, BoardCode> {
  const vul = parseVul(value);
  return vul !== undefined || isUnknown(value)
    ? ok(vul)
    : failAt('ERR_VUL', place, `the vulnerability is None, NS, EW or All, not ${quote(value)}`);
}

interface HandsRead {
  readonly hands: Hands;
  /** True if there are cards without a rank, `x`, so that their hands are unknown. */
  readonly faint?: boolean;
}

function readHands({ value, place }: PbnTag): Result<HandsRead, BoardCode> {
  if (isUnknown(value)) return ok({ hands: {} });
  const plain = withoutFaint(value);
  const deal = parseDeal(plain);
  if (!deal.ok) return failAt(deal.code, place, deal.why ?? deal.code);
  const hands = handsOf(deal.value);
  const wrong = handsError(hands);
  if (wrong !== undefined) return failAt('ERR_HAND_SIZE', place, wrong);
  return ok({ hands, ...(plain !== value && { faint: true }) });
}

/** Replaces each hand in a deal that has an `x` for a rank by a dash. */
const withoutFaint = (value: string): string =>
  value.replace(/(^|[\s:])(?=[^\s:]*x)[^\s:]*\.[^\s:]*/gi, '$1-');

/** Returns the notes of a section, which follow it directly. */
function notesBehind(tags: readonly PbnTag[], name: string): readonly PbnTag[] {
  const section = tags.findIndex((tag) => tag.name === name);
  if (section === -1) return [];
  const from = section + 1;
  const count = tags.slice(from).findIndex((tag) => tag.name !== 'Note');
  return tags.slice(from, count === -1 ? tags.length : from + count);
}

/** Returns the texts after known tags; a text after a note belongs to the note's section. */
function asidesOf(
  tags: readonly PbnTag[],
  before: string,
  escapes: { readonly [section: string]: readonly string[] | undefined },
): Aside[] {
  // what stands before the first tag begins a line
  const first = asideOf(`\n${before}`).replace(/^\n+/, '');
  const asides: Aside[] = first === '' ? [] : [{ after: '', text: `${first}\n` }];
  let section = '';
  for (const { name, text } of tags) {
    const lines = escapes[name];
    if (name !== 'Note') section = name;
    const aside = lines === undefined ? asideOf(text) : lines.map((line) => `\n%${line}`).join('');
    if (aside !== '') asides.push({ after: section, text: aside });
  }
  return asides;
}

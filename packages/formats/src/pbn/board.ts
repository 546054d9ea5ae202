import { trumpOf } from '@overtrick/rules/card';
import { parseDeal } from '@overtrick/rules/deal';
import { ok, type Result } from '@overtrick/rules/result';
import { lho, parseSeat, parseVul, SEAT_NAMES, SEATS, type Seat, type Vul } from '@overtrick/rules/seat';
import { capitals, quote } from '@overtrick/rules/text';
import type { Aside, Board, Hands, Room, Stated } from '../board.ts';
import { type Bidding, contractOfBoard, strainOfBoard } from '../contract.ts';
import { handsError, handsOf } from '../hands.ts';
import { type BoardCode, type BoardPlaces, failAt } from '../item.ts';
import { asideOf, withoutGaps } from './aside.ts';
import { readAuction } from './auction.ts';
import type { PbnTag } from './file.ts';
import { readPlay } from './play.ts';
import { isUnknown, readContract, readDeclarer, readResult } from './stated.ts';

export interface BoardRead {
  readonly board: Board;
  readonly places: BoardPlaces;
}

/** Tags that a board has fields for. [Room] and [Result] are kept as they are when their value says no more. */
const READ: ReadonlySet<string> = new Set([
  'Board',
  ...SEATS.map((seat) => SEAT_NAMES[seat]),
  ...['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Auction', 'Play'],
]);

/** Mandatory tags that it has none for: without a value they say nothing. */
const MANDATORY: ReadonlySet<string> = new Set(['Event', 'Site', 'Date', 'Scoring', 'Result']);

/** The board that a game is, from its tags with inheritance carried out. */
export function boardOfTags(tags: readonly PbnTag[], before: string): Result<BoardRead, BoardCode> {
  const firsts = new Map(tags.toReversed().map((tag) => [tag.name, tag]));
  const head = readHead(firsts);
  if (!head.ok) return head;
  const outcome = readOutcome(firsts);
  if (!outcome.ok) return outcome;
  const { dealer } = head.value;
  const auction = readOptional(firsts.get('Auction'), (tag) =>
    readAuction(tag, notesBehind(tags, 'Auction'), dealer),
  );
  if (!auction.ok) return auction;

  const bid = { stated: outcome.value, ...(auction.value && { auction: auction.value.value }) };
  const contract = contractOfBoard(bid);
  const strain = strainOfBoard(bid);
  const declarer = typeof contract === 'object' ? contract.declarer : outcome.value.declarer;
  const play = readOptional(firsts.get('Play'), (tag) =>
    readPlay(tag, notesBehind(tags, 'Play'), strain && trumpOf(strain), declarer && lho(declarer)),
  );
  if (!play.ok) return play;
  const playTag = firsts.get('Play');
  if (playTag && play.value && strain === undefined && play.value.places.length > 4)
    return failAt('ERR_PLAY_CONTRACT', playTag.place, 'cards are given, but no contract to play them in');

  const played = { ...bid, ...(play.value && { play: play.value.value }) };
  const result = readOptional(firsts.get('Result'), (tag) => readResult(tag, declarerOf(played)));
  if (!result.ok) return result;
  const { room } = head.value;
  const notes = new Set([...notesBehind(tags, 'Auction'), ...notesBehind(tags, 'Play')]);
  const isRead = (tag: PbnTag): boolean => isReadAs(tag) || notes.has(tag);
  const isReadAs = ({ name, value }: PbnTag): boolean =>
    READ.has(name) ||
    (MANDATORY.has(name) && isUnknown(value)) ||
    (name === 'Room' && room !== undefined) ||
    (name === 'Result' && result.value !== undefined);
  const board: Board = {
    ...head.value,
    ...played,
    stated: { ...outcome.value, ...result.value },
    tags: tags
      .filter((tag) => !isRead(tag))
      .map(({ name, value, text: behind }) => {
        // a note has no rows
        const text = name === 'Note' ? asideOf(behind) : withoutGaps(behind);
        return { name, value, ...(text !== '' && { text }) };
      }),
    asides: asidesOf(tags.filter(isRead), before, {
      Auction: auction.value?.escapes ?? [],
      Play: play.value?.escapes ?? [],
    }),
    pairs: [],
  };
  const statedAt = (firsts.get('Contract') ?? firsts.get('Result') ?? firsts.get('Declarer'))?.place;
  return ok({
    board,
    places: {
      calls: auction.value?.places ?? [],
      cards: play.value?.places ?? [],
      ...(statedAt && { stated: statedAt }),
    },
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
type Head = Pick<Board, 'label' | 'number' | 'room' | 'dealer' | 'vul' | 'hands' | 'players'>;

function readHead(tags: Tags): Result<Head, BoardCode> {
  const known = (name: string): string | undefined => {
    const value = tags.get(name)?.value;
    return value === undefined || isUnknown(value) ? undefined : value;
  };
  const label = known('Board')?.trim() ?? '';
  const room = ROOMS[capitals(known('Room') ?? '')];
  const dealer = readOptional(tags.get('Dealer'), readDealer);
  if (!dealer.ok) return dealer;
  const vul = readOptional(tags.get('Vulnerable'), readVul);
  if (!vul.ok) return vul;
  const hands = readOptional(tags.get('Deal'), readHands);
  if (!hands.ok) return hands;
  const players: { [S in Seat]?: string } = {};
  for (const seat of SEATS) {
    const name = known(SEAT_NAMES[seat]);
    if (name !== undefined) players[seat] = name;
  }
  return ok({
    label,
    ...(/^\d{1,9}$/.test(label) && { number: Number(label) }),
    ...(room !== undefined && { room }),
    ...(dealer.value !== undefined && { dealer: dealer.value }),
    ...(vul.value !== undefined && { vul: vul.value }),
    hands: hands.value ?? {},
    players,
  });
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

function readHands({ value, place }: PbnTag): Result<Hands, BoardCode> {
  if (isUnknown(value)) return ok({});
  const deal = parseDeal(value);
  if (!deal.ok) return failAt(deal.code, place, deal.why ?? deal.code);
  const hands = handsOf(deal.value);
  const wrong = handsError(hands);
  return wrong === undefined ? ok(hands) : failAt('ERR_HAND_SIZE', place, wrong);
}

function readOutcome(tags: Tags): Result<Stated, BoardCode> {
  const contract = readOptional(tags.get('Contract'), readContract);
  if (!contract.ok) return contract;
  const declarer = readOptional(tags.get('Declarer'), readDeclarer);
  return declarer.ok ? ok({ ...contract.value, ...declarer.value }) : declarer;
}

/** The notes of a section: they stand behind it, before any other tag. */
function notesBehind(tags: readonly PbnTag[], name: string): readonly PbnTag[] {
  const section = tags.findIndex((tag) => tag.name === name);
  if (section === -1) return [];
  const from = section + 1;
  const count = tags.slice(from).findIndex((tag) => tag.name !== 'Note');
  return tags.slice(from, count === -1 ? tags.length : from + count);
}

/** Texts behind the tags that are read; what is behind a note belongs to its section. */
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

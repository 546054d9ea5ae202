import { parseCall } from '@overtrick/rules/auction/call';
import { parseContract } from '@overtrick/rules/auction/contract';
import { makeCard, parseCard } from '@overtrick/rules/cards/card';
import { isSeat, lho, parseSeat, type Seat, type Vul } from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { present } from '@overtrick/rules/present';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { capitals, quote } from '@overtrick/rules/text';
import type {
  Board,
  BoardAuction,
  BoardCall,
  BoardCard,
  BoardPlay,
  BoardTag,
  Hands,
  Players,
  Stated,
} from '../board.ts';
import { passesMissing } from '../calls.ts';
import { handsError, handsOf } from '../hands.ts';
import { type BoardCode, type BoardItem, failAt } from '../item.ts';
import { isUnknown } from '../pbn/stated.ts';
import type { Place } from '../place.ts';
import { LASTING, parseRbn, type RbnLine, SCORING, TAG_OF_LABEL } from './lines.ts';

/** Reads the boards of an RBN text in order; each is a board or its fault. */
export function readRbn(text: string): readonly BoardItem[] {
  const lasting = new Map<string, RbnLine>();
  let deal: readonly RbnLine[] = [];
  // a deal stands once for the tables that play it
  const dealt = new Map<RbnLine | undefined, ReturnType<typeof readHands>>();
  const handsIn = (line: RbnLine | undefined) => {
    const hands = dealt.get(line) ?? readHands(line);
    dealt.set(line, hands);
    return hands;
  };
  return parseRbn(text).flatMap((record, i) => {
    for (const line of record) if (LASTING.includes(line.label)) lasting.set(line.label, line);
    const own = record.filter(({ label }) => label === 'B' || label === 'H');
    if (own.length > 0) deal = own;
    // another table's auction and play are about the deal before
    const isBoard = record.some(({ label }) => 'BHACPR'.includes(label));
    return isBoard
      ? [itemOf([...lasting.values(), ...deal, ...record], record[0]?.line ?? 1, i, handsIn)]
      : [];
  });
}

function itemOf(
  record: readonly RbnLine[],
  line: number,
  index: number,
  handsIn: typeof readHands,
): BoardItem {
  const place: Place = { line, column: 1 };
  const told = new Map(record.map((each) => [each.label, each]));
  const named = told.get('B')?.value ?? '';
  const label = isUnknown(named) ? '' : named;
  const item = { label: label || `#${index + 1}`, place, places: { calls: [], cards: [] } };
  const hands = handsIn(told.get('H'));
  if (!hands.ok) return { ...item, board: hands };
  const lost: Failure<BoardCode>[] = [];
  const kept = <T>(result: Result<T, BoardCode>): T | undefined => {
    if (result.ok) return result.value;
    lost.push(result);
    return undefined;
  };
  const auction = kept(readAuction(told.get('A'), notesOf(record, 'A')));
  const stated = kept(readStated(told.get('C'), told.get('R')));
  const play = kept(readPlay(told.get('P'), notesOf(record, 'P')));
  const number = /^\d{1,9}(?=:|$)/.exec(label)?.[0];
  const board: Board = {
    label,
    ...(number !== undefined && { number: Number(number) }),
    ...roomOf(told.get('N')),
    ...(auction?.dealer && { dealer: auction.dealer }),
    ...(auction?.vul && { vul: auction.vul }),
    hands: hands.value,
    players: playersOf(told.get('N')),
    ...(auction?.auction && { auction: auction.auction }),
    ...(play && { play: { ...play, ...(stated?.leader && { leader: stated.leader }) } }),
    stated: stated?.stated ?? {},
    tags: tagsOf(told),
    asides: record.flatMap(({ label: each, value }) =>
      each === '{' ? [{ after: '', text: `{${value.trim()}}\n` }] : [],
    ),
    pairs: [],
  };
  return { ...item, board: ok(board), ...(lost.length > 0 && { lost }) };
}

const placeOf = ({ line }: RbnLine, offset = 0): Place => ({ line, column: offset + 3 });

/** Returns the notes by their digit: those after the auction and before the play, or those after the play. */
function notesOf(record: readonly RbnLine[], label: 'A' | 'P'): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  let section = 'A';
  for (const { label: each, value } of record) {
    if (each === 'P') section = 'P';
    if (/^\d$/.test(each) && section === label) notes.set(each, value);
  }
  return notes;
}

function readHands(line: RbnLine | undefined): Result<Hands, BoardCode> {
  if (line === undefined) return ok({});
  const [first = '', ...texts] = capitals(line.value).split(/[:;]/);
  if (!isSeat(first) || texts.length > 4)
    return failAt(
      'ERR_DEAL_FORM',
      placeOf(line),
      'hands begin with the seat of the first and have a colon before each',
    );
  const hands = [0, 1, 2, 3].map((i) => {
    const text = texts[i] ?? '';
    return text === '' ? '-' : [...text.split('.'), '', '', ''].slice(0, 4).join('.');
  });
  const deal = parseDeal(`${first}:${hands.join(' ')}`);
  if (!deal.ok) return failAt(deal.code, placeOf(line), deal.why ?? deal.code);
  const known = handsOf(deal.value);
  const wrong = handsError(known);
  return wrong === undefined ? ok(known) : failAt('ERR_HAND_SIZE', placeOf(line), wrong);
}

interface Called {
  readonly dealer?: Seat;
  readonly vul?: Vul;
  readonly auction?: BoardAuction;
}

const VULS: Readonly<Record<string, Vul>> = { Z: 'none', N: 'ns', E: 'ew', B: 'both' };
const CALL = /([1-7][NSHDC]|[PXRAY])([!?]*)(\*)?(?:\^(\d))?/iy;

/** Reads an auction: `WN:1SP2HP:2SA`; without its head the dealer is West (version 3.2). */
function readAuction(
  line: RbnLine | undefined,
  notes: ReadonlyMap<string, string>,
): Result<Called, BoardCode> {
  if (line === undefined) return ok({});
  const [head, seat = 'W', vulLetter = '?'] = /^([NESW])([ZNEB?]):/i.exec(line.value) ?? [];
  const dealer = parseSeat(seat) ?? 'W';
  const vul = VULS[vulLetter.toUpperCase()];
  const calls: BoardCall[] = [];
  let ending: '+' | undefined;
  for (let at = head?.length ?? 0; at < line.value.length; ) {
    if (/[:\s]/.test(line.value[at] ?? '')) {
      at++;
      continue;
    }
    CALL.lastIndex = at;
    const [all, word = '', , alert, note] = CALL.exec(line.value) ?? [];
    if (all === undefined)
      return failAt('ERR_CALL', placeOf(line, at), `${quote(line.value.slice(at, at + 4))} is not a call`);
    at += all.length;
    const letter = word.toUpperCase();
    if (letter === 'Y') ending = '+';
    else if (letter === 'A') calls.push(...passesMissing(calls));
    else {
      const call = parseCall(letter === 'R' ? 'XX' : letter);
      const text = note === undefined ? undefined : notes.get(note);
      if (call !== undefined) calls.push({ call, ...(alert && { alert: true }), ...present({ note: text }) });
    }
  }
  return ok({
    ...(head !== undefined && { dealer }),
    ...(vul && { vul }),
    ...(calls.length > 0 && { auction: { first: dealer, calls, ...(ending && { ending }) } }),
  });
}

interface StatedRead {
  readonly stated: Stated;
  readonly leader?: Seat;
}

/**
 * Reads contract and result: `4SX:W`, followed by the leader if it is not declarer's left; `10+420`, `P` if passed out.
 */
function readStated(line: RbnLine | undefined, result: RbnLine | undefined): Result<StatedRead, BoardCode> {
  if (/^P\b/i.test(result?.value ?? '') || /^P\b/i.test(line?.value ?? ''))
    return ok({ stated: { contract: 'PASS' } });
  const [bid = '', declarer = '', lead = ''] = capitals(line?.value ?? '').split(':');
  const contract = parseContract(bid.replace(/R$/, 'XX'));
  if (line !== undefined && bid !== '' && contract === undefined)
    return failAt('ERR_CONTRACT', placeOf(line), `a contract is written 4S, 4SX or 3NR, not ${quote(bid)}`);
  const [, digits] = /^(\d{1,2})(?!\d)/.exec(result?.value ?? '') ?? [];
  const tricks = digits === undefined ? undefined : Number(digits);
  if (result !== undefined && (tricks ?? 0) > 13)
    return failAt(
      'ERR_RESULT',
      placeOf(result),
      `a result is a number of tricks from 0 to 13, not ${digits}`,
    );
  return ok({
    stated: {
      ...present({ contract }),
      ...(isSeat(declarer) && { declarer }),
      ...present({ tricks }),
    },
    ...(isSeat(lead) && isSeat(declarer) && lead !== lho(declarer) && { leader: lead }),
  });
}

const CARD = /([SHDC])?([AKQJT2-9])([!?]*)(?:\^(\d))?/iy;

/** Reads tricks between colons; a card without a suit follows the suit led. */
function readPlay(
  line: RbnLine | undefined,
  notes: ReadonlyMap<string, string>,
): Result<BoardPlay | undefined, BoardCode> {
  if (line === undefined || line.value === '') return ok(undefined);
  const cards: BoardCard[] = [];
  let led = '';
  let start = true;
  for (let at = 0; at < line.value.length; ) {
    if (/[:;\s]/.test(line.value[at] ?? '')) {
      start ||= /[:;]/.test(line.value[at] ?? '');
      at++;
      continue;
    }
    CARD.lastIndex = at;
    const [all, suit, rank = '', , note] = CARD.exec(line.value) ?? [];
    if (suit !== undefined && start) led = suit;
    const card = parseCard(`${suit ?? led}${rank}`);
    if (all === undefined || card === undefined || (start && suit === undefined))
      return failAt('ERR_CARD', placeOf(line, at), `${quote(line.value.slice(at, at + 2))} is not a card`);
    if (cards.some((each) => each.card === card))
      return failAt('ERR_CARD_TWICE', placeOf(line, at), `${makeCard(card)} is played twice`);
    at += all.length;
    start = false;
    const text = note === undefined ? undefined : notes.get(note);
    cards.push({ card, ...present({ note: text }) });
  }
  return ok({ cards });
}

/** Reads the players: `North+South:West+East:O:…`. */
function playersOf(line: RbnLine | undefined): Players {
  const [ns = '', we = ''] = (line?.value ?? '').split(':');
  const [N, S] = ns.split('+').map((name) => name.trim());
  const [W, E] = we.split('+').map((name) => name.trim());
  const names = Object.entries({ N, E, S, W }).filter(([, name]) => name !== undefined && !isUnknown(name));
  return Object.fromEntries(names);
}

function roomOf(line: RbnLine | undefined): Pick<Board, 'room'> {
  const room = line?.value.split(':')[2]?.trim().toUpperCase();
  return room === 'O' ? { room: 'open' } : room === 'C' ? { room: 'closed' } : {};
}

function tagsOf(told: ReadonlyMap<string, RbnLine>): BoardTag[] {
  const tags: BoardTag[] = Object.entries(TAG_OF_LABEL).flatMap(([label, name]) => {
    const value = told.get(label)?.value;
    return value === undefined || value === ''
      ? []
      : [{ name, value: value.replaceAll('::', '\u0000').replaceAll(':', ', ').replaceAll('\u0000', ':') }];
  });
  const date = /^(\d{4}|\?{4})(\d\d|\?\?)?(\d\d|\?\?)?/.exec(told.get('D')?.value ?? '');
  if (date) tags.push({ name: 'Date', value: `${date[1]}.${date[2] ?? '??'}.${date[3] ?? '??'}` });
  const form = told.get('F')?.value.split(':')[0]?.trim();
  if (form) tags.push({ name: 'Scoring', value: SCORING[form.toUpperCase()] ?? form });
  const [home, visit] = (told.get('K')?.value ?? '').split(':');
  if (home) tags.push({ name: 'HomeTeam', value: home.trim() });
  if (visit) tags.push({ name: 'VisitTeam', value: visit.trim() });
  return tags.filter(({ value }) => !isUnknown(value));
}

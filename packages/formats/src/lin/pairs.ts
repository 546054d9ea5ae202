import { parseVul, type Vul } from '@overtrick/rules/cards/seat';
import type { Failure } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { BoardCall, BoardCard, BoardPair } from '../board.ts';
import { type BoardCode, failAt } from '../item.ts';
import type { Place } from '../place.ts';
import type { LinPair } from './file.ts';
import { type Dealt, readHands } from './hands.ts';
import { parseCalls, parseCards } from './tokens.ts';

/** The facts about a board from the pairs read so far. */
export interface BoardFacts {
  dealt: Dealt;
  vul: Vul | undefined;
  players: readonly string[] | undefined;
  tricks: number | undefined;
  readonly calls: Written<BoardCall>[];
  readonly cards: Written<BoardCard>[];
  /** Comments before the first call. */
  readonly comments: string[];
  /** The pairs without a field in the model. */
  readonly pairs: BoardPair[];
}

export type Written<T> = Omit<T, 'note' | 'comments'> & {
  note?: string;
  alert?: true;
  comments?: string[];
  readonly place: Place;
};

type Failed = Failure<BoardCode> | undefined;

/** Reads one pair into the facts. */
export function readPair(told: BoardFacts, pair: LinPair): Failed {
  const read = READERS[pair.tag];
  if (read !== undefined) return read(told, pair);
  told.pairs.push({ tag: pair.tag, value: pair.value });
  return undefined;
}

/** Keeps a pair that has a value but no field: page markup, or a note before the first call. */
const passedOver = (told: BoardFacts, { tag, value }: LinPair): Failed => {
  if (value.trim() !== '') told.pairs.push({ tag, value });
  return undefined;
};

const READERS: { readonly [tag: string]: ((told: BoardFacts, pair: LinPair) => Failed) | undefined } = {
  qx: () => undefined,
  ah: () => undefined,
  pg: passedOver,
  st: passedOver,
  rh: passedOver,

  md(told, { value, place }) {
    const dealt = readHands(value);
    if (!dealt.ok) return failAt(dealt.code, place, dealt.why ?? dealt.code);
    // the closed room may leave out what the open room has said
    const known = Object.keys(dealt.value.hands).length > 0 ? dealt.value.hands : told.dealt.hands;
    told.dealt = { ...told.dealt, ...dealt.value, hands: known };
    return undefined;
  },

  sv(told, { value, place }) {
    const text = value.trim();
    const vul = text === '0' ? 'none' : parseVul(text);
    if (vul === undefined && !/^\??$/.test(text))
      return failAt('ERR_VUL', place, `the vulnerability is o, n, e or b, not ${quote(value)}`);
    told.vul = vul ?? told.vul;
    return undefined;
  },

  pn(told, { value }) {
    told.players = value.split(',');
    return undefined;
  },

  mb(told, { value, valuePlace }) {
    const calls = parseCalls(value);
    if (typeof calls === 'number')
      return failAt('ERR_CALL', along(valuePlace, calls), `${quote(value)} is not a call`);
    for (const { call, alert } of calls)
      told.calls.push({ call, ...(alert && { alert }), place: valuePlace });
    return undefined;
  },

  an(told, pair) {
    const last = told.calls.at(-1);
    if (last === undefined) return passedOver(told, pair);
    const text = pair.value.trim();
    if (/^!*$/.test(text)) last.alert = true;
    else last.note = last.note === undefined ? text : `${last.note}; ${text}`;
    return undefined;
  },

  pc(told, { value, valuePlace }) {
    const cards = parseCards(value);
    if (typeof cards === 'number')
      return failAt('ERR_CARD', along(valuePlace, cards), `${quote(value)} is not a card`);
    for (const card of cards) told.cards.push({ card, place: valuePlace });
    return undefined;
  },

  mc(told, { value, place }) {
    const text = value.trim();
    if (text === '') return undefined;
    const tricks = /^\d{1,2}$/.test(text) ? Number(text) : 14;
    if (tricks > 13)
      return failAt('ERR_RESULT', place, `a claim is a number of tricks from 0 to 13, not ${quote(value)}`);
    told.tricks = tricks;
    return undefined;
  },

  nt(told, { value }) {
    const last = told.cards.at(-1) ?? told.calls.at(-1);
    if (last === undefined) told.comments.push(value);
    else {
      last.comments ??= [];
      last.comments.push(value);
    }
    return undefined;
  },
};

const along = ({ line, column }: Place, offset: number): Place => ({ line, column: column + offset });

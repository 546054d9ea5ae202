import { callAction, playAction } from '@overtrick/rules/action';
import { type Call, parseCall } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { type Card, makeCard, parseCard, trumpOf } from '@overtrick/rules/cards/card';
import {
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  intersect,
  isEmpty,
  minus,
  setOf,
  size,
  suitSet,
  union,
} from '@overtrick/rules/cards/cardSet';
import {
  bySeat,
  lho,
  parseSeat,
  parseVul,
  partner,
  SEATS,
  type Seat,
  turn,
  type Vul,
} from '@overtrick/rules/cards/seat';
import { parseHand } from '@overtrick/rules/deals/deal';
import { countUnseen, dealUnseen } from '@overtrick/rules/deals/unseen';
import { step } from '@overtrick/rules/game';
import { type BridgeState, bridge } from '@overtrick/rules/games/bridge/index';
import { voidsShown } from '@overtrick/rules/play/play';
import { type SeatCard, winningCard } from '@overtrick/rules/play/trick';
import type { Random } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { View } from '@overtrick/rules/views/view';

/** A position in the play of contract bridge, as one player knows it. */
export interface CardQuestion {
  /** The name in the answer: the given one, or the number of its line. */
  readonly id: string | number;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly calls: readonly Call[];
  /** The seat of `hand`: the player to act, or declarer if dummy is to play. */
  readonly seat: Seat;
  /** The hands as they were dealt. */
  readonly hand: CardSet;
  readonly dummy?: CardSet;
  readonly played: readonly Card[];
}

export type QuestionCode = 'ERR_QUESTION';

const wrong = (why: string) => fail('ERR_QUESTION' as const, undefined, why);

/** Reads `{"id","dealer","vul","auction":[…],"seat","hand","dummy"?,"played":[…]}`; `number` is that of its line. */
export function readQuestion(line: string, number: number): Result<CardQuestion, QuestionCode> {
  const fields = objectIn(line);
  if (fields === undefined) return wrong('this is not a JSON object');
  const { id = number, played = [] } = fields;
  if (typeof id !== 'string' && typeof id !== 'number') return wrong('"id" is a text or a number');
  const dealer = typeof fields.dealer === 'string' ? parseSeat(fields.dealer) : undefined;
  if (dealer === undefined) return wrong('"dealer" is N, E, S or W');
  const vul = typeof fields.vul === 'string' ? parseVul(fields.vul) : undefined;
  if (vul === undefined) return wrong('"vul" is none, ns, ew or both');
  const calls = listIn(fields.auction, parseCall);
  if (!calls.ok) return wrong(`"auction" is a list of calls${calls.why}`);
  const seat = typeof fields.seat === 'string' ? parseSeat(fields.seat) : undefined;
  if (seat === undefined) return wrong('"seat" is N, E, S or W');
  const hand = handIn(fields.hand);
  if (hand === undefined) return wrong('"hand" is a hand of 13 cards as it was dealt: K2.K9873.AQ8.KQ4');
  const dummy = fields.dummy === undefined || fields.dummy === null ? undefined : handIn(fields.dummy);
  if (dummy === undefined && fields.dummy !== undefined && fields.dummy !== null)
    return wrong('"dummy" is a hand of 13 cards as it was dealt: K2.K9873.AQ8.KQ4');
  const cards = listIn(played, parseCard);
  if (!cards.ok) return wrong(`"played" is a list of cards${cards.why}`);
  const question = { id, dealer, vul, calls: calls.value, seat, hand, played: cards.value };
  return ok({ ...question, ...(dummy !== undefined && { dummy }) });
}

function objectIn(line: string): { readonly [key: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function listIn<T>(value: unknown, parse: (text: string) => T | undefined) {
  const items: T[] = [];
  if (!Array.isArray(value)) return { ok: false as const, why: '' };
  for (const text of value) {
    const item = typeof text === 'string' ? parse(text) : undefined;
    if (item === undefined) return { ok: false as const, why: `, and ${JSON.stringify(text)} is none` };
    items.push(item);
  }
  return { ok: true as const, value: items };
}

function handIn(value: unknown): CardSet | undefined {
  const hand = typeof value === 'string' ? parseHand(value) : undefined;
  return hand?.ok && size(hand.value) === 13 ? hand.value : undefined;
}

/** Returns the player's view. Hidden cards are dealt in some way that fits, and the view hides them again. */
export function viewOf(question: CardQuestion, random: Random): Result<View, QuestionCode> {
  const { dealer, vul, calls, played } = question;
  const contract = contractAfter(question);
  if (!contract.ok) return contract;
  const given = handsOf(question, contract.value);
  if (!given.ok) return given;
  const plays = playsOf(contract.value, played);
  const hands = dealtHands(given.value, plays, random);
  if (!hands.ok) return hands;
  let state = bridge.start(
    { dealer, vul, deal: bySeat((each) => hands.value[each]) },
    { dummySeesDeclarer: false },
  );
  for (const [i, call] of calls.entries()) state = bridge.apply(state, turn(dealer, i), callAction(call));
  for (const { seat, card } of plays) {
    const [actor] = bridge.toAct(state);
    if (actor === undefined) return wrong(`"played" has more cards than the deal`);
    const next = step(bridge, state, { seat: actor, action: playAction(card) });
    if (!next.ok)
      return wrong(
        next.code === 'ERR_REVOKE'
          ? `${seat} plays ${makeCard(card)} and could follow suit`
          : `${makeCard(card)} is not ${seat}'s to play`,
      );
    state = next.value;
  }
  return onTurn(state, question, contract.value);
}

function onTurn(
  state: BridgeState,
  { seat }: CardQuestion,
  { declarer }: Contract,
): Result<View, QuestionCode> {
  const [actor] = bridge.toAct(state);
  if (actor === undefined) return wrong('no card is left to play');
  const view = bridge.view(state, actor);
  const isMeant =
    view.turn === seat || (actor === declarer && (seat === declarer || seat === partner(declarer)));
  return isMeant ? ok(view) : wrong(`it is ${view.turn}'s turn to play, not ${seat}'s`);
}

function contractAfter({ dealer, vul, calls }: CardQuestion): Result<Contract, QuestionCode> {
  let state = bridge.start({ dealer, vul, deal: bySeat(() => EMPTY) }, { dummySeesDeclarer: false });
  for (const [i, call] of calls.entries()) {
    const seat = turn(dealer, i);
    const next = step(bridge, state, { seat, action: callAction(call) });
    if (!next.ok) return wrong(`call ${i + 1} of the auction, ${seat}'s ${call}, is not allowed there`);
    state = next.value;
  }
  return state.contract === undefined ? wrong('the auction has not come to a contract') : ok(state.contract);
}

type Hands = { readonly [S in Seat]?: CardSet };

/**
 * Returns the hands that the player sees: declarer's for dummy's turn, whichever of the two seats the question names.
 */
function handsOf(
  { seat, hand, dummy, played }: CardQuestion,
  { declarer }: Contract,
): Result<Hands, QuestionCode> {
  const dummySeat = partner(declarer);
  if (played.length === 0) return ok({ [seat]: hand });
  if (dummy === undefined) return wrong('"dummy" is missing: it lies open after the opening lead');
  const own = seat === dummySeat ? declarer : seat;
  return isEmpty(intersect(hand, dummy))
    ? ok({ [own]: hand, [dummySeat]: dummy })
    : wrong(`${makeCard(cardsOf(intersect(hand, dummy))[0] ?? 0)} is in the hand and in dummy`);
}

function playsOf({ declarer, strain }: Contract, played: readonly Card[]): readonly SeatCard[] {
  const plays: SeatCard[] = [];
  let trick: SeatCard[] = [];
  let seat = lho(declarer);
  for (const card of played) {
    trick.push({ seat, card });
    plays.push({ seat, card });
    seat = lho(seat);
    if (trick.length < 4) continue;
    seat = winningCard(trick, trumpOf(strain))?.seat ?? seat;
    trick = [];
  }
  return plays;
}

/**
 * Returns the four hands as dealt: the given ones, and for the others the cards that they played and some of the rest,
 * none of a suit in which they showed out.
 */
function dealtHands(
  given: Hands,
  plays: readonly SeatCard[],
  random: Random,
): Result<Record<Seat, CardSet>, QuestionCode> {
  const twice = plays.find(({ card }, i) => plays.findIndex((one) => one.card === card) !== i);
  if (twice !== undefined) return wrong(`${makeCard(twice.card)} is played twice`);
  for (const { seat, card } of plays) {
    const holder = SEATS.find((each) => has(given[each] ?? EMPTY, card));
    const isOwn = given[seat] === undefined ? holder === undefined : holder === seat;
    if (!isOwn)
      return wrong(
        `${makeCard(card)} is ${holder === undefined ? `not ${seat}` : holder}'s, and ${seat} played it`,
      );
  }
  const own = bySeat((seat) => setOf(plays.flatMap((one) => (one.seat === seat ? [one.card] : []))));
  const hidden = SEATS.filter((seat) => given[seat] === undefined);
  const known = SEATS.reduce((all, seat) => union(all, given[seat] ?? own[seat]), EMPTY);
  const voids = voidsShown(tricksOf(plays));
  const places = hidden.map((seat) => ({
    count: 13 - size(own[seat]),
    allowed: voids[seat].reduce((open, suit) => minus(open, suitSet(suit)), FULL),
  }));
  const unseen = minus(FULL, known);
  const isOpen = cardsOf(unseen).every((card) => places.some(({ allowed }) => has(allowed, card)));
  if (!isOpen || countUnseen(unseen, places) === 0)
    return wrong('no layout of the hidden hands fits this play');
  const dealt = dealUnseen(unseen, places, random);
  return ok(bySeat((seat) => given[seat] ?? union(own[seat], dealt[hidden.indexOf(seat)] ?? EMPTY)));
}

const tricksOf = (plays: readonly SeatCard[]): readonly (readonly SeatCard[])[] =>
  Array.from({ length: Math.ceil(plays.length / 4) }, (_, i) => plays.slice(i * 4, i * 4 + 4));

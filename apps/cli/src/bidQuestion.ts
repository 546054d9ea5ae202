import { isSystemName, SYSTEM_IDS, type SystemName } from '@overtrick/bots';
import {
  addCall,
  CONTRACT_AUCTION,
  callError,
  isAuctionOver,
  startAuction,
} from '@overtrick/rules/auction/auction';
import { type Call, parseCall } from '@overtrick/rules/auction/call';
import { type CardSet, size } from '@overtrick/rules/cards/cardSet';
import {
  isSide,
  parseSeat,
  parseVul,
  type Seat,
  SIDES,
  type Side,
  type Vul,
} from '@overtrick/rules/cards/seat';
import { parseHand } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { thereIs } from './text/words.ts';

/** A hand that has to call: a line of `overtrick bid`. */
export interface BidQuestion {
  readonly id: unknown;
  readonly hand: CardSet;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly auction: readonly Call[];
  readonly system: SystemName;
  /** The game, by default bridge, and its options. */
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** The match format, if deals do not stand alone. */
  readonly match?: string;
  /** The points of each side below the line. */
  readonly below?: Readonly<Record<Side, number>>;
}

/** The keys of a line; the last four are the writer's notes, which are not read. */
const KEYS: readonly string[] = [
  ...['id', 'hand', 'seat', 'dealer', 'vul', 'auction', 'system', 'game', 'options', 'match', 'below'],
  ...['expected', 'group', 'note', 'source'],
];

/** Reads a line; the place of a failure is its column. */
export function parseQuestion(text: string): Result<BidQuestion> {
  const fields = parseObject(text);
  if (fields === undefined) return fail('ERR_JSON', '1', 'this is not a JSON object');
  const wrong = (key: string, why: string, value?: string): Failure =>
    fail('ERR_FIELD', String(columnOf(text, key, value)), why);
  const unknown = Object.keys(fields).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return wrong(unknown, `there is no key ${unknown}; ${thereIs(KEYS)}`);
  const word = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  const hand = parseHand(word('hand'));
  if (!hand.ok || size(hand.value) !== 13)
    return wrong('hand', (hand.ok ? undefined : hand.why) ?? 'a hand has 13 cards, as K2.K9873.AQ8.KQ4');
  const dealer = parseSeat(word('dealer'));
  if (dealer === undefined) return wrong('dealer', 'a dealer is N, E, S or W');
  const seat = parseSeat(word('seat'));
  if (seat === undefined) return wrong('seat', 'a seat is N, E, S or W');
  const vul = parseVul(word('vul'));
  if (vul === undefined) return wrong('vul', 'vul must be none, ns, ew or both');
  const system = fields.system ?? 'sayc';
  if (!isSystemName(system)) return wrong('system', `there is no such system; ${thereIs(SYSTEM_IDS)}`);
  const terms = termsOf(fields);
  if (!terms.ok) return wrong(terms.at ?? 'game', terms.why ?? '');
  if (!Array.isArray(fields.auction)) return wrong('auction', 'an auction is a list of calls');
  let auction = startAuction(dealer);
  const calls: Call[] = [];
  for (const each of fields.auction) {
    const call = typeof each === 'string' ? parseCall(each) : undefined;
    const error =
      call === undefined || isAuctionOver(CONTRACT_AUCTION, auction)
        ? 'ERR_CALL'
        : callError(CONTRACT_AUCTION, auction, call);
    if (call === undefined || error !== undefined)
      return wrong('auction', `${JSON.stringify(each)} cannot be called here`, JSON.stringify(each));
    auction = addCall(CONTRACT_AUCTION, auction, call);
    calls.push(call);
  }
  if (isAuctionOver(CONTRACT_AUCTION, auction)) return wrong('auction', 'the auction is over');
  if (auction.turn !== seat) return wrong('seat', `it is ${auction.turn}'s turn to call, not ${seat}'s`);
  return ok({ id: fields.id, hand: hand.value, dealer, vul, auction: calls, system, ...terms.value });
}

/** The games in which partners bid for a contract. */
const PARTNERS = GAMES.filter(
  ({ hasPar, gameGoal, seats }) => (hasPar === true || gameGoal !== undefined) && seats.length === 4,
).map(({ id }) => id);

/** Reads the game, the match format and the part scores; a failure's place is the key. */
function termsOf(
  fields: Readonly<Record<string, unknown>>,
): Result<Pick<BidQuestion, 'game' | 'options' | 'match' | 'below'>> {
  const { game: id = 'bridge', options = {}, match, below } = fields;
  const game = typeof id === 'string' ? findGame(id) : undefined;
  if (game === undefined || !PARTNERS.includes(game.id))
    return fail(
      'ERR_FIELD',
      'game',
      `there is no such game with an auction of partners; ${thereIs(PARTNERS)}`,
    );
  if (typeof options !== 'object' || options === null)
    return fail('ERR_FIELD', 'options', 'options is an object');
  const parsed = parseOptions(game.options, options as Readonly<Record<string, unknown>>);
  if (!parsed.ok) return fail('ERR_FIELD', 'options', parsed.why);
  if (match !== undefined && (typeof match !== 'string' || !game.matches.includes(match)))
    return fail(
      'ERR_FIELD',
      'match',
      `there is no such match format of ${game.name}; ${thereIs(game.matches)}`,
    );
  if (below !== undefined && !isBelow(below))
    return fail(
      'ERR_FIELD',
      'below',
      'below is each side\'s points below the line, such as {"NS":60,"EW":0}',
    );
  return ok({
    game,
    options: parsed.value,
    ...(typeof match === 'string' && { match }),
    ...(below !== undefined && { below }),
  });
}

/** True for the points of both sides, each less than a game. */
const isBelow = (value: unknown): value is Readonly<Record<Side, number>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => isSide(key)) &&
  SIDES.every((side) => {
    const points = (value as Readonly<Record<string, unknown>>)[side];
    return Number.isInteger(points) && Number(points) >= 0 && Number(points) < 100;
  });

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the column of a field in the line, or of a value in it. */
function columnOf(text: string, key: string, value = ''): number {
  const field = text.indexOf(`"${key}"`);
  return Math.max(0, text.indexOf(value, Math.max(0, field))) + (field < 0 ? 0 : 1);
}

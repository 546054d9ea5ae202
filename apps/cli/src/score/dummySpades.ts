import {
  highestBidder,
  playerScore,
  sideOfPlayer,
  type TeamBid,
} from '@overtrick/rules/games/dummy-spades/score';
import { target } from '@overtrick/rules/matches/target/index';
import { ok, type Result } from '@overtrick/rules/result';
import { numbers } from './calls.ts';
import { type Field, missing, readKey, unknownKey } from './fields.ts';
import type { ScoreForm } from './form.ts';
import { failAt, type LineCode, type Pair, type ScoreLine } from './lines.ts';
import { type PartyScore, scoreToTarget } from './toTarget.ts';

/** Clockwise. */
const PLAYERS = ['A', 'B', 'C'] as const;
type Player = (typeof PLAYERS)[number];
const DUMMY = 'dummy';
type Hand = Player | typeof DUMMY;
const HANDS: readonly Hand[] = [...PLAYERS, DUMMY];
const TRICKS = 13;
/** A player may declare so many hands nil (RULES 11.2). */
const MOST_NILS = 3;

const playerIn = (text: string): Player | undefined =>
  PLAYERS.find((player) => player === text.toUpperCase());
const handIn = (text: string): Hand | undefined => (text.toLowerCase() === DUMMY ? DUMMY : playerIn(text));

const BIDS: Field<readonly number[]> = {
  must: 'the bids are 3 numbers from 1 to 13, such as 7,5,6',
  read(text) {
    const read = numbers('', PLAYERS.length).read(text);
    return read?.every((bid) => bid > 0) ? read : undefined;
  },
};
const TAKEN_BY_SIDES = numbers("the tricks of declarer's side and of each defender", PLAYERS.length);
const FIRST: Field<Player> = { must: 'the first bidder is A, B or C', read: playerIn };

interface Nil {
  readonly player: Player;
  readonly hand: Hand;
}

const NILS: Field<readonly Nil[]> = {
  must: 'nils are written like A:A,B:dummy: who declared it, and of whose hand, each once',
  read(text) {
    const nils = text.split(',').map((part): Nil | undefined => {
      const [who = '', whose = '', ...more] = part.split(':');
      const [player, hand] = [playerIn(who), handIn(whose)];
      return player && hand && more.length === 0 ? { player, hand } : undefined;
    });
    const read = nils.filter((nil) => nil !== undefined);
    const texts = new Set(read.map(({ player, hand }) => `${player}:${hand}`));
    return read.length === nils.length && texts.size === nils.length ? read : undefined;
  },
};

type Taken = ReadonlyMap<Hand, number>;

const TAKEN: Field<Taken> = {
  must: 'the tricks of each hand are written like A:0,B:3,C:2,dummy:8',
  read(text) {
    const parts = text.split(',').flatMap((part) => {
      const [, whose = '', number = ''] = /^(\w+):(\d{1,2})$/.exec(part) ?? [];
      const hand = handIn(whose);
      return hand === undefined || Number(number) > TRICKS ? [] : [[hand, Number(number)] as const];
    });
    const taken = new Map(parts);
    return taken.size === HANDS.length && text.split(',').length === HANDS.length ? taken : undefined;
  },
};

const KEYS = ['bids', 'first', 'tricks', 'nil', 'taken'] as const;
const { target: goal, floor } = target.options;

/** Dummy Hand Spades (RULES 11.4): each of three players scores alone, a match to 300 (R-DHS-5). */
export const dummySpades: ScoreForm<{ readonly target: number; readonly floor: number }> = {
  id: 'dummy-spades',
  summary:
    'three players and a dummy, each scoring alone; ten bags cost 100, and the match goes to the target',
  line: "bids=7,5,6 first=A tricks=8,2,3: bids from the first bidder on, tricks of declarer's side, then of each defender; nils nil=A:dummy,B:C (who, whose hand) with taken=A:8,B:2,C:3,dummy:0",
  example: [
    'bids=7,5,6 first=A tricks=8,2,3',
    'bids=6,5,7 first=B tricks=8,2,3 nil=A:dummy,B:C taken=A:8,B:2,C:3,dummy:0',
  ],
  options: { target: { ...goal, default: 300 }, floor },
  score: (lines, options) => scoreToTarget(lines, PLAYERS, options, scoresOf),
};

function scoresOf(line: ScoreLine): Result<readonly PartyScore[], LineCode> {
  const read = readDeal(line);
  if (!read.ok) return read;
  const { bids, declarer, tricks, taken } = read.value;
  return ok(
    bids.map(({ player, tricks: bid, nils }) => {
      const side = sideOfPlayer<Hand>(PLAYERS, DUMMY, declarer, player);
      const counting = nils.filter((hand) => side.includes(hand)).map((hand) => taken?.get(hand) ?? 0);
      const sideTricks = player === declarer ? tricks : TRICKS - tricks;
      return { party: player, ...playerScore(player, bid, sideTricks, counting) };
    }),
  );
}

interface DealLine {
  /** The bids in bidding order. */
  readonly bids: readonly (TeamBid<Hand> & { readonly player: Player })[];
  readonly declarer: Hand;
  /** The tricks of declarer's side. */
  readonly tricks: number;
  /** Present if somebody declared a nil. */
  readonly taken: Taken | undefined;
}

function readDeal(line: ScoreLine): Result<DealLine, LineCode> {
  const [word] = line.words;
  if (word !== undefined)
    return failAt(
      word,
      'ERR_LINE_WORD',
      `${word.text} is one word too many: a line is bids=… first=… tricks=…`,
    );
  const odd = unknownKey(line, KEYS);
  if (odd) return odd;
  const bid = readKey(line, 'bids', BIDS);
  if (!bid.ok) return bid;
  const first = readKey(line, 'first', FIRST);
  if (!first.ok) return first;
  const tricks = readKey(line, 'tricks', TAKEN_BY_SIDES);
  if (!tricks.ok) return tricks;
  const nil = readKey(line, 'nil', NILS);
  if (!nil.ok) return nil;
  const taken = readKey(line, 'taken', TAKEN);
  if (!taken.ok) return taken;
  if (bid.value === undefined) return missing(line, 'bids', 'the bids in bidding order');
  if (first.value === undefined) return missing(line, 'first', 'who bid first');
  if (tricks.value === undefined)
    return missing(line, 'tricks', "the tricks of declarer's side and the defenders");
  if (nil.value !== undefined && taken.value === undefined)
    return missing(line, 'taken', 'the tricks of each hand, for the nils');
  const bids = bidsOf(bid.value, first.value, nil.value ?? []);
  if (bids.some(({ nils }) => nils.length > MOST_NILS))
    return failAt(pairAt(line, 'nil'), 'ERR_LINE_KEY', `a player may declare at most ${MOST_NILS} hands nil`);
  const declarer = highestBidder<Hand>(bids);
  const wrong = tricksError(line, bids, declarer, tricks.value, taken.value);
  if (wrong) return wrong;
  return ok({ bids, declarer, tricks: tricks.value[0] ?? 0, taken: taken.value });
}

const pairAt = (line: ScoreLine, key: string): Pair['value'] => line.pairs.get(key)?.value ?? line.end;

function bidsOf(bids: readonly number[], first: Player, nils: readonly Nil[]): DealLine['bids'] {
  const at = PLAYERS.indexOf(first);
  const order = [...PLAYERS.slice(at), ...PLAYERS.slice(0, at)];
  return order.map((player, i) => ({
    player,
    tricks: bids[i] ?? 0,
    nils: nils.filter((nil) => nil.player === player).map(({ hand }) => hand),
  }));
}

/** Returns the fault in the tricks: there must be 13, and those of the hands must add up to those of the sides. */
function tricksError(
  line: ScoreLine,
  bids: DealLine['bids'],
  declarer: Hand,
  tricks: readonly number[],
  taken: Taken | undefined,
) {
  const sum = tricks.reduce((all, some) => all + some, 0);
  if (sum !== TRICKS)
    return failAt(
      pairAt(line, 'tricks'),
      'ERR_LINE_KEY',
      `the tricks of a deal must add up to 13, not ${sum}`,
    );
  if (taken === undefined) return undefined;
  const [own = 0, ...others] = tricks;
  const defenders = bids.flatMap(({ player }) => (player === declarer ? [] : [player]));
  const isSame =
    (taken.get(declarer) ?? 0) + (taken.get(DUMMY) ?? 0) === own &&
    defenders.every((player, i) => taken.get(player) === others[i]);
  return isSame
    ? undefined
    : failAt(
        pairAt(line, 'taken'),
        'ERR_LINE_KEY',
        `tricks= gives ${declarer} and the dummy ${own}, ${defenders.map((player, i) => `${player} ${others[i]}`).join(' and ')}`,
      );
}

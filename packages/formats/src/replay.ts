import { CONTRACT_AUCTION, contractOf } from '@overtrick/rules/auction/auction';
import { makeContract } from '@overtrick/rules/auction/contract';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat, partner, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { bridge } from '@overtrick/rules/games/bridge/index';
import { type Play, tricksLeft } from '@overtrick/rules/play/play';
import { type Failure, ok } from '@overtrick/rules/result';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { type Board, type Stated, termsOf } from './board.ts';
import { contractOfBoard } from './contract.ts';
import { dealOf } from './hands.ts';
import type { BoardCode, BoardItem } from './item.ts';
import { makePlace } from './place.ts';
import { type Broken, breakAt, type Checked } from './replay/broken.ts';
import { replayCalls } from './replay/calls.ts';
import { replayCards, startPlaying } from './replay/cards.ts';
import { replayContract } from './replay/contract.ts';

/** The result of a board. */
export interface Replayed {
  readonly ok: true;
  /** `4SX`, `3NT`, `PASS`. */
  readonly contract: string;
  /** The declarer; `null` if passed out. */
  readonly declarer: Seat | null;
  /** The tricks of declarer's side; 0 if passed out. */
  readonly tricks: number;
  /** The duplicate score from North-South's side. */
  readonly score: number;
  /** The differences between the stated result and the calls and cards, in words. */
  readonly differs: readonly string[];
}

/**
 * Plays a board again: every call and card is checked by the rules of the game. The stated contract must be the one
 * that was called; if calls are missing or incomplete, it is accepted. So is the stated result, since the players
 * agreed on it (Law 79), even if it is a claim in an unfinished play or differs from the cards; `differs` then says so.
 * Irregularities marked as accepted are allowed.
 */
export function replayBoard(board: Board): Replayed | Broken {
  const terms = termsOf(board);
  if (terms === undefined)
    return breakAt('ERR_VUL_UNKNOWN', 'terms', 'dealer and vulnerability are not given');
  const deal = dealOf(board.hands);
  const cards = board.play?.cards ?? [];
  const unknown = SEATS.find((seat) => board.hands[seat] === undefined);
  if (deal === undefined && unknown === undefined)
    return breakAt('ERR_HAND_SIZE', 'deal', 'not every hand has 13 cards');
  if (deal === undefined && cards.length > 0)
    return breakAt(
      'ERR_HAND_UNKNOWN',
      'deal',
      `${unknown}'s hand is not given, but cards are played from it`,
    );
  const dealt = deal ?? bySeat(() => EMPTY);
  const start = bridge.start({ ...terms, deal: dealt }, { dummySeesDeclarer: false });
  const called = board.auction ? replayCalls(start, board.auction) : ok(start);
  if (!called.ok) return called;
  const contract = replayContract(board, called.value);
  if (!contract.ok) return contract;
  if (contract.value === 'PASS') {
    if (cards.length > 0)
      return breakAt('ERR_PLAY_OVER', 'play', 'cards are played although everybody passed', { card: 0 });
    return { ok: true, contract: 'PASS', declarer: null, tricks: 0, score: 0, differs: [] };
  }
  const { declarer } = contract.value;
  const playing = startPlaying(called.value, dealt, contract.value);
  const played = deal && board.play ? replayCards(playing, board.play) : ok(undefined);
  if (!played.ok) return played;
  const result = resultOf(board, declarer, played.value);
  if (!result.ok) return result;
  const { tricks, differs } = result.value;
  const named = contractOf(CONTRACT_AUCTION, called.value.auction)?.declarer ?? declarer;
  const swapped = board.stated.swapped !== true && named !== declarer;
  return {
    ok: true,
    contract: makeContract(contract.value),
    declarer,
    tricks,
    score: duplicateScore(contract.value, tricks, terms.vul),
    differs: [
      ...(swapped ? [`${named} named the strain first, but ${declarer} played the contract`] : []),
      ...differs,
    ],
  };
}

/** Returns the result as stated, otherwise by the play. */
function resultOf(
  { play, stated }: Board,
  declarer: Seat,
  played: Play | undefined,
): Checked<Pick<Replayed, 'tricks' | 'differs'>> {
  const won = played === undefined ? 0 : tricksOfSide(played, declarer);
  const left = played === undefined ? 13 : tricksLeft(played);
  const { tricks, misstated } = stated;
  if (left > 0 && play?.ending === '+')
    return breakAt('ERR_PLAY_UNFINISHED', 'play', 'the play is to go on, so its result is not the end');
  if (tricks === undefined) {
    return left === 0
      ? ok({ tricks: won, differs: [] })
      : breakAt('ERR_RESULT_UNKNOWN', 'result', `${left} tricks are not played, and no result is stated`);
  }
  const possible = tricks >= won && tricks <= won + left;
  const most = left === 0 ? `${won}` : `${won} to ${won + left}`;
  const differs = possible || misstated ? [] : [`the cards give ${most} tricks, not the ${tricks} stated`];
  return ok({ tricks, differs });
}

const tricksOfSide = ({ taken }: Play, seat: Seat): number => taken[seat] + taken[partner(seat)];

/**
 * Replays a board as read from a text; its place in the text precedes the place in the board. A board with an
 * unreadable part is a failure.
 */
export function replayItem({
  board,
  lost = [],
  places,
  place,
}: BoardItem): Replayed | Broken | Failure<BoardCode> {
  if (!board.ok) return board;
  const [fault] = lost;
  if (fault !== undefined) return fault;
  const replayed = replayBoard(board.value);
  if (replayed.ok) return replayed;
  const { call, card, at } = replayed;
  const step = call !== undefined ? places.calls[call] : card !== undefined ? places.cards[card] : undefined;
  return { ...replayed, at: `${makePlace(step ?? places.stated ?? place)} ${at}` };
}

/** Returns the stated facts of a board, completed from its calls and cards. */
export function statedOf(board: Board): Stated {
  const contract = contractOfBoard(board);
  if (contract === 'PASS') return { contract, ...board.stated };
  const replayed = replayBoard(board);
  return {
    ...(contract && {
      contract: { level: contract.level, strain: contract.strain, doubling: contract.doubling },
      declarer: contract.declarer,
    }),
    ...(replayed.ok && { tricks: replayed.tricks }),
    ...board.stated,
  };
}

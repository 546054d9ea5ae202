import type { Failure, Result } from '@overtrick/rules/result';
import type { Board } from './board.ts';
import { makePlace, type Place } from './place.ts';

/** The faults of a board in a file. Other boards are still read. */
export type BoardCode =
  | 'ERR_TAG' // a tag pair that is none
  | 'ERR_COMMENT' // a comment that does not end
  | 'ERR_TOKEN' // a sign that means nothing here
  | 'ERR_DEALER'
  | 'ERR_VUL'
  | 'ERR_CALL' // no call
  | 'ERR_CARD' // no card
  | 'ERR_CONTRACT'
  | 'ERR_DECLARER'
  | 'ERR_RESULT'
  | 'ERR_PLAY_CONTRACT' // cards are given, but no contract to play them in
  | 'ERR_DEAL_FORM'
  | 'ERR_RANK'
  | 'ERR_CARD_TWICE'
  | 'ERR_HAND_SIZE'
  | 'ERR_RECORD'; // a record that cannot be read or played again

/** The places of a board's calls and cards in the text. */
export interface BoardPlaces {
  readonly calls: readonly Place[];
  readonly cards: readonly Place[];
  /** The place of contract, declarer and result. */
  readonly stated?: Place;
}

/** One board of a file, or its fault. */
export interface BoardItem {
  /** The board's label, or its position in the file such as `#3` if it has none. */
  readonly label: string;
  /** The place where the board starts. */
  readonly place: Place;
  readonly board: Result<Board, BoardCode>;
  /** The faults of parts that are missing from the board: its auction, its play, its result. */
  readonly lost?: readonly Failure<BoardCode>[];
  readonly places: BoardPlaces;
}

/** Makes a failure at a place in a text. */
export const failAt = <Code extends string>(code: Code, place: Place, why: string): Failure<Code> => ({
  ok: false,
  code,
  at: makePlace(place),
  why,
});

/** A file of records: one a line, as `makeRecord` writes them; blank lines are ignored. */
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { type DealRecord, parseRecord, replay } from '@overtrick/rules/record';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { type Place, plainLines } from '../place.ts';

export interface RecordLine {
  /** The board's number, or the record's position in the file such as `#3` if it has none. */
  readonly label: string;
  readonly place: Place;
  readonly replayed: Result<RecordReplay>;
}

/** A record with its game and the state that it leads to. */
interface RecordReplay {
  readonly game: AnyGame;
  readonly record: DealRecord;
  readonly state: unknown;
}

/** Reads the records of a text and replays each; a failure's place is that within the line. */
export function readRecordLines(text: string): readonly RecordLine[] {
  return plainLines(text)
    .split('\n')
    .map((line, i) => ({ line, place: { line: i + 1, column: 1 } }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, place }, i) => {
      const replayed = replayLine(line);
      const board = replayed.ok ? replayed.value.record.setup.board : undefined;
      return { label: board === undefined ? `#${i + 1}` : String(board), place, replayed };
    });
}

function replayLine(line: string): Result<RecordReplay> {
  const record = parseRecord(line);
  if (!record.ok) return record;
  const game = findGame(record.value.game);
  if (game === undefined) return fail('ERR_GAME_UNKNOWN', 'game', 'there is no such game');
  const state = replay(game, record.value);
  return state.ok ? ok({ game, record: record.value, state: state.value }) : withWhy(state);
}

const withWhy = (failure: Failure): Failure => ({
  ...failure,
  why: failure.why ?? `the rules do not allow this (${failure.code})`,
});

/** Every format of boards, and boards as records of the games, which can be replayed. */

export type { Format, FormatOutput } from '../format.ts';
export { FORMATS, findFormat, formatOfName, formatOfText } from '../list.ts';
export { type BoardRecordCode, boardOfRecord, recordOfBoard } from '../record.ts';
export { type RecordOutcome, type ReplayedRecord, replayRecords } from './replay.ts';

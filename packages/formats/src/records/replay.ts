import { makeContract } from '@overtrick/rules/auction/contract';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Failure } from '@overtrick/rules/result';
import { isThrownIn, type Points } from '@overtrick/rules/scores/outcome';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { makePlace } from '../place.ts';
import { type RecordLine, readRecordLines } from './lines.ts';

/** The result of a recorded deal of any game. */
export interface RecordOutcome {
  readonly ok: true;
  /** `4SX`, `PASS`; only a strain in games without bids. */
  readonly contract: string;
  readonly declarer: Seat | null;
  readonly tricks: number;
  /** The duplicate score from North-South's side; `null` in games without bids. */
  readonly score: number | null;
  /** The points by the game's own scoring. */
  readonly points: Points;
}

export interface ReplayedRecord {
  readonly label: string;
  readonly outcome: RecordOutcome | Failure;
}

/** Replays each record of a file by the rules of its game. */
export const replayRecords = (text: string): readonly ReplayedRecord[] =>
  readRecordLines(text).map((line) => ({ label: line.label, outcome: outcomeOf(line) }));

function outcomeOf({ place, replayed }: RecordLine): RecordOutcome | Failure {
  const at = makePlace(place);
  if (!replayed.ok) return { ...replayed, at: replayed.at === undefined ? at : `${at} ${replayed.at}` };
  const { game, state } = replayed.value;
  const outcome = game.outcome(state);
  if (outcome === undefined)
    return { ok: false, code: 'ERR_DEAL_UNFINISHED', at, why: 'the deal is not over' };
  const { contract, strain, tricks, terms, points } = outcome;
  if (isThrownIn(outcome)) return { ok: true, contract: 'PASS', declarer: null, tricks: 0, score: 0, points };
  if (contract === undefined)
    return {
      ok: true,
      contract: strain === 'N' ? 'NT' : `${strain}`,
      declarer: null,
      tricks,
      score: null,
      points,
    };
  const score = duplicateScore(contract, tricks, terms.vul);
  return { ok: true, contract: makeContract(contract), declarer: contract.declarer, tricks, score, points };
}

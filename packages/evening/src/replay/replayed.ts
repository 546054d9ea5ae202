/**
 * An event as the tournament that it could have been: a log whose event is ranked as the given one is. Boards are
 * rounds, for a file does not tell in which round a board was played; reports may come in any order, and some of them
 * may be wrong at first.
 */

import type { Event } from '@overtrick/duplicate/event';
import type { HandRecord } from '@overtrick/duplicate/handRecord';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { decide } from '../decide.ts';
import type { TournamentCommand, TournamentEntry } from '../entry.ts';
import { parseEntry } from '../entryForm.ts';
import { added, tournamentOf } from '../fold.ts';
import { KEEPER } from '../keys/key.ts';
import type { Tournament } from '../tournament.ts';
import { dealsOf } from './deals.ts';
import { contestantIds, openingOf, roomsOf } from './rooms.ts';
import { type Telling, wordsOf } from './words.ts';

export interface Replay extends Telling {
  readonly event: Event;
  /** The hands of its boards, as far as they are known. */
  readonly hands?: readonly HandRecord[];
  /** Milliseconds since 1970: of the first entry. */
  readonly at: number;
}

export type ReplayCode = 'ERR_REPLAY'; // something that no tournament has

/** Milliseconds from one entry to the next. */
const PACE = 20_000;

/** The log; a failure says in one sentence what of the event no tournament can have. */
export function replayedLog(replay: Replay): Result<readonly TournamentEntry[], ReplayCode> {
  const { event, hands = [], at } = replay;
  const ids = contestantIds(event);
  const rooms = roomsOf(event, ids);
  if (!rooms.ok) return rooms;
  const { commands, lines } = rooms.value;
  const penalties = (event.adjustments ?? []).map(
    ({ contestant, ...adjustment }): TournamentCommand => ({
      kind: 'penalised',
      contestant: ids.get(contestant) ?? contestant,
      ...adjustment,
    }),
  );
  const all = [
    ...commands,
    ...dealsOf(hands),
    ...wordsOf(lines, replay),
    ...penalties,
    { kind: 'ended' } as const,
  ];
  return stamped({ at, by: 0, ...openingOf(event) }, all);
}

/** The commands as entries, each of which is possible after those before it. */
function stamped(
  opening: TournamentEntry,
  commands: readonly TournamentCommand[],
): Result<readonly TournamentEntry[], ReplayCode> {
  const entries = [opening];
  const opened = parseEntry(opening);
  if (!opened.ok) return wrong(opened);
  let tournament: Tournament = tournamentOf(entries);
  for (const [i, command] of commands.entries()) {
    const entry: TournamentEntry = { at: opening.at + (i + 1) * PACE, by: KEEPER.number, ...command };
    const read = parseEntry(entry);
    if (!read.ok) return wrong(read);
    const decided = decide(tournament, KEEPER, command);
    if (!decided.ok) return wrong(decided);
    tournament = added(tournament, entry);
    entries.push(entry);
  }
  return ok(entries);
}

const wrong = ({ at, why, code }: Failure<string>): Failure<ReplayCode> =>
  fail('ERR_REPLAY', at, `no tournament has that: ${why ?? code}`);

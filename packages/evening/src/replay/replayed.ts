/**
 * Turns an event into a tournament that could have produced it: a log whose event has the same ranking. Each board is a
 * round, since a file does not say in which round a board was played; reports may come in any order, and some may be
 * wrong at first.
 */

import type { Event } from '@overtrick/duplicate/event/event';
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
import { possibleEvent } from './teams.ts';
import { type Telling, wordsOf } from './words.ts';

export interface Replay extends Telling {
  readonly event: Event;
  /** The hands of its boards, if they are known. */
  readonly hands?: readonly HandRecord[];
  /** The time of the first entry, milliseconds since 1970. */
  readonly at: number;
}

export type ReplayCode = 'ERR_REPLAY'; // something that no tournament has

/** Milliseconds between entries. */
const PACE = 20_000;

/** Builds the log; a failure says in one sentence which part of the event no tournament can have. */
export function replayedLog(replay: Replay): Result<readonly TournamentEntry[], ReplayCode> {
  const { hands = [], at } = replay;
  const possible = possibleEvent(replay.event);
  if (!possible.ok) return possible;
  const event = possible.value;
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

/** Turns commands into entries, each possible after those before it. */
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
  fail('ERR_REPLAY', at, `a tournament cannot have this: ${why ?? code}`);

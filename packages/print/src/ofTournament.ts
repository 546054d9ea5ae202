import { type HandRecord, handRecordOf } from '@overtrick/duplicate/handRecord';
import { planViewOf } from '@overtrick/evening/plan/view';
import { eventOf } from '@overtrick/evening/toEvent';
import type { Tournament } from '@overtrick/evening/tournament';
import { termsOf } from './boardWords.ts';
import { sittingsOfPlan } from './ofPlan.ts';
import type { Schedule } from './schedule.ts';

/** Returns the schedule of a tournament by its current plan. */
export function scheduleOfTournament(tournament: Tournament, fallback: string): Schedule {
  const { terms } = tournament;
  const plan = planViewOf(tournament);
  return {
    title: terms.name ?? fallback,
    seating: terms.form,
    entrants: eventOf(tournament).contestants.map(({ id, number, players = [] }) => ({
      id,
      number,
      players,
    })),
    sittings: sittingsOfPlan(plan),
    rounds: Math.max(0, ...plan.map(({ rounds }) => rounds.length)),
  };
}

/** Returns the known hands of a tournament's boards, for viewers who may see all of them. */
export function handRecordsOf({ boards }: Tournament): readonly HandRecord[] {
  return [...boards]
    .sort(([one], [other]) => one - other)
    .flatMap(([board, cards]) => handRecordOf(termsOf(board), cards) ?? []);
}

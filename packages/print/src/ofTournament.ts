import { type HandRecord, parseTrickDigits, parseWholeDeal } from '@overtrick/duplicate/handRecord';
import { makePlace, makeSitting } from '@overtrick/evening/line';
import { seatedAt } from '@overtrick/evening/lines/meeting';
import { planAt, roundsOfSection, sectionsOf } from '@overtrick/evening/plan/plan';
import { eventOf } from '@overtrick/evening/toEvent';
import type { Tournament } from '@overtrick/evening/tournament';
import { termsOf } from './boardWords.ts';
import { makeSpan, type Schedule, type ScheduledSitting } from './schedule.ts';

/** Returns the schedule of a tournament by its current plan. */
export function scheduleOfTournament(tournament: Tournament, fallback: string): Schedule {
  const { terms, lines } = tournament;
  const { contestants } = eventOf(tournament);
  const sittings = new Map<string, ScheduledSitting>();
  for (const line of lines.values()) {
    const { section, table, round, board } = line;
    if (line.isVoid) continue;
    const place = makePlace({ section, table });
    const key = makeSitting({ section, table, round });
    const boardNumbers = [...(sittings.get(key)?.boardNumbers ?? []), board];
    sittings.set(key, { place, round, boards: makeSpan(boardNumbers), boardNumbers, seats: seatedAt(line) });
  }
  const rounds = Math.max(0, ...[...lines.values()].map(({ round }) => round));
  for (const [key, sitting] of sitOuts(tournament, rounds))
    if (!sittings.has(key)) sittings.set(key, sitting);
  return {
    title: terms.name ?? fallback,
    seating: terms.form,
    entrants: contestants.map(({ id, number, players = [] }) => ({ id, number, players })),
    sittings: [...sittings.values()].sort((a, b) => a.round - b.round || byPlace(a, b)),
    rounds,
  };
}

/** Yields the planned sittings with the entrants that are at the table, even if they have no opponent. */
function* sitOuts({ plans }: Tournament, rounds: number): Generator<[key: string, ScheduledSitting]> {
  for (const section of sectionsOf(plans))
    for (let round = 1; round <= Math.min(rounds, roundsOfSection(plans, section)); round++) {
      const plan = planAt(plans, section, round);
      for (const [i, ofTable] of (plan?.movement.tables ?? []).entries()) {
        const seats = (ofTable[round - 1]?.seats ?? []).map((number) => plan?.entrants[number - 1] ?? '');
        if (seats.every((id) => id === '')) continue;
        const at = { section, table: i + 1 };
        yield [
          makeSitting({ ...at, round }),
          { place: makePlace(at), round, boards: '', boardNumbers: [], seats },
        ];
      }
    }
}

/** Sorts `A2` before `A10`, and both before `B1`. */
const byPlace = (one: ScheduledSitting, other: ScheduledSitting): number =>
  one.place.localeCompare(other.place, 'en', { numeric: true });

/** Returns the known hands of a tournament's boards, for viewers who may see all of them. */
export function handRecordsOf({ boards }: Tournament): readonly HandRecord[] {
  return [...boards]
    .sort(([one], [other]) => one - other)
    .flatMap(([board, cards]): HandRecord[] => {
      const deal = parseWholeDeal(cards.deal ?? '');
      if (deal === undefined) return [];
      const tricks = parseTrickDigits(cards.tricks ?? '');
      return [
        {
          ...termsOf(board),
          deal,
          ...(tricks && { tricks }),
          ...(cards.par !== undefined && { par: { score: cards.par, contracts: [] } }),
        },
      ];
    });
}

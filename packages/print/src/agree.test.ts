/** Whatever changes, every view and every sheet of an evening tells the same of who sits where, with which boards. */

import { decide } from '@overtrick/evening/decide';
import type { TournamentCommand } from '@overtrick/evening/entry';
import { tournamentOf } from '@overtrick/evening/internals/fold';
import { KEEPER } from '@overtrick/evening/internals/keys/key';
import { done, formulaReports, movement, opened } from '@overtrick/evening/internals/testing/evening';
import { makePlace, makeSitting } from '@overtrick/evening/line';
import { seatedAt } from '@overtrick/evening/lines/meeting';
import { arriving, plansKeeping } from '@overtrick/evening/plan/draft';
import { REACHES, reboarding, reseating } from '@overtrick/evening/plan/seating';
import { meetingsAt } from '@overtrick/evening/plan/view';
import { openTournament } from '@overtrick/evening/terms/open';
import type { Tournament, TournamentLine } from '@overtrick/evening/tournament';
import type { SittingView, TournamentView } from '@overtrick/evening/view';
import { hereByPlan, hereOfPairByPlan } from '@overtrick/evening/view/here';
import type { Standpoint } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { assert } from '@overtrick/rules/assert';
import { below, pick, type Random, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { guideCards } from './guide.ts';
import { scheduleOfTournament } from './ofTournament.ts';
import { scheduleOfView } from './ofView.ts';
import { sittingsOfEntrant } from './schedule.ts';
import { sheetText } from './testText.ts';
import { ENGLISH } from './words.ts';

const DIRECTOR: Standpoint = { role: 'director', key: 1 };

/** Returns the lines that are played by those who are named in them. */
function linesPlayed(tournament: Tournament): readonly TournamentLine[] {
  const isAway = (id: string, round: number): boolean =>
    tournament.absences.some(
      ({ contestant, from, to = Infinity }) => contestant === id && from <= round && round <= to,
    );
  return [...tournament.lines.values()].filter(
    (line) => !line.isOffPlan && !seatedAt(line).some((id) => isAway(id, line.round)),
  );
}

interface Told {
  readonly place: string;
  readonly round: number;
  readonly seats: readonly string[];
  readonly board: number;
}

const told = ({ place, round, seats, board }: Told): string =>
  `${place}/${round}/${board} ${seats.join(' ')}`;

const toldByLine = (line: TournamentLine): string =>
  told({ place: makePlace(line), round: line.round, seats: seatedAt(line), board: line.board });

/** Returns what the plan of a view tells. */
const toldByPlan = ({ plan }: Pick<TournamentView, 'plan'>): readonly string[] =>
  plan.flatMap(({ section, rounds }) =>
    rounds.flatMap((sittings, i) =>
      sittings.flatMap((sitting, table) =>
        meetingsAt(sitting).flatMap(({ ns = '', ew = '', seats = [ns, ew], boards }: SittingView) =>
          boards.map((board) =>
            told({ place: makePlace({ section, table: table + 1 }), round: i + 1, seats, board }),
          ),
        ),
      ),
    ),
  );

function expectAgreement(tournament: Tournament): void {
  const lines = linesPlayed(tournament);
  const wanted = lines.map(toldByLine).sort();
  const view = viewFor(tournament, DIRECTOR);
  expect(toldByPlan(view).toSorted()).toEqual(wanted);

  const schedule = scheduleOfView(view, '');
  expect(scheduleOfTournament(tournament, '')).toEqual(schedule);
  const printed = schedule.sittings.flatMap((sitting) =>
    sitting.boardNumbers.map((board) => told({ ...sitting, board })),
  );
  expect(printed.toSorted()).toEqual(wanted);
  const guided = schedule.entrants.flatMap(({ id }) => sittingsOfEntrant(schedule, id).flat());
  expect(new Set(guided.flatMap(({ boardNumbers }) => boardNumbers)).size).toBe(
    new Set(lines.map(({ board }) => board)).size,
  );
  expect(sheetText(guideCards(schedule, ENGLISH))).not.toContain('undefined');

  for (const [sitting, ofSitting] of Map.groupBy(lines, makeSitting)) {
    const [place = '', round] = sitting.split('/');
    const atTable = hereByPlan(view.plan, place, Number(round));
    const toldAtTable = (atTable?.lines ?? []).map(({ board, ns, ew, seats = [ns, ew] }) =>
      told({ place, round: Number(round), seats, board }),
    );
    expect(toldAtTable.toSorted()).toEqual(ofSitting.map(toldByLine).sort());
    const here = viewFor(tournament, { role: 'table', key: 2, place }).here;
    if (here?.round !== Number(round)) continue;
    const onPlan = here.lines.filter(({ line }) => ofSitting.some((one) => one.line === line));
    expect(
      onPlan
        .map(({ board, ns, ew, seats = [ns, ew] }) => told({ place, round: here.round, seats, board }))
        .sort(),
    ).toEqual(
      // results of a pair that left early do not count: nothing is asked of the table any more
      ofSitting
        .filter(({ isVoid }) => !isVoid)
        .map(toldByLine)
        .sort(),
    );
    for (const id of new Set(ofSitting.flatMap(seatedAt))) {
      const own = hereOfPairByPlan(view.plan, id, here.round);
      expect(own === undefined ? 'nowhere' : own.place).not.toBe('nowhere');
    }
  }
}

/** Draws a change that a director or a table may make. */
function change(tournament: Tournament, random: Random, rounds: number): readonly TournamentCommand[] {
  const ids = [...tournament.contestants.keys()];
  const round = 1 + below(random, rounds);
  const lines = [...tournament.lines.values()];
  const line = lines[below(random, lines.length)];
  switch (below(random, 9)) {
    case 0: {
      const late = ids.find((id) => tournament.plans.every(({ entrants }) => !entrants.includes(id)));
      const commands = late === undefined ? undefined : arriving(tournament, 'A', late, round);
      return commands?.ok ? commands.value : [];
    }
    case 1:
      return [
        {
          kind: 'absent',
          contestant: pick(random, ids),
          from: round,
          as: pick(random, ['late', 'never', 'gone']),
          ...(below(random, 2) === 0 && { to: Math.min(rounds, round + below(random, 2)) }),
        },
      ];
    case 2: {
      if (line === undefined) return [];
      const seats = seatedAt(line).toReversed();
      const [ns = '', ew = ''] = below(random, 2) === 0 ? seats : [pick(random, ids), pick(random, ids)];
      const where = below(random, 2) === 0 ? line.line : makeSitting(line);
      return ns === ew || seats.length > 2 ? [] : [{ kind: 'reseated', where, ns, ew }];
    }
    case 5: {
      if (line === undefined) return [];
      const others = lines.filter(({ round }) => round === line.round);
      const ids = others[below(random, others.length)];
      return ids === undefined
        ? []
        : reseating(tournament, { line, ids: seatedAt(ids), reach: pick(random, REACHES) });
    }
    case 6: {
      const boards = [...new Set(lines.map(({ board }) => board))].toSorted(() => below(random, 2) - 0.5);
      const command = line && reboarding(tournament, line, boards.slice(0, 1 + below(random, 3)));
      return command === undefined ? [] : [command];
    }
    case 3:
      return [{ kind: 'curtailed', section: 'A', rounds: Math.max(2, round) }];
    case 4: {
      const kept = plansKeeping(tournament, 'A');
      const found = kept[below(random, Math.max(1, kept.length))];
      return found === undefined ? [] : [found.planned];
    }
    default:
      return formulaReports(tournament, (one) => one === round);
  }
}

const OPENINGS: Readonly<Record<string, () => Tournament>> = {
  'a Mitchell with a half table': () =>
    tournamentOf(opened({ kind: 'mitchell', pairs: 13, rounds: 7, boardsPerRound: 2 })),
  'a Howell': () => tournamentOf(opened({ kind: 'howell', pairs: 8, boardsPerRound: 3 })),
  'a Howell with a half table': () => tournamentOf(opened({ kind: 'howell', pairs: 7, boardsPerRound: 2 })),
  individuals: () => {
    const log = openTournament({
      form: 'individual',
      game: 'bridge',
      method: 'mp',
      movement: movement('individual', 12),
      boardsPerRound: 2,
      at: 0,
    });
    assert(log.ok, 'individuals');
    return tournamentOf(log.value);
  },
};

describe.each(Object.entries(OPENINGS))('%s', (_, open) => {
  test.each(['1', '2', '3', '4', '5', '6'])('tells the same everywhere after changes of seed %s', (seed) => {
    const random = seededRandom(seed);
    let tournament = done(open(), { kind: 'entered', contestant: 'late' });
    const rounds = Math.max(...[...tournament.lines.values()].map(({ round }) => round));
    expectAgreement(tournament);
    for (let i = 0; i < 12; i++) {
      for (const command of change(tournament, random, rounds))
        if (decide(tournament, KEEPER, command).ok) tournament = done(tournament, command);
      expectAgreement(tournament);
    }
  });
});

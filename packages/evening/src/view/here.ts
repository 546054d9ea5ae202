import { present } from '@overtrick/rules/present';
import { makePlace, makeSitting } from '../line.ts';
import { sideOf } from '../lines/meeting.ts';
import { onlineSitting } from '../online/sittings.ts';
import { meetingsAt, planViewOf } from '../plan/view.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import type { HereView, LineView, NextView, SectionView, SittingView } from '../view.ts';
import { indexOf, lineViewOf } from './lines.ts';
import { roundAt, sittingNow, sittingsOfContestant } from './rounds.ts';
import type { Standpoint } from './standpoint.ts';

type Side = 'NS' | 'EW';

/** Returns the current sitting of a table's or a player's key, and the next one; `undefined` without one. */
export function hereOf(
  tournament: Tournament,
  { role, place, contestant, player }: Standpoint,
): HereView | undefined {
  const plan = planViewOf(tournament);
  if (role === 'table' && place !== undefined) {
    const found = seatsAt(plan, place);
    if (found === undefined) return undefined;
    const round = roundAt(tournament, place);
    return {
      ...sittingAt(tournament, found, place, round),
      ...nextOf(nextAtPlace(plan, found, place, round)),
      isLast: round >= found.section.rounds.length,
    };
  }
  return contestant === undefined ? undefined : hereOfContestant(tournament, plan, contestant, player);
}

function hereOfContestant(
  tournament: Tournament,
  plan: readonly SectionView[],
  contestant: string,
  player: number | undefined,
): HereView | undefined {
  const [first] = sittingNow(tournament, contestant, player);
  if (first === undefined) return undefined;
  const place = makePlace(first);
  const found = seatsAt(plan, place);
  if (found === undefined) return undefined;
  return {
    ...sittingAt(tournament, found, place, first.round),
    side: sideOf(first, contestant) ?? 'NS',
    ...nextOf(
      tournament.terms.form === 'teams'
        ? nextOfPlayer(tournament, plan, { contestant, player }, first)
        : nextOfContestant(plan, contestant, first.round),
    ),
    isLast: first.round >= found.section.rounds.length,
  };
}

/**
 * Returns a sitting by the plan alone, with all lines still to play, for a device that works offline; `undefined` if
 * the plan has none.
 */
export function hereByPlan(plan: readonly SectionView[], place: string, round: number): HereView | undefined {
  const found = seatsAt(plan, place);
  const sitting = found?.section.rounds[round - 1]?.[found.table];
  if (found === undefined || sitting === undefined) return undefined;
  const { ns, ew, seats } = sitting;
  const lines = meetingsAt(sitting).flatMap(({ boards, ...meeting }) =>
    boards.map(
      (board): LineView => ({
        line: `${place}/${round}/${board}`,
        board,
        ns: meeting.ns ?? '',
        ew: meeting.ew ?? '',
        ...present({ seats: meeting.seats }),
        state: 'due',
        seen: 0,
      }),
    ),
  );
  return {
    place,
    round,
    plan: found.section.plans[round - 1] ?? 0,
    ...present({ ns, ew, seats }),
    lines: lines.toSorted((one, other) => one.board - other.board),
    ...nextOf(nextAtPlace(plan, found, place, round)),
    isLast: round >= found.section.rounds.length,
  };
}

/** Returns the sitting of a contestant in a round by the plan alone, with its side. */
export function hereOfPairByPlan(
  plan: readonly SectionView[],
  contestant: string,
  round: number,
): HereView | undefined {
  const at = placeOfContestant(plan, contestant, round);
  const here = at && hereByPlan(plan, at.place, round);
  if (at === undefined || here === undefined) return undefined;
  const { next: _, ...sitting } = here;
  return { ...sitting, side: at.side, ...nextOf(nextOfContestant(plan, contestant, round)) };
}

interface SeatsAt {
  readonly section: SectionView;
  /** From 0. */
  readonly table: number;
}

function seatsAt(plan: readonly SectionView[], place: string): SeatsAt | undefined {
  const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
  const section = plan.find((one) => one.section === letters);
  const table = Number(number) - 1;
  return section === undefined || table >= section.tables ? undefined : { section, table };
}

/** Returns the lines of a place in a round; those off the plan come last. */
function sittingAt(
  tournament: Tournament,
  { section, table }: SeatsAt,
  place: string,
  round: number,
): Omit<HereView, 'isLast'> {
  const { ns, ew, seats }: Partial<SittingView> = section.rounds[round - 1]?.[table] ?? {};
  const where = `${place}/${round}`;
  const all = indexOf(tournament).bySitting.get(where) ?? [];
  const isOnline = onlineSitting(tournament, where, all) !== undefined;
  const opened = tournament.seated.get(where);
  const lines = all.filter(({ isVoid }) => !isVoid).map((line): LineView => lineViewOf(tournament, line));
  return {
    place,
    round,
    plan: section.plans[round - 1] ?? 0,
    ...present({ ns, ew, seats }),
    lines,
    ...(isOnline && { online: { ...present({ table: opened }) } }),
  };
}

const nextOf = (next: NextView | undefined) => next && { next };

function nextAtPlace(
  plan: readonly SectionView[],
  { section, table }: SeatsAt,
  place: string,
  round: number,
): NextView | undefined {
  const sitting = section.rounds[round]?.[table];
  if (sitting === undefined) return undefined;
  const now = section.rounds[round - 1]?.[table];
  const goes = (id: string | undefined) => {
    const to = id === undefined ? undefined : placeOfContestant(plan, id, round + 1);
    return to && { place: to.place, side: to.side };
  };
  const [NS, EW] = [goes(now?.ns), goes(now?.ew)];
  return { round: round + 1, place, ...sitting, moves: { ...present({ NS, EW }) } };
}

function nextOfContestant(
  plan: readonly SectionView[],
  contestant: string,
  round: number,
): NextView | undefined {
  const to = placeOfContestant(plan, contestant, round + 1);
  return to && { round: round + 1, place: to.place, ...to.sitting };
}

/** Returns the next sitting of a team's player, who sits in one of its two directions. */
function nextOfPlayer(
  tournament: Tournament,
  plan: readonly SectionView[],
  { contestant, player }: { readonly contestant: string; readonly player: number | undefined },
  now: TournamentLine,
): NextView | undefined {
  const sittings = sittingsOfContestant(tournament, contestant, player);
  const at = sittings.findIndex(([line]) => line !== undefined && makeSitting(line) === makeSitting(now));
  const [next] = sittings[at + 1] ?? [];
  if (next === undefined) return undefined;
  const place = makePlace(next);
  const found = seatsAt(plan, place);
  const sitting = found?.section.rounds[next.round - 1]?.[found.table];
  return sitting && { round: next.round, place, ...sitting };
}

/** Finds the place of a contestant in a round; `undefined` without one. */
function placeOfContestant(
  plan: readonly SectionView[],
  contestant: string,
  round: number,
): { readonly place: string; readonly side: Side; readonly sitting: SittingView } | undefined {
  for (const { section, rounds } of plan)
    for (const [table, ofTable] of (rounds[round - 1] ?? []).entries())
      for (const sitting of meetingsAt(ofTable)) {
        const side = sideOf({ ns: '', ew: '', ...sitting }, contestant);
        if (side !== undefined) return { place: `${section}${table + 1}`, side, sitting };
      }
  return undefined;
}

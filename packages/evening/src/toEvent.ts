import type { Contestant, Event, Partners } from '@overtrick/duplicate/event/event';
import type { Entry, Traveller } from '@overtrick/duplicate/traveller/traveller';
import { present } from '@overtrick/rules/present';
import { byesOf } from './draws/byes.ts';
import { meetingsOfEvent } from './draws/meetings.ts';
import { contestantsOf, penaltiesOf } from './lines/contestants.ts';
import { finalOf } from './lines/final.ts';
import { winnersOf } from './lines/winners.ts';
import { type DealtFor, dealtForIn, planAt } from './plan/plan.ts';
import { countedLines } from './results/counted.ts';
import { teamsOfEvent } from './teams/toEvent.ts';
import type { Tournament } from './tournament.ts';

/**
 * Returns the current event of a tournament: each line's result that counts, on the board's traveller, in the plan's
 * order; lines without a result are left out. A board is expected to have the most results planned for any board in its
 * comparison, so that rankings do not jump while results come in (EBU White Book 4.1.2, by Neuberg).
 * @param before the event some entries earlier, whose unchanged travellers are used again
 */
export function eventOf(tournament: Tournament, before?: Event): Event {
  const { terms } = tournament;
  const final = finalOf(tournament);
  const fields = fieldsOf(tournament).filter(({ session }) => final === undefined || session === final.name);
  const [only] = fields;
  const isOne = fields.length === 1 && only?.section === undefined && only?.session === undefined;
  const expected = isOne ? only?.expected : undefined;
  const travellers = fields.flatMap((field) => travellersOf(field, expected === undefined)).sort(byBoard);
  const { name, date, method, options, strats } = terms;
  const partners = partnersOf(tournament);
  const contestants = withSitOuts(tournament, contestantsOf(tournament));
  const meetings = meetingsOfEvent(tournament);
  const adjustments = [...penaltiesOf(tournament), ...(meetings ? byesOf(tournament) : [])];
  return {
    ...present({ name, date }),
    method,
    ...present({ options }),
    winners: winnersOf(tournament),
    ...present({ expected }),
    contestants,
    ...(partners.length > 0 && { partners }),
    travellers: before === undefined ? travellers : sameOnes(travellers, before),
    ...(adjustments.length > 0 && { adjustments }),
    ...(final?.isBySection && { isBySection: true }),
    ...present({ strats }),
    ...(meetings && { meetings }),
    ...teamsOfEvent(tournament),
  };
}

/** Adds the boards that each sits out by the plan, if the terms give an award for them. */
function withSitOuts(
  { terms, lines }: Tournament,
  contestants: readonly Contestant[],
): readonly Contestant[] {
  const { sitOut = 'none' } = terms.options ?? {};
  if (sitOut === 'none' || terms.form === 'teams') return contestants;
  const planned = new Map<string, number>();
  for (const { ns, ew, seats, isOffPlan } of lines.values())
    if (!isOffPlan) for (const id of seats ?? [ns, ew]) planned.set(id, (planned.get(id) ?? 0) + 1);
  const most = Math.max(0, ...planned.values());
  return contestants.map((one) => ({ ...one, sitOuts: most - (planned.get(one.id) ?? 0) }));
}

/** Returns all partners at some table of an individual. */
const partnersOf = ({ lines, terms }: Tournament): readonly Partners[] =>
  terms.form !== 'individual'
    ? []
    : [
        ...new Map(
          [...lines.values()].flatMap(({ ns, ew, seats: [n = '', s = '', e = '', w = ''] = [] }) => [
            [ns, { id: ns, contestants: [n, s] as const }],
            [ew, { id: ew, contestants: [e, w] as const }],
          ]),
        ).values(),
      ];

/** Sorts travellers by session, then by board. */
const byBoard = (one: Traveller, other: Traveller): number =>
  (one.session ?? '').localeCompare(other.session ?? '', 'en') || one.board - other.board;

/** The results that are compared with each other: those of one section, or of all who play the same deals. */
interface Results extends DealtFor {
  /** The most results that the plan gives any of its boards. */
  readonly expected: number;
  readonly entries: ReadonlyMap<number, readonly Entry[]>;
}

function fieldsOf(tournament: Tournament): readonly Results[] {
  const { plans } = tournament;
  const fieldOf = dealtForIn(plans);
  const most = mostResults(tournament, fieldOf);
  const fields = Map.groupBy(countedLines(tournament), ({ line }) => fieldOf(line));
  return [...fields].map(([field, lines]) => {
    const first = lines[0]?.line;
    const plan = first && planAt(plans, first.section, first.round);
    const entries = new Map<number, Entry[]>();
    for (const { line, result } of lines) {
      const { board, ns, ew, seats } = line;
      if (result === undefined) continue;
      const { outcome, lead } = result;
      const form = tournament.forms.get(line.line);
      const entry: Entry = {
        ...{ ns, ew, outcome },
        ...(seats?.length === 3 && { third: seats[2] }),
        ...present({ lead, form }),
        place: line.line,
      };
      const found = entries.get(board);
      if (found) found.push(entry);
      else entries.set(board, [entry]);
    }
    return { ...field, expected: plan?.expected ?? most.get(field) ?? 0, entries };
  });
}

/** Returns for each field the most results that the plan gives any of its boards, void ones included. */
function mostResults(
  { lines }: Tournament,
  fieldOf: ReturnType<typeof dealtForIn>,
): ReadonlyMap<DealtFor, number> {
  const planned = Map.groupBy(
    [...lines.values()].filter(({ isOffPlan }) => !isOffPlan),
    fieldOf,
  );
  return new Map(
    [...planned].map(([field, ofField]) => {
      const boards = Map.groupBy(ofField, ({ board }) => board);
      return [field, Math.max(...[...boards.values()].map(({ length }) => length))];
    }),
  );
}

const travellersOf = (
  { section, session, expected, entries }: Results,
  saysExpected: boolean,
): readonly Traveller[] =>
  [...entries].map(([board, of]) => ({
    board,
    ...present({ section, session }),
    ...(saysExpected && { expected }),
    entries: of,
  }));

/** Replaces travellers by equal ones of an earlier event, so that they are not scored again. */
function sameOnes(travellers: readonly Traveller[], before: Event): readonly Traveller[] {
  const keyOf = ({ board, section = '', session = '' }: Traveller): string =>
    JSON.stringify([board, section, session]);
  const known = new Map(before.travellers.map((traveller) => [keyOf(traveller), traveller]));
  return travellers.map((traveller) => {
    const was = known.get(keyOf(traveller));
    return was !== undefined && isSame(was, traveller) ? was : traveller;
  });
}

const isSame = (one: Traveller, other: Traveller): boolean =>
  one.expected === other.expected &&
  one.entries.length === other.entries.length &&
  one.entries.every((entry, i) => isSameEntry(entry, other.entries[i]));

/** True if the entries are equal; a line without new reports has the same outcome object. */
const isSameEntry = (one: Entry, other: Entry | undefined): boolean =>
  one.outcome === other?.outcome &&
  one.lead === other.lead &&
  one.form === other.form &&
  one.ns === other.ns &&
  one.ew === other.ew &&
  one.third === other.third &&
  one.place === other.place;

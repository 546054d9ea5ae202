import type { Contestant, Event } from '../event.ts';
import type { Entry, Traveller } from '../traveller.ts';
import { EMPTY_BOOK, resultOf } from './book.ts';
import type { SectionPlan } from './plan.ts';
import type { Tournament } from './tournament.ts';

/**
 * The event of a tournament as it stands: each line's result that counts, on the board's traveller, in the plan's
 * order. Lines without a result are no entries. The number of results that a board should have is the most that the
 * plan gives any board, so that a ranking does not jump while results come in (EBU White Book 4.1.2, Neuberg).
 */
export function eventOf(tournament: Tournament): Event {
  const { terms, plans, lines, books, penalties } = tournament;
  const entries = new Map<number, Entry[]>();
  const expected = new Map<number, number>();
  for (const { line, board, ns, ew } of lines.values()) {
    expected.set(board, (expected.get(board) ?? 0) + 1);
    const result = resultOf(books.get(line) ?? EMPTY_BOOK);
    if (result === undefined) continue;
    const entry: Entry = { ns, ew, outcome: result.outcome, place: line };
    const found = entries.get(board);
    if (found) found.push(entry);
    else entries.set(board, [entry]);
  }
  const travellers: Traveller[] = [...entries]
    .sort(([a], [b]) => a - b)
    .map(([board, of]) => ({ board, entries: of }));
  const { name, date, method, options } = terms;
  return {
    ...(name !== undefined && { name }),
    ...(date !== undefined && { date }),
    method,
    ...(options && { options }),
    winners: winnersOf(plans),
    ...(expected.size > 0 && { expected: Math.max(...expected.values()) }),
    contestants: contestantsOf(tournament),
    travellers,
    ...(penalties.length > 0 && { adjustments: penalties }),
  };
}

/** The rankings of the plan: two where in every section some only sit North-South and the others East-West. */
const winnersOf = (plans: readonly SectionPlan[]): 1 | 2 =>
  plans.length > 0 && plans.every(({ movement }) => movement.winners === 2) ? 2 : 1;

/** The contestants that the plan names, in the order of their numbers; section letters where there are several. */
function contestantsOf({ plans, contestants, lines }: Tournament): readonly Contestant[] {
  const sections = new Set(plans.map(({ section }) => section));
  const isTwo = winnersOf(plans) === 2;
  const northSouth = new Set([...lines.values()].map(({ ns }) => ns));
  const latest = [...sections].map((section) => plans.findLast((plan) => plan.section === section));
  return latest.flatMap((plan) =>
    (plan?.entrants ?? []).flatMap((id, i): Contestant[] => {
      const entrant = id === null ? undefined : contestants.get(id);
      if (plan === undefined || entrant === undefined) return [];
      const { players, strat } = entrant;
      return [
        {
          id: entrant.id,
          number: sections.size > 1 ? `${plan.section}${i + 1}` : `${i + 1}`,
          ...(sections.size > 1 && { section: plan.section }),
          ...(isTwo && { direction: northSouth.has(entrant.id) ? 'NS' : 'EW' }),
          ...(players && { players }),
          ...(strat !== undefined && { strat }),
        },
      ];
    }),
  );
}

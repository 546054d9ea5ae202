import { assert, defined } from '@overtrick/rules/assert';
import { parseMovement } from '../movement/text.ts';
import { EMPTY_BOOK, withAgreement, withoutReport, withReport } from './book.ts';
import type { Planned, TournamentEntry } from './entry.ts';
import { parseLine } from './line.ts';
import { linesOf, type PlannedLine, type SectionPlan } from './plan.ts';
import { parseReported, type Reported } from './result.ts';
import type { LineBook, Tournament } from './tournament.ts';

/** The same with the parts that the fold may write to. */
interface Draft {
  version: number;
  terms: Tournament['terms'];
  contestants: Map<string, Tournament['contestants'] extends ReadonlyMap<string, infer E> ? E : never>;
  plans: SectionPlan[];
  curtailed: Map<string, number>;
  lines: Map<string, PlannedLine>;
  books: Map<string, LineBook>;
  penalties: Tournament['penalties'];
  isOver: boolean;
}

/** The tournament of a log that `decide` has made; its first entry opens it. @throws for any other log: a bug */
export function tournamentOf(entries: readonly TournamentEntry[]): Tournament {
  const [first, ...others] = entries;
  assert(first?.kind === 'opened', 'a log begins with what opens it');
  const { kind: _kind, at: _at, by: _by, id: _id, ...terms } = first;
  const draft: Draft = {
    version: 1,
    terms,
    contestants: new Map(),
    plans: [],
    curtailed: new Map(),
    lines: new Map(),
    books: new Map(),
    penalties: [],
    isOver: false,
  };
  for (const entry of others) enter(draft, entry);
  return draft;
}

/** The tournament after one entry more; the one before stays as it is. */
export function added(tournament: Tournament, entry: TournamentEntry): Tournament {
  const { contestants, plans, curtailed, lines, books } = tournament;
  const draft: Draft = {
    ...tournament,
    contestants: new Map(contestants),
    plans: [...plans],
    curtailed: new Map(curtailed),
    lines: new Map(lines),
    books: new Map(books),
  };
  enter(draft, entry);
  return draft;
}

function enter(draft: Draft, entry: TournamentEntry): void {
  draft.version++;
  switch (entry.kind) {
    case 'entered': {
      const { contestant: id, players, strat } = entry;
      draft.contestants.set(id, { id, ...(players && { players }), ...(strat !== undefined && { strat }) });
      return;
    }
    case 'planned':
      draft.plans.push(planOf(entry));
      drawLines(draft);
      return;
    case 'curtailed':
      draft.curtailed.set(entry.section, entry.rounds);
      drawLines(draft);
      return;
    case 'reported':
      change(draft, entry.line, (book) => withReport(book, entry, readResult(entry.line, entry.result)));
      return;
    case 'agreed':
      change(draft, entry.line, (book) => withAgreement(book, entry));
      return;
    case 'withdrawn':
      change(draft, entry.line, (book) => withoutReport(book, entry));
      return;
    case 'skipped':
      change(draft, entry.line, (book) => ({ ...book, isSkipped: true }));
      return;
    case 'ruled':
      change(draft, entry.line, ({ ruling: _ruling, ...book }) =>
        entry.result === null ? book : { ...book, ruling: readResult(entry.line, entry.result) },
      );
      return;
    case 'penalised': {
      const { contestant, amount, unit, reason } = entry;
      draft.penalties = [
        ...draft.penalties,
        { contestant, amount, unit, ...(reason !== undefined && { reason }) },
      ];
      return;
    }
    case 'ended':
      draft.isOver = true;
      return;
    case 'opened':
      throw new Error('a tournament is opened once');
  }
}

function change(draft: Draft, line: string, to: (book: LineBook) => LineBook): void {
  draft.books.set(line, { ...to(draft.books.get(line) ?? EMPTY_BOOK), last: draft.version });
}

function planOf({ movement, section, from, entrants, boardsPerRound, firstBoard }: Planned): SectionPlan {
  const read = parseMovement(JSON.stringify(movement));
  assert(read.ok, 'a movement that is stored can be read');
  return { section, from, movement: read.value, entrants, boardsPerRound, firstBoard };
}

/** Draws the plan's lines anew; the books of lines that are no more stay, for a later plan may have them again. */
function drawLines(draft: Draft): void {
  const bySection = Map.groupBy(draft.plans, ({ section }) => section);
  draft.lines = new Map(
    [...bySection].flatMap(([section, plans]) =>
      linesOf(plans, draft.curtailed.get(section)).map((line) => [line.line, line] as const),
    ),
  );
}

function readResult(line: string, text: string): Reported {
  const { board } = defined(parseLine(line), 'a line that is stored has a name');
  const read = parseReported(text, board);
  assert(read.ok, 'a result that is stored can be read');
  return read.value;
}

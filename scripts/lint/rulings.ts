import type { Finding } from './finding.ts';

/** The numbers of a book of rules: its sections with the length of their lists, and its rulings. */
export interface RuleBook {
  /** By the number of the section, such as `7.7`: the last number of its numbered list, 0 without one. */
  readonly sections: ReadonlyMap<string, number>;
  readonly rulings: ReadonlySet<string>;
  /** Rulings of which the book says that no test can cite them. */
  readonly untestable: ReadonlySet<string>;
}

const RULING = /\bR-[A-Z]+-\d+\b/g;
/** `RULES 6.1`, `RULES 6.1, 6.2`, `RULES 7.7.2`: sections, and points of their lists. */
const SECTIONS = /\bRULES,? (\d+(?:\.\d+)*(?:, \d+\.\d+)*)/g;
const UNTESTABLE = /_\(no test: [^)]+\)_/;

/** Reads the numbers of `docs/rules.md`. */
export function ruleBookOf(text: string): RuleBook {
  const sections = new Map<string, number>();
  const rulings = new Set<string>();
  const untestable = new Set<string>();
  let section = '';
  for (const line of text.split('\n')) {
    const heading = /^#+ (\d+(?:\.\d+)*)\.? /.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading;
      sections.set(section, 0);
    }
    const point = Number(/^(\d+)\. /.exec(line)?.[1] ?? 0);
    sections.set(section, Math.max(sections.get(section) ?? 0, point));
    for (const [ruling] of line.matchAll(RULING)) {
      rulings.add(ruling);
      if (UNTESTABLE.test(line)) untestable.add(ruling);
    }
  }
  return { sections, rulings, untestable };
}

/** True if the book has that section, or that point in a section's numbered list. */
function hasSection({ sections }: RuleBook, number: string): boolean {
  if (sections.has(number)) return true;
  const dot = number.lastIndexOf('.');
  const points = dot < 0 ? undefined : sections.get(number.slice(0, dot));
  return points !== undefined && Number(number.slice(dot + 1)) <= points;
}

export interface CitingFile {
  readonly file: string;
  readonly text: string;
}

/** A game may number rulings of its own in its own folder, in `rules.ts`. */
const OWN_RULES = /(^|\/)(games|examples)\/[^/]+\/rules\.ts$/;
const TEST = /\.(test|e2e)\.tsx?$|(^|\/)suites\//;

/** Finds cited numbers that the book does not have, and rulings that no test cites. */
export function rulingFindings(
  book: RuleBook,
  bookFile: string,
  files: readonly CitingFile[],
): readonly Finding[] {
  const own = files
    .filter(({ file }) => OWN_RULES.test(file))
    .flatMap(({ text }) => text.match(RULING) ?? []);
  const known = new Set([...book.rulings, ...own]);
  const tested = new Set<string>();
  const findings = files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i): readonly Finding[] => {
      const rulings = line.match(RULING) ?? [];
      if (TEST.test(file)) for (const ruling of rulings) tested.add(ruling);
      const sections = [...line.matchAll(SECTIONS)].flatMap(([, numbers = '']) => numbers.split(', '));
      const missing = [
        ...rulings.filter((ruling) => !known.has(ruling)),
        ...sections.filter((number) => !hasSection(book, number)).map((number) => `RULES ${number}`),
      ];
      return missing.map((number) => ({ file, line: i + 1, why: `${bookFile} has no ${number}` }));
    }),
  );
  const untested = [...book.rulings].filter((ruling) => !tested.has(ruling) && !book.untestable.has(ruling));
  return [
    ...findings,
    ...untested.map((ruling) => ({ file: bookFile, line: 1, why: `no test cites ${ruling}` })),
  ];
}

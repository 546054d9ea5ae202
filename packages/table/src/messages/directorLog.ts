import type { LogLine } from '@overtrick/protocol/table';
import { makeAction, parseStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { present } from '@overtrick/rules/present';
import { type Pages, tablesAlong } from '../ends.ts';
import { type Entry, parseEntry } from '../entry.ts';
import { type LoggedStep, seatOf, type Table } from '../table.ts';

/**
 * Lists what happened in a deal of a sitting, for its director: calls and cards with their times and meanings, also
 * those that were undone, questions, claims, and who came and went. A step that the game hides from spectators is left
 * out, and so are the reasons of computer players, which would show their cards.
 */
export async function directorLog(id: string, pages: Pages, deal: number): Promise<readonly LogLine[]> {
  const lines: LogLine[] = [];
  const bodies: string[] = [];
  for await (const table of tablesAlong(id, kept(pages, bodies))) {
    const entry = parseEntry(bodies[table.version - 1] ?? '');
    if (table.deal > deal) break;
    if (table.deal < deal || !entry.ok) continue;
    const line = lineOf(table, entry.value);
    if (line !== undefined) lines.push({ version: table.version, ...line });
    markUndone(lines, table);
  }
  return lines;
}

/** Yields the pages, and keeps their bodies in `into`. */
async function* kept(pages: Pages, into: string[]): AsyncGenerator<readonly string[]> {
  for await (const page of pages) {
    into.push(...page);
    yield page;
  }
}

/** Marks the steps that the table no longer has. */
function markUndone(lines: LogLine[], { steps, rewound, version }: Table): void {
  if (rewound !== version) return;
  const still = new Set(steps.map((step) => step.version));
  for (const [i, line] of lines.entries())
    if (line.kind === 'step' && !still.has(line.version)) lines[i] = { ...line, isUndone: true };
}

type Unnumbered = LogLine extends infer Line ? (Line extends LogLine ? Omit<Line, 'version'> : never) : never;

/** Returns the line for the table's last entry; `undefined` for one that does not concern the director. */
function lineOf(table: Table, entry: Entry): Unnumbered | undefined {
  const who = (chair: number) => ({
    seat: seatOf(table, chair),
    ...present({ name: table.players[chair]?.name }),
  });
  switch (entry.kind) {
    case 'acted':
    case 'faced':
      return stepLine(table);
    case 'led':
      return { kind: 'led', ...who(table.seats.indexOf(seatIn(entry.step))) };
    case 'explained':
      return { kind: 'explained', ...who(entry.chair), call: callAt(table, entry.step), text: entry.text };
    case 'asked':
      return { kind: 'asked', ...who(entry.chair), call: callAt(table, entry.step) };
    case 'claimed':
      return {
        kind: 'claimed',
        ...who(entry.chair),
        tricks: entry.tricks,
        ...present({ line: entry.line }),
      };
    case 'answered':
    case 'undoAnswered':
      return { kind: entry.kind, ...who(entry.chair), accept: entry.accept };
    case 'flagged':
      return { kind: 'flagged', ...who(entry.chair), text: entry.text };
    case 'rolledBack':
    case 'stopped':
      return { kind: entry.kind, text: entry.reason };
    case 'paused':
      return { kind: 'paused', ...present({ text: entry.reason }) };
    case 'unpaused':
      return { kind: 'unpaused' };
    case 'undone':
    case 'undoAsked':
    case 'withdrawn':
    case 'denied':
    case 'covered':
    case 'returned':
    case 'sat':
    case 'left':
      return { kind: entry.kind, ...who(entry.chair) };
    default:
      return undefined;
  }
}

/** Returns the line for the last step of the deal; `undefined` if the game hides it from spectators. */
function stepLine({ game, players, seats, steps }: Table): Unnumbered | undefined {
  const { seat, action, by, ms, meaning } = defined(steps.at(-1), 'a step was made');
  if (game.conceals?.({ seat, action }, undefined) === true) return undefined;
  return {
    kind: 'step',
    seat,
    action: makeAction(action),
    by,
    ...present({ name: players[seats.indexOf(seat)]?.name, ms, meaning: meaning?.text }),
    ...(meaning?.alert === true && { alert: true as const }),
  };
}

const seatIn = (step: string) => defined(parseStep(step), 'a step in the log is a step').seat;

/** Returns the text of the call or card with that version. */
const callAt = ({ steps }: Table, version: number): string => {
  const step: LoggedStep | undefined = steps.find((one) => one.version === version);
  return step === undefined ? '' : makeAction(step.action);
};

import type { TournamentEntry } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { makeSitting, parseLine } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';

/** An entry with its number, from 1, without proofs and the secret. */
export interface AuditEntry {
  readonly number: number;
  readonly entry: TournamentEntry;
}

/** The subject of an audit: a line, a contestant or the number of a key. */
export type AuditOf = { readonly line: string } | { readonly contestant: string } | { readonly key: number };

/** Returns the entries of a log that concern a line, a contestant or a key, from the first: no entry is ever erased. */
export function auditOf(entries: readonly TournamentEntry[], of: AuditOf): readonly AuditEntry[] {
  const concerns = concernOf(entries, of);
  return entries.flatMap((entry, i) =>
    concerns(entry, i + 1) ? [{ number: i + 1, entry: withoutSecrets(entry) }] : [],
  );
}

type Concern = (entry: TournamentEntry, number: number) => boolean;

function concernOf(entries: readonly TournamentEntry[], of: AuditOf): Concern {
  if ('line' in of) return (entry) => isAbout(entries, entry, new Set([of.line]));
  if ('key' in of)
    return (entry, number) =>
      number === of.key || entry.by === of.key || ('key' in entry && entry.key === of.key);
  const { contestant } = of;
  const { lines } = tournamentOf(entries);
  const own = new Set(
    [...lines.values()].flatMap((one) => (seatedAt(one).includes(contestant) ? [one.line] : [])),
  );
  return (entry) =>
    isAbout(entries, entry, own) ||
    ('contestant' in entry && entry.contestant === contestant) ||
    (entry.kind === 'granted' && entry.plays === contestant) ||
    (entry.kind === 'planned' && entry.entrants.includes(contestant)) ||
    (entry.kind === 'reseated' && (entry.ns === contestant || entry.ew === contestant));
}

/** True if an entry is about one of the lines, its sitting, or an appeal on it. */
function isAbout(
  entries: readonly TournamentEntry[],
  entry: TournamentEntry,
  lines: ReadonlySet<string>,
): boolean {
  if ('line' in entry) return lines.has(entry.line);
  if (entry.kind === 'fouled') return entry.lines.some((line) => lines.has(line));
  if (entry.kind === 'heard') {
    const appeal = entries[entry.appeal - 1];
    return appeal?.kind === 'appealed' && lines.has(appeal.line);
  }
  const isSitting = entry.kind === 'reseated' || entry.kind === 'reboarded';
  return isSitting && [...lines].some((line) => isAt(line, entry.where));
}

function isAt(line: string, where: string): boolean {
  const parsed = parseLine(line);
  return line === where || (parsed !== undefined && makeSitting(parsed) === where);
}

/** Returns the entry as a director may read it: a proof would lead to a token, and the secret to the join link. */
export function withoutSecrets(entry: TournamentEntry): TournamentEntry {
  if (entry.kind === 'granted') return { ...entry, proof: '' };
  if (entry.kind !== 'opened') return entry;
  const { secret: _secret, ...opened } = entry;
  return opened;
}

/** Returns the entry without the cards of a board that the reader may not see. */
export function withoutCards(entry: TournamentEntry, maySee: (board: number) => boolean): TournamentEntry {
  if (entry.kind === 'dealt') {
    if (maySee(entry.board)) return entry;
    const { order: _order, split: _split, ...dealt } = entry;
    return { ...dealt, deal: '' };
  }
  if (entry.kind !== 'solved' || maySee(entry.board)) return entry;
  const { par: _par, ...solved } = entry;
  return { ...solved, tricks: '' };
}

import { existsSync } from 'node:fs';
import type { FormNotes, SuiteNotes } from './notes.ts';

/** Reads the notes of a game from its folder. */
export const notesOf = (id: string): Promise<SuiteNotes> => read(`../games/${id}/suites.ts`);

/** Reads the notes of a match format from its folder. */
export const formNotesOf = (id: string): Promise<FormNotes> => read(`../matches/${id}/suites.ts`);

async function read<Notes>(path: string): Promise<Notes | Record<never, never>> {
  const file = new URL(path, import.meta.url);
  if (!existsSync(file)) return {};
  const { notes } = await import(/* @vite-ignore */ file.href);
  return notes;
}

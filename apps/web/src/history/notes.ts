import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../device/storage.ts';

/** So many are kept on a device, the latest first. */
const MOST = 300;
/** Letters in one of them. */
export const MOST_IN_NOTE = 2000;

interface Note {
  /** The cards to which it belongs: however a board is come by, its notes are there. */
  readonly deal: string;
  readonly text: string;
}

/** One's own notes on boards; they never leave the device. */
export const useNotes = create<{ readonly notes: readonly Note[] }>()(
  persist((): { readonly notes: readonly Note[] } => ({ notes: [] }), {
    name: 'overtrick.notes',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export function keepNote(deal: string, text: string): void {
  const others = useNotes.getState().notes.filter((one) => one.deal !== deal);
  const own = text.trim() === '' ? [] : [{ deal, text: text.slice(0, MOST_IN_NOTE) }];
  useNotes.setState({ notes: [...own, ...others].slice(0, MOST) });
}

import type { PadRecord } from '@overtrick/rules/pad/score';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { newId } from './newId.ts';
import { deviceStorage } from './storage.ts';

/** The entries as they were: a change of them can be taken back. */
type Entered = Pick<PadRecord, 'deals' | 'isEnded'>;

/** A score pad for real cards, as this device keeps it. */
export interface KeptPad extends PadRecord {
  readonly id: string;
  /** As its players call it; may be empty. */
  readonly name: string;
  /** Ids of the game and of the match format. */
  readonly game: string;
  readonly match: string;
  /** Of the players, in the order of the game's seats; empty where none was given. */
  readonly names: readonly string[];
  /** The part of the deal that is on that is entered so far. */
  readonly draft: string;
  /** The latest last. */
  readonly before: readonly Entered[];
  /** Milliseconds since 1970: when something was last entered. */
  readonly seen: number;
}

interface Kept {
  /** The latest first. */
  readonly pads: readonly KeptPad[];
}

/** So many steps can be taken back. */
const MOST_BEFORE = 50;

/** The score pads of this device. */
export const usePads = create<Kept>()(
  persist((): Kept => ({ pads: [] }), {
    name: 'overtrick.pads',
    version: 1,
    storage: createJSONStorage(deviceStorage),
  }),
);

export type NewPad = Omit<KeptPad, 'id' | 'deals' | 'isEnded' | 'draft' | 'before' | 'seen'>;

/** Begins a pad. @returns its id */
export function beginPad(wanted: NewPad, now: number): string {
  const id = newId().slice(0, 12);
  const pad: KeptPad = { ...wanted, id, deals: [], draft: '', before: [], seen: now };
  usePads.setState(({ pads }) => ({ pads: [pad, ...pads] }));
  return id;
}

function change(id: string, changed: (pad: KeptPad) => KeptPad): void {
  usePads.setState(({ pads }) => {
    const pad = pads.find((one) => one.id === id);
    return pad === undefined ? { pads } : { pads: [changed(pad), ...pads.filter((one) => one !== pad)] };
  });
}

export const renamePad = (id: string, name: string): void => change(id, (pad) => ({ ...pad, name }));

export const draftIn = (id: string, draft: string): void => change(id, (pad) => ({ ...pad, draft }));

/** Enters deals, corrects one, or ends the match: all that can be taken back. */
export const enterIn = (id: string, entered: Entered, now: number): void =>
  change(id, ({ isEnded: was, ...pad }) => ({
    ...pad,
    ...entered,
    draft: '',
    before: [...pad.before, { deals: pad.deals, ...(was && { isEnded: was }) }].slice(-MOST_BEFORE),
    seen: now,
  }));

/** Takes the last change back. */
export const undoIn = (id: string): void =>
  change(id, ({ isEnded: _, ...pad }) => {
    const last = pad.before.at(-1);
    return last === undefined ? pad : { ...pad, ...last, draft: '', before: pad.before.slice(0, -1) };
  });

export function forgetPad(id: string): void {
  usePads.setState(({ pads }) => ({ pads: pads.filter((pad) => pad.id !== id) }));
}

import type { TableState } from '@overtrick/protocol/table';
import type { Call } from '@overtrick/rules/call';
import { create } from 'zustand';
import { askThinker } from '../../think/ask.ts';

/** A call that somebody points at: one that can be made, or one that was made, by its number from 0. */
export type Aimed =
  | { readonly kind: 'legal'; readonly call: Call }
  | { readonly kind: 'made'; readonly index: number };

interface Readings {
  readonly aimed?: Aimed | undefined;
  /** The state of the table of which the meanings are known, and they. */
  readonly of?: string;
  readonly legal: Readonly<Record<string, string>>;
  readonly made: readonly string[];
}

/** The call that is pointed at, and what calls mean, once somebody has pointed at one. */
export const useReadings = create<Readings>()(() => ({ legal: {}, made: [] }));

const keyOf = ({ table, deal, version }: TableState): string => `${table} ${deal} ${version}`;

/**
 * May the visitor read what their partner takes a call for, before they make it? Where a computer player sits opposite,
 * or hints are given; never at an evening, where no notes are looked at, and not where nobody is told a meaning.
 */
export function mayRead({ view, policies, chairs, sitting }: TableState): boolean {
  const { seat } = view;
  const partner = view.teams
    .find((team) => seat !== undefined && team.includes(seat))
    ?.find((other) => other !== seat && chairs.some((chair) => chair.seat === other));
  if (partner === undefined || sitting !== undefined || policies.alerts === 'off') return false;
  return policies.hints || chairs.some((chair) => chair.seat === partner && chair.kind === 'bot');
}

/** Points at a call. Its meaning is found the first time that one is pointed at, away from the page's own thread. */
export function aimAt(state: TableState, aimed: Aimed): void {
  useReadings.setState({ aimed });
  const of = keyOf(state);
  if (useReadings.getState().of === of) return;
  useReadings.setState({ of, legal: {}, made: [] });
  askThinker({ kind: 'reading', view: state.view }, (thought) => {
    if (thought.kind !== 'reading' || useReadings.getState().of !== of) return;
    useReadings.setState({ legal: thought.legal, made: thought.made });
  });
}

/** The meaning of a call that can be made now; nothing until it is known. */
export const useReadingOf = (state: TableState | undefined, call: string | undefined): string | undefined =>
  useReadings(({ of, legal }) =>
    state !== undefined && call !== undefined && of === keyOf(state) ? legal[call] : undefined,
  );

/** The meaning of an own call that was made; nothing until it is known. */
export const useMadeReading = (state: TableState, index: number | undefined): string | undefined =>
  useReadings(({ of, made }) => (index !== undefined && of === keyOf(state) ? made[index] : undefined));

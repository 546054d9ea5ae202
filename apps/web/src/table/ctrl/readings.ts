import type { TableState } from '@overtrick/protocol/table';
import type { Call } from '@overtrick/rules/auction/call';
import { create } from 'zustand';
import { askThinker } from '../../think/ask.ts';

/** A call that the visitor points at: a legal one, or one already in the auction by its number from 0. */
export type Aimed =
  | { readonly kind: 'legal'; readonly call: Call }
  | { readonly kind: 'made'; readonly index: number };

interface Readings {
  readonly aimed?: Aimed | undefined;
  /** The key of the state to which the meanings belong. */
  readonly of?: string;
  readonly legal: Readonly<Record<string, string>>;
  readonly made: readonly string[];
}

/** The call that the visitor points at, and the meanings of calls, found when they first point at one. */
export const useReadings = create<Readings>()(() => ({ legal: {}, made: [] }));

const keyOf = ({ table, deal, version }: TableState): string => `${table} ${deal} ${version}`;

/**
 * True if the visitor may see how their partner would read a call before they make it: where a computer player sits
 * opposite, or with hints. Never at an evening, where notes are forbidden, nor at tables without alerts.
 */
export function mayRead({ view, policies, chairs, sitting }: TableState): boolean {
  const { seat } = view;
  const partner = view.teams
    .find((team) => seat !== undefined && team.includes(seat))
    ?.find((other) => other !== seat && chairs.some((chair) => chair.seat === other));
  if (partner === undefined || sitting !== undefined || policies.alerts === 'off') return false;
  return policies.hints || chairs.some((chair) => chair.seat === partner && chair.kind === 'bot');
}

/** Points at a call. A worker finds the meanings the first time that the visitor points at a call. */
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

/** Returns the meaning of a legal call; `undefined` until it is found. */
export const useReadingOf = (state: TableState | undefined, call: string | undefined): string | undefined =>
  useReadings(({ of, legal }) =>
    state !== undefined && call !== undefined && of === keyOf(state) ? legal[call] : undefined,
  );

/** Returns the meaning of a call that the visitor has made; `undefined` until it is found. */
export const useMadeReading = (state: TableState, index: number | undefined): string | undefined =>
  useReadings(({ of, made }) => (index !== undefined && of === keyOf(state) ? made[index] : undefined));

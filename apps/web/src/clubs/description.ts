import type { Form } from '@overtrick/evening/entry';
import type { ClubView, DescribeClub } from '@overtrick/protocol/clubs';
import type { OptionValues } from '@overtrick/rules/options';
import { figuresOf } from '../evening/plan/figures.ts';

/** The ways of scoring that the form offers; of teams it is always IMPs in victory points. */
export const METHODS = ['mp', 'cross-imp', 'butler'] as const;
type Method = (typeof METHODS)[number];

/** A club as it is being described: its numbers as they are typed. */
export interface Draft {
  readonly name: string;
  readonly isWeekly: boolean;
  readonly day: '1' | '2' | '3' | '4' | '5' | '6' | '7';
  readonly time: string;
  readonly zone: string;
  readonly game: string;
  readonly form: Form;
  readonly method: Method;
  /** The club's own figures. */
  readonly options: OptionValues;
  readonly medium: 'real' | 'online';
  readonly boards: string;
  readonly minutes: string;
  readonly isUnattended: boolean;
  readonly names: DescribeClub['names'];
  readonly isFound: boolean;
}

/** @param zone the device's own, for a club that has none yet */
export function draftOf({ name, weekly, template, names, isFound = false }: ClubView, zone: string): Draft {
  const {
    form = 'pairs',
    game = 'bridge',
    method,
    options,
    policies,
    boards = 24,
    minutesPerBoard = 7,
  } = template ?? {};
  return {
    name,
    isWeekly: weekly !== undefined,
    day: String(weekly?.day ?? 1) as Draft['day'],
    time: weekly?.time ?? '19:30',
    zone: weekly?.zone ?? zone,
    game,
    form,
    method: METHODS.find((one) => one === method) ?? 'mp',
    options: figuresOf(options),
    medium: policies?.medium === 'online' ? 'online' : 'real',
    boards: String(boards),
    minutes: String(minutesPerBoard),
    isUnattended: template?.isUnattended === true,
    names,
    isFound,
  };
}

export function wantedOf(draft: Draft): DescribeClub {
  const {
    name,
    isWeekly,
    day,
    time,
    zone,
    game,
    form,
    method,
    options,
    medium,
    boards,
    minutes,
    isUnattended,
    names,
    isFound,
  } = draft;
  return {
    name: name.trim(),
    ...(isWeekly && { weekly: { day: Number(day), time, zone: zone.trim() } }),
    template: {
      form,
      game,
      ...(form === 'teams'
        ? { method: 'imps', options: { scale: 'wbf' } }
        : { method, options: { ...options } }),
      policies: { medium, ...(isUnattended && { entry: 'open' }) },
      boards: Number(boards),
      minutesPerBoard: Number(minutes),
      ...(isUnattended && { isUnattended }),
    },
    names,
    ...(isFound && { isFound }),
  };
}

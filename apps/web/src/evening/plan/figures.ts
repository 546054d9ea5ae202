import { COMMON_OPTIONS } from '@overtrick/duplicate/event/scored';
import type { OptionValues } from '@overtrick/rules/options';

/** The figures that a club may have of its own, whatever the scoring. */
export const FIGURES = {
  factoring: ['neuberg', 'off'],
  unequal: ['average', 'sum'],
  sitOut: ['none', 'average', 'average-plus'],
  ties: ['shared', 'head-to-head'],
} as const;
export type Figure = keyof typeof FIGURES;
export const FIGURE_IDS = Object.keys(FIGURES) as readonly Figure[];

const isFigure = (name: string): boolean => Object.hasOwn(FIGURES, name);

/** Returns the chosen figures among options. */
export const figuresOf = (options: OptionValues = {}): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([name]) => isFigure(name)));

/** Returns the options of the scoring itself. */
export const withoutFigures = (options: OptionValues = {}): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !isFigure(name)));

/** Returns the options with a figure; the default is left out. */
export function withFigure(options: OptionValues, figure: Figure, value: string): OptionValues {
  const { [figure]: _, ...others } = options;
  return value === COMMON_OPTIONS[figure].default ? others : { ...others, [figure]: value };
}

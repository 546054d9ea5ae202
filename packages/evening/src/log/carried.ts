import { between, type Field, field, isObject, type Value } from './field.ts';

/** The points that a contestant carries over, and the most that were possible. */
export const CARRIED: Field = {
  ...field(
    (value) =>
      isObject(value) &&
      between(-1e6, 1e6).isFit(value.points) &&
      (value.top === undefined || between(0, 1e6).isFit(value.top)),
    'points, and of how many',
  ),
  copy: (value) => {
    const { points, top } = value as Value;
    return { points, ...(top !== undefined && { top }) };
  },
};

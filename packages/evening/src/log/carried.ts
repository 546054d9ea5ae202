import { between, type Field, field, isObject, type Value } from './field.ts';

/** Points that a contestant brings, and of how many. */
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

/** The active inputs of a net, collected group by group; each group has exactly one. */
export interface Switches {
  readonly on: readonly number[];
  /** The number of inputs in all groups. */
  readonly size: () => number;
  /** Activates the input for a value from 0; values beyond the group's size count as its last. */
  put(value: number, size: number): void;
}

export function makeSwitches(): Switches {
  const on: number[] = [];
  let from = 0;
  return {
    on,
    size: () => from,
    put(value, size) {
      on.push(from + (value < 0 ? 0 : value >= size ? size - 1 : value));
      from += size;
    },
  };
}

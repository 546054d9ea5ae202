/** Inputs of a net that are on, put together group by group: of each group one is on. */
export interface Switches {
  readonly on: readonly number[];
  /** The number of inputs of the groups. */
  readonly size: () => number;
  /** Puts the input of a value from 0 on; what is beyond the group's size counts as its last. */
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

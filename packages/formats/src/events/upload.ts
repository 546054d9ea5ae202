/** The facts that a union wants with an event, beside its results. */
export interface Upload {
  /** The club's name, and its number at the union. */
  readonly club?: { readonly name: string; readonly number?: string };
  /** Masterpoints by the contestants' ids, and the name of the scale. */
  readonly masterpoints?: { readonly scale: string; readonly points: ReadonlyMap<string, number> };
}

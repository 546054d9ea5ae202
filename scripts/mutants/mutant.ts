/** A fault that is put into a source by hand, to see whether a test notices it. */
export interface HandMutant {
  readonly file: string;
  /** The text that is replaced: it is there exactly once. */
  readonly find: string;
  readonly put: string;
  /** The harm that the fault would do, in a sentence. */
  readonly breaks: string;
  /** Rooms beside the file's own whose tests may notice it. */
  readonly rooms?: readonly string[];
}

/** Returns the source with the fault in it. Throws if the text is not there exactly once. */
export function mutated(source: string, { file, find, put }: HandMutant): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} has ${more.length + (after === undefined ? 0 : 1)} times: ${find}`);
  return before + put + after;
}

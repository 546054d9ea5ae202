interface Task {
  readonly wanted: { readonly text: string };
}

/** Returns a text from a thread of a reader; hangs or takes memory for ever if the text says so. */
export default ({ wanted: { text } }: Task): { readonly ok: true; readonly value: string } => {
  if (text === 'stuck') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  for (const kept: number[][] = []; text === 'greedy'; )
    kept.push(new Array<number>(100_000).fill(kept.length));
  return { ok: true, value: text };
};

/** Caches what `read` returns for this time; concurrent callers share one reading. */
export function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (kept === undefined || now >= until) {
      const reading = read();
      kept = reading;
      until = now + ms;
      // a failed reading is not cached
      reading.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return kept;
  };
}

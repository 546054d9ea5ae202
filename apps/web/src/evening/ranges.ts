/** Returns numbers as ranges for people to read: `1–6, 9`. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && number <= last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

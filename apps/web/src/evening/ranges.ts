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

/** Returns the ranges nearest to a number, at most `most` below it and as many above: `6–7, 10–11`. */
export function nearestRanges(numbers: readonly number[], to: number, most: number): string {
  const ranges = rangesOf(numbers).split(', ');
  const above = ranges.findIndex((range) => Number.parseInt(range, 10) > to);
  const middle = above < 0 ? ranges.length : above;
  return ranges.slice(Math.max(0, middle - most), middle + most).join(', ');
}

/** Reads numbers as people write them, `5–8, 12`, at most `most` of them; `undefined` for any other text. */
export function readRanges(text: string, most: number): readonly number[] | undefined {
  const numbers = new Set<number>();
  const parts = text.replace(/\s*[–-]\s*/g, '–').split(/[,;\s]+/);
  for (const part of parts.filter((one) => one !== '')) {
    const [, from, to = from] = /^(\d{1,3})(?:–(\d{1,3}))?$/.exec(part) ?? [];
    if (from === undefined || Number(to) < Number(from)) return undefined;
    for (let number = Number(from); number <= Number(to); number++) {
      numbers.add(number);
      if (number < 1 || numbers.size > most) return undefined;
    }
  }
  return numbers.size === 0 ? undefined : [...numbers];
}

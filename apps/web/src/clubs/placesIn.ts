const MOST_PLACES = 40;
const MOST_POINTS = 1000;

/** The points for the first, second … place of a list with commas or blanks between, up to what are no points. */
export function placesIn(list: string): readonly number[] {
  const points = list.split(/[,;\s]+/).flatMap((one) => (one === '' ? [] : Number(one)));
  const end = points.findIndex((one) => !(one >= 0 && one <= MOST_POINTS));
  return points.slice(0, end < 0 ? MOST_PLACES : Math.min(end, MOST_PLACES));
}

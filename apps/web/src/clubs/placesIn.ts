const MOST_PLACES = 40;
const MOST_POINTS = 1000;

/**
 * Reads the points for the first, second … place from a list separated by commas or spaces, up to the first that is not
 * valid.
 */
export function placesIn(list: string): readonly number[] {
  const points = list.split(/[,;\s]+/).flatMap((one) => (one === '' ? [] : Number(one)));
  const end = points.findIndex((one) => !(one >= 0 && one <= MOST_POINTS));
  return points.slice(0, end < 0 ? MOST_PLACES : Math.min(end, MOST_PLACES));
}

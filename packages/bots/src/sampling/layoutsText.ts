/**
 * Says in how many layouts no other choice was better: in all, in most, or only on average over them.
 * @param share of the layouts in which no other choice was better
 * @param done what the player did with the layouts
 * @param better what no other choice does
 */
export function layoutsText(
  share: number,
  layouts: number,
  done: 'imagined' | 'worked out',
  better: 'does better' | 'scores more',
): string {
  const count = Math.round(share * layouts);
  if (layouts === 1) return `In the layout that I ${done}, no other choice ${better}.`;
  if (count === layouts) return `In every layout that I ${done}, no other choice ${better}.`;
  return 2 * count > layouts
    ? `In ${count} of the ${layouts} layouts that I ${done}, no other choice ${better}.`
    : `On average over the ${layouts} layouts that I ${done}, no other choice ${better}.`;
}

import { countOf } from '../movement.ts';

/**
 * True if all can be paired with somebody whom they may meet. J. Edmonds' blossom algorithm ("Paths, trees, and
 * flowers", 1965): for each unpaired one it searches an alternating path to another, shrinking odd circles to a point.
 */
export function isPerfectlyMatched(count: number, mayMeet: (one: number, other: number) => boolean): boolean {
  if (count % 2 === 1) return false;
  const partner = Array<number>(count).fill(NONE);
  const neighbours = countOf(count, (one) =>
    countOf(count, (other) => other).filter((other) => other !== one && mayMeet(one, other)),
  );
  // a first guess saves most of the search
  for (const [one, others] of neighbours.entries()) {
    if (partner[one] !== NONE) continue;
    const other = others.find((each) => partner[each] === NONE);
    if (other === undefined) continue;
    partner[one] = other;
    partner[other] = one;
  }
  return partner.every((_, one) => partner[one] !== NONE || augment(one, partner, neighbours));
}

const NONE = -1;

/** Finds a partner for the unpaired `root`; changes `partner` along the path. Returns false if there is no path. */
function augment(root: number, partner: number[], neighbours: readonly (readonly number[])[]): boolean {
  const parent = partner.map(() => NONE);
  const base = partner.map((_, i) => i);
  const isOuter = partner.map((_, i) => i === root);
  const queue = [root];
  const baseOf = (one: number): number => base[one] ?? one;
  const partnerOf = (one: number): number => partner[one] ?? NONE;
  const parentOf = (one: number): number => parent[one] ?? NONE;

  const commonBase = (one: number, other: number): number => {
    const above = new Set<number>();
    for (let at = baseOf(one); ; at = baseOf(parentOf(partnerOf(at)))) {
      above.add(at);
      if (partnerOf(at) === NONE) break;
    }
    let at = baseOf(other);
    while (!above.has(at)) at = baseOf(parentOf(partnerOf(at)));
    return at;
  };
  const shrink = (one: number, other: number): void => {
    const to = commonBase(one, other);
    const inBlossom = new Set<number>();
    const climb = (from: number, below: number): void => {
      let child = below;
      for (let at = from; baseOf(at) !== to; at = parentOf(partnerOf(at))) {
        inBlossom.add(baseOf(at)).add(baseOf(partnerOf(at)));
        parent[at] = child;
        child = partnerOf(at);
      }
    };
    climb(one, other);
    climb(other, one);
    for (const i of base.keys()) {
      if (!inBlossom.has(baseOf(i))) continue;
      base[i] = to;
      if (isOuter[i]) continue;
      isOuter[i] = true;
      queue.push(i);
    }
  };
  for (const one of queue) {
    for (const other of neighbours[one] ?? []) {
      if (baseOf(one) === baseOf(other) || partnerOf(one) === other) continue;
      if (other === root || (partnerOf(other) !== NONE && parentOf(partnerOf(other)) !== NONE))
        shrink(one, other);
      else if (parentOf(other) === NONE) {
        parent[other] = one;
        const next = partnerOf(other);
        if (next === NONE) {
          turnPath(other, partner, parent);
          return true;
        }
        isOuter[next] = true;
        queue.push(next);
      }
    }
  }
  return false;
}

/** Exchanges matched and unmatched edges along the path. */
function turnPath(end: number, partner: number[], parent: readonly number[]): void {
  for (let at = end; at !== NONE; ) {
    const before = parent[at] ?? NONE;
    const next = partner[before] ?? NONE;
    partner[at] = before;
    partner[before] = at;
    at = next;
  }
}

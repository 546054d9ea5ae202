import { type Outcome, type Party, type Points, stakesOf } from '../../scores/outcome.ts';

/**
 * Returns the points of a deal as one cell of a table: those of declarer, with a minus those of the opponents, `×2` if
 * two score as much. If declarer loses points, or both sides score, it is `own:theirs`.
 */
export function cellOf(points: Points, own: Party): string {
  const all = Object.values(points);
  const mine = points[own] ?? 0;
  const scoring = all.filter((some) => some !== 0);
  const [value = 0, ...others] = [...new Set(scoring)];
  const isOneSide = others.length === 0 && (scoring.length < all.length || all.length === 0);
  if (isOneSide && mine >= 0) {
    const times = scoring.length > 1 ? `×${scoring.length}` : '';
    return `${mine === 0 ? -value || 0 : value}${times}`;
  }
  const theirs = Object.keys(points).flatMap((party) => (party === own ? [] : [points[party] ?? 0]));
  return `${mine}:${[...new Set(theirs)].join('/')}`;
}

/** Returns a row of a score sheet as a cell: `60+30` are points below and above the line. */
export function linesCell(below: Points, above: Points, own: Party): string {
  const mine = below[own] ?? 0;
  const theirs = Object.keys(below).filter((party) => party !== own);
  if (mine === 0) {
    const other = theirs.find((party) => (below[party] ?? 0) > 0);
    return other === undefined ? cellOf(above, own) : `-${below[other]}-${above[other] ?? 0}`;
  }
  const more = theirs.map((party) => above[party] ?? 0).filter((some) => some > 0);
  return `${mine}+${above[own] ?? 0}${more.length > 0 ? `:${more.join('/')}` : ''}`;
}

/** Returns the party whose result a cell shows: declarer's, or the first if nobody declares. */
export function ownParty(outcome: Outcome, parties: readonly Party[]): Party {
  if (outcome.declaring !== undefined || outcome.contract !== undefined)
    return stakesOf(outcome, parties).declaring;
  return parties[0] ?? '';
}

import type { Night, NightScore } from './series.ts';

/** A rung of a ladder. */
export interface Rung {
  readonly who: string;
  /** From 1, the top. */
  readonly rung: number;
  /** The rung before the last evening; `undefined` for a newcomer on that evening. */
  readonly before?: number;
  readonly played: number;
}

/**
 * Returns the ladder after these evenings. On each evening, from the top down, a player who did better than the next
 * player above who was present swaps rungs with that player; nobody swaps twice. Absent players keep their rung.
 * Newcomers start at the bottom, ordered by their result.
 */
export function ladderOf(nights: readonly Night[]): readonly Rung[] {
  let rungs: readonly string[] = [];
  let last: readonly string[] = [];
  for (const night of nights) {
    last = rungs;
    rungs = afterNight(rungs, night);
  }
  const played = new Map<string, number>();
  for (const { scores } of nights) for (const { who } of scores) played.set(who, (played.get(who) ?? 0) + 1);
  return rungs.map((who, i) => {
    const at = last.indexOf(who);
    return { who, rung: i + 1, ...(at >= 0 && { before: at + 1 }), played: played.get(who) ?? 0 };
  });
}

function afterNight(rungs: readonly string[], { scores }: Night): readonly string[] {
  const scoreOf = new Map(scores.map((score) => [score.who, score]));
  const known = new Set(rungs);
  const there = rungs.flatMap((who, rung) => {
    const score = scoreOf.get(who);
    return score === undefined ? [] : [{ who, rung, score }];
  });
  const after = [...rungs];
  for (let i = 1; i < there.length; i++) {
    const [above, below] = [there[i - 1], there[i]];
    if (above === undefined || below === undefined || better(below.score, above.score) <= 0) continue;
    after[above.rung] = below.who;
    after[below.rung] = above.who;
    i++;
  }
  const newcomers = scores.filter(({ who }) => !known.has(who)).sort((one, other) => better(other, one));
  return [...after, ...newcomers.map(({ who }) => who)];
}

/** Compares two results: by percentage if both have one, otherwise by the share of the others that each has beaten. */
function better(one: NightScore, other: NightScore): number {
  if (one.percent !== undefined && other.percent !== undefined) return one.percent - other.percent;
  return beaten(one) - beaten(other);
}

/** Returns the share of the others in the ranking that was beaten, so that rankings of different sizes compare. */
const beaten = ({ place, tied, of }: NightScore): number => (of - place - tied / 2) / Math.max(1, of - 1);

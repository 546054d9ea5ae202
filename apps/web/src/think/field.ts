import type { BotLevel } from '@overtrick/bots';
import { scoringOf } from '@overtrick/duplicate/event/scored';
import { scoreTraveller } from '@overtrick/duplicate/traveller/traveller';
import type { Contract } from '@overtrick/rules/auction/contract';
import { bySeat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { fraction, seededRandom } from '@overtrick/rules/random';
import type { DealRecord } from '@overtrick/rules/record';
import type { Outcome, Party, Points } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import type { Engine } from '@overtrick/solver';

/** The result of a deal at one table. */
export interface TableResult {
  readonly contract?: Contract;
  /** The tricks of the declaring side. */
  readonly tricks: number;
  readonly points: Points;
  /** The auction that led to the result. */
  readonly calls?: View['calls'];
}

export const resultOf = ({ contract, tricks, points }: Outcome): TableResult => ({
  ...(contract && { contract }),
  tricks,
  points,
});

/**
 * The smallest and the largest share of a level's layouts that a table samples: players of one club are not all alike.
 */
const LAYOUTS = { least: 0.4, most: 1.6 };

/**
 * Lets computer players play the same cards at another table. `seed` names the table; it fixes how many layouts its
 * players sample and their random choices.
 */
export function playElsewhere(
  game: AnyGame,
  { setup, options }: Pick<DealRecord, 'setup' | 'options'>,
  { bot, budget, milliseconds }: BotLevel,
  seed: string,
  thinking: { readonly engine: Engine; readonly now: () => number },
): TableResult | undefined {
  const randoms = bySeat((seat) => seededRandom(`${seed} ${seat}`));
  const { least, most } = LAYOUTS;
  const share = least + (most - least) * fraction(seededRandom(seed));
  const worlds = Math.max(1, Math.round(budget.worlds * share));
  let state = game.start(setup, options);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const end = thinking.now() + milliseconds;
    const isSpent = () => thinking.now() > end;
    const view = game.view(state, seat);
    const { action } = bot(
      game,
      view,
      { ...budget, worlds, engine: thinking.engine, isSpent },
      randoms[seat],
    );
    state = game.apply(state, seat, action);
  }
  const outcome = game.outcome(state);
  return outcome && { ...resultOf(outcome), calls: game.view(state).calls };
}

export const COMPARISONS = ['mp', 'cross-imp'] as const;
/** The id of one of the club's scoring methods. */
export type Comparison = (typeof COMPARISONS)[number];

/**
 * Returns the points of a party minus those of the other side, or minus the average of the others where more than two
 * score.
 */
export function marginOf(points: Points, party: Party): number {
  const others = Object.entries(points).filter(([name]) => name !== party);
  const theirs = others.reduce((sum, [, each]) => sum + each, 0);
  return (points[party] ?? 0) - (others.length === 0 ? 0 : theirs / others.length);
}

/**
 * Compares each result with all others, as a party sees them, and keeps their order: matchpoints as a share of the top,
 * 0 to 1, or IMPs per comparison. Returns `undefined` when there is nothing to compare with.
 */
export function comparedFor(
  party: Party,
  results: readonly TableResult[],
  method: Comparison,
): readonly number[] | undefined {
  const scoring = scoringOf({ method });
  if (!scoring.ok || results.length < 2) return undefined;
  const entries = results.map(({ points }, i) => ({
    ns: `${i}`,
    ew: '',
    outcome: { kind: 'played', score: Math.round(marginOf(points, party)) } as const,
  }));
  const { lines } = scoreTraveller({ board: 1, entries }, scoring.value, entries.length);
  return lines.map(({ NS }) => {
    const { points = 0, top = 0 } = NS ?? {};
    return top > 0 ? points / top : points;
  });
}

/** The same result at one or more tables: their numbers among all results, from 0. */
export interface ResultGroup {
  readonly result: TableResult;
  readonly tables: readonly number[];
}

/** Groups equal results, the best one for a party first. */
export function groupedFor(party: Party, results: readonly TableResult[]): readonly ResultGroup[] {
  const groups = new Map<string, { readonly result: TableResult; readonly tables: number[] }>();
  for (const [i, result] of results.entries()) {
    const { contract, tricks, points } = result;
    const key = JSON.stringify([contract, tricks, Object.entries(points).toSorted()]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { result, tables: [i] });
    else group.tables.push(i);
  }
  return [...groups.values()].toSorted(
    (a, b) => marginOf(b.result.points, party) - marginOf(a.result.points, party),
  );
}

/** The standing of a party's first result beside the others. */
export interface Standing {
  readonly better: number;
  readonly equal: number;
  readonly all: number;
}

export function standingFor(party: Party, results: readonly TableResult[]): Standing {
  const [own = 0, ...others] = results.map(({ points }) => marginOf(points, party));
  return {
    better: others.filter((other) => other < own).length,
    equal: others.filter((other) => other === own).length,
    all: others.length,
  };
}

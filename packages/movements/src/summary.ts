import { type Balance, balanceOf } from './balance.ts';
import { entrantsOf, type Movement, PLACES, playedOf, roundsOf, sitOutsOf } from './movement.ts';

/** The smallest and the largest of some numbers. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** The properties of a movement: what each entrant plays, and what it misses. */
export interface MovementSummary {
  readonly entrants: number;
  readonly tables: number;
  readonly rounds: number;
  readonly winners: 1 | 2 | 3;
  /** The number of sets of boards in play. */
  readonly sets: number;
  readonly setsEach: Span;
  readonly playsOfSet: Span;
  readonly sitOuts: Span;
  /** The number of entrants that sit out at least once. */
  readonly sittingOut: number;
  /**
   * The number of opponents that each entrant meets; `others` is the number that there are. If each seat has its own
   * winner, opponents are those at the other seats.
   */
  readonly opponents: Span;
  readonly others: number;
  /** The number of tables that play at the same time. */
  readonly busyTables: number;
  /** The number of rounds in which tables share boards; `sharers` is the most tables that share. */
  readonly sharedRounds: number;
  readonly sharers: number;
  /** The most sets that are each at several tables in one round. */
  readonly sharedSets: number;
  readonly balance: Balance;
}

export function summaryOf(movement: Movement): MovementSummary {
  const played = playedOf(movement);
  const entrants = entrantsOf(movement);
  const sitOuts = [...sitOutsOf(movement).values()].map((rounds) => rounds.length);
  const sets = new Map<number, Set<number>>();
  const opponents = new Map<number, Set<number>>(entrants.map((entrant) => [entrant, new Set()]));
  const { sides } = PLACES[movement.seating];
  for (const { seats, set } of played) {
    for (const [i, entrant] of seats.entries()) {
      sets.set(entrant, (sets.get(entrant) ?? new Set()).add(set));
      for (const [j, other] of seats.entries()) if (sides[i] !== sides[j]) opponents.get(entrant)?.add(other);
    }
  }
  const bySet = [...Map.groupBy(played, ({ set }) => set).values()];
  const sharing = [...Map.groupBy(played, ({ set, round }) => `${set} ${round}`).values()].filter(
    (sittings) => sittings.length > 1,
  );
  let balance: Balance | undefined;
  return {
    entrants: entrants.length,
    tables: movement.tables.length,
    rounds: roundsOf(movement),
    winners: movement.winners,
    sets: bySet.length,
    setsEach: spanOf(entrants.map((entrant) => sets.get(entrant)?.size ?? 0)),
    playsOfSet: spanOf(bySet.map((results) => results.length)),
    sitOuts: spanOf(sitOuts),
    sittingOut: sitOuts.filter((rounds) => rounds > 0).length,
    opponents: spanOf([...opponents.values()].map((met) => met.size)),
    others: entrants.length - (movement.winners === 1 ? 1 : Math.ceil(entrants.length / movement.winners)),
    busyTables: Math.max(
      0,
      ...[...Map.groupBy(played, ({ round }) => round).values()].map((busy) => busy.length),
    ),
    sharedRounds: new Set(sharing.map(([sitting]) => sitting?.round)).size,
    sharers: Math.max(0, ...sharing.map((sittings) => sittings.length)),
    sharedSets: Math.max(
      0,
      ...[...Map.groupBy(sharing, ([sitting]) => sitting?.round).values()].map((sets) => sets.length),
    ),
    // it takes the longest, and nobody asks for that of several winners
    get balance() {
      balance ??= balanceOf(movement);
      return balance;
    },
  };
}

const spanOf = (numbers: readonly number[]): Span =>
  numbers.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...numbers), max: Math.max(...numbers) };

import type { Card } from '../cards/card.ts';
import type { BySeat, Seat } from '../cards/seat.ts';
import type { Slip } from '../deals/slip.ts';

/**
 * Facts that some games add to the common fields of a view, and that the readers of all games use. A game builds its
 * own type on those that it gives (`SharedFacts<'points'>`), so a name cannot change for the writer alone.
 */
interface AllFacts {
  /** The high-card points that each hand was dealt, as they were announced (RULES 5.1). */
  readonly points: BySeat<number>;
  /** The slip of the viewer's partner, once the viewer has received it (RULES 5.3). */
  readonly slip: Slip;
  /** The number of players who passed, from the dealer on, before one opened (RULES 5.3). */
  readonly passed: number;
  /** The player who opened, and names contracts (RULES 5.3). */
  readonly opener: Seat;
  /** True once the dealer has left the choice of trumps to partner (RULES 6.3). */
  readonly isLeft: boolean;
  /**
   * The time at which a player without a partner opened their dummy: before all calls, before their own first, or never
   * during the auction (RULES 8.3).
   */
  readonly opened: 'first' | 'second' | 'never';
  /** Choices between looking at one's cards and a blind nil, as steps: `S blind` (RULES 12.1). */
  readonly decisions: readonly string[];
  /** The card that stands for the joker, as text. */
  readonly joker: string;
  /** The kitty, once the deal is over: `C5 D7 HK`. */
  readonly kitty: string | null;
}

export type SharedFacts<Name extends keyof AllFacts = keyof AllFacts> = Pick<AllFacts, Name>;

/** Memories that the readers of all games use; a game may have others of its own. */
export interface AllMemories {
  /**
   * The pack in dealt order, as far as the viewer has seen it; a hand whose order nobody saw is listed from its lowest
   * card.
   */
  readonly order: readonly (Card | null)[];
  /** Steps that the viewer heard and that the page does not show any more, as texts. */
  readonly steps: readonly string[];
}

/** The facts of a view as a game writes them: shared ones by their names, and others that its own type declares. */
export type Extra = Partial<AllFacts> & object;
export type Memory = Partial<AllMemories> & object;

interface WithFacts {
  readonly extra?: Extra | undefined;
  readonly memory?: Memory | undefined;
}

/**
 * Returns the facts of one game's view, typed as the game's own module declares them; each is absent where the game
 * does not give it.
 */
export const extraOf = <OwnExtra extends Extra>({ extra }: Pick<WithFacts, 'extra'>): Partial<OwnExtra> =>
  (extra ?? {}) as Partial<OwnExtra>;

/** Returns the memory of one game's view, typed as the game's own module declares it. */
export const memoryOf = <OwnMemory extends Memory>({
  memory,
}: Pick<WithFacts, 'memory'>): Partial<OwnMemory> => (memory ?? {}) as Partial<OwnMemory>;

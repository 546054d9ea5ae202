import type { Call } from '@overtrick/rules/auction/call';
import type { Hand } from '../hand.ts';
import type { Rule } from '../rule.ts';
import type { Situation } from '../situation.ts';
import { figuresOf, type Scene } from './figures.ts';
import { plausibleFor } from './plausible.ts';
import { slamFigures, slamsFor } from './slams.ts';
import later from './trees/later.json' with { type: 'json' };
import slams from './trees/slams.json' with { type: 'json' };
import { type KeptTrees, readTrees, type Trees } from './trees.ts';

/** A kind of decision that has its own trees. */
export interface Kind {
  readonly id: KindId;
  /** Returns the calls that may be better than that of the rule. */
  readonly othersFor: (
    s: Situation,
    hand: Hand,
    legal: readonly Call[],
    rule: Rule | undefined,
  ) => readonly Call[];
  /** Returns the figures of a call for the trees. */
  readonly figuresOf: (scene: Scene, call: Call) => readonly number[];
  readonly trees: () => Trees;
  /**
   * The IMPs by which another call must promise more; and the larger margin where a line was written for the auction.
   */
  readonly margin: number;
  readonly writtenMargin: number;
  /** The error in IMPs of the trees' promises; and the one where a line was written for the auction. */
  readonly spread: number;
  readonly writtenSpread: number;
}

type KindId = 'later' | 'slams';

/** Reads the trees at their first use. */
function lazily(kept: KeptTrees): () => Trees {
  let trees: Trees | undefined;
  return () => {
    trees ??= readTrees(kept);
    return trees;
  };
}

/** The kinds in order: each judges the call that the earlier ones leave. */
export const KINDS: readonly Kind[] = [
  {
    id: 'later',
    othersFor: plausibleFor,
    figuresOf,
    trees: lazily(later),
    margin: 0.25,
    writtenMargin: 0.8,
    spread: 2,
    writtenSpread: 1.4,
  },
  {
    id: 'slams',
    othersFor: slamsFor,
    figuresOf: (scene, call) => [...figuresOf(scene, call), ...slamFigures(scene, call)],
    trees: lazily(slams),
    margin: 0.8,
    writtenMargin: 0.8,
    spread: 3,
    writtenSpread: 3,
  },
];

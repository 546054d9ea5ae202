import type { Call } from '@overtrick/rules/call';
import type { Hand } from '../hand.ts';
import type { Rule } from '../rule.ts';
import type { Situation } from '../situation.ts';
import { figuresOf, type Scene } from './figures.ts';
import { plausibleFor } from './plausible.ts';
import { slamFigures, slamsFor } from './slams.ts';
import later from './trees/later.json' with { type: 'json' };
import slams from './trees/slams.json' with { type: 'json' };
import { type KeptTrees, readTrees, type Trees } from './trees.ts';

/** A kind of decisions that has trees of its own. */
export interface Kind {
  readonly id: KindId;
  /** The calls that may be better than that of the rule. */
  readonly othersFor: (
    s: Situation,
    hand: Hand,
    legal: readonly Call[],
    rule: Rule | undefined,
  ) => readonly Call[];
  /** The figures of a call for which the trees ask. */
  readonly figuresOf: (scene: Scene, call: Call) => readonly number[];
  readonly trees: () => Trees;
  /** Another call must promise so many IMPs more; and more where a line was written for the auction. */
  readonly margin: number;
  readonly writtenMargin: number;
  /** The IMPs by which trees err in what they promise; and where a line was written for the auction. */
  readonly spread: number;
  readonly writtenSpread: number;
}

type KindId = 'later' | 'slams';

/** Read when they are first asked. */
function lazily(kept: KeptTrees): () => Trees {
  let trees: Trees | undefined;
  return () => {
    trees ??= readTrees(kept);
    return trees;
  };
}

/** Each judges what those before it have left of the system's call. */
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

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { bridge } from '../games/bridge/index.ts';
import { seedsTo } from '../testing/playout.ts';
import { conformanceFaults } from './conformance.ts';
import type { Fault } from './fault.ts';
import { imagineFaults } from './imagination.ts';
import { leakFaults } from './leaks.ts';
import type { Mutant } from './mutant.ts';
import {
  CONFORMANCE_MUTANTS,
  IMAGINE_MUTANTS,
  LEAK_MUTANTS,
  SYMMETRY_MUTANTS,
  UNCHANGED,
} from './mutants.ts';
import { symmetryFaults } from './symmetry.ts';

type Suite = (game: AnyGame, seeds: readonly string[]) => readonly Fault[];

// a few deals show each fault: among them one passed out, one claimed, one played to the end
const SEEDS = seedsTo(4);

describe.each<[string, Suite, readonly Mutant[]]>([
  ['conformance', conformanceFaults, CONFORMANCE_MUTANTS],
  ['leaks', leakFaults, LEAK_MUTANTS],
  ['imagine', imagineFaults, IMAGINE_MUTANTS],
  ['symmetry', symmetryFaults, SYMMETRY_MUTANTS],
])('the suite of %s', (_, suite, mutants) => {
  const faultsOf = ({ of }: Mutant) => suite(of(bridge), SEEDS);

  test.each(mutants.map((mutant) => [mutant.name, mutant.breaks, mutant] as const))(
    'finds: %s (%s)',
    (_name, breaks, mutant) => {
      expect(faultsOf(mutant).map(({ promise }) => promise)).toContain(breaks);
    },
  );

  test('finds nothing in a game as it should be', () => {
    expect(faultsOf(UNCHANGED)).toEqual([]);
  });
});

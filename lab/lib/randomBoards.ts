import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { type Engine, solveDeclarer } from '@overtrick/solver';
import type { SolvedBoard } from './boards.ts';

/**
 * Deals random boards whose double-dummy tricks are found when they are asked for: two ways to bid a deal differ in few
 * of its twenty contracts. The same seed gives the same deals; dealer and vulnerability are those of boards 1, 2 and so
 * on.
 */
export function* randomBoards(engine: Engine, seed: string, count: number): Iterable<SolvedBoard> {
  for (let i = 0; i < count; i++) {
    const source = `${seed} ${i}`;
    const deal = randomDeal(seededRandom(source));
    const known = new Map<string, number>();
    const tricksOf = (seat: Seat, strain: Strain): number => {
      const found = known.get(seat + strain) ?? solveDeclarer(engine, deal, seat, strain).lower;
      known.set(seat + strain, found);
      return found;
    };
    const table: Record<Strain, number> = { C: 0, D: 0, H: 0, S: 0, N: 0 };
    const tricks = bySeat((seat) =>
      Object.defineProperties(
        { ...table },
        Object.fromEntries(STRAINS.map((strain) => [strain, { get: () => tricksOf(seat, strain) }])),
      ),
    );
    const { dealer, vul } = termsOfBoard(i + 1);
    yield { source, dealer, vul, deal, tricks, auction: [], auctions: [] };
  }
}

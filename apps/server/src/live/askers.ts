import type { Thinker } from '../bots/thinker.ts';

/** The most addresses that are remembered per table: the latest. */
const MOST = 4;

/** The addresses of the players at the tables of this process; they take turns when bots think. */
export class Askers {
  readonly #of = new Map<string, readonly string[]>();

  /** Records that somebody opens the table, or comes to their chair. */
  came(table: string, address: string | undefined): void {
    if (address === undefined) return;
    const others = (this.#of.get(table) ?? []).filter((known) => known !== address);
    this.#of.set(table, [address, ...others].slice(0, MOST));
  }

  /** Forgets a table that is no longer in memory. */
  forget(table: string): void {
    this.#of.delete(table);
  }

  /** Wraps a thinker so that every question names its askers. */
  asking(thinker: Thinker): Thinker {
    const withAskers = <Question extends { readonly table: string }>(question: Question): Question => {
      const askers = this.#of.get(question.table);
      return askers === undefined ? question : { ...question, askers };
    };
    return {
      think: (question, signal) => thinker.think(withAskers(question), signal),
      judge: (question, signal) => thinker.judge(withAskers(question), signal),
      close: () => thinker.close(),
    };
  }
}

import type { Thinker } from '../bots/thinker.ts';

/** So many addresses are known of a table: those that came last. */
const MOST = 4;

/** From where people play at the tables of this process: they take turns when computer players think. */
export class Askers {
  readonly #of = new Map<string, readonly string[]>();

  /** Somebody opens the table, or comes to a chair of theirs. */
  came(table: string, address: string | undefined): void {
    if (address === undefined) return;
    const others = (this.#of.get(table) ?? []).filter((known) => known !== address);
    this.#of.set(table, [address, ...others].slice(0, MOST));
  }

  /** The table is in memory no more. */
  forget(table: string): void {
    this.#of.delete(table);
  }

  /** Puts to every question who asks it. */
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

import { defined } from '@overtrick/rules/assert';
import type { Random } from '@overtrick/rules/random';
import type { Action } from '../actions.ts';
import type { Dealt } from '../dealt.ts';
import { makeDrawer } from '../draw.ts';
import { makeEvaluators, type TricksOf } from '../evaluate.ts';
import type { Script } from '../script.ts';
import { makePrinter } from './prints.ts';
import { makeStatistics, type Statistics } from './statistics.ts';

/** The number of deals for a script that says nothing of it, and of those tried: as the reference program has it. */
const SHOWN = 40;
const MOST_TRIED = 10_000_000;

export interface RunOptions {
  readonly random: Random;
  /** For the language's own chance, `rnd`. */
  readonly ownRandom?: Random;
  readonly tricksOf?: TricksOf;
  /** Deals wanted, and deals that may be tried; they stand above the script's own. */
  readonly produce?: number;
  readonly generate?: number;
  /** Is told now and then how many deals have been tried. */
  onTried?(tried: number): void;
}

/** A script at work. */
export interface Run {
  /** The most deals that are tried. */
  readonly tries: number;
  /** The number of deals that are wanted. */
  readonly wanted: number;
  /** Draws deals until enough of them fit or too many have been tried; each that fits, while it lies there. */
  deals(): Generator<Dealt>;
  /** The number of deals tried and found so far. */
  readonly tried: number;
  readonly produced: number;
  /** The text that the script prints of the deal that lies there. */
  print(): string;
  /** The text that the script prints when all is done. */
  printEnd(): string;
  /** Does the script count over its deals? */
  readonly counts: boolean;
  readonly statistics: Statistics;
}

/** Makes a script ready. Its values are worked out deal by deal, and counted as the deals are taken from `deals`. */
export function runScript(script: Script, options: RunOptions): Run {
  const { random, onTried } = options;
  const actions = script.actions ?? [];
  const tries = options.generate ?? script.generate ?? MOST_TRIED;
  const wanted = options.produce ?? script.produce ?? (isShown(script.actions) ? SHOWN : tries);
  const drawer = defined(makeDrawer(script.settled), 'a script is read only if its deals can be');
  const evaluate = makeEvaluators({
    counts: script.counts,
    ...(options.ownRandom && { random: options.ownRandom }),
    ...(options.tricksOf && { tricksOf: options.tricksOf }),
  });
  const fits = script.condition && evaluate(script.condition);
  const statistics = makeStatistics(actions, evaluate, options.tricksOf);
  const printer = makePrinter(script, evaluate);
  let tried = 0;
  let produced = 0;
  return {
    tries,
    wanted,
    *deals() {
      while (tried < tries && produced < wanted) {
        drawer.draw(random);
        tried++;
        if (fits === undefined || fits(drawer.dealt) !== 0) {
          produced++;
          statistics.add(drawer.dealt);
          printer.add(drawer.dealt);
          yield drawer.dealt;
        }
        if (tried % 4096 === 0) onTried?.(tried);
      }
    },
    get tried() {
      return tried;
    },
    get produced() {
      return produced;
    },
    print: () => printer.print(drawer.dealt, produced),
    printEnd: () => `${printer.printEnd()}${statistics.print()}`,
    counts: actions.some(({ kind }) => ['average', 'frequency', 'evalcontract'].includes(kind)),
    statistics,
  };
}

/** Are deals to be seen, rather than counted? */
const isShown = (actions: readonly Action[] | undefined): boolean =>
  actions === undefined || actions.some(({ kind }) => kind.startsWith('print') || kind === 'evalcontract');

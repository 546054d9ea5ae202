import { defined } from '@overtrick/rules/assert';
import type { Random } from '@overtrick/rules/random';
import type { Action } from '../actions.ts';
import type { Dealt } from '../dealt.ts';
import { makeDrawer } from '../draw.ts';
import { makeEvaluators, type ParScoreOf, type TricksOf } from '../evaluate.ts';
import type { Script } from '../script.ts';
import { actionAsks, conditionAsks } from '../tricks.ts';
import { makePrinter } from './prints.ts';
import { makeStatistics, type Statistics } from './statistics.ts';

/** The defaults, as in the reference program: the number of deals to produce, and to try. */
const SHOWN = 40;
const MOST_TRIED = 10_000_000;
/** Without a number: the most deals to try if the condition asks the solver, and to produce if an action does. */
const MOST_TRIED_SOLVED = 100_000;
const MOST_SOLVED = 10_000;

export interface RunOptions {
  readonly random: Random;
  /** The random source for the language's own `rnd`. */
  readonly ownRandom?: Random;
  readonly tricksOf?: TricksOf;
  readonly parScoreOf?: ParScoreOf;
  /** The numbers of deals to produce and to try; they override the script's. */
  readonly produce?: number;
  readonly generate?: number;
  /** Reports from time to time how many deals were tried. */
  onTried?(tried: number): void;
}

/** A running script. */
export interface Run {
  /** The most deals to try. */
  readonly tries: number;
  /** The number of deals to produce. */
  readonly wanted: number;
  /** Draws deals until enough fit or too many were tried; yields each that fits, valid until the next. */
  deals(): Generator<Dealt>;
  /** The number of deals tried and found so far. */
  readonly tried: number;
  readonly produced: number;
  /** Returns what the script prints for the current deal. */
  print(): string;
  /** Returns what the script prints at the end. */
  printEnd(): string;
  /** True if the script counts over its deals. */
  readonly counts: boolean;
  readonly statistics: Statistics;
}

/** Prepares a script. Its values are evaluated deal by deal, and counted as the deals are taken from `deals`. */
export function runScript(script: Script, options: RunOptions): Run {
  const { random, onTried } = options;
  const actions = script.actions ?? [];
  const tries =
    options.generate ?? script.generate ?? (conditionAsks(script) ? MOST_TRIED_SOLVED : MOST_TRIED);
  const counted = actions.some(actionAsks)
    ? Math.min(tries, options.generate ?? script.generate ?? MOST_SOLVED)
    : tries;
  const wanted = options.produce ?? script.produce ?? (isShown(script.actions) ? SHOWN : counted);
  const drawer = defined(makeDrawer(script.settled), 'a script is read only if its deals can be');
  const evaluate = makeEvaluators({
    counts: script.counts,
    ...(options.ownRandom && { random: options.ownRandom }),
    ...(options.tricksOf && { tricksOf: options.tricksOf }),
    ...(options.parScoreOf && { parScoreOf: options.parScoreOf }),
    ...(script.vul && { vul: script.vul }),
  });
  const fits = script.condition && evaluate(script.condition);
  const statistics = makeStatistics(actions, evaluate, options.tricksOf);
  const printer = makePrinter(script, evaluate, options.tricksOf);
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
    counts: actions.some(({ kind }) => ['average', 'frequency', 'evalcontract', 'contract'].includes(kind)),
    statistics,
  };
}

/** True if the script shows deals rather than only counting them. */
const isShown = (actions: readonly Action[] | undefined): boolean =>
  actions === undefined || actions.some(({ kind }) => kind !== 'average' && kind !== 'frequency');

/**
 * The language of Hans van Staveren's `dealer`: scripts and conditions read, and deals drawn that fit.
 */

export { type Dealt, dealOf, dealtOf } from './dealt.ts';
export { type Drawer, makeDrawer, type Settled } from './draw.ts';
export { type Evaluator, evaluatorOf, type Means } from './evaluate.ts';
export type { Expression } from './expression.ts';
export { type Run, type RunOptions, runScript } from './run/run.ts';
export { parseCondition, parseScript, type Script } from './script.ts';

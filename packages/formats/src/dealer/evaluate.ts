import { unreachable } from '@overtrick/rules/assert';
import type { BareContract } from '@overtrick/rules/auction/contract';
import { rankIndex, type Strain, SUITS, suitIndex } from '@overtrick/rules/cards/card';
import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { fraction, type Random } from '@overtrick/rules/random';
import { impsOf } from '@overtrick/rules/scores/imps';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { honourPoints, qualityOf, shapePoints } from '@overtrick/rules/worth/kaplan';
import { type Budget, stepsOf } from './budget.ts';
import { type Dealt, dealOf, noDeal, placeOf } from './dealt.ts';
import { type Expression, type Operator, someExpression } from './expression.ts';
import { COUNTS, type Counts, type MeasureName, measureTable } from './measures.ts';
import { holdingsOfLengths, shapeIndex, shapeTable } from './shape.ts';

/** Returns the value of an expression for a deal: a whole number. */
export type Evaluator = (dealt: Dealt) => number;

/** Returns the tricks that a seat takes as declarer, 0 to 13, double dummy. */
export type TricksOf = (deal: Deal, declarer: Seat, strain: Strain) => number;

/** Returns the par score of a deal from North–South's side, double dummy. */
export type ParScoreOf = (deal: Deal, vul: Vul) => number;

/** The inputs for evaluating expressions. */
export interface Means {
  /** The values of cards; the language's own by default. */
  readonly counts?: Counts;
  /** The random source for `rnd`, which is 0 without it. */
  readonly random?: Random;
  /** The solver for `tricks`, which is 0 without it. */
  readonly tricksOf?: TricksOf;
  /** The solver for `par`, which is 0 without it; and the vulnerability of boards, `none` by default. */
  readonly parScoreOf?: ParScoreOf;
  readonly vul?: Vul;
  /** The budget for counting the steps of an evaluation; without it none are counted. */
  readonly budget?: Budget;
}

/** Compiles expressions for many deals. Evaluators from one call share their intermediate results for a deal. */
export function makeEvaluators(means: Means = {}): (expression: Expression) => Evaluator {
  const names = new Map<Expression, Evaluator>();
  const tables = new Map<MeasureName, Int32Array>();
  const tableOf = (name: MeasureName): Int32Array => {
    const table = tables.get(name) ?? measureTable(name, means.counts ?? COUNTS);
    tables.set(name, table);
    return table;
  };
  const compiler: Compiler = {
    means,
    tableOf,
    compile: (expression) => compile(compiler, expression),
    named(of) {
      const known = names.get(of) ?? madeOnce(of, counted(means, of, compiler.compile(of)));
      names.set(of, known);
      return known;
    },
  };
  return (expression) => counted(means, expression, compiler.compile(expression));
}

/** Makes an evaluation count its steps each time, without its names, which count their own. */
function counted({ budget }: Means, of: Expression, evaluate: Evaluator): Evaluator {
  if (budget === undefined) return evaluate;
  const steps = stepsOf(of);
  return (dealt) => {
    budget.spend(steps);
    return evaluate(dealt);
  };
}

export const evaluatorOf = (expression: Expression, means?: Means): Evaluator =>
  makeEvaluators(means)(expression);

interface Compiler {
  readonly means: Means;
  /** Returns the measure of each holding of a suit. */
  tableOf(name: MeasureName): Int32Array;
  compile(expression: Expression): Evaluator;
  /** Returns the evaluator of a name. */
  named(of: Expression): Evaluator;
}

function compile(compiler: Compiler, expression: Expression): Evaluator {
  switch (expression.kind) {
    case 'number':
      return () => expression.value;
    case 'measure':
      return compileMeasure(compiler, expression);
    case 'cccc':
      return compileKaplan(expression.seat);
    case 'shape':
      return compileShape(expression);
    case 'hasCard': {
      const at = placeOf(expression.seat) * 4 + suitIndex(expression.card);
      const rank = rankIndex(expression.card);
      return ({ holdings }) => ((holdings[at] ?? 0) >>> rank) & 1;
    }
    case 'tricks': {
      const { tricksOf } = compiler.means;
      return (dealt) => tricksOf?.(dealOf(dealt), expression.seat, expression.strain) ?? 0;
    }
    case 'par': {
      const { parScoreOf, vul = 'none' } = compiler.means;
      const sign = expression.side === 'NS' ? 1 : -1;
      return (dealt) => sign * (parScoreOf?.(dealOf(dealt), expression.vul ?? vul) ?? 0) || 0;
    }
    case 'score':
      return compileScore(expression.contract, expression.vulnerable, compiler.compile(expression.of));
    case 'imps': {
      const of = compiler.compile(expression.of);
      return (dealt) => impsOf(of(dealt));
    }
    case 'rnd': {
      const of = compiler.compile(expression.of);
      const { random } = compiler.means;
      return (dealt) => (random ? Math.trunc(of(dealt) * fraction(random)) : 0);
    }
    case 'not': {
      const of = compiler.compile(expression.of);
      return (dealt) => (of(dealt) === 0 ? 1 : 0);
    }
    case 'minus': {
      const of = compiler.compile(expression.of);
      return (dealt) => -of(dealt);
    }
    case 'scale': {
      const of = compiler.compile(expression.of);
      return expression.by === 100 ? (dealt) => of(dealt) * 100 : (dealt) => Math.trunc(of(dealt) / 100);
    }
    case 'binary':
      return compileBinary(
        expression.operator,
        compiler.compile(expression.left),
        compiler.compile(expression.right),
      );
    case 'choice': {
      const test = compiler.compile(expression.test);
      const yes = compiler.compile(expression.yes);
      const no = compiler.compile(expression.no);
      return (dealt) => (test(dealt) === 0 ? no(dealt) : yes(dealt));
    }
    case 'name':
      return compiler.named(expression.of);
    default:
      return unreachable(expression);
  }
}

/**
 * Evaluates a name once for each deal, unless it is random: then it is evaluated at each mention, as in the reference
 * program.
 */
const madeOnce = (of: Expression, evaluate: Evaluator): Evaluator =>
  someExpression(of, ({ kind }) => kind === 'rnd') ? evaluate : remembered(evaluate);

/** Caches a value for each deal. */
function remembered(evaluate: Evaluator): Evaluator {
  let last: Dealt | undefined;
  let serial = 0;
  let value = 0;
  return (dealt) => {
    if (dealt !== last || dealt.serial !== serial) {
      value = evaluate(dealt);
      last = dealt;
      serial = dealt.serial;
    }
    return value;
  };
}

function compileMeasure(
  { tableOf }: Compiler,
  { measure, seat, suit }: Extract<Expression, { kind: 'measure' }>,
): Evaluator {
  const table = tableOf(measure);
  const at = placeOf(seat) * 4;
  if (suit !== undefined) {
    const of = at + SUITS.indexOf(suit);
    return ({ holdings }) => table[holdings[of] ?? 0] ?? 0;
  }
  return ({ holdings }) =>
    (table[holdings[at] ?? 0] ?? 0) +
    (table[holdings[at + 1] ?? 0] ?? 0) +
    (table[holdings[at + 2] ?? 0] ?? 0) +
    (table[holdings[at + 3] ?? 0] ?? 0);
}

function compileKaplan(seat: Seat): Evaluator {
  const at = placeOf(seat) * 4;
  const lengths = measureTable('length');
  return ({ holdings }) => {
    const suits = [...holdings.subarray(at, at + 4)];
    return (
      suits.reduce((sum, cards) => sum + honourPoints(cards) + qualityOf(cards), 0) +
      shapePoints(suits.map((cards) => lengths[cards] ?? 0))
    );
  };
}

function compileShape({ seat, shapes }: Extract<Expression, { kind: 'shape' }>): Evaluator {
  const at = placeOf(seat) * 4;
  const lengths = measureTable('length');
  const conditions = new Map(
    shapes.map((part) => [part, part.condition && makeEvaluators()(part.condition)]),
  );
  const table = shapeTable(shapes, (part, sizes) => {
    const condition = conditions.get(part);
    if (condition === undefined) return true;
    const dealt = noDeal();
    holdingsOfLengths(dealt.holdings, placeOf(seat), sizes);
    return condition(dealt) !== 0;
  });
  return ({ holdings }) =>
    table[
      shapeIndex(
        lengths[holdings[at + 3] ?? 0] ?? 0,
        lengths[holdings[at + 2] ?? 0] ?? 0,
        lengths[holdings[at + 1] ?? 0] ?? 0,
      )
    ] ?? 0;
}

/** Compiles a score; tricks below 0 count as 0, above 13 as 13. */
function compileScore(contract: BareContract, vulnerable: boolean, tricks: Evaluator): Evaluator {
  const scores = Array.from({ length: 14 }, (_, taken) =>
    duplicateScore({ ...contract, declarer: 'N' }, taken, vulnerable ? 'both' : 'none'),
  );
  return (dealt) => scores[Math.max(0, Math.min(13, tricks(dealt)))] ?? 0;
}

const truth = (value: boolean): number => (value ? 1 : 0);

function compileBinary(operator: Operator, left: Evaluator, right: Evaluator): Evaluator {
  switch (operator) {
    case '||':
      return (dealt) => truth(left(dealt) !== 0 || right(dealt) !== 0);
    case '&&':
      return (dealt) => truth(left(dealt) !== 0 && right(dealt) !== 0);
    case '==':
      return (dealt) => truth(left(dealt) === right(dealt));
    case '!=':
      return (dealt) => truth(left(dealt) !== right(dealt));
    case '<':
      return (dealt) => truth(left(dealt) < right(dealt));
    case '<=':
      return (dealt) => truth(left(dealt) <= right(dealt));
    case '>':
      return (dealt) => truth(left(dealt) > right(dealt));
    case '>=':
      return (dealt) => truth(left(dealt) >= right(dealt));
    case '+':
      return (dealt) => left(dealt) + right(dealt);
    case '-':
      return (dealt) => left(dealt) - right(dealt);
    case '*':
      return (dealt) => left(dealt) * right(dealt);
    case '/':
      return (dealt) => divide(left(dealt), right(dealt));
    case '%':
      return (dealt) => remainder(left(dealt), right(dealt));
    default:
      return unreachable(operator);
  }
}

/** Divides whole numbers, rounding towards 0; division by 0 gives 0. */
const divide = (a: number, b: number): number => (b === 0 ? 0 : Math.trunc(a / b));
const remainder = (a: number, b: number): number => (b === 0 ? 0 : a % b);

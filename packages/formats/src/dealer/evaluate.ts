import { unreachable } from '@overtrick/rules/assert';
import { SUITS } from '@overtrick/rules/card';
import { has, holding } from '@overtrick/rules/cardSet';
import type { Deal } from '@overtrick/rules/deal';
import type { Expression, Operator } from './expression.ts';
import { measureTable } from './measures.ts';
import { shapeTest } from './shape.ts';

/** The value of an expression for a deal. */
export type Evaluator = (deal: Deal) => number;

/** An expression made ready for many deals. Each named part is worked out once a deal. */
export const evaluatorOf = (expression: Expression): Evaluator => compile(expression, new Map());

function compile(expression: Expression, names: Map<Expression, Evaluator>): Evaluator {
  switch (expression.kind) {
    case 'number':
      return () => expression.value;
    case 'measure':
      return compileMeasure(expression);
    case 'shape': {
      const test = shapeTest(expression.shapes);
      return (deal) => (test(deal[expression.seat]) ? 1 : 0);
    }
    case 'hasCard':
      return (deal) => (has(deal[expression.seat], expression.card) ? 1 : 0);
    case 'not': {
      const of = compile(expression.of, names);
      return (deal) => (of(deal) === 0 ? 1 : 0);
    }
    case 'minus': {
      const of = compile(expression.of, names);
      return (deal) => -of(deal);
    }
    case 'binary':
      return compileBinary(
        expression.operator,
        compile(expression.left, names),
        compile(expression.right, names),
      );
    case 'choice': {
      const test = compile(expression.test, names);
      const yes = compile(expression.yes, names);
      const no = compile(expression.no, names);
      return (deal) => (test(deal) === 0 ? no(deal) : yes(deal));
    }
    case 'name': {
      const known = names.get(expression.of) ?? remembered(compile(expression.of, names));
      names.set(expression.of, known);
      return known;
    }
    default:
      return unreachable(expression);
  }
}

/** Works a value out once for a deal that is asked about again and again. */
function remembered(evaluate: Evaluator): Evaluator {
  let last: Deal | undefined;
  let value = 0;
  return (deal) => {
    if (deal !== last) value = evaluate(deal);
    last = deal;
    return value;
  };
}

function compileMeasure({ measure, seat, suit }: Extract<Expression, { kind: 'measure' }>): Evaluator {
  const table = measureTable(measure);
  if (suit !== undefined) return (deal) => table[holding(deal[seat], suit)] ?? 0;
  return (deal) => {
    let sum = 0;
    for (const each of SUITS) sum += table[holding(deal[seat], each)] ?? 0;
    return sum;
  };
}

const truth = (value: boolean): number => (value ? 1 : 0);

function compileBinary(operator: Operator, left: Evaluator, right: Evaluator): Evaluator {
  switch (operator) {
    case '||':
      return (deal) => truth(left(deal) !== 0 || right(deal) !== 0);
    case '&&':
      return (deal) => truth(left(deal) !== 0 && right(deal) !== 0);
    case '==':
      return (deal) => truth(left(deal) === right(deal));
    case '!=':
      return (deal) => truth(left(deal) !== right(deal));
    case '<':
      return (deal) => truth(left(deal) < right(deal));
    case '<=':
      return (deal) => truth(left(deal) <= right(deal));
    case '>':
      return (deal) => truth(left(deal) > right(deal));
    case '>=':
      return (deal) => truth(left(deal) >= right(deal));
    case '+':
      return (deal) => left(deal) + right(deal);
    case '-':
      return (deal) => left(deal) - right(deal);
    case '*':
      return (deal) => left(deal) * right(deal);
    case '/':
      return (deal) => divide(left(deal), right(deal));
    case '%':
      return (deal) => remainder(left(deal), right(deal));
    default:
      return unreachable(operator);
  }
}

/** Whole division towards 0; by 0 it gives 0. */
const divide = (a: number, b: number): number => (b === 0 ? 0 : Math.trunc(a / b));
const remainder = (a: number, b: number): number => (b === 0 ? 0 : a % b);

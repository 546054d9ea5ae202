/**
 * Decimals. All values are whole numbers inside; a decimal is held in hundredths. An expression has one of three units:
 *
 * - `whole`: a plain number, such as `hcp(north)`.
 * - `decimal`: a number with a decimal point, or made with one: `11.5`, `hcp(north) + 0.5`. Beside a whole number it is
 *   compared and added as a number, so that `hcp(north) >= 11.5` is true from 12 points on.
 * - `hundredths`: an evaluation that the language gives times 100 (`cccc`, `quality`, `ltc`, and counts with decimals).
 *   `cccc(north) >= 12.75` and `cccc(north) >= 1275` mean the same.
 */
import type { Expression, Operator } from './expression.ts';

export type Unit = 'whole' | 'decimal' | 'hundredths';

/** Returns the unit of an expression. It takes few steps: what is built of others carries its own. */
export function unitOf(expression: Expression): Unit {
  switch (expression.kind) {
    case 'number':
    case 'measure':
    case 'scale':
    case 'binary':
    case 'choice':
    case 'name':
    case 'minus':
    case 'rnd':
      return expression.unit ?? 'whole';
    case 'cccc':
      return 'hundredths';
    default:
      return 'whole';
  }
}

const ARITHMETIC: ReadonlySet<Operator> = new Set(['+', '-', '%']);

/** Joins two expressions by an operator, with their units brought into line. */
export function joinedBy(operator: Operator, left: Expression, right: Expression): Expression {
  if (operator === '||' || operator === '&&') return { kind: 'binary', operator, left, right };
  if (operator === '*') return product(left, right);
  if (operator === '/') return quotient(left, right);
  const [a, b, unit] = aligned(left, right);
  return { kind: 'binary', operator, left: a, right: b, ...(ARITHMETIC.has(operator) && withUnit(unit)) };
}

/** Makes a choice between two expressions of the same unit. */
export function choiceOf(test: Expression, left: Expression, right: Expression): Expression {
  const [yes, no, unit] = aligned(left, right);
  return { kind: 'choice', test, yes, no, ...withUnit(unit) };
}

/** Makes a whole number of a decimal, rounded towards 0, for functions that take whole numbers. */
export const wholeOf = (of: Expression): Expression =>
  unitOf(of) === 'decimal' ? { kind: 'scale', of, by: 0.01 } : of;

/** Returns the unit as a field of an expression; whole numbers have none. */
export const withUnit = (unit: Unit): { readonly unit?: Unit } => (unit === 'whole' ? {} : { unit });

/** Makes the evaluator of an expression return numbers as people read them: a decimal as 11.5, not as 1150. */
export function shownBy<Of>(of: Expression, evaluate: (of: Of) => number): (of: Of) => number {
  return unitOf(of) === 'decimal' ? (each) => evaluate(each) / 100 : evaluate;
}

function aligned(left: Expression, right: Expression): readonly [Expression, Expression, Unit] {
  const [a, b] = [unitOf(left), unitOf(right)];
  if (a === 'decimal' && b === 'whole') return [left, inHundredths(right), 'decimal'];
  if (a === 'whole' && b === 'decimal') return [inHundredths(left), right, 'decimal'];
  return [left, right, a === 'hundredths' || b === 'hundredths' ? 'hundredths' : a];
}

const inHundredths = (of: Expression): Expression => ({ kind: 'scale', of, by: 100, unit: 'decimal' });

function product(left: Expression, right: Expression): Expression {
  const [a, b] = [unitOf(left), unitOf(right)];
  const both: Expression = { kind: 'binary', operator: '*', left, right };
  if (a === 'whole' || b === 'whole') return { ...both, ...withUnit(a === 'whole' ? b : a) };
  const unit = a === 'decimal' && b === 'decimal' ? 'decimal' : 'hundredths';
  return { kind: 'scale', of: both, by: 0.01, unit };
}

function quotient(left: Expression, right: Expression): Expression {
  const [a, b] = [unitOf(left), unitOf(right)];
  if (b !== 'decimal') {
    const unit = a === 'hundredths' && b === 'hundredths' ? 'whole' : a;
    return { kind: 'binary', operator: '/', left, right, ...withUnit(unit) };
  }
  const scaled: Expression = { kind: 'scale', of: a === 'whole' ? inHundredths(left) : left, by: 100 };
  return {
    kind: 'binary',
    operator: '/',
    left: scaled,
    right,
    unit: a === 'hundredths' ? 'hundredths' : 'decimal',
  };
}

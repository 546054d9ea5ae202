import type { Card, Strain, Suit } from '@overtrick/rules/card';
import type { BareContract } from '@overtrick/rules/contract';
import type { Seat } from '@overtrick/rules/seat';
import type { MeasureName } from './measures.ts';

export type Operator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

/** An expression of the language about a deal. Its value is a whole number; true is 1 and false is 0. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  /** A count of one hand, or of one suit of it. */
  | { readonly kind: 'measure'; readonly measure: MeasureName; readonly seat: Seat; readonly suit?: Suit }
  /** The evaluation of a hand that is not a sum over its suits. */
  | { readonly kind: 'cccc'; readonly seat: Seat }
  /** Is the hand of one of these shapes? */
  | { readonly kind: 'shape'; readonly seat: Seat; readonly shapes: readonly ShapePart[] }
  | { readonly kind: 'hasCard'; readonly seat: Seat; readonly card: Card }
  /** The tricks that this seat takes as declarer, double dummy. */
  | { readonly kind: 'tricks'; readonly seat: Seat; readonly strain: Strain }
  /** The duplicate score of a contract with so many tricks, for its declarer. */
  | {
      readonly kind: 'score';
      readonly vulnerable: boolean;
      readonly contract: BareContract;
      readonly of: Expression;
    }
  /** IMPs for a difference of scores; a whole number by chance, from 0 and under the one given. */
  | { readonly kind: 'imps' | 'rnd' | 'not' | 'minus'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  /** A name that stands for an expression of a known depth. */
  | { readonly kind: 'name'; readonly name: string; readonly of: Expression; readonly depth: number };

/** Shapes taken in, or taken out again. */
export interface ShapePart {
  readonly sign: '+' | '-';
  /** Each with the lengths that it leaves to spades, hearts, diamonds and clubs: bit n for n cards. */
  readonly patterns: readonly Pattern[];
  /** A condition of the lengths besides. */
  readonly condition?: Expression;
}

export type Pattern = readonly [spades: number, hearts: number, diamonds: number, clubs: number];

/** The number of steps down to the deepest part. */
export function depthOf(expression: Expression): number {
  switch (expression.kind) {
    case 'not':
    case 'minus':
    case 'imps':
    case 'rnd':
    case 'score':
      return 1 + depthOf(expression.of);
    case 'binary':
      return 1 + Math.max(depthOf(expression.left), depthOf(expression.right));
    case 'choice':
      return 1 + Math.max(depthOf(expression.test), depthOf(expression.yes), depthOf(expression.no));
    case 'name':
      return 1 + expression.depth;
    default:
      return 1;
  }
}

/** Is this true of the expression or of a part of it? Each name is looked into once. */
export function someExpression(
  expression: Expression,
  holds: (part: Expression) => boolean,
  seen: Set<Expression> = new Set(),
): boolean {
  if (seen.has(expression)) return false;
  seen.add(expression);
  return holds(expression) || partsOf(expression).some((part) => someExpression(part, holds, seen));
}

/** Returns the expressions of which one is made; of a name what it stands for. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.test, expression.yes, expression.no];
    case 'not':
    case 'minus':
    case 'imps':
    case 'rnd':
    case 'score':
    case 'name':
      return [expression.of];
    default:
      return [];
  }
}

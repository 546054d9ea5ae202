import type { Card, Suit } from '@overtrick/rules/card';
import type { Seat } from '@overtrick/rules/seat';
import type { MeasureName } from './measures.ts';

export type Operator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

/** An expression of the language about a deal. Its value is a whole number; true is 1 and false is 0. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  /** A count of one hand, or of one suit of it. */
  | { readonly kind: 'measure'; readonly measure: MeasureName; readonly seat: Seat; readonly suit?: Suit }
  /** Is the hand of one of these shapes? */
  | { readonly kind: 'shape'; readonly seat: Seat; readonly shapes: readonly ShapePart[] }
  | { readonly kind: 'hasCard'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'not' | 'minus'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  /** A name that stands for an expression of a known depth. */
  | { readonly kind: 'name'; readonly name: string; readonly of: Expression; readonly depth: number };

/** `any 4432`, `5xxx`: lengths of spades, hearts, diamonds, clubs, `x` for any; taken in, or taken out again. */
export interface ShapePart {
  readonly sign: '+' | '-';
  readonly any: boolean;
  readonly pattern: string;
}

/** The number of steps down to the deepest part. */
export function depthOf(expression: Expression): number {
  switch (expression.kind) {
    case 'not':
    case 'minus':
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

import type { BareContract } from '@overtrick/rules/auction/contract';
import type { Card, Strain, Suit } from '@overtrick/rules/cards/card';
import type { Seat, Side, Vul } from '@overtrick/rules/cards/seat';
import type { Unit } from './decimals.ts';
import type { MeasureName } from './measures.ts';

export type Operator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

/**
 * An expression of the language about a deal. Its value is a whole number, of hundredths where `unit` says so
 * (`decimals.ts`); true is 1 and false is 0.
 */
export type Expression =
  | { readonly kind: 'number'; readonly value: number; readonly unit?: Unit }
  /** A count of one hand, or of one suit of it. */
  | {
      readonly kind: 'measure';
      readonly measure: MeasureName;
      readonly seat: Seat;
      readonly suit?: Suit;
      readonly unit?: Unit;
    }
  /** A hand evaluation that is not a sum over suits. */
  | { readonly kind: 'cccc'; readonly seat: Seat }
  /** True (1) if the hand has one of these shapes. */
  | { readonly kind: 'shape'; readonly seat: Seat; readonly shapes: readonly ShapePart[] }
  | { readonly kind: 'hasCard'; readonly seat: Seat; readonly card: Card }
  /** The double-dummy tricks of this seat as declarer. */
  | { readonly kind: 'tricks'; readonly seat: Seat; readonly strain: Strain }
  /** The double-dummy par score of this side. */
  | { readonly kind: 'par'; readonly side: Side; readonly vul?: Vul }
  /** The duplicate score of a contract for its declarer, with this number of tricks. */
  | {
      readonly kind: 'score';
      readonly vulnerable: boolean;
      readonly contract: BareContract;
      readonly of: Expression;
    }
  /** IMPs for a difference of scores; a random whole number from 0 to less than the given one; "not"; minus. */
  | { readonly kind: 'imps' | 'not'; readonly of: Expression }
  | { readonly kind: 'rnd' | 'minus'; readonly of: Expression; readonly unit?: Unit }
  /** The value times 100, or in whole hundreds, rounded towards 0. */
  | { readonly kind: 'scale'; readonly of: Expression; readonly by: 100 | 0.01; readonly unit?: Unit }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
      readonly unit?: Unit;
    }
  | {
      readonly kind: 'choice';
      readonly test: Expression;
      readonly yes: Expression;
      readonly no: Expression;
      readonly unit?: Unit;
    }
  /** A name that stands for an expression of a known depth. */
  | {
      readonly kind: 'name';
      readonly name: string;
      readonly of: Expression;
      readonly depth: number;
      readonly unit?: Unit;
    };

/** Shapes that are added or removed. */
export interface ShapePart {
  readonly sign: '+' | '-';
  /** The allowed lengths of spades, hearts, diamonds and clubs in each pattern: bit n for n cards. */
  readonly patterns: readonly Pattern[];
  /** An additional condition on the lengths. */
  readonly condition?: Expression;
}

export type Pattern = readonly [spades: number, hearts: number, diamonds: number, clubs: number];

/** Returns the depth of the expression. */
export function depthOf(expression: Expression): number {
  switch (expression.kind) {
    case 'not':
    case 'minus':
    case 'imps':
    case 'rnd':
    case 'score':
    case 'scale':
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

/** True if the condition holds for the expression or a part of it. Each name is visited once. */
export function someExpression(
  expression: Expression,
  holds: (part: Expression) => boolean,
  seen: Set<Expression> = new Set(),
): boolean {
  if (seen.has(expression)) return false;
  seen.add(expression);
  return holds(expression) || partsOf(expression).some((part) => someExpression(part, holds, seen));
}

/** True for an expression that only the solver can evaluate. */
export const needsSolver = ({ kind }: Expression): boolean => kind === 'tricks' || kind === 'par';

/** Returns the parts of an expression; for a name, the expression it stands for. */
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
    case 'scale':
    case 'name':
      return [expression.of];
    default:
      return [];
  }
}

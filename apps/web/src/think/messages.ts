import type { LessonCall } from '@overtrick/formats/lesson/write';
import type { Step } from '@overtrick/rules/action';
import type { Party } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import type { TableLayout } from '../deal/steps/layout.ts';
import type { Moment } from '../deal/steps/moment.ts';
import type { Bid } from './bidding.ts';
import type { Cost, Judgement } from './costs.ts';
import type { TableResult } from './field.ts';
import type { CardError, Turning } from './turning.ts';

/** The requests of the page to the worker that thinks. */
export type Question =
  /** The meaning of each call that can be made now, and of those that were made, as computer players bid. */
  | { readonly kind: 'reading'; readonly view: View }
  /** The meanings of the calls, then what each card cost double dummy. */
  | { readonly kind: 'costs'; readonly record: string }
  /** The cost of each card by the information its player had, within the given time. */
  | { readonly kind: 'judge'; readonly record: string; readonly milliseconds: number }
  /** The same cards at the given number of other tables, by computer players of this level. */
  | { readonly kind: 'field'; readonly record: string; readonly level: string; readonly tables: number }
  /** The same cards as computer players of this level bid them, against others or against passes. */
  | {
      readonly kind: 'bidding';
      readonly view: View;
      readonly steps: readonly Step[];
      readonly level: string;
      readonly side?: Party;
    }
  /** The calls of computer players of this level with the cards of a record, and what each means. */
  | { readonly kind: 'calls'; readonly record: string; readonly level: string }
  /** All that the page of a deal that is over says of it, from what is known at its table. */
  | {
      readonly kind: 'after';
      readonly view: View;
      readonly steps: readonly Step[];
      readonly level: string;
      readonly tables: number;
      /** The numbers of the visitor's own steps, from 0: what they could have known is weighed. */
      readonly own: readonly number[];
    };

/** The card that settled how a deal ended, and the table with its trick. */
export interface DecidingTrick extends Turning {
  readonly layout: TableLayout;
  readonly moment: Moment;
}

export type Thought =
  | {
      readonly kind: 'reading';
      /** By the text of the call. */
      readonly legal: Readonly<Record<string, string>>;
      /** By the number of the call, from 0. */
      readonly made: readonly string[];
    }
  | { readonly kind: 'meanings'; readonly meanings: Readonly<Record<number, string>> }
  | { readonly kind: 'cost'; readonly cost: Cost }
  /** A card was looked at; without a judgement where there was no time for one. */
  | { readonly kind: 'judged'; readonly judgement?: Judgement; readonly all: number }
  | { readonly kind: 'result'; readonly result: TableResult }
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'called'; readonly calls: readonly LessonCall[] }
  | { readonly kind: 'record'; readonly record: string }
  | { readonly kind: 'decided'; readonly decided: DecidingTrick }
  /** The card that cost the visitor most by what they could know. */
  | { readonly kind: 'error'; readonly error: CardError }
  | { readonly kind: 'done' };

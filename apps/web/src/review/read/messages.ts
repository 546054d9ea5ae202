import type { LessonCall } from '@overtrick/formats/lesson/write';
import type { GivenBoard } from '@overtrick/protocol/openTable';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { View } from '@overtrick/rules/views/view';
import type { TableLayout } from '../../deal/steps/layout.ts';
import type { Example } from '../../deal/steps/moment.ts';
import type { TableResult } from '../../think/field.ts';
import type { BoardSource } from '../../think/source.ts';

/** A board as the page shows it. */
export interface BoardPageData {
  readonly told: BoardSource;
  /** As everyone sees it where its record ends. */
  readonly view: View;
  readonly deal: Deal;
  readonly example: Example;
  readonly layout: TableLayout;
  /** The actions, by the number of the step: `S 1NT`. */
  readonly steps: readonly string[];
  /** Numbers of the steps that are the calls of the auction. */
  readonly calls: readonly number[];
  /** The number of calls before them: passes before a goulash, say. */
  readonly skipped: number;
  /** The result, once it is over. */
  readonly result?: TableResult;
  /** Formats in which it can be written: ids. */
  readonly formats: readonly string[];
  /** A link that opens the board in Bridge Base's hand viewer, if it can be written for it. */
  readonly handviewer?: string;
  /** The board as it can be brought along to a table. */
  readonly given?: Brought;
  /** The number of its deal among all deals of contract bridge. */
  readonly number?: string;
}

/** A board as it can be brought along to a table, numbered where it is. */
export type Brought = Omit<GivenBoard, 'board'> & Partial<Pick<GivenBoard, 'board'>>;

/** A board that was read from a text, or why it cannot be shown. */
export type ReadBoard =
  | {
      readonly ok: true;
      readonly label: string;
      readonly told: BoardSource;
      /** Of a whole deal of contract bridge. */
      readonly given?: Brought;
      /** The auction, with the comments on each call. */
      readonly calls?: readonly LessonCall[];
      /** The commentary on it. */
      readonly comment?: string;
    }
  | { readonly ok: false; readonly label: string; readonly why: string };

/** The requests of the page to the worker that reads and writes. */
export type Reading =
  | { readonly kind: 'show'; readonly told: BoardSource }
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'write'; readonly told: BoardSource; readonly format: string };

export type ReaderAnswer =
  | { readonly kind: 'shown'; readonly shown: BoardPageData }
  | { readonly kind: 'boards'; readonly boards: readonly ReadBoard[] }
  | { readonly kind: 'written'; readonly text: string; readonly lost: readonly string[] }
  | { readonly kind: 'failed'; readonly why: string };

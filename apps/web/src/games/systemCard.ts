import type { Call } from '@overtrick/rules/call';

/** A system of bidding as a card to look at. */
export interface SystemCard {
  readonly name: string;
  readonly parts: readonly CardPart[];
}

/** The next calls after an auction: the opening, the answers to one, what is called over one. */
export interface CardPart {
  readonly kind: 'opening' | 'answer' | 'over';
  /** The opening, but for the first part. */
  readonly calls: readonly Call[];
  readonly rows: readonly CardRow[];
}

export interface CardRow {
  readonly call: Call;
  /** English, as computer players say it. */
  readonly text: string;
  readonly isAlerted: boolean;
}

/** The system of a side, for who shows it. */
export interface SystemName {
  readonly id: string;
  readonly name: string;
}

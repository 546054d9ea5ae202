import type { Call } from '@overtrick/rules/auction/call';

/** A system of bidding as a card to look at. */
export interface SystemCard {
  readonly name: string;
  readonly parts: readonly CardPart[];
  /** Leads and signals. */
  readonly carding: readonly CardingPart[];
}

export const CARDING_PARTS = [
  'leadNotrump',
  'leadSuit',
  'leadPartnerNotrump',
  'leadPartnerSuit',
  'leadTrumps',
  'later',
  'attitudeNotrump',
  'attitudeSuit',
  'count',
  'discard',
] as const;
export const CARD_PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'low', 'high'] as const;

/** The cards that are agreed in one situation. */
export interface CardingPart {
  readonly kind: (typeof CARDING_PARTS)[number];
  readonly rows: readonly CardingRow[];
}

interface CardingRow {
  readonly card: (typeof CARD_PLACES)[number];
  /** English, as computer players say it. */
  readonly text: string;
  /** The holdings of the suit, as players write it: `KQJ…`; empty for any holding. */
  readonly holdings: string;
}

/** The next calls after an auction: the opening, the answers to one, the calls over one. */
export interface CardPart {
  readonly kind: 'opening' | 'answer' | 'over';
  /** The opening, but for the first part. */
  readonly calls: readonly Call[];
  readonly rows: readonly CardRow[];
}

interface CardRow {
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

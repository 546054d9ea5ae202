/** The times for which things stay visible, in milliseconds. */
export interface Pace {
  /** Between what one player does and what the next one does. */
  readonly step: number;
  /** A finished trick, before it goes to its winner. */
  readonly trick: number;
  /** Its way there. */
  readonly sweep: number;
}

export const PACES = {
  calm: { step: 900, trick: 1800, sweep: 320 },
  normal: { step: 550, trick: 1100, sweep: 280 },
  quick: { step: 250, trick: 600, sweep: 180 },
} as const satisfies Readonly<Record<string, Pace>>;

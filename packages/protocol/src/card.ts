import * as z from 'zod/mini';
import { type Immutable, line } from './forms.ts';

/** The lines of a convention card, in the order of the usual cards of the WBF, ACBL and EBU. */
export const CARD_LINES = [
  'system',
  'notrump',
  'minors',
  'majors',
  'twoLevel',
  'responses',
  'slams',
  'overcalls',
  'doubles',
  'defence',
  'leads',
  'signals',
  'other',
] as const;
export type CardLine = (typeof CARD_LINES)[number];

/** The most agreements of the table's system that a card may choose. */
const MOST_CHOICES = 60;

/** The most letters of a line of a card. */
export const MOST_IN_CARD_LINE = 160;

/** The agreements of two partners, in their own words. */
export const partnershipCard = z
  .strictObject({
    /** True if they play the system of the table's computer players: its announcements are theirs. */
    isTableSystem: z.optional(z.literal(true)),
    /**
     * The agreements of that system which they have chosen otherwise, by id (`drury: 'on'`): computer players on their
     * side bid, play and explain by them from the next deal on.
     */
    choices: z.optional(
      z
        .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40)))
        .check(z.refine((choices) => Object.keys(choices).length <= MOST_CHOICES)),
    ),
    lines: z
      .array(z.strictObject({ line: z.enum(CARD_LINES), text: line(MOST_IN_CARD_LINE) }))
      .check(z.maxLength(CARD_LINES.length)),
  })
  .check(z.refine(({ lines }) => new Set(lines.map((one) => one.line)).size === lines.length));
export type PartnershipCard = Immutable<z.infer<typeof partnershipCard>>;

/** Returns a copy of a card that can be sent or stored. */
export const copyOfCard = ({
  isTableSystem,
  choices,
  lines,
}: PartnershipCard): z.infer<typeof partnershipCard> => ({
  ...(isTableSystem && { isTableSystem }),
  ...(choices && { choices: { ...choices } }),
  lines: lines.map((one) => ({ ...one })),
});

/** The card of two partners at a table: everybody may read it. */
export interface CardOnTable extends PartnershipCard {
  /** The chairs of the partners. */
  readonly chairs: readonly number[];
}

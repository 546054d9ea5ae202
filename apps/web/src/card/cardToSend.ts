import type { PartnershipCard } from '@overtrick/protocol/card';

/** Returns the card as it may be sent: without empty lines. */
export const cardToSend = ({ isTableSystem, choices, lines }: PartnershipCard): PartnershipCard => ({
  ...(isTableSystem && { isTableSystem }),
  ...(isTableSystem && choices !== undefined && Object.keys(choices).length > 0 && { choices }),
  lines: lines.flatMap(({ line, text }) => (text.trim() === '' ? [] : [{ line, text: text.trim() }])),
});

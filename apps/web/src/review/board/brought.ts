import { isFullDeal, makeDeal } from '@overtrick/rules/deal';
import type { Setup } from '@overtrick/rules/setup';
import type { Brought } from '../read/messages.ts';

/** A deal as it can be brought along to a table; nothing of one whose cards are not all known. */
export const broughtOf = ({ board, dealer, vul, deal }: Setup): Brought | undefined =>
  isFullDeal(deal) ? { ...(board !== undefined && { board }), dealer, vul, deal: makeDeal(deal) } : undefined;

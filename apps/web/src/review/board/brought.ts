import { isFullDeal, makeDeal } from '@overtrick/rules/deals/deal';
import type { Setup } from '@overtrick/rules/deals/setup';
import type { Brought } from '../read/messages.ts';

/** Converts a deal into one that visitors can bring to a table; returns `undefined` if not all its cards are known. */
export const broughtOf = ({ board, dealer, vul, deal }: Setup): Brought | undefined =>
  isFullDeal(deal) ? { ...(board !== undefined && { board }), dealer, vul, deal: makeDeal(deal) } : undefined;

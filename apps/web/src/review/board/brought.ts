import { isFullDeal } from '@overtrick/rules/deals/deal';
import { makeDealt } from '@overtrick/rules/deals/dealt';
import type { Setup } from '@overtrick/rules/deals/setup';
import type { AnyGame } from '@overtrick/rules/game';
import type { Brought } from '../read/messages.ts';

/**
 * Converts a deal into one that visitors can bring to a table, with the order of its cards if it has one; returns
 * `undefined` if not all its cards are known.
 */
export const broughtOf = ({ board, dealer, vul, ...cards }: Setup): Brought | undefined =>
  isFullDeal(cards.deal)
    ? { ...(board !== undefined && { board }), dealer, vul, ...makeDealt(cards) }
    : undefined;

/** True if boards of the game can be brought to a table: contract bridge, and games for two with an order. */
export const isBrought = ({ hasPar, players, inOrder, matches }: AnyGame): boolean =>
  hasPar === true || (players === 2 && inOrder !== undefined && matches.includes('boards'));

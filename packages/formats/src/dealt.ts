import type { Deal } from '@overtrick/rules/deals/deal';
import { type DealtCards, type DealtText, makeDealt } from '@overtrick/rules/deals/dealt';
import type { Board, BoardTag } from './board.ts';

/** The tags of PBN, ours, for what games need besides four unordered hands: `order` and `split` of `DealtText`. */
const DEALT_TAGS = { order: 'DealOrder', split: 'DealSplit' } as const;

/**
 * Returns the cards of a board of which all hands are known. The order is as the file has it: `parseDealt` checks it.
 */
export function dealtText({ tags }: Pick<Board, 'tags'>, deal: Deal): DealtText {
  const tagOf = (name: string) => tags.find((tag) => tag.name === name)?.value.trim() || undefined;
  const [order, split] = [tagOf(DEALT_TAGS.order), tagOf(DEALT_TAGS.split)];
  return {
    ...makeDealt({ deal }),
    ...(order !== undefined && { order: order.toUpperCase().replaceAll(/\s+/g, ' ') }),
    ...(split !== undefined && { split: split.replaceAll(/\s+/g, ' ') }),
  };
}

/** Returns the tags of a board's order; none if it has no order. */
export function dealtTags(cards: DealtCards): readonly BoardTag[] {
  const { order, split } = makeDealt(cards);
  return [
    ...(order === undefined ? [] : [{ name: DEALT_TAGS.order, value: order }]),
    ...(split === undefined ? [] : [{ name: DEALT_TAGS.split, value: split }]),
  ];
}

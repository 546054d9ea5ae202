import type { DealtParts } from '@overtrick/rules/deals/dealt';
import type { Seal, Tournament } from '../tournament.ts';

export interface SealView {
  /** The SHA-256, in hexadecimal digits, from before the first of these boards was played. */
  readonly commitment: string;
  readonly boards: readonly number[];
  /** The text that the commitment was made from, once nobody plays any of the boards any more. */
  readonly opened?: string;
  /** The boards whose hands a director has changed since then. */
  readonly changed?: readonly number[];
}

import { isOver, isReleased } from '../view/sight.ts';

/**
 * Builds the text whose SHA-256 is a seal: the salt, and a line for each board: `7 N:AQ962.K7.QJ4.983 …`, with the
 * order of the cards where the game needs it.
 */
export const makeSealed = (
  salt: string,
  boards: readonly (DealtParts & { readonly board: number })[],
): string =>
  [
    salt,
    ...boards.map(({ board, deal, order, split }) =>
      [board, deal, order, split].filter((part) => part !== undefined).join(' '),
    ),
  ].join('\n');

/**
 * Returns the public seals on the keeper's deals. A seal is opened when the tournament is over and nobody will play any
 * of its boards any more, since its text has the hands of all of them.
 */
export const sealsOf = (tournament: Tournament): readonly SealView[] =>
  tournament.seals.map((seal) => sealOf(tournament, seal));

function sealOf(tournament: Tournament, { commitment, salt, boards }: Seal): SealView {
  const closed = { commitment, boards };
  if (!isOver(tournament) || boards.some((board) => !isReleased(tournament, board))) return closed;
  const dealt = boards.flatMap((board) => {
    const { deal, order, split, source } = tournament.boards.get(board) ?? {};
    return deal === undefined ? [] : [{ board, deal, order, split, source }];
  });
  const changed = dealt.filter(({ source }) => source !== 'server').map(({ board }) => board);
  return { ...closed, opened: makeSealed(salt, dealt), ...(changed.length > 0 && { changed }) };
}

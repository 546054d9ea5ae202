import { MOST_GIVEN } from '@overtrick/protocol/challengeForms';
import type { GivenBoard } from '@overtrick/protocol/openTable';
import { rememberTable } from '../../device/tables.ts';
import { openTable } from '../../offline/openTable.ts';
import { text } from '../../text/text.ts';
import type { Brought } from '../read/messages.ts';

/** The game of boards that do not name another. */
export const BROUGHT_GAME = 'bridge';

/** Returns each deal once, however many results it has; a deal without a number gets that of its position. */
export function distinctOf(boards: readonly Brought[]): GivenBoard[] {
  const deals = new Map(boards.map((given) => [given.deal, given]));
  return [...deals.values()]
    .slice(0, MOST_GIVEN)
    .map((given, i) => ({ ...given, board: given.board ?? i + 1 }));
}

/**
 * Opens a table for playing these boards, with the visitor as South; returns its address, or the reason why it failed.
 */
export async function tableFor(
  boards: GivenBoard[],
  name: string,
  game: string = BROUGHT_GAME,
): Promise<{ readonly to: string } | { readonly why: string }> {
  const answer = await openTable({
    game,
    match: 'boards',
    matchOptions: { boards: boards.length },
    name,
    // South; in a game for two the first player sits there anyway
    ...(game === BROUGHT_GAME && { chair: 2 }),
    boards,
  });
  if (!answer.ok) return { why: text.refusals[answer.code] ?? answer.message };
  const { table, token } = answer;
  rememberTable({ table, token, game, match: 'boards' }, Date.now());
  return { to: `/t/${table}` };
}

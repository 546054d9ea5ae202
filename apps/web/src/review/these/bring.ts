import { MOST_GIVEN } from '@overtrick/protocol/challengeForms';
import type { GivenBoard } from '@overtrick/protocol/openTable';
import { rememberTable } from '../../device/tables.ts';
import { openTable } from '../../offline/openTable.ts';
import { text } from '../../text/text.ts';
import type { Brought } from '../read/messages.ts';

/** Contract bridge alone has boards that can be brought along. */
export const BROUGHT_GAME = 'bridge';

/** Each deal once, however many results of it there are; those without a number get that of their place. */
export function distinctOf(boards: readonly Brought[]): GivenBoard[] {
  const deals = new Map(boards.map((given) => [given.deal, given]));
  return [...deals.values()]
    .slice(0, MOST_GIVEN)
    .map((given, i) => ({ ...given, board: given.board ?? i + 1 }));
}

/** Opens a table at which these boards are played, South with the visitor; gives its address, or why there is none. */
export async function tableFor(
  boards: GivenBoard[],
  name: string,
): Promise<{ readonly to: string } | { readonly why: string }> {
  const answer = await openTable({
    game: BROUGHT_GAME,
    match: 'boards',
    matchOptions: { boards: boards.length },
    name,
    chair: 2,
    boards,
  });
  if (!answer.ok) return { why: text.refusals[answer.code] ?? answer.message };
  const { table, token } = answer;
  rememberTable({ table, token, game: BROUGHT_GAME, match: 'boards' }, Date.now());
  return { to: `/t/${table}` };
}

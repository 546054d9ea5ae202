import type { Key } from '../keys/key.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import type { Tournament } from '../tournament.ts';
import { freeBoards } from '../view/free.ts';
import { standpointOf } from '../view/standpoint.ts';
import type { Dealt } from './entries.ts';

/**
 * Refuses hands that are entered after play unless the sender has played the board and its hands are unknown; a
 * director may change them. The answer does not reveal whether a board that they have still to play is dealt.
 */
export function handsRefusal(
  tournament: Tournament,
  { board, source }: Dealt,
  key: Key,
): Refusal | undefined {
  const at = `board ${board}`;
  if (source !== 'hand')
    return refuse(
      'ERR_ROLE',
      at,
      'hands can be entered after the board has been played; only a director can load a file',
    );
  if (!freeBoards(tournament, standpointOf(tournament, key.number)).has(board))
    return refuse('ERR_ROLE', at, `only players who have played board ${board} can enter its hands`);
  return tournament.boards.get(board)?.deal === undefined
    ? undefined
    : refuse(
        'ERR_TAKEN',
        at,
        `the hands of board ${board} are known already: only a director can change them`,
      );
}

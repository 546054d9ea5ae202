import type { Chair, TableInfo } from '@overtrick/protocol/openTable';
import { findGame, findMatch } from '../../../games/list.ts';
import { text } from '../../../text/text.ts';

interface InvitedProps {
  readonly info: Pick<TableInfo, 'game' | 'match' | 'chairs'>;
  /** Chairs that may be taken. */
  readonly free: readonly Chair[];
}

/** The sentence of an invitation, with its host, the game and the free chairs; empty without an invitation. */
export function Invited({ info, free }: InvitedProps) {
  const host = info.chairs.find((chair) => chair.host);
  const game = findGame(info.game);
  if (host === undefined || game === undefined || free.length === 0) return null;
  const form = findMatch(game, info.match)?.name;
  const what = form === undefined ? game.name : text.lobby.seatAt(game.name, form);
  const chairs = info.chairs.filter(({ chair }) => free.some((one) => one.chair === chair));
  const seats = new Intl.ListFormat(text.language).format(chairs.map(({ seat }) => text.seats[seat]));
  return (
    <p>
      <strong>{text.sit.invites(host.name, what, seats)}</strong>
    </p>
  );
}

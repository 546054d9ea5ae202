import { subjectViews } from '../subjects.ts';
import type { Tournament } from '../tournament.ts';
import type { TournamentView } from '../view.ts';
import { boardsOf } from './boardView.ts';
import { cardOf } from './card.ts';
import { deskOf } from './desk.ts';
import { headOf } from './head.ts';
import { hereOf } from './here.ts';
import { rankingViewOf } from './rankingView.ts';
import { hasDesk, type Standpoint } from './standpoint.ts';

/**
 * Builds the part of a tournament that a standpoint may see: everything the server sends about it. Facts hidden from
 * the standpoint never affect the bytes. The ranking, which costs the most, can be left out.
 */
export function viewFor(
  tournament: Tournament,
  standpoint: Standpoint,
  wanted: { readonly ranking: boolean } = { ranking: true },
): TournamentView {
  const here = hereOf(tournament, standpoint);
  const ranking = wanted.ranking ? rankingViewOf(tournament, standpoint) : undefined;
  const { contestant } = standpoint;
  return {
    head: headOf(tournament, standpoint),
    ...(here && { here }),
    ...(contestant !== undefined && { card: cardOf(tournament, contestant, standpoint) }),
    boards: boardsOf(tournament, standpoint),
    ...(ranking && { ranking }),
    ...subjectViews(tournament, standpoint),
    ...(hasDesk(standpoint) && { desk: deskOf(tournament, standpoint) }),
  };
}

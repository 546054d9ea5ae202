import type { TournamentView } from '@overtrick/evening/view';
import { LineUpForm } from './LineUpForm.tsx';
import { MatchCard } from './MatchCard.tsx';

/** The captain is the first player of a team. */
const CAPTAIN = 1;

/** The doings of a captain on their own phone: who sits where, and the card of a match without devices. */
export function Captain({ view }: { readonly view: TournamentView }) {
  const { form, role, contestant, player } = view.head;
  if (form !== 'teams' || role !== 'player' || player !== CAPTAIN || contestant === undefined) return null;
  const own = (view.matches ?? []).filter(({ home, away }) => home === contestant || away === contestant);
  // the match that is played, or the last one
  const round = view.here?.round ?? Number.POSITIVE_INFINITY;
  const match = own.findLast((one) => one.round <= round) ?? own[0];
  return (
    <>
      <LineUpForm view={view} contestant={contestant} />
      {match && (
        <MatchCard
          key={`${match.home} ${match.away} ${match.round}`}
          view={view}
          match={match}
          contestant={contestant}
        />
      )}
    </>
  );
}

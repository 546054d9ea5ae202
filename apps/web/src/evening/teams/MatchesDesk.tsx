import type { TournamentView } from '@overtrick/evening/view';
import desk from '../desk/Desk.module.css';
import { Matches } from '../results/Matches.tsx';
import { MatchCard } from './MatchCard.tsx';

/** The matches at the desk with their cards, as far as they may be seen; those that differ come first. */
export function MatchesDesk({ view }: { readonly view: TournamentView }) {
  const urgency = (state: string | undefined): number => (state === 'disputed' ? 0 : 1);
  const matches = (view.matches ?? []).toSorted(
    (one, other) => urgency(one.cards?.state) - urgency(other.cards?.state),
  );
  return (
    <div className={desk.form}>
      {view.head.role === 'director' &&
        view.head.contestant === undefined &&
        matches.map((match) => (
          <MatchCard key={`${match.home} ${match.away} ${match.round}`} view={view} match={match} />
        ))}
      <Matches view={view} />
    </div>
  );
}

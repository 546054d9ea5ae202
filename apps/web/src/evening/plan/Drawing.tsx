import { type DrawWish, drawProposal } from '@overtrick/evening/draws/proposal';
import type { Drawn } from '@overtrick/evening/entry';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { newId } from '../../device/newId.ts';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { labelOf } from '../names.ts';
import type { Change } from './usePlanning.ts';

interface DrawingProps {
  readonly view: TournamentView;
  readonly tournament: Tournament;
  readonly section: string;
  readonly onDraw: (change: Change) => void;
}

const BASES: readonly DrawWish['basis'][] = ['all', 'behind', 'running'];
const ODD: readonly DrawWish['odd'][] = ['bye', 'short', 'long'];

/** The next round of a Swiss or a knock-out: the proposal, and what open matches can still change in it. */
export function Drawing({ view, tournament, section, onDraw }: DrawingProps) {
  const [basis, setBasis] = useState<DrawWish['basis']>('all');
  const [odd, setOdd] = useState<DrawWish['odd']>('bye');
  // the chance that tells equals apart stays the same while the director looks at the proposal
  const [seed] = useState(newId);
  const [mostMeetings, setMostMeetings] = useState(1);
  const plan = tournament.plans.findLast((one) => one.section === section);
  if (plan?.draw === undefined) return null;
  const words = eveningText.drawing;
  const proposal = drawProposal(tournament, { section, basis, odd, seed, mostMeetings });
  const isOdd = plan.entrants.filter((id) => id !== null).length % 2 === 1;
  return (
    <section className={desk.form} aria-labelledby={`draw-${section}`}>
      <h3 id={`draw-${section}`}>{words.title}</h3>
      {plan.draw === 'swiss' && (
        <Choice
          label={words.basis}
          values={BASES}
          value={basis}
          onChange={setBasis}
          labelOf={(one) => words.bases[one]}
        />
      )}
      {plan.draw === 'swiss' && isOdd && tournament.terms.form === 'teams' && (
        <Choice
          label={words.odd}
          values={ODD}
          value={odd}
          onChange={setOdd}
          labelOf={(one) => words.odds[one]}
        />
      )}
      {proposal.ok ? (
        <>
          {mostMeetings > 1 && <p>{words.rematches}</p>}
          <Meetings view={view} drawn={proposal.value.drawn} />
          {proposal.value.ifLevel.map(({ home, away, drawn }) => (
            <details key={`${home} ${away}`}>
              <summary>{words.ifLevel(labelOf(view, home), labelOf(view, away))}</summary>
              <Meetings view={view} drawn={drawn} />
            </details>
          ))}
          <div>
            <Button look="main" onClick={() => onDraw(proposal.value.drawn)}>
              {words.draw(proposal.value.drawn.round)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p role="status">{words.refused(proposal.code)}</p>
          {proposal.code === 'ERR_NO_DRAW' && (
            <div>
              <Button onClick={() => setMostMeetings(mostMeetings + 1)}>{words.allowRematch}</Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Meetings({ view, drawn }: { readonly view: TournamentView; readonly drawn: Drawn }) {
  const { meetings, fours = [], byes = [], threeWay } = drawn;
  const labels = (...ids: readonly string[]): string =>
    ids.map((id) => labelOf(view, id)).join(eveningText.and);
  const words = eveningText.drawing;
  return (
    <ul>
      {meetings.map(([home, away]) => (
        <li key={home}>{eveningText.match.of(labelOf(view, home), labelOf(view, away))}</li>
      ))}
      {fours.map(([north, south, east, west]) => (
        <li key={north}>{eveningText.match.of(labels(north, south), labels(east, west))}</li>
      ))}
      {threeWay && <li>{words.three(threeWay.teams.map((team) => labelOf(view, team)).join(', '))}</li>}
      {byes.map((team) => (
        <li key={team}>{words.bye(labelOf(view, team))}</li>
      ))}
    </ul>
  );
}

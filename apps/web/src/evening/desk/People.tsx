import { consequencesOfAbsence } from '@overtrick/evening/desk/consequences';
import { progressOf } from '@overtrick/evening/desk/progress';
import type { Absent, TournamentCommand } from '@overtrick/evening/entry';
import { hasTop } from '@overtrick/evening/lines/contestants';
import type { Entrant } from '@overtrick/evening/tournament';
import type { ContestantView, TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import { isOverIn } from '../clock/useClock.ts';
import { labelOf } from '../names.ts';
import { consequenceInWords } from '../plan/changesInWords.ts';
import { usePlanning } from '../plan/usePlanning.ts';
import { whyNot } from '../refusal.ts';
import { LineUpForm } from '../teams/LineUpForm.tsx';
import { useMembers } from '../useMembers.ts';
import styles from './Desk.module.css';
import { useActing } from './Effects.tsx';
import { EnterOne } from './people/EnterOne.tsx';
import { FromSignups } from './people/FromSignups.tsx';
import { Handicap } from './people/Handicap.tsx';
import { HideNames } from './people/HideNames.tsx';
import { NamesField } from './people/NamesField.tsx';
import { handicapOf, namesIn, playersIn } from './people/playersIn.ts';
import { RemoveTogether } from './people/RemoveTogether.tsx';
import { Substitutes } from './people/Substitutes.tsx';
import { WrongOpponent } from './people/WrongOpponent.tsx';
import { useTournament } from './useTournament.ts';

/** The contestants: names, those who have joined or leave, penalties. */
export function People({ view, tournament }: { readonly view: TournamentView; readonly tournament: string }) {
  const [chosen, setChosen] = useState<string>();
  const { change, said, asking } = usePlanning(tournament);
  const words = eveningText.people;
  const one = view.head.contestants.find(({ id }) => id === chosen);
  return (
    <>
      <ul className={styles.people}>
        {view.head.contestants.map((contestant) => (
          <li key={contestant.id}>
            <button type="button" className={styles.person} onClick={() => setChosen(contestant.id)}>
              <strong>{contestant.number ?? '–'}</strong>
              <span>
                {contestant.names.length === 0 ? words.noNames : contestant.names.join(eveningText.and)}
              </span>
              <span className={styles.soft}>
                {[
                  contestant.isAbsent && words.absent,
                  contestant.isRobots ? words.robots : contestant.isAway && words.away,
                  contestant.isUnranked && words.unranked,
                  contestant.joined && words.joined(contestant.joined.length),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isOverIn(view) && (
        <EnterOne
          view={view}
          {...(view.plan.length > 0 && { help: eveningText.plan.placeUnderPlan })}
          onChange={change}
        />
      )}
      {!isOverIn(view) && <FromSignups view={view} onChange={change} heading="h2" />}
      {asking}
      {said?.isDone === false && <p role="alert">{said.why}</p>}
      {one !== undefined && (
        <Dialog title={labelOf(view, one.id)} onClose={() => setChosen(undefined)} look="sheet">
          <Person view={view} contestant={one} onClose={() => setChosen(undefined)} />
        </Dialog>
      )}
    </>
  );
}

function Person({
  view,
  contestant,
  onClose,
}: {
  readonly view: TournamentView;
  readonly contestant: ContestantView;
  readonly onClose: () => void;
}) {
  const { act: actShown, asking } = useActing();
  const tournament = useTournament();
  const [names, setNames] = useState(contestant.names.join(eveningText.and));
  const [penalty, setPenalty] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = eveningText.people;
  const act = async (...commands: readonly TournamentCommand[]) => {
    const did = await actShown(...commands);
    if (did === 'left') return;
    if (did?.ok) onClose();
    else setProblem(whyNot(did));
  };
  const isInTops = hasTop(view.head);
  const round = tournament ? progressOf(tournament).round : 1;
  const leaves: Absent = { kind: 'absent', contestant: contestant.id, from: round, as: 'gone' };
  const members = useMembers(view.head.club);
  const entrant = tournament?.contestants.get(contestant.id);
  const players = playersIn(names, members, entrant?.players);
  const handicap = handicapOf(namesIn(names), members);
  // a member's handicap is in percent
  const mayHandicap =
    isInTops && handicap !== undefined && entrant !== undefined && entrant.handicap === undefined;
  return (
    <div className={styles.dialog}>
      <NamesField label={words.names} value={names} onChange={setNames} members={members} />
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            void act({
              kind: 'amended',
              contestant: contestant.id,
              players,
              ...(mayHandicap && { handicap }),
            })
          }
        >
          {words.save}
        </Button>
        {tournament !== undefined && contestant.number === undefined && (
          <Button onClick={() => void act({ kind: 'scratched', contestant: contestant.id })}>
            {eveningText.home.remove}
          </Button>
        )}
        <RemoveTogether contestant={contestant} onDone={onClose} onProblem={setProblem} />
      </div>
      {tournament !== undefined && (
        <div className={styles.buttons}>
          <Button
            onClick={() =>
              void act({ kind: 'amended', contestant: contestant.id, isAway: contestant.isAway !== true })
            }
          >
            {contestant.isAway ? words.isHere : words.isAway}
          </Button>
          <Button
            onClick={() =>
              void act({
                kind: 'amended',
                contestant: contestant.id,
                isRobots: contestant.isRobots !== true,
              })
            }
          >
            {contestant.isRobots ? words.people : words.robotsPlay}
          </Button>
        </div>
      )}
      <Field
        label={isInTops ? words.penalty : words.penaltyInPoints}
        type="number"
        step="any"
        value={penalty}
        help={isInTops ? words.penaltyHelp : words.pointsHelp}
        onChange={(event) => setPenalty(event.target.value)}
      />
      <Field
        label={eveningText.desk.reason}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.buttons}>
        {isInTops && <Button onClick={() => setPenalty('-0.25')}>{words.quarter}</Button>}
        <Button
          disabled={Number(penalty) === 0 || Number.isNaN(Number(penalty)) || reason.trim() === ''}
          onClick={() =>
            void act({
              kind: 'penalised',
              contestant: contestant.id,
              amount: Number(penalty),
              unit: isInTops ? 'tops' : 'points',
              reason: reason.trim(),
            })
          }
        >
          {words.penalise}
        </Button>
      </div>
      {tournament !== undefined && view.head.form === 'teams' && (
        <WrongOpponent
          view={view}
          tournament={tournament}
          team={contestant.id}
          onPropose={(points, why) => {
            setPenalty(String(points));
            setReason(why);
          }}
        />
      )}
      {entrant && <Handicap entrant={entrant} isPercent={isInTops} onAct={act} />}
      {tournament && entrant && view.head.form !== 'teams' && (
        <Substitutes
          tournament={tournament}
          entrant={entrant}
          round={round}
          sit={view.head.form === 'pairs' && view.head.seats === undefined ? 2 : 1}
          onAct={act}
        />
      )}
      {tournament && view.head.form === 'teams' && <LineUpForm view={view} contestant={contestant.id} />}
      {tournament !== undefined && !contestant.isAbsent && (
        <section className={styles.form}>
          <h3>{words.leaves(round)}</h3>
          <ul>
            {consequencesOfAbsence(tournament, leaves)
              .map(consequenceInWords)
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
          <div className={styles.buttons}>
            <Button onClick={() => void act(leaves)}>{words.leavesNow}</Button>
            <Button onClick={() => void act({ ...leaves, from: 1, as: 'never' })}>{words.neverCame}</Button>
            {round > 1 && (
              <Button onClick={() => void act({ ...leaves, from: 1, to: round - 1, as: 'late' })}>
                {words.cameNow(round)}
              </Button>
            )}
          </div>
        </section>
      )}
      <HideNames
        contestant={contestant.id}
        names={shownNames(entrant)}
        title={eveningText.hiding.title}
        onAct={act}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {asking}
    </div>
  );
}

/** Returns the names of a contestant that are not hidden. */
const shownNames = ({ players = [], hidden = [] }: Partial<Entrant> = {}) =>
  players.flatMap(({ name }, i) => (name === '' || hidden.includes(i + 1) ? [] : [{ player: i + 1, name }]));

import type { TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { useTournament } from '../desk/useTournament.ts';
import { Cutting } from './Cutting.tsx';
import { Drawing } from './Drawing.tsx';
import { Files } from './Files.tsx';
import { LatePair } from './LatePair.tsx';
import { NewSection } from './NewSection.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Policies } from './Policies.tsx';
import { ScoringDesk } from './ScoringDesk.tsx';
import { Times } from './Times.tsx';
import { usePlanning } from './usePlanning.ts';

interface PlanDeskProps {
  readonly tournament: string;
  readonly view: TournamentView;
}

/** The plan of the evening and every change during it. A director who plays sees only the plan and the times. */
export function PlanDesk({ tournament: id, view }: PlanDeskProps) {
  const tournament = useTournament();
  const { change, take, isBusy, said, asking } = usePlanning(id);
  const words = eveningText.plan;
  const isDirector = view.head.role === 'director';
  const canCut = isDirector && view.head.state !== 'published';
  return (
    <div className={desk.links} aria-busy={isBusy}>
      {asking}
      <p className={desk.said} role={said?.isDone === false ? 'alert' : 'status'}>
        {said?.why}
      </p>
      {view.plan.length === 0 && <p>{words.none}</p>}
      {view.plan.map((section) => {
        const clock = view.clock.find((one) => one.section === section.section);
        return (
          <section key={section.section}>
            <h2>{words.now(section.section, section.movement)}</h2>
            <PlanTable view={view} section={section} />
            {canCut && tournament !== undefined && (
              <Drawing
                view={view}
                tournament={tournament}
                section={section.section}
                onDraw={(drawn) => void change(drawn)}
              />
            )}
            {canCut && tournament !== undefined && (
              <Cutting tournament={tournament} section={section} onCut={(cut) => void change(cut)} />
            )}
            {isDirector && clock !== undefined && (
              <Times clock={clock} onSet={(times) => void change(times)} />
            )}
          </section>
        );
      })}
      {isDirector && tournament !== undefined && (
        <>
          <NewSection tournament={tournament} onChange={change} />
          <LatePair view={view} tournament={tournament} onChange={change} />
          <Files id={id} tournament={tournament} onChange={change} onFile={take} />
        </>
      )}
      {isDirector && view.head.form !== 'threes' && (
        <ScoringDesk head={view.head} onChange={(rules) => void change(rules)} />
      )}
      {isDirector && (
        <Policies
          game={view.head.game}
          form={view.head.form}
          policies={view.head.policies}
          onSave={(rules) => void change(rules)}
        />
      )}
    </div>
  );
}

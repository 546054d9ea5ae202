import { faultsOfPlan } from '@overtrick/evening/desk/faults';
import { progressOf } from '@overtrick/evening/desk/progress';
import { arriving, plansKeeping } from '@overtrick/evening/plan/draft';
import { sectionsOf } from '@overtrick/evening/plan/plan';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Field } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { EnterOne } from '../desk/people/EnterOne.tsx';
import { FromSignups } from '../desk/people/FromSignups.tsx';
import { kindOf, playersOf } from '../names.ts';
import { faultInWords } from './changesInWords.ts';
import { withoutPlace } from './sections.ts';
import type { Change } from './usePlanning.ts';

interface LatePairProps {
  readonly view: TournamentView;
  readonly tournament: Tournament;
  readonly onChange: (...changes: readonly Change[]) => Promise<boolean>;
}

/**
 * A form for a pair that comes after the plan is made: it is entered, then gets a half table or a place in another
 * movement.
 */
export function LatePair({ view, tournament, onChange }: LatePairProps) {
  const words = eveningText.plan;
  const waiting = withoutPlace(tournament);
  return (
    <section className={desk.form}>
      <h2>{words.late[kindOf(view)]}</h2>
      <EnterOne view={view} help={words.lateHelp} onChange={onChange} />
      <FromSignups view={view} onChange={onChange} heading="h3" />
      {waiting.length > 0 && (
        <>
          <p>{words.waiting(waiting.map((id) => playersOf(view, id)).join('; '))}</p>
          <HalfTables view={view} tournament={tournament} waiting={waiting} onChange={onChange} />
          {sectionsOf(tournament.plans).map((section) => (
            <Keeping
              key={section}
              tournament={tournament}
              section={section}
              waiting={waiting}
              onChange={onChange}
            />
          ))}
        </>
      )}
    </section>
  );
}

interface PlacingProps extends Omit<LatePairProps, 'view'> {
  readonly waiting: readonly string[];
}

const MISSED = ['late', 'never'] as const;

/** The half tables that the first of those who wait can take. */
function HalfTables({ view, tournament, waiting, onChange }: PlacingProps & LatePairProps) {
  const next = tournament.state === 'setup' ? 1 : progressOf(tournament).round + 1;
  const [round, setRound] = useState(String(next));
  const [missed, setMissed] = useState<(typeof MISSED)[number]>('late');
  const words = eveningText.plan;
  const [pair] = waiting;
  if (pair === undefined) return null;
  const from = Math.max(1, Number(round) || 1);
  const free = sectionsOf(tournament.plans).flatMap((section) => {
    const commands = arriving(tournament, section, pair, from, missed);
    return commands.ok ? [{ section, commands: commands.value }] : [];
  });
  if (free.length === 0) return null;
  return (
    <div className={desk.form}>
      <Field
        label={words.fromRound}
        type="number"
        min={1}
        max={99}
        value={round}
        onChange={(event) => setRound(event.target.value)}
      />
      {from > 1 && (
        <Choice
          label={words.missed.label}
          values={MISSED}
          value={missed}
          onChange={setMissed}
          labelOf={(one) => words.missed.values[one]}
          stacked
        />
      )}
      <div className={desk.buttons}>
        {free.map(({ section, commands }) => (
          <Button key={section} onClick={() => void onChange(...commands)}>
            {words.halfTable(playersOf(view, pair), section)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The movements that seat those who wait and keep the first round as it is, each with its faults. */
function Keeping({ tournament, section, waiting, onChange }: PlacingProps & { readonly section: string }) {
  const words = eveningText.plan;
  const kept = plansKeeping(tournament, section, waiting);
  if (kept.length === 0) return <p>{words.keepingNone}</p>;
  return (
    <>
      <h3>{words.keeping}</h3>
      <ul className={desk.list}>
        {kept.map(({ kind, planned }) => {
          const faults = faultsOfPlan(tournament, planned);
          return (
            <li key={kind.id}>
              <Button onClick={() => void onChange(planned)}>
                {words.keep(eveningText.movements[kind.id as keyof typeof eveningText.movements] ?? kind.id)}
              </Button>{' '}
              {faults.length === 0 ? words.noFault : words.faults(faults.length)}
              {faults.length > 0 && (
                <ul>
                  {faults.slice(0, 5).map((fault) => (
                    <li key={fault.why}>{faultInWords(fault)}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

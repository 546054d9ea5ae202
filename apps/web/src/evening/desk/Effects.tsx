import { type Effect, effectsOf, type Standing } from '@overtrick/evening/desk/effect';
import type { TournamentCommand } from '@overtrick/evening/entry';
import { plannedBy } from '@overtrick/evening/plan/draft';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { eveningText } from '../../text/evening.ts';
import type { Command, EveningClient } from '../line/client.ts';
import { labelOf } from '../names.ts';
import { useEvening, useEveningClient } from '../useEvening.tsx';
import styles from './Desk.module.css';
import { useTournament } from './useTournament.ts';

type Did = Awaited<ReturnType<EveningClient['act']>>;

/** Reports of boards, drawn rounds and new sessions are the evening itself: nobody is asked about them. */
const EXPECTED: ReadonlySet<string> = new Set([
  'reported',
  'agreed',
  'skipped',
  'withdrawn',
  'drawn',
  'session',
]);

interface Pending {
  readonly effects: readonly Effect[];
  readonly decide: (isMeant: boolean) => void;
}

/**
 * Returns a function that carries out commands of the director. If they change places or scores, it shows how first and
 * resolves with `left` if the director then leaves everything as it is. `asking` belongs on the page.
 */
export function useActing(): {
  readonly act: (...commands: readonly Command[]) => Promise<Did | 'left'>;
  readonly asking: ReactNode;
} {
  const club = useEveningClient();
  const view = useEvening((state) => state.view);
  const tournament = useTournament();
  const [pending, setPending] = useState<Pending>();
  const act = async (...commands: readonly Command[]): Promise<Did | 'left'> => {
    const effects = tournament === undefined ? [] : effectsOfAll(tournament, commands);
    if (effects.length > 0) {
      const isMeant = await new Promise<boolean>((decide) => setPending({ effects, decide }));
      setPending(undefined);
      if (!isMeant) return 'left';
    }
    return club.act(...commands);
  };
  const asking = pending && view && <Asking view={view} {...pending} />;
  return { act, asking };
}

function effectsOfAll(tournament: Tournament, commands: readonly Command[]): readonly Effect[] {
  // results that move with a table's boards are no new reports
  const isMoving = commands.some(({ kind }) => kind === 'reboarded');
  if (!isMoving && commands.some(({ kind }) => EXPECTED.has(kind))) return [];
  const known: TournamentCommand[] = [];
  for (const command of commands) {
    const planned = command.kind === 'plan' ? plannedBy(command) : { ok: true as const, value: command };
    // the server says why it cannot be planned
    if (!planned.ok) return [];
    known.push(planned.value);
  }
  return effectsOf(tournament, known);
}

function Asking({ view, effects, decide }: Pending & { readonly view: TournamentView }) {
  const words = eveningText.desk;
  return (
    <Dialog title={words.effect} onClose={() => decide(false)}>
      <div className={styles.form}>
        <EffectList view={view} effects={effects} />
        <div className={styles.buttons}>
          <Button look="main" onClick={() => decide(true)}>
            {words.changeResults}
          </Button>
          <Button onClick={() => decide(false)}>{words.leaveIt}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The places and scores that change. */
export const EffectList = ({
  view,
  effects,
}: {
  readonly view: TournamentView;
  readonly effects: readonly Effect[];
}) => (
  <ul className={styles.effect} aria-label={eveningText.desk.effect}>
    {effects.map(({ contestant, before, after }) => (
      <li key={contestant}>{`${labelOf(view, contestant)}: ${inWords(before)} → ${inWords(after)}`}</li>
    ))}
  </ul>
);

const inWords = (standing: Standing | undefined): string =>
  standing === undefined
    ? '–'
    : `${standing.place}. ${eveningText.hundredth(standing.score)}${standing.isPercentage ? ' %' : ''}`;

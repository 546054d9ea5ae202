import type { TournamentCommand } from '@overtrick/evening/entry';
import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { save } from '../../device/save.ts';
import { eveningText } from '../../text/evening.ts';
import { keyTo } from '../line/keys.ts';
import { NextEvening } from '../plan/NextEvening.tsx';
import { usePlanning } from '../plan/usePlanning.ts';
import { whyNot } from '../refusal.ts';
import { useEveningClient } from '../useEvening.tsx';
import { Deleting } from './Deleting.tsx';
import styles from './Desk.module.css';
import { MasterPoints } from './MasterPoints.tsx';
import { useTournament } from './useTournament.ts';

interface EndingProps {
  readonly tournament: string;
  readonly view: TournamentView;
}

const FORMATS = ['json', 'csv', 'usebio', 'pbn', 'bws'] as const;

/** Ending, publishing, correcting afterwards, the files to take along, and deleting. */
export function Ending({ tournament, view }: EndingProps) {
  const club = useEveningClient();
  const [problem, setProblem] = useState<string>();
  const evening = useTournament();
  const { change, said } = usePlanning(tournament);
  const words = eveningText.ending;
  const act = async (command: TournamentCommand) => {
    const did = await club.act(command);
    setProblem(did?.ok ? undefined : whyNot(did));
  };
  const missing = view.ranking === undefined ? 0 : view.ranking.planned - view.ranking.counted;
  const { state } = view.head;
  return (
    <div className={styles.links}>
      <section>
        <h2>{words.title}</h2>
        <p>{words.states[state](view.head.edition)}</p>
        {state !== 'published' && missing > 0 && <p>{words.missing(missing)}</p>}
        <div className={styles.buttons}>
          {(state === 'setup' || state === 'playing') && (
            <Button look="main" onClick={() => void act({ kind: 'ended' })}>
              {words.end}
            </Button>
          )}
          {state === 'over' && (
            <Button look="main" onClick={() => void act({ kind: 'published' })}>
              {words.publish}
            </Button>
          )}
          {state === 'over' && view.head.edition === 0 && (
            <Button onClick={() => void act({ kind: 'reopened', reason: words.tooEarly })}>
              {words.resume}
            </Button>
          )}
          {state === 'published' && (
            <Button onClick={() => void act({ kind: 'reopened', reason: words.correction })}>
              {words.reopen}
            </Button>
          )}
        </div>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </section>
      {(state === 'over' || state === 'published') && evening !== undefined && (
        <NextEvening tournament={evening} onChange={change} />
      )}
      <p role={said?.isDone === false ? 'alert' : 'status'}>
        {said && (said.isDone ? eveningText.next.begun : said.why)}
      </p>
      <section>
        <h2>{words.files}</h2>
        <div className={styles.buttons}>
          {FORMATS.filter((format) => format !== 'bws' || isOfPairs(view)).map((format) => (
            <Button key={format} onClick={() => void take(tournament, format).then(setProblem)}>
              {words.formats[format]}
            </Button>
          ))}
        </div>
      </section>
      {evening !== undefined && (state === 'over' || state === 'published') && isOfPairs(view) && (
        <MasterPoints tournament={evening} />
      )}
      <Deleting view={view} />
    </div>
  );
}

/** True for pairs and individuals: Bridgemate's files and masterpoints are for them. */
const isOfPairs = ({ head: { form } }: TournamentView): boolean => form === 'pairs' || form === 'individual';

/** Saves a file of the tournament; gives why not. */
async function take(tournament: string, format: (typeof FORMATS)[number]): Promise<string | undefined> {
  const token = keyTo(tournament, '/desk')?.token;
  const response = await fetch(`/api/tournaments/${tournament}/export/${format}`, {
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  }).catch(() => undefined);
  if (!response?.ok) return eveningText.ending.noFile;
  const ending = format === 'usebio' ? 'xml' : format;
  save(await response.blob(), `${tournament}.${ending}`);
  return undefined;
}

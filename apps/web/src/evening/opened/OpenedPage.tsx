import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import prose from '../../design/Prose.module.css';
import { Select } from '../../design/Select.tsx';
import { save } from '../../device/save.ts';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import { scoringsFor } from '../plan/scorings.ts';
import { askReader } from './askReader.ts';
import type { OpenedEvent, OpenedFault, OpenRequest } from './messages.ts';
import styles from './Opened.module.css';
import { OpenedAudit } from './OpenedAudit.tsx';
import { OpenedBoards } from './OpenedBoards.tsx';
import { OpenedRanking } from './OpenedRanking.tsx';

/** The most bytes of a file. */
const MOST_BYTES = 20_000_000;
const ACCEPTED = '.xml,.pbn,.bws,.mdb,.csv,.json,.txt';
const SCORINGS = scoringsFor('pairs');
const FORMATS = ['json', 'usebio', 'pbn', 'csv', 'bws'] as const;

type Chosen = Pick<OpenRequest, 'name' | 'bytes'>;

/** The page that opens a score file of another program: its ranking, its boards, and how the file's own differ. */
export default function OpenedPage() {
  const words = eveningText.opened;
  useTitle(words.title);
  const [file, setFile] = useState<Chosen>();
  const [method, setMethod] = useState('');
  const [corrections, setCorrections] = useState<OpenRequest['corrections']>([]);
  const [event, setEvent] = useState<OpenedEvent>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const giving = useRef(new AbortController());

  const ask = async (more: Partial<OpenRequest>) => {
    giving.current.abort();
    giving.current = new AbortController();
    const { signal } = giving.current;
    const wanted = { ...file, method, corrections, ...more };
    if (wanted.name === undefined || wanted.bytes === undefined) return undefined;
    setBusy(true);
    setProblem(undefined);
    const answer = await askReader(
      {
        ...{ name: wanted.name, bytes: wanted.bytes, corrections: wanted.corrections },
        ...(wanted.method !== '' && { method: wanted.method }),
        ...(more.saveAs !== undefined && { saveAs: more.saveAs }),
      },
      signal,
    ).catch(() => undefined);
    if (signal.aborted) return undefined;
    setBusy(false);
    if (answer?.kind === 'failed') setProblem(words.failed(answer.at ?? '', answer.why));
    if (answer === undefined) setProblem(words.failed('', wanted.name));
    return answer;
  };
  const show = async (more: Partial<OpenRequest>) => {
    const answer = await ask(more);
    if (answer?.kind === 'event') setEvent(answer);
    return answer;
  };
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setEvent(undefined);
    setCorrections([]);
    if (chosen.size > MOST_BYTES) return setProblem(words.large);
    const next = { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
    setFile(next);
    await show({ ...next, corrections: [] });
  };
  const correct = async (place: string, result: string) => {
    const next = [...corrections.filter(([at]) => at !== place), [place, result] as const];
    setCorrections(next);
    await show({ corrections: next });
  };
  const keep = async (format: (typeof FORMATS)[number]) => {
    const answer = await ask({ saveAs: format });
    if (answer?.kind !== 'saved') return;
    const ending = format === 'usebio' ? 'xml' : format;
    save(new Blob([answer.content]), `${file?.name.replace(/\.\w+$/, '') ?? 'event'}.${ending}`);
    if (answer.lost.length > 0) setProblem(`${answer.lost.join('. ')}.`);
  };

  return (
    <Page wide>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <p className={prose.lead}>{words.intro}</p>
        <section className={styles.part}>
          <label className={styles.file}>
            {words.choose}
            <input type="file" accept={ACCEPTED} onChange={({ target }) => void choose(target.files?.[0])} />
          </label>
          <Select
            label={words.method}
            values={['', ...SCORINGS.map((scoring) => scoring.method)]}
            value={method}
            onChange={(next) => {
              setMethod(next);
              void show({ method: next });
            }}
            labelOf={(one) => {
              const scoring = SCORINGS.find((each) => each.method === one);
              return scoring === undefined ? words.asFile : eveningText.scoring.names[scoring.id];
            }}
          />
          <p role="status">{isBusy ? words.reading : ''}</p>
          {problem !== undefined && <p role="alert">{problem}</p>}
        </section>
        {event !== undefined && (
          <>
            <Faults faults={event.faults} onCorrect={correct} />
            {corrections.length > 0 && (
              <section className={styles.part}>
                <p>{words.corrected(corrections.length)}</p>
                <p className={styles.buttons}>
                  <Button
                    onClick={() => {
                      setCorrections([]);
                      void show({ corrections: [] });
                    }}
                  >
                    {words.undo}
                  </Button>
                </p>
              </section>
            )}
            <OpenedRanking event={event} />
            <OpenedAudit audit={event.audit} />
            <OpenedBoards event={event} />
            <section className={styles.part} aria-label={words.save}>
              <h2>{words.save}</h2>
              <p className={styles.buttons}>
                {FORMATS.filter((format) => format !== 'bws' || !event.areTeams).map((format) => (
                  <Button key={format} onClick={() => void keep(format)}>
                    {eveningText.ending.formats[format]}
                  </Button>
                ))}
              </p>
            </section>
          </>
        )}
      </div>
    </Page>
  );
}

interface FaultsProps {
  readonly faults: readonly OpenedFault[];
  readonly onCorrect: (place: string, result: string) => Promise<void>;
}

/** The rows that cannot be read, each with a field for its result. */
function Faults({ faults, onCorrect }: FaultsProps) {
  const words = eveningText.opened;
  if (faults.length === 0) return null;
  return (
    <section className={styles.part} aria-label={words.faults}>
      <h2>{words.faults}</h2>
      <p>{words.faultsHelp}</p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.at} ${fault.why}`}>
            <FaultyRow fault={fault} onCorrect={onCorrect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FaultyRow({ fault, onCorrect }: Pick<FaultsProps, 'onCorrect'> & { readonly fault: OpenedFault }) {
  const words = eveningText.opened;
  const [result, setResult] = useState('');
  const { at, why, row } = fault;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (result.trim() !== '') void onCorrect(at, result.trim());
  };
  return (
    <>
      <p>
        {row !== undefined && <strong>{words.row(row.board, row.ns, row.ew)}: </strong>}
        {why} ({at})
      </p>
      {row !== undefined && (
        <form className={styles.fix} onSubmit={submit}>
          <Field label={words.correct} value={result} onChange={({ target }) => setResult(target.value)} />
          <Button type="submit">{words.use}</Button>
        </form>
      )}
    </>
  );
}

import type { LogLine, TableState } from '@overtrick/protocol/table';
import { parseAction } from '@overtrick/rules/action';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { chairName } from '../../../deal/words.ts';
import button from '../../../design/Button.module.css';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Field } from '../../../design/Field.tsx';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import type { PanelProps } from '../../state/panel.ts';
import styles from './DirectPanel.module.css';
import panels from './panels.module.css';

/** An order that the director is about to give, and the words for it. */
interface Chosen {
  readonly what: 'rollBack' | 'stop' | 'pause';
  /** The version of the first step to undo. */
  readonly to?: number;
  readonly title: string;
  readonly help: string;
}

/** Directing a table of an evening: calls for the director, orders with their reasons, the log of the deal. */
export default function DirectPanel({ onClose }: PanelProps) {
  const ctrl = useCtrl();
  const state = useTable((model) => model.latest);
  const [chosen, setChosen] = useState<Chosen>();
  if (state?.sitting === undefined) return null;
  const words = talkText.directing;
  const hasRequest = state.claim !== undefined || state.undo !== undefined;
  return (
    <Dialog look="sheet" title={words.title} onClose={onClose}>
      <Calls state={state} />
      {chosen === undefined ? (
        <>
          <div className={styles.acts}>
            {state.paused === undefined ? (
              <Button
                onClick={() =>
                  setChosen({ what: 'pause', title: talkText.pause.start, help: words.pauseHelp })
                }
              >
                {talkText.pause.start}
              </Button>
            ) : (
              <Button look="main" onClick={() => void ctrl.direct({ what: 'resume' })}>
                {talkText.pause.end}
              </Button>
            )}
            {hasRequest && (
              <Button
                onClick={() =>
                  setChosen({ what: 'rollBack', title: words.withdraw, help: words.withdrawHelp })
                }
              >
                {words.withdraw}
              </Button>
            )}
            {state.view.phase !== 'over' && (
              <Button onClick={() => setChosen({ what: 'stop', title: words.stop, help: words.stopHelp })}>
                {words.stop}
              </Button>
            )}
            <Link href={`/club/${state.sitting.tournament}/desk`} className={button.button}>
              {words.desk}
            </Link>
          </div>
          <Log state={state} onBack={setChosen} />
        </>
      ) : (
        <Order chosen={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Dialog>
  );
}

/** The calls for the director from this table. */
function Calls({ state }: { readonly state: TableState }) {
  const ctrl = useCtrl();
  const { flags = [] } = state;
  if (flags.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="director-calls">
      <h3 id="director-calls">{talkText.directing.calls}</h3>
      <ul className={styles.list}>
        {flags.map(({ flag, chair, text: what }) => (
          <li key={flag} className={styles.line}>
            <span>{talkText.host.says(chairName(state, chair), what)}</span>
            <Button size="small" onClick={() => void ctrl.direct({ what: 'unflag', flag })}>
              {talkText.host.seen}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form for an order: its reason, which everybody at the table reads. */
function Order({ chosen, onClose }: { readonly chosen: Chosen; readonly onClose: () => void }) {
  const ctrl = useCtrl();
  const [typed, setTyped] = useState('');
  const words = talkText.directing;
  const { what, to } = chosen;
  const reason = typed.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === '' && what !== 'pause') return;
    const isDone = await ctrl.direct(
      what === 'pause'
        ? { what, ...(reason !== '' && { reason }) }
        : what === 'stop'
          ? { what, reason }
          : { what, ...(to !== undefined && { to }), reason },
    );
    if (isDone) onClose();
  };
  return (
    <form className={panels.form} onSubmit={(event) => void submit(event)}>
      <h3>{chosen.title}</h3>
      <p>{chosen.help}</p>
      <Field
        label={what === 'pause' ? words.reasonOptional : words.reason}
        value={typed}
        maxLength={200}
        required={what !== 'pause'}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={panels.buttons}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" look="main">
          {chosen.title}
        </Button>
      </div>
    </form>
  );
}

interface LogProps {
  readonly state: TableState;
  readonly onBack: (chosen: Chosen) => void;
}

/** The log of the deal, the newest line first; from each call or card the director can go back. */
function Log({ state, onBack }: LogProps) {
  const lines = useLog(state);
  const words = talkText.directing;
  return (
    <section className={styles.part} aria-labelledby="director-log">
      <h3 id="director-log">{words.log}</h3>
      <p className={styles.aside}>{words.logHelp}</p>
      {lines.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ol className={styles.list} reversed>
          {lines.toReversed().map((line) => (
            <Line key={line.version} line={line} onBack={onBack} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ line, onBack }: { readonly line: LogLine; readonly onBack: LogProps['onBack'] }) {
  const words = talkText.directing;
  const said = lineInWords(line);
  const isUndone = line.kind === 'step' && line.isUndone === true;
  return (
    <li className={styles.line} data-undone={isUndone}>
      <span>{said}</span>
      {line.kind === 'step' && (
        <>
          <span className={styles.aside}>{asideOf(line)}</span>
          {!isUndone && (
            <Button
              size="small"
              aria-label={words.backTo(whoIn(line), actionInWords(line.action))}
              onClick={() =>
                onBack({
                  what: 'rollBack',
                  to: line.version,
                  title: words.backTo(whoIn(line), actionInWords(line.action)),
                  help: words.backHelp,
                })
              }
            >
              {words.back}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

const whoIn = ({ seat, name }: LogLine): string =>
  [seat && text.seats[seat], name].filter((part) => part !== undefined).join(', ');

/** Writes a call or card; a claim has words of its own. */
function actionInWords(what: string): string {
  const action = parseAction(what);
  return action?.kind === 'claim' ? talkText.directing.events.claimed(action.tricks) : text.actionText(what);
}

/** Writes what is known of a step besides what it is: the thinking time, the alert, the meaning. */
function asideOf({ ms, meaning, alert, isUndone }: Extract<LogLine, { kind: 'step' }>): string {
  const words = talkText.directing;
  const time = ms === undefined ? undefined : words.seconds((ms / 1000).toFixed(1));
  const said = meaning === undefined ? undefined : words.means(meaning);
  return [isUndone ? words.undone : undefined, time, alert ? words.alerted : undefined, said]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function lineInWords(line: LogLine): string {
  const who = whoIn(line);
  const { line: said } = talkText.directing;
  const what = eventInWords(line);
  return who === '' ? what : said(who, what);
}

function eventInWords(line: LogLine): string {
  const words = talkText.directing.events;
  switch (line.kind) {
    case 'step':
      return actionInWords(line.action);
    case 'explained':
      return words.explained(actionInWords(line.call), line.text);
    case 'asked':
      return words.asked(actionInWords(line.call));
    case 'claimed':
      return line.line === undefined ? words.claimed(line.tricks) : words.claimedLine(line.tricks, line.line);
    case 'answered':
      return line.accept ? words.accepts : words.refuses;
    case 'undoAnswered':
      return line.accept ? words.allows : words.forbids;
    case 'flagged':
      return words.flagged(line.text);
    case 'rolledBack':
      return words.rolledBack(line.text);
    case 'stopped':
      return words.stopped(line.text);
    case 'paused':
      return line.text === undefined ? words.paused : talkText.pause.why(words.paused, line.text);
    default:
      return words[line.kind];
  }
}

/** The time after a change of the table until its log is read again, milliseconds. */
const READ_MS = 1200;

/** Reads the log of the deal, and again whenever the table has changed. */
function useLog({ version, deal }: TableState): readonly LogLine[] {
  const ctrl = useCtrl();
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const [isFirst, setFirst] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version and the deal say when to read again
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(
      async () => {
        const read = await ctrl.log();
        if (isOver || read === undefined) return;
        setLines(read);
        setFirst(false);
      },
      isFirst ? 0 : READ_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [version, deal, ctrl]);
  return lines;
}

import { PHRASES } from '@overtrick/protocol/policies';
import type { ChatLine } from '@overtrick/protocol/table';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Choice } from '../../../design/Choice.tsx';
import { Field } from '../../../design/Field.tsx';
import { ReportForm } from '../../../design/ReportForm.tsx';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { Voices } from '../../voice/Voices.tsx';
import styles from './Talk.module.css';

const TOS = ['table', 'opponents', 'spectators'] as const;

/** The chat at the table, and a field for the visitor's own line. */
export function Talk() {
  const ctrl = useCtrl();
  const lines = useTable((model) => model.chat);
  const policy = useTable(({ latest }) => latest?.policies.chat);
  const isSeated = useTable(({ latest }) => latest?.you !== undefined);
  const hasVoices = useTable(({ latest }) => latest?.policies.voice === true);
  const end = useRef<HTMLOListElement>(null);
  const muted = useTable((model) => model.muted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line has been read, and scrolls into sight
  useEffect(() => {
    ctrl.allRead();
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  const shown = lines.filter(({ name }) => !muted.includes(name));
  const names = [...new Set(lines.filter(({ chair }) => chair !== ownChairIn(ctrl)).map(({ name }) => name))];
  return (
    <>
      {shown.length === 0 ? (
        <p>{talkText.chat.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <ol ref={end} className={styles.lines} tabIndex={0} aria-label={talkText.chat.title}>
          {shown.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ol>
      )}
      {isSeated && hasVoices && <Voices />}
      {isSeated && policy === 'off' ? (
        <p>{talkText.chat.off}</p>
      ) : (
        <Say isSeated={isSeated} isFree={!isSeated || policy === 'free'} />
      )}
      {names.map((name) => (
        <Button key={name} look="quiet" size="small" onClick={() => ctrl.mute(name)}>
          {muted.includes(name) ? talkText.chat.unmute(name) : talkText.chat.mute(name)}
        </Button>
      ))}
      <MutedByHost />
      <HostRights />
      <Reporting />
    </>
  );
}

/** Reports to the operator of the server: on players at the table, and on writers who have left. */
function Reporting() {
  const ctrl = useCtrl();
  const chairs = useTable(({ latest }) => latest?.chairs) ?? [];
  const you = useTable(({ latest }) => latest?.you);
  const lines = useTable((model) => model.chat);
  const others = chairs.filter(({ chair, kind }) => kind === 'person' && chair !== you);
  const there = new Set(others.map(({ name }) => name));
  const gone = new Map(
    lines
      .filter(({ chair, name }) => (chair === undefined || chair !== you) && !there.has(name))
      .map((one) => [one.name, one.line]),
  );
  return (
    <>
      {others.map(({ chair, name }) => (
        <ReportForm
          key={`${chair} ${name}`}
          label={text.report.person(name)}
          intro={text.report.personIntro}
          onSend={(body) => ctrl.report({ other: chair }, body)}
        />
      ))}
      {[...gone].map(([name, line]) => (
        <ReportForm
          key={name}
          label={text.report.person(name)}
          intro={text.report.personIntro}
          onSend={(body) => ctrl.report({ line }, body)}
        />
      ))}
    </>
  );
}

/** Says whom the host has muted, to everybody at the table. */
function MutedByHost() {
  const chairs = useTable(({ latest }) => latest?.chairs) ?? [];
  const you = useTable(({ latest }) => latest?.you);
  const muted = chairs.filter((chair) => chair.muted === true);
  return muted.map(({ chair, name }) => (
    <p key={chair}>{chair === you ? talkText.host.youAreMuted : talkText.host.isMuted(name)}</p>
  ));
}

/** For the host: mutes somebody for all, and removes somebody from the table, once that is confirmed. */
function HostRights() {
  const ctrl = useCtrl();
  const chairs = useTable(({ latest }) => latest?.chairs) ?? [];
  const you = useTable(({ latest }) => latest?.you);
  const [chosen, setChosen] = useState<number>();
  if (chairs.find(({ chair }) => chair === you)?.host !== true) return null;
  const others = chairs.filter(({ chair, kind }) => kind === 'person' && chair !== you);
  const asked = others.find(({ chair }) => chair === chosen);
  if (asked === undefined)
    return others.map(({ chair, name, muted = false }) => (
      <Fragment key={chair}>
        <Button look="quiet" size="small" onClick={() => void ctrl.muteForAll(chair, !muted)}>
          {muted ? talkText.host.unmute(name) : talkText.host.mute(name)}
        </Button>
        <Button look="quiet" size="small" onClick={() => setChosen(chair)}>
          {talkText.host.remove(name)}
        </Button>
      </Fragment>
    ));
  return (
    <fieldset>
      <legend className={styles.label}>{talkText.host.remove(asked.name)}</legend>
      <p>{talkText.host.removeIntro(asked.name)}</p>
      <div className={styles.phrases}>
        <Button look="main" onClick={() => void ctrl.remove(asked.chair)}>
          {talkText.host.remove(asked.name)}
        </Button>
        <Button onClick={() => setChosen(undefined)}>{talkText.host.keep}</Button>
      </div>
    </fieldset>
  );
}

const ownChairIn = ({ store }: ReturnType<typeof useCtrl>): number | undefined =>
  store.getState().latest?.you;

const Line = ({ line: { name, to, text: what } }: { readonly line: ChatLine }) => (
  <li className={styles.line}>
    <b>{name}</b> {to !== 'table' && <span className={styles.to}>{talkText.chat.privately[to]}</span>}
    <span className={styles.what}>{talkText.chat.said(what)}</span>
  </li>
);

function Say({ isSeated, isFree }: { readonly isSeated: boolean; readonly isFree: boolean }) {
  const ctrl = useCtrl();
  const [what, setWhat] = useState('');
  const [chosen, setTo] = useState<ChatLine['to']>('table');
  const to = isSeated ? chosen : 'spectators';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (what.trim() !== '' && (await ctrl.say(to, what.trim()))) setWhat('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {isSeated && (
        <Choice
          label={talkText.chat.to}
          values={TOS}
          value={chosen}
          onChange={setTo}
          labelOf={(one) => talkText.chat.tos[one]}
        />
      )}
      {isFree && (
        <div className={styles.own}>
          <Field
            label={talkText.chat.label}
            value={what}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setWhat(event.target.value)}
          />
          <Button type="submit" look="main">
            {talkText.chat.send}
          </Button>
        </div>
      )}
      <fieldset>
        <legend className={styles.label}>{talkText.chat.phrases}</legend>
        <div className={styles.phrases}>
          {PHRASES.map((phrase) => (
            <Button key={phrase} size="small" onClick={() => void ctrl.say(to, phrase)}>
              {talkText.chat.said(phrase)}
            </Button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

import { PRESET_IDS, PRESETS, type PresetId } from '@overtrick/formats/dealer/wish/presets';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FourHands } from '../deal/hands/FourHands.tsx';
import { Button } from '../design/Button.tsx';
import { Select } from '../design/Select.tsx';
import { usePreferences } from '../device/preferences.ts';
import { rememberTable } from '../device/tables.ts';
import { openTable } from '../offline/openTable.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { askDealer } from './askDealer.ts';
import { Counted } from './Counted.tsx';
import styles from './Dealing.module.css';
import type { Dealt } from './messages.ts';

type Kind = 'own' | PresetId;
const KINDS: readonly Kind[] = ['own', ...PRESET_IDS];
const EXAMPLE = `# a strong notrump opposite a major
notrump = shape(north, any 4333 + any 4432 + any 5332) and hcp(north) >= 15 and hcp(north) <= 17
condition notrump and (spades(south) >= 5 or hearts(south) >= 5)
action average "points opposite" hcp(south), frequency "spades" (spades(south), 0, 8)`;

const scriptOf = (kind: Kind): string => (kind === 'own' ? EXAMPLE : PRESETS[kind]);

/** The number of deals tried at first, small enough for a phone. */
const GLANCE = 50_000;

/** The page for dealing by a script: matching deals, their statistics, and a table for playing them. */
export default function DealingPage() {
  const [kind, setKind] = useState<Kind>('own');
  const [script, setScript] = useState(EXAMPLE);
  const [dealt, setDealt] = useState<Dealt>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const giving = useRef(new AbortController());
  const field = useRef<HTMLTextAreaElement>(null);
  const [, navigate] = useLocation();
  const name = usePreferences((chosen) => chosen.name.trim()) || text.lobby.namePlaceholder;
  const words = boardText.dealing;
  useTitle(words.title);
  // show the result of a script before the visitor changes it
  useEffect(() => {
    giving.current = new AbortController();
    void askDealer({ script: scriptOf(kind), most: GLANCE }, giving.current.signal).then(setDealt, () => {
      // the visitor starts later runs with a button, and the page announces the result
    });
    return () => giving.current.abort();
  }, [kind]);

  const deal = async () => {
    giving.current.abort();
    giving.current = new AbortController();
    const { signal } = giving.current;
    setBusy(true);
    setProblem(undefined);
    const answer = await askDealer({ script }, signal).catch(() => undefined);
    if (signal.aborted) return;
    setBusy(false);
    setDealt(answer);
    if (answer?.kind === 'failed') {
      field.current?.focus();
      const at = offsetOf(script, answer.line, answer.column);
      field.current?.setSelectionRange(at, wordEnd(script, at));
    }
  };
  const play = async () => {
    setProblem(undefined);
    const answer = await openTable({ game: 'bridge', match: 'boards', name, chair: 2, deals: script });
    if (!answer.ok) return setProblem(text.refusals[answer.code] ?? answer.message);
    rememberTable({ table: answer.table, token: answer.token, game: 'bridge' }, Date.now());
    navigate(`/t/${answer.table}`);
  };

  return (
    <Page>
      <div className={styles.page}>
        <form
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void deal();
          }}
        >
          <h1>{words.title}</h1>
          <p className={styles.intro}>{words.intro}</p>
          <Select
            label={words.kind}
            values={KINDS}
            value={kind}
            onChange={(chosen) => {
              setKind(chosen);
              setScript(scriptOf(chosen));
              setDealt(undefined);
              setBusy(false);
            }}
            labelOf={(one) => text.lobby.deals.kinds[one]}
          />
          <label className={styles.label} htmlFor="script">
            {text.lobby.deals.script}
          </label>
          <textarea
            id="script"
            ref={field}
            className={styles.script}
            rows={9}
            maxLength={20_000}
            spellCheck={false}
            value={script}
            onChange={({ target }) => setScript(target.value)}
            aria-describedby={dealt?.kind === 'failed' ? 'problem' : undefined}
          />
          {dealt?.kind === 'failed' && (
            <p id="problem" role="alert" className={styles.problem}>
              {words.failed(dealt.line, dealt.column, dealt.why)}
            </p>
          )}
          {dealt?.kind === 'tricks' && (
            <p role="alert" className={styles.problem}>
              {words.tricks}
            </p>
          )}
          {problem !== undefined && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <p className={styles.buttons}>
            <Button type="submit" look="main" disabled={busy || script.trim() === ''}>
              {busy ? words.busy : words.go}
            </Button>
            <Button onClick={() => void play()} disabled={script.trim() === ''}>
              {words.play}
            </Button>
          </p>
        </form>
        {dealt?.kind === 'done' && (
          <section className={styles.done} aria-labelledby="done">
            <h2 id="done" aria-live="polite">
              {words.counted(dealt.produced, dealt.tried)}
            </h2>
            <Counted done={dealt} />
            <ol className={styles.deals}>
              {dealt.deals.map((each, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the deals stay in their order
                <li key={i}>
                  <Hands deal={each} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Page>
  );
}

/** Four hands, each at its seat. */
function Hands({ deal }: { readonly deal: string }) {
  const read = parseDeal(deal, true);
  return read.ok && <FourHands deal={read.value} />;
}

/** Converts a line and a column of a text, both from 1, into an offset. */
const offsetOf = (script: string, line: number, column: number): number =>
  script
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0) +
  column -
  1;

const wordEnd = (script: string, at: number): number =>
  at + Math.max(1, /^\w+/.exec(script.slice(at))?.[0].length ?? 1);

import { PRESETS } from '@overtrick/protocol/policies';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import prose from '../design/Prose.module.css';
import { usePreferences } from '../device/preferences.ts';
import { rememberTable } from '../device/tables.ts';
import { findGame } from '../games/list.ts';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import { TermsFields, USUAL, whyNot } from './choices.tsx';
import styles from './Meet.module.css';
import { Posting } from './Posting.tsx';

/** Opens a table for anybody: it waits until its chairs are taken, or the host begins with computer players. */
export function NewTable() {
  const [terms, setTerms] = useState(USUAL);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = usePreferences((chosen) => chosen.name);
  const [, navigate] = useLocation();
  const words = eveningText.meet;
  const open = async (): Promise<string | undefined> => {
    const { game, level, system } = terms;
    const people = findGame(game)?.players;
    const opened = await ask('POST /api/tables', {
      body: {
        game,
        name: name.trim() || text.lobby.namePlaceholder,
        ...(people !== undefined && { people }),
        policies: { ...PRESETS.club, systemNS: system, systemEW: system },
      },
      isTakingChair: true,
    });
    if (!opened.ok) return whyNot(opened);
    const { table, token } = opened.value;
    rememberTable({ table, token, game }, Date.now());
    const line = said.trim();
    const listed = await ask('POST /api/open-tables', {
      token,
      body: { table, level, ...(line !== '' && { words: line }) },
      isTakingChair: true,
    });
    if (!listed.ok) return whyNot(listed);
    navigate(`/t/${table}`);
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    void open().then((why) => {
      setBusy(false);
      setProblem(why);
    });
  };
  return (
    <section className={styles.part} aria-labelledby="new-table">
      <h2 id="new-table">{words.newTable}</h2>
      <p className={prose.soft}>{words.newTableHelp}</p>
      <form className={styles.form} onSubmit={submit}>
        <TermsFields terms={terms} onChange={setTerms} />
        <Posting
          said={said}
          onSaid={setSaid}
          nameless={text.lobby.namePlaceholder}
          isBusy={busy}
          go={words.openTable}
          problem={problem}
        />
      </form>
    </section>
  );
}

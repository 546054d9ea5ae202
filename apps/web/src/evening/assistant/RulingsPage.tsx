import { useState } from 'react';
import { Link } from 'wouter';
import { Field } from '../../design/Field.tsx';
import prose from '../../design/Prose.module.css';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import styles from './Assistant.module.css';
import { Assistant } from './Assistant.tsx';
import { ByGroup } from './ByGroup.tsx';
import { RULINGS, RULINGS_LANGUAGE } from './trees.ts';

/** The ruling assistant: all rulings, or one of them, question by question. It needs no evening and no connection. */
export default function RulingsPage({ ruling }: { readonly ruling?: string }) {
  const words = eveningText.assistant;
  const tree = ruling === undefined ? undefined : RULINGS.get(ruling);
  const [result, setResult] = useState('');
  useTitle(tree?.title ?? words.title);
  const typed = result.trim() === '' ? undefined : result.trim().toUpperCase();
  return (
    <Page>
      <div className={styles.page}>
        {tree === undefined ? (
          <>
            <h1>{words.title}</h1>
            <p className={prose.lead}>{words.intro}</p>
            <ByGroup itemOf={(name, { title }) => <Link href={`/rulings/${name}`}>{title}</Link>} />
          </>
        ) : (
          <>
            <h1 lang={RULINGS_LANGUAGE}>{tree.title}</h1>
            <p lang={RULINGS_LANGUAGE}>{tree.about}</p>
            <div className={styles.assistant}>
              <Field
                label={words.result}
                help={words.resultHelp}
                value={result}
                placeholder="4S N 10"
                autoComplete="off"
                onChange={(event) => setResult(event.target.value)}
              />
              <Assistant key={ruling} tree={tree} level={2} result={typed} />
              <p>
                <Link href="/rulings">{words.all}</Link>
              </p>
            </div>
          </>
        )}
        <p className={prose.soft}>{words.source}</p>
      </div>
    </Page>
  );
}

import { listOptions } from '@overtrick/rules/options';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { tables } from '../deal/steps/tables.build.ts';
import button from '../design/Button.module.css';
import type { GameInfo } from '../games/gameInfo.ts';
import { findGame } from '../games/list.ts';
import { rules } from '../games/rules.build.ts';
import { NotFound } from '../shell/frame/NotFound.tsx';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { learnText } from '../text/learn.ts';
import { text } from '../text/text.ts';
import styles from './Guide.module.css';
import { Markdown } from './Markdown.tsx';
import { OptionsTable } from './OptionsTable.tsx';
import { anchorOf, partsOf, splitLead, undrawn } from './parse.ts';
import { TableDrawing } from './TableDrawing.tsx';

const Example = lazy(() => import('./Example.tsx'));

/** The rules of one game: in words, with its table, an example deal and its options. */
export default function RulesPage({ game: id }: { readonly game: string }) {
  const game = findGame(id);
  useTitle(game === undefined ? text.product : text.lobby.rulesOf(game.name));
  return game === undefined ? <NotFound /> : <Rules game={game} />;
}

function Rules({ game }: { readonly game: GameInfo }) {
  const [lead, rest] = splitLead(rules[game.id] ?? '');
  const layout = tables[game.id];
  const hasOptions = listOptions(game.options).length > 0;
  const words = text.guide;
  // the rules are English, their headings are not
  const markdown = {
    lang: 'en',
    headingOf: (own: string, level: number) => (level === 1 ? game.name : words.heading(own)),
  };
  const parts = [
    ['table', words.table],
    ...partsOf(rest).map((heading) => [anchorOf(heading), words.heading(heading)] as const),
    ['example', words.example],
    ...(hasOptions ? [['options', words.options]] : []),
    ['forms', words.forms],
  ] as const;
  return (
    <Page>
      <div className={styles.page}>
        <div className={styles.lead}>
          <Markdown source={layout ? undrawn(lead) : lead} {...markdown} />
          <nav className={styles.contents} aria-label={words.contents}>
            {parts.map(([part, name]) => (
              <a key={part} href={`#${part}`}>
                {name}
              </a>
            ))}
          </nav>
          <p>
            <Link href={`/learn/${game.id}`} className={`${button.button} ${button.main}`}>
              {learnText.learn.firstDealOf(game.name)}
            </Link>
          </p>
        </div>
        {layout && (
          <section id="table" className={`${styles.part} ${styles.beside}`} aria-labelledby="table-title">
            <div className={styles.stays}>
              <h2 id="table-title">{words.table}</h2>
              <p className={styles.note}>{words.tableNote}</p>
              <TableDrawing layout={layout} />
            </div>
          </section>
        )}
        <div className={styles.text}>
          <Markdown source={rest} {...markdown} />
        </div>
        <section id="example" className={styles.part} aria-labelledby="example-title">
          <h2 id="example-title">{words.example}</h2>
          <p className={styles.note}>{words.exampleNote}</p>
          <Suspense>
            {layout && <Example game={game.id} form={game.matches[0]?.name ?? ''} layout={layout} />}
          </Suspense>
        </section>
        {hasOptions && (
          <section id="options" className={styles.part} aria-labelledby="options-title">
            <h2 id="options-title">{words.options}</h2>
            <p className={styles.note}>{words.optionsNote}</p>
            <OptionsTable spec={game.options} />
          </section>
        )}
        <section id="forms" className={styles.part} aria-labelledby="forms-title">
          <h2 id="forms-title">{words.forms}</h2>
          <p className={styles.note}>{words.formsNote}</p>
          {game.matches.map((form) => (
            <div key={form.id} className={styles.form}>
              <h3>{form.name}</h3>
              <p>{form.summary}</p>
              {listOptions(form.options).length > 0 && <OptionsTable spec={form.options} />}
            </div>
          ))}
        </section>
      </div>
    </Page>
  );
}

import type { WishAnswer } from '@overtrick/protocol/meeting/forms';
import type { ReportBody } from '@overtrick/protocol/moderation/report';
import { Fragment, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ReportForm } from '../design/ReportForm.tsx';
import { forgetWish, type OwnWish } from '../device/wishes.ts';
import { ask } from '../server/ask.ts';
import { boardText } from '../text/boards.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import styles from './Meet.module.css';
import { TableRow } from './TableRow.tsx';

/** The wishes that were posted from this device, with what was answered. */
export function OwnWishes({ own }: { readonly own: readonly OwnWish[] }) {
  const words = eveningText.meet;
  return (
    <section className={styles.part} aria-labelledby="own-wishes">
      <h2 id="own-wishes">{words.own}</h2>
      {own.map((one) => (
        <Own key={one.wish} own={one} />
      ))}
    </section>
  );
}

function Own({ own: { wish, token } }: { readonly own: OwnWish }) {
  const [answers, setAnswers] = useState<readonly WishAnswer[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isThere = true;
    void ask('GET /api/wishes/{wish}', { parameters: { wish }, token }).then((told) => {
      if (!isThere) return;
      if (told.ok) setAnswers(told.value.answers);
      // it has ended by itself
      else if (told.status === 404) forgetWish(wish);
      else setProblem(told.message);
    });
    return () => {
      isThere = false;
    };
  }, [wish, token]);
  const words = eveningText.meet;
  const withdraw = async () => {
    const done = await ask('DELETE /api/wishes/{wish}', { parameters: { wish }, token });
    if (done.ok || done.status === 404 || done.status === 410) forgetWish(wish);
    else setProblem(done.message);
  };
  const clear = async (table: string) => {
    const parameters = { wish, table };
    const done = await ask('DELETE /api/wishes/{wish}/answers/{table}', { parameters, token });
    if (!done.ok) return setProblem(done.message);
    const told = await ask('GET /api/wishes/{wish}', { parameters: { wish }, token });
    if (told.ok) setAnswers(told.value.answers);
  };
  const report = async (table: string, body: ReportBody) => {
    const route = 'POST /api/wishes/{wish}/answers/{table}/reports';
    const sent = await ask(route, { parameters: { wish, table }, token, body, isTakingChair: true });
    return sent.ok ? undefined : sent.message;
  };
  return (
    <div className={styles.card}>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {answers?.length === 0 && <p>{words.noAnswers}</p>}
      {answers !== undefined && answers.length > 0 && (
        <ul className={styles.list}>
          {answers.map(({ name, words: said, table, at }) => (
            <TableRow
              key={table}
              table={table}
              title={words.answerOf(name, boardText.history.date(at))}
              said={said}
              go={words.toTable}
              label={words.toTableOf(name)}
            />
          ))}
        </ul>
      )}
      {answers !== undefined && answers.length > 0 && (
        <details>
          <summary>{words.clear}</summary>
          <p>{words.clearHelp}</p>
          {answers.map(({ name, table }) => (
            <Fragment key={table}>
              <Button onClick={() => void clear(table)}>{words.clearOf(name)}</Button>
              <ReportForm
                label={text.report.person(name)}
                intro={text.report.answerIntro}
                onSend={(body) => report(table, body)}
              />
            </Fragment>
          ))}
        </details>
      )}
      <Button className={styles.go ?? ''} onClick={() => void withdraw()}>
        {words.withdraw}
      </Button>
    </div>
  );
}

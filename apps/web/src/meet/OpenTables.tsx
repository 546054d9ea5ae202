import type { ListedTable } from '@overtrick/protocol/meeting/forms';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { mutedIn, useWishes } from '../device/wishes.ts';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import { termsInWords } from './choices.tsx';
import styles from './Meet.module.css';
import { TableRow } from './TableRow.tsx';

/** The milliseconds after which a visible page fetches the list again. */
const AGAIN_MS = 15_000;

/** The tables that anybody may join. */
export function OpenTables() {
  const [tables, setTables] = useState<readonly ListedTable[]>();
  const [problem, setProblem] = useState<string>();
  const without = useWishes(mutedIn);
  const look = useCallback(async () => {
    const answer = await ask('GET /api/open-tables', without === '' ? undefined : { query: { without } });
    setProblem(answer.ok ? undefined : answer.message);
    if (answer.ok) setTables(answer.value.tables);
  }, [without]);
  useEffect(() => {
    void look();
    const again = setInterval(() => !document.hidden && void look(), AGAIN_MS);
    return () => clearInterval(again);
  }, [look]);
  const words = eveningText.meet;
  return (
    <section className={styles.part} aria-labelledby="tables">
      <h2 id="tables">{words.tables}</h2>
      {problem !== undefined ? (
        <p role="alert">{problem}</p>
      ) : (
        <p role="status">
          {tables === undefined ? words.loading : tables.length === 0 ? words.tablesNone : words.tablesIntro}
        </p>
      )}
      {tables !== undefined && tables.length > 0 && (
        <ul className={styles.list}>
          {tables.map((table) => (
            <Listed key={table.table} table={table} />
          ))}
        </ul>
      )}
      <Button className={styles.go ?? ''} onClick={() => void look()}>
        {words.again}
      </Button>
    </section>
  );
}

function Listed({
  table: { table, game, level, system, words: said, people, programs = [], free },
}: {
  readonly table: ListedTable;
}) {
  const words = eveningText.meet;
  const names = people.join(', ');
  return (
    <TableRow
      table={table}
      title={termsInWords({ game, level, system })}
      said={said}
      go={words.join}
      label={words.joinTable(names)}
    >
      <span>
        {words.sits([...people, ...programs].join(', '))} · {text.account.freeChairs(free)}
      </span>
    </TableRow>
  );
}

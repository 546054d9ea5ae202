import { type ChangeEvent, type DragEvent, type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { useTitle } from '../app/useTitle.ts';
import { Button } from '../design/Button.tsx';
import { text } from '../text/text.ts';
import { askReader } from './ask.ts';
import type { BoardRead } from './messages.ts';
import styles from './Review.module.css';
import { makeFragment } from './told.ts';

/** Where one opens any board: pasted, dropped, from a file or from a link. */
export default function AnalysePage() {
  const [source, setSource] = useState('');
  const [boards, setBoards] = useState<readonly BoardRead[]>();
  const [isOver, setOver] = useState(false);
  const [, navigate] = useLocation();
  const field = useId();
  const words = text.review;
  useTitle(words.analyse);
  const open = async (given: string) => {
    setSource(given);
    const read = await askReader({ kind: 'read', text: given }).catch(() => undefined);
    const found = read?.kind === 'boards' ? read.boards : [];
    const [only, ...others] = found;
    if (only?.ok && others.length === 0) return navigate(`/board#${await makeFragment(only.told)}`);
    setBoards(found);
  };
  const take = async (file: File | undefined) => {
    if (file !== undefined) await open(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    void (file === undefined ? open(event.dataTransfer.getData('text')) : take(file));
  };
  return (
    <Page narrow>
      <form
        className={styles.analyse}
        data-over={isOver}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void open(source);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h1>{words.analyse}</h1>
        <p>{words.analyseIntro}</p>
        <label htmlFor={field} className={styles.label}>
          {words.analyseField}
        </label>
        <textarea
          id={field}
          className={styles.source}
          rows={8}
          spellCheck={false}
          value={source}
          placeholder={words.analyseDrop}
          onChange={(event) => setSource(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="main" disabled={source.trim() === ''}>
            {words.analyseGo}
          </Button>
          <label className={styles.file}>
            {words.analyseFile}
            <input
              type="file"
              accept=".pbn,.lin,.jsonl,.json,.txt"
              onChange={(event: ChangeEvent<HTMLInputElement>) => void take(event.target.files?.[0])}
            />
          </label>
        </div>
      </form>
      {boards !== undefined && <Boards boards={boards} />}
    </Page>
  );
}

function Boards({ boards }: { readonly boards: readonly BoardRead[] }) {
  const [, navigate] = useLocation();
  const words = text.review;
  if (boards.length === 0) return <p role="alert">{words.analyseNone}</p>;
  return (
    <section className={styles.boards} aria-labelledby="found">
      <h2 id="found">{words.analyseFound(boards.length)}</h2>
      <ul className={styles.found}>
        {boards.map((board, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boards of a file stay what they are
          <li key={i}>
            {board.ok ? (
              <Button onClick={() => void makeFragment(board.told).then((d) => navigate(`/board#${d}`))}>
                {words.boardCalled(board.label)}
              </Button>
            ) : (
              <p>
                <b>{words.boardCalled(board.label)}</b> {words.broken(board.why)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { TextDrop } from '../design/TextDrop.tsx';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { boardText } from '../text/boards.ts';
import { makeFragment } from '../think/source.ts';
import styles from './Review.module.css';
import { askReader } from './read/ask.ts';
import type { ReadBoard } from './read/messages.ts';
import { PlayThese } from './these/PlayThese.tsx';

/** The page on which one opens any board: pasted, dropped, from a file or from a link. */
export default function AnalysePage() {
  const [source, setSource] = useState('');
  const [boards, setBoards] = useState<readonly ReadBoard[]>();
  const [, navigate] = useLocation();
  const words = boardText.review;
  useTitle(words.analyse);
  const open = async (given: string) => {
    setSource(given);
    const read = await askReader({ kind: 'read', text: given }).catch(() => undefined);
    const found = read?.kind === 'boards' ? read.boards : [];
    const [only, ...others] = found;
    if (only?.ok && others.length === 0) return navigate(`/board#${await makeFragment(only.told)}`);
    setBoards(found);
  };
  return (
    <Page narrow>
      <form
        className={styles.analyse}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void open(source);
        }}
      >
        <h1>{words.analyse}</h1>
        <p>{words.analyseIntro}</p>
        <TextDrop
          label={words.analyseField}
          value={source}
          rows={8}
          placeholder={words.analyseDrop}
          onChange={setSource}
          onTaken={(given) => void open(given)}
          fileLabel={words.analyseFile}
          accept=".pbn,.lin,.rbn,.csv,.dup,.bri,.dge,.dlm,.jsonl,.json,.html,.txt"
        >
          <Button type="submit" look="main" disabled={source.trim() === ''}>
            {words.analyseGo}
          </Button>
        </TextDrop>
      </form>
      {boards !== undefined && <Boards boards={boards} />}
    </Page>
  );
}

function Boards({ boards }: { readonly boards: readonly ReadBoard[] }) {
  const [, navigate] = useLocation();
  const words = boardText.review;
  if (boards.length === 0) return <p role="alert">{words.analyseNone}</p>;
  return (
    <section className={styles.boards} aria-labelledby="found">
      <h2 id="found">{words.analyseFound(boards.length)}</h2>
      <PlayThese boards={boards.flatMap((board) => (board.ok && board.given ? [board.given] : []))} />
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

import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { lineInWords } from '../names.ts';
import styles from './Desk.module.css';

interface ListsProps {
  readonly view: TournamentView;
  readonly onLine: (line: string) => void;
}

/** Lines that want the director: not agreed, missing, doubted, late, and those that cannot be played. */
export function Lists({ view, onLine }: ListsProps) {
  const { desk } = view;
  const words = eveningText.desk;
  if (desk === undefined) return null;
  const lists = [
    ['disputed', desk.disputed.map((line) => ({ line, note: '' }))],
    // an item named twice counts once
    [
      'missing',
      desk.missing.filter((line) => !desk.disputed.includes(line)).map((line) => ({ line, note: '' })),
    ],
    [
      'doubts',
      desk.doubts.map(({ line, code }) => ({ line, note: code === undefined ? '' : words.doubts[code] })),
    ],
    ['unplayable', desk.unplayable.map((line) => ({ line, note: '' }))],
    ['late', desk.late.map((line) => ({ line, note: '' }))],
    ['appeals', (desk.appeals ?? []).map(({ line, text }) => ({ line, note: text }))],
  ] as const;
  const full = lists.filter(([, lines]) => lines.length > 0);
  if (full.length === 0) return <p className={styles.soft}>{words.nothingOpen}</p>;
  return (
    <div className={styles.lists}>
      {full.map(([name, lines]) => (
        <section key={name} aria-labelledby={`list-${name}`}>
          <h2 id={`list-${name}`}>{words.lists[name](lines.length)}</h2>
          <LineList lines={lines} onLine={onLine} />
        </section>
      ))}
    </div>
  );
}

/** The lines that a longer list shows at first, so that the other lists and the room stay in sight. */
const MOST_SHOWN = 6;

interface LineListProps extends Pick<ListsProps, 'onLine'> {
  readonly lines: readonly { readonly line: string; readonly note: string }[];
}

function LineList({ lines, onLine }: LineListProps) {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && lines.length > MOST_SHOWN;
  return (
    <>
      <ul className={styles.list}>
        {lines.slice(0, isCut ? MOST_SHOWN : undefined).map(({ line, note }) => (
          <li key={`${line}${note}`}>
            <button type="button" className={styles.link} onClick={() => onLine(line)}>
              {lineInWords(line)}
            </button>{' '}
            {note}
          </li>
        ))}
      </ul>
      {isCut && (
        <Button size="small" onClick={() => setWhole(true)}>
          {eveningText.desk.showAll(lines.length)}
        </Button>
      )}
    </>
  );
}

import type { TournamentView } from '@overtrick/evening/view';
import { Link } from 'wouter';
import button from '../../design/Button.module.css';
import { eveningText } from '../../text/evening.ts';
import styles from './Print.module.css';
import { SHEETS, type SheetName, sheetOf } from './sheets.ts';

interface SheetLinksProps {
  readonly tournament: string;
  readonly view: TournamentView;
  /** The sheet that is shown. */
  readonly shown?: SheetName | undefined;
}

/** The sheets that can be printed now; while none is shown, with what each is for. */
export function SheetLinks({ tournament, view, shown }: SheetLinksProps) {
  const { words, names, uses, nothing } = eveningText.print;
  const terms = { words, fallback: eveningText.evening, linkOf: () => undefined };
  const there = SHEETS.filter((name) => sheetOf(name, view, terms) !== undefined);
  if (there.length === 0) return <p>{nothing}</p>;
  return (
    <ul className={shown === undefined ? styles.uses : styles.sheets}>
      {there.map((name) => (
        <li key={name}>
          <Link
            href={`/club/${tournament}/print/${name}`}
            className={`${button.button} ${name === shown ? button.main : ''}`}
            aria-current={name === shown ? 'page' : undefined}
          >
            {names[name]}
          </Link>
          {shown === undefined && <p>{uses[name]}</p>}
        </li>
      ))}
    </ul>
  );
}

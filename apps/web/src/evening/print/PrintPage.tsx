import { A4, PAPERS } from '@overtrick/formats/sheets/paper';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Scroll } from '../../design/Scroll.tsx';
import { pageOf } from '../../device/tournaments.ts';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { type BoardsSolved, useBoardsSolved } from '../../solve/useBoardsSolved.ts';
import { eveningText } from '../../text/evening.ts';
import { Evening, useEvening } from '../useEvening.tsx';
import styles from './Print.module.css';
import { SheetLinks } from './SheetLinks.tsx';
import { SheetPages } from './SheetPages.tsx';
import { isSheetName, sheetOf, unsolvedFor } from './sheets.ts';

interface PrintPageProps {
  readonly tournament: string;
  readonly what: string;
}

/** A sheet of the evening as it comes out of the printer, and the way to the others. */
export default function PrintPage({ tournament, what }: PrintPageProps) {
  return (
    <Evening tournament={tournament} bare>
      <Printed tournament={tournament} what={what} />
    </Evening>
  );
}

/** By their ids: people of America print on Letter. */
const PAPER_IDS = PAPERS.map(({ id }) => id);
const usualPaper = (): string => (/-(?:US|CA|MX)$/.test(navigator.language) ? 'letter' : A4.id);

const NOTHING = new Map<string, never>();

/** The boards solved so far, and at the end how many could not be solved. */
function Progress({ solving }: { readonly solving: BoardsSolved }) {
  const { tried, total, isDone, solutions } = solving;
  const words = eveningText.print;
  if (total === 0) return null;
  if (!isDone)
    return (
      <div className={styles.progress}>
        <label htmlFor="solving">{words.solving(tried, total)}</label>
        <progress id="solving" value={tried} max={total} />
      </div>
    );
  const left = total - Math.min(total, solutions.size);
  return <p role="status">{left === 0 ? words.solved : words.unsolved(left)}</p>;
}

function Printed({ tournament, what }: PrintPageProps) {
  const view = useEvening((state) => state.view);
  const join = useEvening((state) => state.join);
  const [paperId, setPaperId] = useState(usualPaper);
  const paper = PAPERS.find(({ id }) => id === paperId) ?? A4;
  const name = isSheetName(what) ? what : undefined;
  const { words, names, title, paper: paperWord, papers, print, without, nothing, back } = eveningText.print;
  useTitle(name === undefined ? title : names[name]);
  const solving = useBoardsSolved(view === undefined ? NOTHING : unsolvedFor(name, view));
  if (view === undefined) return null;
  const linkOf = (place: string) =>
    join === undefined ? undefined : `${location.origin}/club/${tournament}/join?place=${place}#${join}`;
  const sheet =
    name &&
    sheetOf(name, view, { words, fallback: eveningText.evening, linkOf, solutions: solving.solutions });
  return (
    <main className={styles.page}>
      <div className={styles.controls}>
        <h1>{name === undefined ? title : names[name]}</h1>
        <Link href={`/club/${tournament}${pageOf(view.head.role)}`}>{back}</Link>
        <nav aria-label={title}>
          <SheetLinks tournament={tournament} view={view} shown={name} />
        </nav>
        {sheet !== undefined && (
          <div className={styles.row}>
            <Choice
              label={paperWord}
              values={PAPER_IDS}
              value={paperId}
              onChange={setPaperId}
              labelOf={(id) => papers[id as keyof typeof papers]}
            />
            <Button
              look={solving.isDone ? 'main' : 'plain'}
              size="large"
              onClick={() => {
                solving.stop();
                window.print();
              }}
            >
              {solving.isDone ? print : without}
            </Button>
          </div>
        )}
        {sheet !== undefined && <Progress solving={solving} />}
        {sheet === undefined && name !== undefined && <p role="status">{nothing}</p>}
      </div>
      {sheet !== undefined && (
        <Scroll label={sheet.title}>
          <div className={styles.pages}>
            <SheetPages sheet={sheet} paper={paper} />
          </div>
        </Scroll>
      )}
    </main>
  );
}

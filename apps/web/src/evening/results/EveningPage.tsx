import type { SealView, TournamentView } from '@overtrick/evening/view';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Sealed } from '../../deal/Sealed.tsx';
import button from '../../design/Button.module.css';
import { Scroll } from '../../design/Scroll.tsx';
import { pageOf } from '../../device/tournaments.ts';
import { Page } from '../../shell/frame/Page.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { ClockLine } from '../clock/ClockLine.tsx';
import { tokenIn } from '../line/keys.ts';
import { meetingNumbers } from '../meetings.ts';
import { Notices } from '../Notices.tsx';
import { boardsInWords } from '../names.ts';
import { numbered, upTo } from '../numbered.ts';
import { rangesOf } from '../ranges.ts';
import { Evening, useEvening } from '../useEvening.tsx';
import { Matches } from './Matches.tsx';
import { Rankings } from './Rankings.tsx';
import styles from './Results.module.css';

interface OfTournament {
  readonly tournament: string;
}

/** The evening as everybody may see it: the permanent page. A link with a key leads to the key's own page. */
export default function EveningPage({ tournament }: OfTournament) {
  const [isKeyed] = useState(() => tokenIn(location.hash) !== undefined);
  return (
    <Evening tournament={tournament}>
      {isKeyed && <ToOwnPage tournament={tournament} />}
      <Framed>{(view) => <Whole view={view} tournament={tournament} />}</Framed>
    </Evening>
  );
}

function ToOwnPage({ tournament }: OfTournament) {
  const role = useEvening(({ view }) => view?.head.role);
  const line = useEvening((state) => state.line);
  const [, navigate] = useLocation();
  useEffect(() => {
    const page = role === undefined ? '' : pageOf(role);
    if (line === 'open' && page !== '') navigate(`/club/${tournament}${page}`, { replace: true });
  }, [role, line, tournament, navigate]);
  return null;
}

/** A page of results, once the evening has loaded. */
export function Framed({ children }: { readonly children: (view: TournamentView) => ReactNode }) {
  const view = useEvening((state) => state.view);
  useTitle(view?.head.name ?? eveningText.evening);
  return <Page>{view !== undefined && <div className={styles.page}>{children(view)}</div>}</Page>;
}

function Whole({ view, tournament }: OfTournament & { readonly view: TournamentView }) {
  const words = eveningText.results;
  const boards = Object.values(view.boards);
  const page = pageOf(view.head.role);
  const { date, state, edition, reopened, next, policies } = view.head;
  const isOpen = policies.entry === 'open' && state === 'setup' && view.plan.length === 0;
  return (
    <>
      <h1>{view.head.name ?? eveningText.evening}</h1>
      <p className={styles.soft}>
        {[date && text.date(date), words.states[state], edition > 1 && words.edition(edition), reopened]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {view.head.club !== undefined && (
        <p>
          <Link href={`/clubs/${view.head.club}`}>{eveningText.home.toClub}</Link>
        </p>
      )}
      {page !== '' && (
        <p>
          <Link href={`/club/${tournament}${page}`} className={button.button}>
            {words.toOwn[view.head.role as keyof typeof words.toOwn]}
          </Link>
        </p>
      )}
      {isOpen && view.head.role !== 'player' && (
        <p>
          <Link href={`/club/${tournament}/join`} className={button.button}>
            {eveningText.join.enter}
          </Link>
        </p>
      )}
      {next !== undefined && (
        <p>
          <Link href={`/club/${next}`}>{words.next}</Link>
        </p>
      )}
      <ClockLine />
      <Notices />
      <div className={styles.half}>
        <section className={styles.part} aria-labelledby="ranking">
          <h2 id="ranking">{eveningText.ranking.title}</h2>
          <Rankings view={view} tournament={tournament} />
        </section>
        <Matches view={view} />
      </div>
      <div className={styles.half}>
        <section className={styles.part} aria-labelledby="boards">
          <h2 id="boards">{eveningText.boards}</h2>
          {boards.length === 0 ? (
            <p>{words.noBoards}</p>
          ) : (
            <nav className={styles.boards} aria-labelledby="boards">
              {boards.map(({ board }) => (
                <Link key={board} href={`/club/${tournament}/board/${board}`} className={button.button}>
                  {board}
                </Link>
              ))}
            </nav>
          )}
        </section>
        {view.plan.map((section) => (
          <section key={section.section} className={styles.part} aria-labelledby={`plan-${section.section}`}>
            <h2 id={`plan-${section.section}`}>{words.plan(section.section)}</h2>
            <Meetings view={view} section={section} />
          </section>
        ))}
        {view.head.opened !== undefined && (
          <p>{eveningText.hands.sealed.openedEarly(rangesOf(view.head.opened))}</p>
        )}
        {view.head.seals?.map((seal) => (
          <BoardsSealed key={seal.commitment} seal={seal} />
        ))}
      </div>
    </>
  );
}

/** That the server has settled the boards before the first of them was played. */
function BoardsSealed({ seal }: { readonly seal: SealView }) {
  const { commitment, boards, opened, changed = [] } = seal;
  const words = eveningText.sealed;
  return (
    <Sealed
      commitment={commitment}
      opened={opened}
      words={{
        ...words,
        closed: words.closed(boardsInWords(boards)),
        open: words.open(boardsInWords(boards)),
      }}
    >
      {changed.length > 0 && <p>{words.changed(changed.join(', '))}</p>}
    </Sealed>
  );
}

/** The meetings of a section by rounds and tables, with their boards. */
function Meetings({
  view,
  section,
}: {
  readonly view: TournamentView;
  readonly section: TournamentView['plan'][number];
}) {
  return (
    <Scroll label={eveningText.results.plan(section.section)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{eveningText.columns.round}</th>
            {upTo(section.tables).map((table) => (
              <th key={table} scope="col">
                {section.section}
                {table}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(section.rounds).map(({ number: round, item: sittings }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {numbered(sittings).map(({ number: table, item: sitting }) => (
                <td key={table}>
                  {meetingNumbers(view, sitting).map(({ sides, boards }) => (
                    <div key={sides.join()}>
                      {boards.length > 0 ? sides.join('–') : eveningText.plan.sits(sides.join(', '))}
                      <br />
                      {boards.length > 0 && <span className={styles.soft}>{boardsInWords(boards)}</span>}
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

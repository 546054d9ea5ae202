import type { BoardPlayed } from '@overtrick/protocol/account';
import { makeContract } from '@overtrick/rules/auction/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../account/account.ts';
import { ownBoards } from '../account/api.ts';
import { ResultMark } from '../deal/ResultMark.tsx';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import { Plot } from '../design/Plot.tsx';
import prose from '../design/Prose.module.css';
import { save } from '../device/save.ts';
import { findGame, GAMES } from '../games/list.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { ByGame } from './ByGame.tsx';
import {
  beyondPar,
  type Filter,
  filtered,
  HEIGHTS,
  makeCsv,
  netOf,
  type OwnBoard,
  RESULTS,
  ROLES,
  runningSums,
  searched,
} from './board.ts';
import styles from './History.module.css';
import { Select } from './Select.tsx';
import { forgetBoards, useHistory, withAccount } from './store.ts';

const PAGE = 50;
/** More bars than these cannot be told apart. */
const MOST_BARS = 60;

/** The boards that the visitor has played: their results, and a link to each. */
export default function HistoryPage() {
  const own = useHistory(({ boards }) => boards);
  const name = useAccount((account) => account.name);
  const [account, setAccount] = useState<readonly BoardPlayed[]>([]);
  const [filter, setFilter] = useState<Filter>({});
  useTitle(boardText.history.title);
  useEffect(() => {
    if (name !== undefined) void ownBoards().then((boards) => setAccount(boards ?? []));
  }, [name]);
  const all = useMemo(() => withAccount(own, account), [own, account]);
  const [wanted, setWanted] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const boards = searched(filtered(all, filter), wanted, wordsOf);
  const words = boardText.history;
  return (
    <Page narrow={all.length === 0}>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <p className={prose.soft}>{words.intro}</p>
        {all.length === 0 ? (
          <>
            <p>{words.none}</p>
            <p className={form.buttons}>
              <Link href="/" className={`${button.button} ${button.main}`}>
                {text.lobby.play}
              </Link>
              <Link href="/challenges" className={button.button}>
                {text.challenge.todayGo}
              </Link>
            </p>
          </>
        ) : (
          <>
            <Field
              label={words.search}
              type="search"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
            <Filters boards={all} filter={filter} onChange={setFilter} />
            <p ref={status} role="status" tabIndex={-1}>
              {boards.length === 0 ? words.nothing : words.shown(boards.length, all.length)}
            </p>
            {boards.length === 0 && (
              <p>
                <Button
                  onClick={() => {
                    setFilter({});
                    setWanted('');
                    status.current?.focus();
                  }}
                >
                  {words.clear}
                </Button>
              </p>
            )}
            {boards.length > 1 && <Plots boards={boards.toReversed()} />}
            {boards.length > 1 && <ByGame boards={boards.toReversed()} />}
            {boards.length > 0 && <Boards boards={boards} />}
            <Keeping boards={all} />
          </>
        )}
      </div>
    </Page>
  );
}

/** Lists the words for a board: its game, the contract as written and as read aloud, the declaring seat, the date. */
function wordsOf({ game, deal, contract, at }: OwnBoard): string {
  const called = contract && `${makeContract(contract)} ${text.guide.contract(contract)}`;
  return [
    findGame(game)?.name ?? game,
    text.account.dealCalled(deal),
    called,
    boardText.history.date(at),
  ].join(' ');
}

interface FiltersProps {
  readonly boards: readonly OwnBoard[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

function Filters({ boards, filter, onChange }: FiltersProps) {
  const words = boardText.history;
  const games = GAMES.filter(({ id }) => boards.some(({ game }) => game === id));
  return (
    <fieldset className={styles.filters}>
      <legend className="hidden-text">{words.filters}</legend>
      <Select
        label={words.game}
        values={games.map(({ id }) => id)}
        value={filter.game}
        labelOf={(id) => findGame(id)?.name ?? id}
        onChange={(game) => onChange({ ...filter, game })}
      />
      <Select
        label={words.role}
        values={ROLES}
        value={filter.role}
        labelOf={(role) => words.roles[role]}
        onChange={(role) => onChange({ ...filter, role })}
      />
      <Select
        label={words.height}
        values={HEIGHTS}
        value={filter.height}
        labelOf={(height) => words.heights[height]}
        onChange={(height) => onChange({ ...filter, height })}
      />
      <Select
        label={words.result}
        values={RESULTS}
        value={filter.result}
        labelOf={(result) => words.results[result]}
        onChange={(result) => onChange({ ...filter, result })}
      />
    </fieldset>
  );
}

/** @param boards the first board first */
function Plots({ boards }: { readonly boards: readonly OwnBoard[] }) {
  const words = boardText.history;
  const beyond = boards.flatMap((board) => beyondPar(board) ?? []).slice(-MOST_BARS);
  return (
    <div className={styles.plots}>
      <Plot label={words.plotNet} look="line" values={runningSums(boards.map(netOf))} />
      {beyond.length > 1 && (
        <Plot
          label={words.plotPar}
          look="bars"
          values={beyond}
          note={words.average(beyond.reduce((sum, value) => sum + value, 0) / beyond.length)}
        />
      )}
    </div>
  );
}

function Boards({ boards }: { readonly boards: readonly OwnBoard[] }) {
  const [most, setMost] = useState(PAGE);
  const words = boardText.history;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.game}</th>
              <th scope="col">{words.height}</th>
              <th scope="col">{words.role}</th>
              <th scope="col">{words.net}</th>
              <th scope="col">{words.againstPar}</th>
              <th scope="col">{words.when}</th>
            </tr>
          </thead>
          <tbody>
            {boards.slice(0, most).map((board) => {
              const beyond = beyondPar(board);
              return (
                <tr key={`${board.table} ${board.deal}`}>
                  <th scope="row">
                    <Link href={`/board/${board.table}/${board.deal}`}>
                      {findGame(board.game)?.name ?? board.game}, {text.account.dealCalled(board.deal)}
                    </Link>
                  </th>
                  <td>
                    <ResultMark contract={board.contract} tricks={board.tricks} />
                  </td>
                  <td>{words.roles[board.role]}</td>
                  <td>{words.signed(netOf(board))}</td>
                  <td>{beyond === undefined ? '–' : words.signed(beyond)}</td>
                  <td>{words.date(board.at)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {boards.length > most && <Button onClick={() => setMost(most + PAGE)}>{words.more}</Button>}
    </>
  );
}

/** Buttons to export all boards, and to delete them. */
function Keeping({ boards }: { readonly boards: readonly OwnBoard[] }) {
  const [asks, setAsks] = useState(false);
  const words = boardText.history;
  const json = () => new Blob([JSON.stringify(boards, undefined, 1)], { type: 'application/json' });
  return (
    <section className={styles.keeping} aria-labelledby="keep">
      <h2 id="keep">{words.export}</h2>
      <div className={form.buttons}>
        <Button
          onClick={() => save(new Blob([makeCsv(boards)], { type: 'text/csv' }), 'overtrick-boards.csv')}
        >
          {words.csv}
        </Button>
        <Button onClick={() => save(json(), 'overtrick-boards.json')}>{words.json}</Button>
        <Button look="quiet" onClick={() => setAsks(true)}>
          {words.forget}
        </Button>
      </div>
      {asks && (
        <Dialog title={words.forgetTitle} onClose={() => setAsks(false)}>
          <p>{words.forgetWhy}</p>
          <div className={form.buttons}>
            <Button
              look="main"
              onClick={() => {
                forgetBoards();
                setAsks(false);
              }}
            >
              {words.forgetYes}
            </Button>
            <Button onClick={() => setAsks(false)}>{words.forgetNo}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

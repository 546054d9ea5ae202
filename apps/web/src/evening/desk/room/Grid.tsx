import type { GridCell, TournamentView } from '@overtrick/evening/view';
import { Choice } from '../../../design/Choice.tsx';
import { Scroll } from '../../../design/Scroll.tsx';
import { eveningText } from '../../../text/evening.ts';
import { labelOf, lineInWords } from '../../names.ts';
import { numbered, upTo } from '../../numbered.ts';
import styles from '../Desk.module.css';
import { filterOf, GRID_FILTERS, type GridFilter } from './gridFilter.ts';
import { moveInGrid } from './gridKeys.ts';

interface GridProps {
  readonly view: TournamentView;
  /** The minutes that each place is behind the clock; empty where no clock runs. */
  readonly behind: ReadonlyMap<string, number>;
  readonly filter: GridFilter;
  readonly onFilter: (filter: GridFilter) => void;
  readonly onLine: (line: string) => void;
}

/**
 * The room: places by rounds, each board a letter; a press opens the slot. A filter hides the other boards, and places
 * without any match.
 */
export function Grid({ view, behind, filter, onFilter, onLine }: GridProps) {
  const { desk } = view;
  const words = eveningText.desk;
  if (desk === undefined || desk.grid.length === 0) return <p>{words.noPlan}</p>;
  const rounds = Math.max(...desk.grid.map((place) => place.rounds.length));
  const isShown = filterOf(desk, filter);
  const places = desk.grid.filter((place) => filter === 'all' || place.rounds.flat().some(isShown));
  const first = places[0]?.rounds.flat().find(isShown);
  return (
    <>
      <Choice
        label={words.filter}
        values={GRID_FILTERS}
        value={filter}
        onChange={onFilter}
        labelOf={(one) => words.filters[one]}
      />
      {places.length === 0 && <p role="status">{words.noneSuch}</p>}
      <Scroll label={words.room}>
        <table className={styles.grid} onKeyDown={moveInGrid}>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              {upTo(rounds).map((round) => (
                <th key={round} scope="col">
                  {round}
                </th>
              ))}
              {behind.size > 0 && <th scope="col">{words.behind}</th>}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.place}>
                <th scope="row">{place.place}</th>
                {numbered(place.rounds).map(({ number, item: cells }) => (
                  <td key={number}>
                    <span className={styles.cells}>
                      {cells.map((cell) =>
                        isShown(cell) ? (
                          <Cell
                            key={cell.line}
                            view={view}
                            cell={cell}
                            isFirst={cell === first}
                            onLine={onLine}
                          />
                        ) : (
                          <span key={cell.line} className={styles.noCell} />
                        ),
                      )}
                    </span>
                  </td>
                ))}
                {behind.size > 0 && <td>{words.minutes(behind.get(place.place) ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className={styles.legend}>
        {Object.entries(words.marks)
          .filter(([state]) => state !== 'settled' && state !== 'missing')
          .map(([state, mark]) => (
            <span key={state}>
              <b data-state={state}>{mark}</b> {eveningText.states[state as keyof typeof eveningText.states]}
            </span>
          ))}
        <span>
          <b data-doubted="true">?</b> {words.doubted}
        </span>
      </p>
    </>
  );
}

interface CellProps extends Pick<GridProps, 'view' | 'onLine'> {
  readonly cell: GridCell;
  /** True for the board at which the Tab key enters the room. */
  readonly isFirst: boolean;
}

function Cell({ view, cell, isFirst, onLine }: CellProps) {
  const words = eveningText.desk;
  const mark = cell.isDoubted ? '?' : words.marks[cell.state];
  const said = [
    lineInWords(cell.line),
    cell.ns && cell.ew && `${labelOf(view, cell.ns)} – ${labelOf(view, cell.ew)}`,
    eveningText.states[cell.state],
    cell.result,
    cell.isDoubted && words.doubted,
  ];
  return (
    <button
      type="button"
      className={styles.cell}
      data-cell
      tabIndex={isFirst ? 0 : -1}
      data-state={cell.state}
      data-doubted={cell.isDoubted}
      aria-label={said.filter(Boolean).join(', ')}
      title={said.filter(Boolean).join('\n')}
      onClick={() => onLine(cell.line)}
    >
      {mark}
    </button>
  );
}

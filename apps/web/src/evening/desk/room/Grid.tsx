import type { GridCell, TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Choice } from '../../../design/Choice.tsx';
import { Field } from '../../../design/Field.tsx';
import { Scroll } from '../../../design/Scroll.tsx';
import { eveningText } from '../../../text/evening.ts';
import { labelOf, lineInWords } from '../../names.ts';
import { numbered, upTo } from '../../numbered.ts';
import styles from '../Desk.module.css';
import { filterOf, GRID_FILTERS, type GridFilter } from './gridFilter.ts';
import { moveInGrid } from './gridKeys.ts';
import { quietOf, type RoomSection, searchOf, sectionsOf } from './places.ts';

interface GridProps {
  readonly view: TournamentView;
  /** The minutes that each place is behind the clock; empty where no clock runs. */
  readonly behind: ReadonlyMap<string, number>;
  readonly filter: GridFilter;
  readonly onFilter: (filter: GridFilter) => void;
  readonly onLine: (line: string) => void;
}

/** A room with more places than this has a search. */
const MOST_UNSEARCHED = 8;
const ALL = 'all';

/**
 * The room: each section's places by rounds, each board a letter; a press opens the slot. A filter and a search hide
 * the other boards, and places without any match. In a large section only the rounds in play have all their boards.
 */
export function Grid({ view, behind, filter, onFilter, onLine }: GridProps) {
  const { desk } = view;
  const words = eveningText.desk;
  const [search, setSearch] = useState('');
  const [section, setSection] = useState(ALL);
  if (desk === undefined || desk.grid.length === 0) return <p>{words.noPlan}</p>;
  const sections = sectionsOf(desk.grid);
  const isOfFilter = filterOf(desk, filter);
  const isFound = searchOf(view, search);
  const isShown: IsShown = (place, cell) => isOfFilter(cell) && isFound(place, cell);
  const isAll = filter === 'all' && search.trim() === '';
  const shown = sections
    .filter(
      (one) => section === ALL || one.section === section || !sections.some((of) => of.section === section),
    )
    .map((one) => ({
      ...one,
      places: isAll
        ? one.places
        : one.places.filter(({ place, rounds }) => rounds.flat().some((cell) => isShown(place, cell))),
      ...(!isAll && { open: new Set(upTo(one.rounds)) }),
    }))
    .filter(({ places }) => places.length > 0);
  const [top] = shown[0]?.places ?? [];
  const first = top?.rounds.flat().find((cell) => isShown(top.place, cell))?.line;
  return (
    <>
      <div className={styles.filters}>
        <Choice
          label={words.filter}
          values={GRID_FILTERS}
          value={filter}
          onChange={onFilter}
          labelOf={(one) => words.filters[one]}
        />
        {sections.length > 1 && (
          <Choice
            label={words.section}
            values={[ALL, ...sections.map((one) => one.section)]}
            value={section}
            onChange={setSection}
            labelOf={(one) => (one === ALL ? words.filters.all : one)}
          />
        )}
        {desk.grid.length > MOST_UNSEARCHED && (
          <Field
            label={words.search}
            type="search"
            data-search
            value={search}
            autoComplete="off"
            placeholder={words.searchExample}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </div>
      {shown.length === 0 && <p role="status">{words.noneSuch}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div className={styles.sections} role="group" aria-label={words.room} onKeyDown={moveInGrid}>
        {shown.map((one) => (
          <SectionGrid
            key={one.section}
            view={view}
            section={one}
            isAlone={sections.length === 1}
            behind={behind}
            isShown={isShown}
            first={first}
            onLine={onLine}
          />
        ))}
      </div>
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

type IsShown = (place: string, cell: GridCell) => boolean;

interface SectionProps extends Pick<GridProps, 'view' | 'behind' | 'onLine'> {
  readonly section: RoomSection;
  /** True if the room has no other section. */
  readonly isAlone: boolean;
  readonly isShown: IsShown;
  /** The line of the board at which the Tab key enters the room. */
  readonly first: string | undefined;
}

/** The table of a section; a press on a folded round opens it, and folds it again. */
function SectionGrid({ view, section: of, isAlone, behind, isShown, first, onLine }: SectionProps) {
  const words = eveningText.desk;
  const { section, places, rounds, open } = of;
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const isOpen = (round: number) => open.has(round) !== turned.has(round);
  const isFolding = open.size < rounds;
  const turn = (round: number) =>
    setTurned(
      (before) => new Set([...before].filter((one) => one !== round).concat(before.has(round) ? [] : round)),
    );
  return (
    <Scroll label={isAlone ? words.room : words.roomOf(section)}>
      <table className={styles.grid} data-large={isFolding || !isAlone}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            {upTo(rounds).map((round) => (
              <th key={round} scope="col">
                {isFolding ? (
                  <button
                    type="button"
                    className={styles.round}
                    aria-expanded={isOpen(round)}
                    aria-label={words.boardsOf(round)}
                    onClick={() => turn(round)}
                  >
                    {round}
                  </button>
                ) : (
                  round
                )}
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
                  {isOpen(number) || quietOf(cells) === undefined ? (
                    <span className={styles.cells}>
                      {cells.map((cell) =>
                        isShown(place.place, cell) ? (
                          <Cell
                            key={cell.line}
                            view={view}
                            cell={cell}
                            isFirst={cell.line === first}
                            onLine={onLine}
                          />
                        ) : (
                          <span key={cell.line} className={styles.noCell} />
                        ),
                      )}
                    </span>
                  ) : (
                    <Folded cells={cells} />
                  )}
                </td>
              ))}
              {behind.size > 0 && <td>{words.minutes(behind.get(place.place) ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** One mark for the boards of a table in a folded round; nothing where the table does not play. */
function Folded({ cells }: { readonly cells: readonly GridCell[] }) {
  const state = quietOf(cells);
  if (state === undefined || cells.length === 0) return null;
  const { marks } = eveningText.desk;
  return (
    <span className={styles.folded} data-state={state} role="img" aria-label={eveningText.states[state]}>
      {marks[state]}
    </span>
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

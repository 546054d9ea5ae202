import type { SectionView, SittingView, TournamentView } from '@overtrick/evening/view';
import { Scroll } from '../../design/Scroll.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { meetingNumbers } from '../meetings.ts';
import { numbered, upTo } from '../numbered.ts';
import { rangesOf } from '../ranges.ts';

interface PlanTableProps {
  readonly view: TournamentView;
  readonly section: SectionView;
}

/** The plan of a section as it is now: who meets whom with which boards. */
export function PlanTable({ view, section: { section, rounds, tables } }: PlanTableProps) {
  const words = eveningText.plan;
  return (
    <Scroll label={words.table(section)}>
      <table className={desk.plan}>
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            {upTo(tables).map((table) => (
              <th key={table} scope="col">
                {`${section}${table}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rounds).map(({ number, item }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {upTo(tables).map((table) => (
                <td key={table}>{sittingText(view, item[table - 1])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function sittingText(view: TournamentView, sitting: SittingView | undefined): string {
  const words = eveningText.plan;
  return meetingNumbers(view, sitting)
    .map(({ sides: [first = '', ...others], boards }) =>
      boards.length > 0
        ? words.meets(first, others.join('–'), rangesOf(boards))
        : words.sits([first, ...others].join(', ')),
    )
    .join('; ');
}

import type { SectionView, SittingView, TournamentView } from '@overtrick/evening/view';
import { Scroll } from '../../design/Scroll.tsx';
import { eveningText } from '../../text/evening.ts';
import desk from '../desk/Desk.module.css';
import { numberOf } from '../names.ts';
import { numbered, upTo } from '../numbered.ts';

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
  const { ns, ew, boards = [] } = sitting ?? {};
  const [first] = boards;
  const words = eveningText.plan;
  if (ns !== undefined && ew !== undefined && first !== undefined)
    return words.meets(
      numberOf(view, ns),
      numberOf(view, ew),
      boards.length === 1 ? `${first}` : `${first}–${boards.at(-1)}`,
    );
  const there = [ns, ew].flatMap((id) => (id === undefined ? [] : [numberOf(view, id)]));
  return there.length === 0 ? '' : words.sits(there.join(', '));
}

import { type AuditOf, auditOf } from '@overtrick/evening/desk/audit';
import type { GridCell, TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Choice } from '../../design/Choice.tsx';
import { eveningText } from '../../text/evening.ts';
import { labelOf } from '../names.ts';
import { entryInWords } from '../subjects/entryInWords.ts';
import { deviceInWords } from '../subjects/keys.ts';
import { useEvening } from '../useEvening.tsx';
import desk from './Desk.module.css';

interface AuditProps {
  readonly view: TournamentView;
  readonly cell: GridCell;
}

/** The log about a line, those who meet on it, or a device that spoke on it. For a director who does not play. */
export function Audit({ view, cell }: AuditProps) {
  const entries = useEvening((state) => state.entries);
  const [about, setAbout] = useState('line');
  if (entries === undefined) return null;
  const words = eveningText.audit;
  const { line, ns, ew } = cell;
  const spoke = new Set(auditOf(entries, { line }).map(({ entry }) => entry.by));
  const asked = new Map<string, { readonly of: AuditOf; readonly label: string }>([
    ['line', { of: { line }, label: words.line }],
    ...[ns, ew].flatMap((id) =>
      id === undefined ? [] : [[id, { of: { contestant: id }, label: labelOf(view, id) }] as const],
    ),
    ...[...spoke]
      .filter((key) => key > 0)
      .map((key) => [`key ${key}`, { of: { key }, label: words.device(whoOf(view, key)) }] as const),
  ]);
  const { of } = asked.get(about) ?? { of: { line } };
  return (
    <details className={desk.audit}>
      <summary>{words.title}</summary>
      <Choice
        label={words.about}
        values={[...asked.keys()]}
        value={about}
        onChange={setAbout}
        labelOf={(one) => asked.get(one)?.label}
        stacked
      />
      <ol>
        {auditOf(entries, of).map(({ number, entry }) => (
          <li key={number}>
            <span className={desk.soft}>
              {words.at(entry.at)} · {whoOf(view, entry.by)}
              {about !== 'line' && 'line' in entry && ` · ${entry.line}`}
            </span>
            <br />
            {entryInWords(view, entry)}
          </li>
        ))}
      </ol>
    </details>
  );
}

function whoOf(view: TournamentView, number: number): string {
  const key = view.desk?.keys.find((one) => one.number === number);
  return key === undefined ? eveningText.audit.keeper : deviceInWords(view, key);
}

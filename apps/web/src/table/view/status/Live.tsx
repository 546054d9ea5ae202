import { useTable } from '../../ctrl/context.ts';
import { hasMoreToSay } from '../../state/model.ts';

/** The lines of a screen reader as things happen, each once. */
export function Live() {
  const lines = useTable((model) => model.lines);
  const hasMore = useTable(hasMoreToSay);
  return (
    <div className="hidden-text" role="log" aria-live="polite" aria-relevant="additions" data-more={hasMore}>
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

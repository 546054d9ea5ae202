import { useTable } from '../../ctrl/context.ts';

/** The lines of a screen reader as things happen, each once. */
export function Live() {
  const lines = useTable((model) => model.lines);
  return (
    <div className="hidden-text" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

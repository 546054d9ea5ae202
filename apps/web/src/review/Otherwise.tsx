import { Link } from 'wouter';
import { text } from '../text/text.ts';
import type { Read } from './read/messages.ts';

/** The end of looking for a board; `missing` where there is none. */
export type Found = Read | 'missing';

/** Stands where a board would, while it is read and where it cannot be. */
export function Otherwise({ found }: { readonly found: Found | undefined }) {
  if (found === undefined) return <p role="status">{text.review.loading}</p>;
  const why =
    typeof found === 'object' && found.kind === 'failed'
      ? text.review.broken(found.why)
      : text.review.missing;
  return (
    <div className="stack">
      <h1>{text.review.analyse}</h1>
      <p role="alert">{why}</p>
      <p>
        <Link href="/analyse">{text.review.another}</Link>
      </p>
    </div>
  );
}

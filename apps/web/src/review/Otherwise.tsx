import { Link } from 'wouter';
import { boardText } from '../text/boards.ts';
import type { ReaderAnswer } from './read/messages.ts';

/** The result of looking for a board; `missing` if there is none. */
export type BoardSearch = ReaderAnswer | 'missing';

/** Stands where a board would, while it is read and where it cannot be. */
export function Otherwise({ found }: { readonly found: BoardSearch | undefined }) {
  if (found === undefined) return <p role="status">{boardText.review.loading}</p>;
  const why =
    typeof found === 'object' && found.kind === 'failed'
      ? boardText.review.broken(found.why)
      : boardText.review.missing;
  return (
    <div className="stack">
      <h1>{boardText.review.analyse}</h1>
      <p role="alert">{why}</p>
      <p>
        <Link href="/analyse">{boardText.review.another}</Link>
      </p>
    </div>
  );
}

import { AuctionTable } from '../deal/auction/AuctionTable.tsx';
import { CallMark } from '../deal/auction/CallMark.tsx';
import { Scroll } from '../design/Scroll.tsx';
import { boardText } from '../text/boards.ts';
import { OF_BOTS, text } from '../text/text.ts';
import styles from './Review.module.css';
import type { BoardPageData } from './read/messages.ts';

export interface AuctionProps {
  readonly shown: BoardPageData;
  /** The meanings of calls as the computer players bid, by their number. */
  readonly meanings: Readonly<Record<number, string>>;
  readonly at: number;
  readonly to: (index: number) => void;
}

/** The auction, and what each call says: in its players' own words where there are some. */
export function Auction({ shown, meanings, at, to }: AuctionProps) {
  const { view, calls, skipped, told } = shown;
  if (view.calls.length === 0) return null;
  const words = boardText.review;
  const own = (i: number): string | undefined => told.meanings?.[i + skipped];
  const isKnown = view.calls.some((_, i) => own(i) !== undefined || meanings[i] !== undefined);
  return (
    <section className={styles.part} aria-labelledby="auction">
      <h2 id="auction">{words.auction}</h2>
      <AuctionTable
        state={{ view }}
        mark={({ call }, i) => {
          const index = calls[i] ?? 0;
          return (
            <button
              type="button"
              className={styles.card}
              aria-pressed={at === index + 1}
              onClick={() => to(index + 1)}
            >
              <CallMark call={call} />
            </button>
          );
        }}
      />
      {isKnown && (
        <Scroll label={words.auction}>
          <ol className={styles.meanings}>
            {view.calls.map(({ seat, call }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the calls stay what they are
              <li key={i} data-on={at === (calls[i] ?? 0) + 1}>
                <b>
                  {text.seats[seat]} <CallMark call={call} />
                </b>{' '}
                {own(i) ??
                  (meanings[i] === undefined ? words.noMeaning : <span {...OF_BOTS}>{meanings[i]}</span>)}
              </li>
            ))}
          </ol>
        </Scroll>
      )}
    </section>
  );
}

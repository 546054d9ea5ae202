import { Button } from '../design/Button.tsx';
import prose from '../design/Prose.module.css';
import { useChallenges } from '../device/challenges.ts';
import { prefer, usePreferences } from '../device/preferences.ts';
import { playedIn, useKeys } from '../device/tournaments.ts';
import { findGame } from '../games/list.ts';
import { text } from '../text/text.ts';
import styles from './Challenge.module.css';
import { LEAST_BOARDS, type OwnRating } from './ratings.ts';
import { useRatings } from './useRatings.ts';

/** The visitor's ratings by comparison, on demand: this device computes them and keeps them private. */
export function Ratings() {
  const isWanted = usePreferences(({ ratings }) => ratings);
  const hasTaken = useChallenges(({ taken }) => taken.length > 0);
  const hasPlayed = useKeys(({ keys }) => playedIn(keys).length > 0);
  const words = text.challenge.ratings;
  if (!hasTaken && !hasPlayed) return null;
  return (
    <section className={styles.part} aria-labelledby="ratings">
      <h2 id="ratings">{words.title}</h2>
      <p>{words.intro}</p>
      {isWanted && <Worked />}
      <Button onClick={() => prefer({ ratings: !isWanted })}>{isWanted ? words.hide : words.show}</Button>
    </section>
  );
}

function Worked() {
  const rated = useRatings();
  const words = text.challenge.ratings;
  if (rated === undefined) return <p role="status">{words.busy}</p>;
  if (rated.length === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.challenge.game}</th>
            <th scope="col">{words.rating}</th>
            <th scope="col">{text.challenge.boards}</th>
          </tr>
        </thead>
        <tbody>
          {rated.map((own) => (
            <tr key={`${own.game} ${own.isBidding} ${own.partner}`}>
              <th scope="row">{nameOf(own)}</th>
              <td>{shownOf(own)}</td>
              <td>{own.boards}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={prose.soft}>{words.note}</p>
    </>
  );
}

function nameOf({ game, isBidding, partner }: OwnRating): string {
  const words = text.challenge.ratings;
  const name = findGame(game)?.name ?? game;
  const kind = isBidding ? words.bidding(name) : name;
  return partner === undefined ? kind : words.with(kind, partner);
}

/** Writes the rating and its range; for too few boards, the number still needed. */
function shownOf({ rating, deviation, boards }: OwnRating): string {
  const words = text.challenge.ratings;
  if (boards < LEAST_BOARDS) return words.few(LEAST_BOARDS - boards);
  const [low, middle, high] = [-2, 0, 2].map((times) => String(Math.round(rating + times * deviation)));
  return words.value(middle ?? '', low ?? '', high ?? '');
}

import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import { daysInARow, ownIn, useChallenges } from '../device/challenges.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { isFinished } from './api.ts';
import styles from './Challenge.module.css';
import { Standing } from './Standing.tsx';
import { useField } from './useField.ts';
import { useDay } from './useOverview.ts';

/** The board of the day: the people who have played it, the visitor's place, and their number of days in a row. */
export function DayPart({ onGo }: { readonly onGo: () => void }) {
  const day = useDay();
  const taken = useChallenges((kept) => kept.taken);
  const field = useField(day);
  const words = text.challenge;
  const row = daysInARow(taken, day?.day ?? new Date().toISOString().slice(0, 10));
  const own = day && ownIn(day.challenge);
  return (
    <section className={styles.part} aria-labelledby="today">
      <h2 id="today">{words.today}</h2>
      <p>{words.todayIntro}</p>
      {day && own && <Standing told={day} />}
      {field && (
        <p role="status" className={styles.row}>
          {words.inField(boardText.review.mp(field.score), field.place, field.of)}
        </p>
      )}
      {row > 0 && <p className={styles.row}>{words.inARow(row)}</p>}
      {day && own ? (
        <Link
          href={isFinished(day) ? `/challenge/${day.challenge}` : `/t/${own.table}`}
          className={`${button.button} ${button.main} ${styles.go}`}
        >
          {isFinished(day) ? words.back : words.goOn}
        </Link>
      ) : (
        <Button look="main" onClick={onGo}>
          {words.todayGo}
        </Button>
      )}
    </section>
  );
}

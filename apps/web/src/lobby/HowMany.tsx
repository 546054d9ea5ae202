import { text } from '../text/text.ts';
import styles from './HowMany.module.css';

const COUNTS = [1, 2, 3, 4] as const;

/** Chairs round a table from above, in the order in which friends take them: partners first. */
const CHAIRS = [
  { x: 15, y: 35, width: 18, height: 8 },
  { x: 15, y: 5, width: 18, height: 8 },
  { x: 5, y: 15, width: 8, height: 18 },
  { x: 35, y: 15, width: 8, height: 18 },
] as const;

const Chairs = ({ taken }: { readonly taken: number }) => (
  <svg className={styles.chairs} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {CHAIRS.map((chair, i) => (
      <rect
        key={`${chair.x} ${chair.y}`}
        {...chair}
        rx="3"
        className={i < taken ? styles.taken : styles.free}
      />
    ))}
    <rect x="15" y="15" width="18" height="18" rx="3" className={styles.table} />
  </svg>
);

export interface HowManyProps {
  readonly people: number;
  readonly onChange: (people: number) => void;
}

export const HowMany = ({ people, onChange }: HowManyProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      <h1 className={styles.title}>{text.lobby.howMany}</h1>
    </legend>
    <div className={styles.tiles}>
      {COUNTS.map((count) => (
        <label key={count} className={styles.tile}>
          <input
            type="radio"
            name="people"
            className="under"
            checked={count === people}
            onChange={() => onChange(count)}
          />
          <Chairs taken={count} />
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span className="hidden-text">{text.lobby.people(count)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

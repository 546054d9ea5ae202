import styles from './Plot.module.css';

const WIDTH = 96;
const HEIGHT = 28;

export interface SparkProps {
  /** The course in words, for who does not see it. */
  readonly label: string;
  readonly values: readonly number[];
}

/** The course of some values as a line among words, with the line at 0. */
export function Spark({ label, values }: SparkProps) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const y = (value: number): number => HEIGHT - ((value - low) / Math.max(1, high - low)) * HEIGHT;
  const step = WIDTH / Math.max(1, values.length - 1);
  return (
    <svg
      className={styles.spark}
      viewBox={`-2 -3 ${WIDTH + 4} ${HEIGHT + 6}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <line className={styles.zero} x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
      <polyline
        className={styles.line}
        points={values.map((value, i) => `${(i * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
      />
    </svg>
  );
}

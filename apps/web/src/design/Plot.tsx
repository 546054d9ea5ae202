import { boardText } from '../text/boards.ts';
import styles from './Plot.module.css';

export interface PlotProps {
  readonly label: string;
  readonly values: readonly number[];
  /** A line through them, or a bar for each. */
  readonly look: 'line' | 'bars';
  readonly note?: string;
}

const WIDTH = 320;
const HEIGHT = 90;

/** A small plot; words beside it say the same. */
export function Plot({ label, values, look, note }: PlotProps) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const y = (value: number): number => HEIGHT - ((value - low) / Math.max(1, high - low)) * HEIGHT;
  const step = WIDTH / Math.max(1, values.length - (look === 'line' ? 1 : 0));
  const last = values.at(-1) ?? 0;
  return (
    <figure className={styles.plot}>
      <figcaption>
        {label}
        <span className={styles.note}>
          {' '}
          {note ?? boardText.history.plotWords(values[0] ?? 0, last, low, high)}
        </span>
      </figcaption>
      <svg
        viewBox={`-2 -4 ${WIDTH + 4} ${HEIGHT + 8}`}
        role="img"
        aria-label={label}
        preserveAspectRatio="none"
      >
        <line className={styles.zero} x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
        {look === 'line' ? (
          <polyline
            className={styles.line}
            points={values.map((value, i) => `${(i * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
          />
        ) : (
          values.map((value, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars stand where their boards are
              key={i}
              className={value < 0 ? styles.below : styles.above}
              x={i * step + step * 0.1}
              width={step * 0.8}
              y={Math.min(y(0), y(value))}
              height={Math.max(1, Math.abs(y(value) - y(0)))}
            />
          ))
        )}
      </svg>
    </figure>
  );
}

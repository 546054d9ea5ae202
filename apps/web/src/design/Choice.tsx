import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps<T extends string> {
  readonly label: ReactNode;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly labelOf: (value: T) => ReactNode;
  readonly help?: string;
  /** One under the other, for long labels. */
  readonly stacked?: boolean;
}

/** A choice of one of a few values, all visible: a group of radio buttons. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, values, value, onChange, labelOf, help, stacked = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={help === undefined ? undefined : `${name}help`}>
      <legend className={styles.label}>{label}</legend>
      <div className={stacked ? styles.stack : styles.row}>
        {values.map((one) => (
          <label key={one} className={styles.option}>
            <input
              type="radio"
              className="under"
              name={name}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{labelOf(one)}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${name}help`} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
